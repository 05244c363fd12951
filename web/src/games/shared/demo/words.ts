/** Sentences without the page around them: for the demos and the tests. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Args, Translate } from "../../contract";

export const NAMES = ["Ann", "Bartholomäus", "Zoë", "Максим"];
const SEATS = ["player", "victim", "winner", "other"];

function named(args: Args): Args {
  const entries = Object.entries(args).map(([name, value]) => [
    name,
    SEATS.includes(name) ? (NAMES[Number(value)] ?? "") : value,
  ]);
  return Object.fromEntries(entries) as Args;
}

/**
 * Sentences in a language out of catalogues, texts by path; a key that is missing or
 * fails throws.
 */
export function translatorOf(
  files: Readonly<Record<string, string>>,
  language: string,
): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.endsWith(`/${language}.ftl`)) bundle.addResource(new FluentResource(text));
  }
  return (key, args = {}) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no message ${key} in ${language}`);
    return bundle.formatPattern(pattern, named(args));
  };
}
