/** The texts of plies, taken apart; and what a list of legal ones offers. */

export type Ply =
  | { kind: "stack"; stack: number }
  | { kind: "dice"; count: number }
  | { kind: "scan" | "roll" | "move" | "done" | "end" }
  | { kind: "green"; card: number }
  | { kind: "yellow"; card: number; face: number; other: number }
  | { kind: "put"; faces: number[]; stack: number }
  | { kind: "swap" | "gift"; card: number; seat: number }
  | { kind: "give" | "get"; card: number }
  | { kind: "set"; cards: number[] }
  | { kind: "die"; face: number }
  | { kind: "card"; card: number };

export type Put = Ply & { kind: "put" };
export type Turn = Ply & { kind: "yellow" };
export type Meeting = Ply & { kind: "swap" | "gift" };

const numbers = (text: string): number[] => text.split("+").map(Number);

/** A ply out of its text, or null for a text of another game. */
export function parsePly(text: string): Ply | null {
  const [kind = "", first = "", second = "", third = ""] = text.split(" ");
  const number = Number(first);
  switch (kind) {
    case "stack":
      return { kind, stack: number };
    case "dice":
      return { kind, count: number };
    case "scan":
    case "roll":
    case "move":
    case "done":
    case "end":
      return { kind };
    case "green":
    case "give":
    case "get":
    case "card":
      return { kind, card: number };
    case "yellow":
      return { kind, card: number, face: Number(second), other: Number(third) };
    case "put":
      return { kind, faces: numbers(first), stack: Number(second) };
    case "swap":
    case "gift":
      return { kind, card: number, seat: Number(second) };
    case "set":
      return { kind, cards: numbers(first) };
    case "die":
      return { kind, face: number };
    default:
      return null;
  }
}

/** The legal plies of one kind, taken apart. */
export function pliesOf<K extends Ply["kind"]>(
  legal: readonly string[],
  kind: K,
): (Ply & { kind: K })[] {
  const plies = legal.map(parsePly);
  return plies.filter((ply) => ply?.kind === kind) as (Ply & { kind: K })[];
}

/** The cards of one's own that a list of legal plies can use. */
export function usableCards(legal: readonly string[]): Set<number> {
  const plies = legal.map(parsePly);
  return new Set(
    plies.flatMap((ply) => {
      if (ply === null || ply.kind === "get" || ply.kind === "card") return [];
      if (ply.kind === "set") return ply.cards;
      return "card" in ply ? [ply.card] : [];
    }),
  );
}

const ascending = (faces: readonly number[]) => [...faces].sort((a, b) => a - b);

export function putText(faces: readonly number[], stack: number): string {
  return `put ${ascending(faces).join("+")} ${stack}`;
}

/** The ways to serve a stack; with dice in the hand only by these. */
export function waysOnto(
  legal: readonly string[],
  stack: number,
  faces: readonly number[] = [],
): Put[] {
  const held = ascending(faces).join();
  return pliesOf(legal, "put").filter(
    (put) => put.stack === stack && (held === "" || put.faces.join() === held),
  );
}

const same = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((card) => other.includes(card));

/** The legal text that forms a set of exactly these cards, in whatever order. */
export function setText(legal: readonly string[], cards: readonly number[]): string {
  const found = pliesOf(legal, "set").find((set) => same(set.cards, cards));
  return found ? `set ${found.cards.join("+")}` : "";
}

/** The cards that a set with all the chosen ones could also hold. */
export function fittingCards(
  legal: readonly string[],
  chosen: readonly number[],
): Set<number> {
  const sets = pliesOf(legal, "set").map(({ cards }) => cards);
  const around = sets.filter((set) => chosen.every((card) => set.includes(card)));
  return new Set(around.flat());
}
