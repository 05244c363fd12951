/** Where the messages of each language lie; every file is loaded on demand. */

type Load = () => Promise<string>;

const page = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" });
const common = import.meta.glob<string>("../../../src/spielkiste/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
const games = import.meta.glob<string>("../../../src/spielkiste/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});

const LIBRARY = "../../../src/spielkiste";

const find = (files: Record<string, Load>, path: string): Load[] => {
  const load = files[path];
  return load ? [load] : [];
};

/** The sources of the page's own and the common messages. */
export function loadPage(language: string): Promise<string[]> {
  const loads = [
    ...find(page, `../texts/${language}.ftl`),
    ...find(common, `${LIBRARY}/texts/${language}.ftl`),
  ];
  return Promise.all(loads.map((load) => load()));
}

/** The sources of a game's messages; its help is a file of its own. */
export function loadGame(game: string, language: string, help: boolean): Promise<string[]> {
  const name = help ? `help.${language}` : language;
  const loads = find(games, `${LIBRARY}/games/${game}/texts/${name}.ftl`);
  return Promise.all(loads.map((load) => load()));
}
