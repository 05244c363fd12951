/** Lines become sentences: seats get names, the catalogues do the rest. */
import type { Line, TableView } from "../wire";
import { hasText, t } from "./i18n.svelte";

const SEATS: ReadonlySet<string> = new Set(["player", "victim", "winner", "other"]);
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/;

/** A name that runs from right to left is kept from turning the sentence. */
const isolate = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;

/** What a seat is called when nobody has said a name. */
export function seatLabel(game: string, seat: number): string {
  const own = `${game}-seat`;
  return hasText(own) ? t(own, { seat }) : t("seat", { number: seat + 1 });
}

/** Everybody's names, seat by seat. */
export function seatNames(table: TableView): string[] {
  return table.seats.map(({ seat, name }) =>
    name ? isolate(name) : seatLabel(table.game, seat),
  );
}

/** The sentence of a line in the chosen language. */
export function sayLine(line: Line, names: readonly string[]): string {
  const words: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(line.args ?? {})) {
    const name = SEATS.has(key) ? names[Number(value)] : undefined;
    words[key] = name ?? value;
  }
  return t(line.key, words);
}
