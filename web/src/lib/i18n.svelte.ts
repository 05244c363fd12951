/** The page's words: one bundle of Fluent messages, exchanged on the spot. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { loadGame, loadPage } from "./catalogues";
import { firstLanguage, keep, type Language } from "./prefs.svelte";

export type Words = Record<string, FluentVariable>;

interface Chosen {
  language: Language;
  bundle: FluentBundle;
}

let chosen = $state.raw<Chosen>({ language: "en", bundle: new FluentBundle("en") });
const games = new Set<string>();
const helps = new Set<string>();

async function build(language: Language): Promise<FluentBundle> {
  const sources = await Promise.all([
    loadPage(language),
    ...[...games].map((game) => loadGame(game, language, false)),
    ...[...helps].map((game) => loadGame(game, language, true)),
  ]);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources.flat()) bundle.addResource(new FluentResource(source));
  return bundle;
}

let latest = 0;

/** Show the page in a language; an overtaken choice is dropped. */
async function show(language: Language): Promise<void> {
  const mine = ++latest;
  const bundle = await build(language);
  if (mine !== latest) return;
  chosen = { language, bundle };
  document.documentElement.lang = language;
}

/** Load the words for the first time. */
export const beginWords = (): Promise<void> => show(firstLanguage());

/** Switch the language and remember it. */
export async function chooseLanguage(language: Language): Promise<void> {
  keep({ language });
  await show(language);
}

/** Make sure that a game's words (and, if asked, its help) are in the bundle. */
export async function needGame(game: string, help = false): Promise<void> {
  const wanted = help ? helps : games;
  if (wanted.has(game)) return;
  wanted.add(game);
  await show(latest ? chosen.language : firstLanguage());
}

export const language = (): Language => chosen.language;

/** Whether there is a message (or an attribute of one) of that name. */
export function hasText(key: string): boolean {
  const [name = "", attribute] = key.split(".");
  const message = chosen.bundle.getMessage(name);
  return attribute ? Boolean(message?.attributes[attribute]) : Boolean(message?.value);
}

/** A sentence in the chosen language; `key.attribute` names an attribute. */
export function t(key: string, words?: Words): string {
  const [name = "", attribute] = key.split(".");
  const message = chosen.bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return `{${key}}`;
  return chosen.bundle.formatPattern(pattern, words ?? null, []);
}
