/** What this browser remembers: the name, the language, the colours, the token. */

export type Scheme = "auto" | "light" | "dark";
export type Language = "en" | "de" | "ru";
export const LANGUAGES: readonly Language[] = ["en", "de", "ru"];
export const SCHEMES: readonly Scheme[] = ["auto", "light", "dark"];

interface Kept {
  nickname: string;
  /** A toy's number, drawn once: names a person who has not said a name. */
  toy: number;
  language: Language | "";
  scheme: Scheme;
  sound: boolean;
  token: string;
  bots: number;
  level: string;
  /** The table where this person sat last. */
  table: string;
  /** Whether single letters open help, menu and log. */
  keys: boolean;
}

const KEY = "spielkiste";
export const TOYS = 8;

const fresh = (): Kept => ({
  nickname: "",
  toy: 1 + Math.floor(Math.random() * TOYS),
  language: "",
  scheme: "auto",
  sound: false,
  token: "",
  bots: 2,
  level: "easy",
  table: "",
  keys: true,
});

/** What was kept, field by field, ignoring anything of another type. */
function read(): Kept {
  const kept = fresh();
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    for (const name of Object.keys(kept) as (keyof Kept)[]) {
      if (typeof found[name] === typeof kept[name])
        Object.assign(kept, { [name]: found[name] });
    }
  } catch {
    // no storage, or rubbish in it: start afresh
  }
  return kept;
}

export const prefs: Kept = $state(read());

/** Change what is remembered, here and in the browser's storage. */
export function keep(change: Partial<Kept>): void {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // private window: remembered until it closes
  }
  if ("scheme" in change) showScheme();
}

/** Put the chosen colours on the page and on the browser's own bar. */
export function showScheme(): void {
  const root = document.documentElement;
  if (prefs.scheme === "auto") delete root.dataset["scheme"];
  else root.dataset["scheme"] = prefs.scheme;
  const colours = { light: "#f6f1e7", dark: "#1f1d1a" };
  for (const meta of document.querySelectorAll<HTMLMetaElement>(
    "meta[name=theme-color]",
  )) {
    const own = meta.media.includes("dark") ? "dark" : "light";
    meta.content = colours[prefs.scheme === "auto" ? own : prefs.scheme];
  }
}

/** The kept language, or the first of the browser's languages that we speak. */
export function firstLanguage(
  wanted: readonly string[] = navigator.languages,
): Language {
  if (prefs.language && LANGUAGES.includes(prefs.language)) return prefs.language;
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}
