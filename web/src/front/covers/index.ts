/** The picture on the lid of each game's box, loaded when it is first shown. */
import type { Component } from "svelte";
import { folderOf } from "../../lib/catalogues";

const covers = import.meta.glob<{ default: Component }>("./*.svelte");

/** The cover of a game, or null when none was drawn. */
export async function loadCover(game: string): Promise<Component | null> {
  const load = covers[`./${folderOf(game)}.svelte`];
  return load ? (await load()).default : null;
}
