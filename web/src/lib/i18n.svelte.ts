/** The page's words: one bundle of Fluent messages, exchanged on the spot. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { loadGame, loadPage, type Part } from "./catalogues";
import { firstLanguage, keep, type Language } from "./prefs.svelte";

export type Words = Record<string, FluentVariable>;

interface Chosen {
  language: Language;
  bundle: FluentBundle;
}

let chosen = $state.raw<Chosen>({ language: "en", bundle: new FluentBundle("en") });
const needed = new Map<string, { game: string; part: Part }>();

let wanted: Language = "en";
let latest = 0;
let running: Promise<void> = Promise.resolve();

async function build(language: Language): Promise<FluentBundle> {
  const sources = await Promise.all([
    loadPage(language),
    ...[...needed.values()].map(({ game, part }) => loadGame(game, language, part)),
  ]);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources.flat()) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Show what is wanted; an overtaken call waits for the one that overtook it. */
function show(): Promise<void> {
  const mine = ++latest;
  const language = wanted;
  running = build(language).then((bundle) => {
    if (mine !== latest) return running;
    chosen = { language, bundle };
    document.documentElement.lang = language;
    return undefined;
  });
  return running;
}

/** Load the words for the first time. */
export function beginWords(): Promise<void> {
  wanted = firstLanguage();
  return show();
}

/** Switch the language and remember it. */
export function chooseLanguage(language: Language): Promise<void> {
  keep({ language });
  wanted = language;
  return show();
}

/** Make sure that these parts of a game's words are in the bundle. */
export function needGame(game: string, ...parts: Part[]): Promise<void> {
  const missing = parts.filter((part) => !needed.has(`${game}/${part}`));
  for (const part of missing) needed.set(`${game}/${part}`, { game, part });
  return missing.length > 0 ? show() : running;
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
