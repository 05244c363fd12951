/** Schraube Locker's sentences without the page around it: for demo and tests. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Args, Translate } from "../../contract";

const FILES = import.meta.glob<string>(
  [
    "../texts/*.ftl",
    "../../../../../src/spielkiste/games/schraube_locker/texts/??.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
export const NAMES = ["Ann", "Bartholomäus", "Zoë", "Максим"];
const SEATS = ["player", "victim", "winner", "other"];

function named(args: Args): Args {
  const entries = Object.entries(args).map(([name, value]) => [
    name,
    SEATS.includes(name) ? (NAMES[Number(value)] ?? "") : value,
  ]);
  return Object.fromEntries(entries) as Args;
}

function bundleFor(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(FILES)) {
    if (path.endsWith(`/${language}.ftl`)) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

/** Sentences in a language; a key that is missing or fails throws. */
export function translatorFor(language: string): Translate {
  const bundle = bundleFor(language);
  return (key, args = {}) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no message ${key} in ${language}`);
    return bundle.formatPattern(pattern, named(args));
  };
}
