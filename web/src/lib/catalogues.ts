/** Where the messages of each language lie; every file is loaded on demand. */

type Load = () => Promise<string>;

const page = import.meta.glob<string>("../texts/*.ftl", {
  query: "?raw",
  import: "default",
});
const common = import.meta.glob<string>("../../../src/spielkiste/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
const games = import.meta.glob<string>("../../../src/spielkiste/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});

const boards = import.meta.glob<string>("../games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Titles and taglines of all games: enough for the front page. */
const lobby: Record<string, Load> = {
  en: async () => (await import("virtual:lobby/en")).default,
  de: async () => (await import("virtual:lobby/de")).default,
  ru: async () => (await import("virtual:lobby/ru")).default,
};

const LIBRARY = "../../../src/spielkiste";

const find = (files: Record<string, Load>, path: string): Load[] => {
  const load = files[path];
  return load ? [load] : [];
};

/** The sources of the page's own and the common messages, and the games' titles. */
export function loadPage(language: string): Promise<string[]> {
  const loads = [
    ...find(page, `../texts/${language}.ftl`),
    ...find(common, `${LIBRARY}/texts/${language}.ftl`),
    ...find(lobby, language),
  ];
  return Promise.all(loads.map((load) => load()));
}

/** The folder of a game: its name as Python can import it. */
export const folderOf = (game: string): string => game.replaceAll("-", "_");

/** Which of a game's messages: its own, those of its board, those of its help. */
export type Part = "rules" | "board" | "help";

/** The sources of one part of a game's messages. */
export function loadGame(
  game: string,
  language: string,
  part: Part,
): Promise<string[]> {
  const folder = folderOf(game);
  const own = `${LIBRARY}/games/${folder}/texts`;
  const loads = {
    rules: () => find(games, `${own}/${language}.ftl`),
    board: () => find(boards, `../games/${folder}/texts/${language}.ftl`),
    help: () => find(games, `${own}/help.${language}.ftl`),
  }[part]();
  return Promise.all(loads.map((load) => load()));
}
