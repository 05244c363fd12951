/** Gives the front page the titles of all games without the rest of their words. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse, serialize } from "@fluent/syntax";
import type { Plugin } from "vite";

const NAME = /^virtual:lobby\/([a-z]+)$/;
const WANTED = /-(title|tagline)$/;

/** The messages of a catalogue that the front page shows, as a catalogue. */
function excerpt(source: string): string {
  const resource = parse(source, {});
  resource.body = resource.body.filter(
    (entry) => entry.type === "Message" && WANTED.test(entry.id.name),
  );
  return serialize(resource, {});
}

/** `virtual:lobby/LANGUAGE` is the text of a catalogue; `games` is their folder. */
export function lobbyTexts(games: string): Plugin {
  return {
    name: "lobby-texts",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      const language = NAME.exec(id.slice(1))?.[1];
      if (id[0] !== "\0" || !language) return undefined;
      const files = readdirSync(games)
        .sort()
        .map((game) => `${games}/${game}/texts/${language}.ftl`)
        .filter((file) => existsSync(file));
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => excerpt(readFileSync(file, "utf8"))).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
