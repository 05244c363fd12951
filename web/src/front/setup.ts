/** What a new table is made of, before it exists. */
import type { GameView, NewSeat, NewTable, OptionView } from "../wire";
import { myName } from "../lib/person";
import { prefs } from "../lib/prefs.svelte";

/** One seat as a single word: `me`, `open`, or `bot` and a level. */
export type Sitter = string;

export const botOf = (level: string): Sitter => `bot:${level}`;

export function toSeat(sitter: Sitter): NewSeat {
  if (sitter === "me") return { kind: "me" };
  if (sitter.startsWith("bot:")) return { kind: "bot", level: sitter.slice(4) };
  return { kind: "open" };
}

/** The level played last, if the game has it. */
export function usualLevel(game: GameView): string {
  return game.levels.includes(prefs.level) ? prefs.level : (game.levels[0] ?? "");
}

/** Me, and as many bots as last time. */
export function quickSeats(game: GameView): Sitter[] {
  const wanted = Math.min(Math.max(prefs.bots + 1, game.minSeats), game.maxSeats);
  return ["me", ...Array.from({ length: wanted - 1 }, () => botOf(usualLevel(game)))];
}

/** The seats after a change of their number: new ones are open. */
export function resize(sitters: Sitter[], count: number): Sitter[] {
  return Array.from({ length: count }, (_, seat) => sitters[seat] ?? "open");
}

/** Put somebody on a seat; I sit on one seat only, whoever was there moves over. */
export function place(sitters: Sitter[], seat: number, sitter: Sitter): Sitter[] {
  const before = sitters[seat] ?? "open";
  return sitters.map((old, index) => {
    if (index === seat) return sitter;
    return sitter === "me" && old === "me" ? before : old;
  });
}

/** The options that differ from what the game takes anyway. */
export function chosenOptions(
  options: OptionView[],
  values: Record<string, unknown>,
): Record<string, unknown> {
  const chosen = options.filter(({ name, default: usual }) => {
    const value = values[name];
    return value !== undefined && value !== null && value !== usual;
  });
  return Object.fromEntries(chosen.map(({ name }) => [name, values[name]]));
}

export function newTable(
  game: GameView,
  sitters: Sitter[],
  options: Record<string, unknown>,
  start: boolean,
): NewTable {
  return {
    game: game.name,
    nickname: myName(),
    seats: sitters.map(toSeat),
    options: chosenOptions(game.options, options),
    token: prefs.token,
    start,
  };
}
