/** The games the page can draw, each loaded when it is first needed. */
import type { GamePlugin } from "./contract";

const modules = import.meta.glob<{ default: GamePlugin }>("./*/index.ts");

/** Whether the page has a board for the game of this name. */
export const hasGame = (name: string): boolean => `./${name}/index.ts` in modules;

/** The game's board, help and marks. */
export async function loadPlugin(name: string): Promise<GamePlugin> {
  const load = modules[`./${name}/index.ts`];
  if (!load) throw new Error(`no board for ${name}`);
  return (await load()).default;
}
