/** What a single key means, given what may be done now. */
import type { Position } from "../contract";
import { pliesOf } from "./plies";
import type { View } from "./view";

export type Meaning =
  | { kind: "play"; text: string }
  | { kind: "stack"; stack: number }
  | { kind: "yellow" }
  | { kind: "set" }
  | { kind: "number"; number: number };

const PLAIN: Record<string, string> = { r: "roll", w: "move", p: "scan" };

/** The green card with the fewest points that may be used, or "". */
export function greenText(legal: readonly string[], view: View): string {
  const worth = (id: number) =>
    view.seats[view.mover]?.cards.find((card) => card.id === id)?.points ?? 0;
  const cards = pliesOf(legal, "green").map(({ card }) => card);
  const cheapest = cards.sort((a, b) => worth(a) - worth(b))[0];
  return cheapest === undefined ? "" : `green ${cheapest}`;
}

/** The yellow card with the fewest points that may be used, or 0. */
export function yellowCard(legal: readonly string[], view: View): number {
  const usable = new Set(pliesOf(legal, "yellow").map(({ card }) => card));
  const own = view.seats[view.mover]?.cards ?? [];
  const cards = own.filter((card) => usable.has(card.id));
  return cards.sort((a, b) => a.points - b.points)[0]?.id ?? 0;
}

function digit(
  key: string,
  { view, legal }: Position,
  asking: boolean,
): Meaning | null {
  const number = Number(key);
  if (asking) return { kind: "number", number };
  if ((view as View).phase === "choose_dice") {
    return { kind: "play", text: `dice ${number}` };
  }
  const isStart = legal.includes(`stack ${number}`);
  if (isStart) return { kind: "play", text: `stack ${number}` };
  return number < 6 ? { kind: "stack", stack: number } : null;
}

/** What a key means, or null; `asking`: digits answer an open question. */
export function meaningOf(
  key: string,
  position: Position,
  asking: boolean,
): Meaning | null {
  const lower = key.toLowerCase();
  if (/^[0-6]$/.test(key)) return digit(key, position, asking);
  if (PLAIN[lower]) return { kind: "play", text: PLAIN[lower] };
  if (lower === "y") return { kind: "yellow" };
  if (lower === "s") return { kind: "set" };
  const { legal } = position;
  if (lower === "g") {
    const text = greenText(legal, position.view as View);
    return text ? { kind: "play", text } : null;
  }
  if (lower !== "e") return null;
  return { kind: "play", text: legal.includes("done") ? "done" : "end" };
}
