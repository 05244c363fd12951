/** The games the page can draw, each loaded when it is first needed. */
import { folderOf } from "../lib/catalogues";
import type { GamePlugin } from "./contract";

const modules = import.meta.glob<{ default: GamePlugin }>("./*/index.ts");

const moduleOf = (name: string) => `./${folderOf(name)}/index.ts`;

/** Whether the page has a board for the game of this name. */
export const hasGame = (name: string): boolean => moduleOf(name) in modules;

/** The game's board, help and marks. */
export async function loadPlugin(name: string): Promise<GamePlugin> {
  const load = modules[moduleOf(name)];
  if (!load) throw new Error(`no board for ${name}`);
  return (await load()).default;
}
