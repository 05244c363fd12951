/** The order at the end. */
import type { ResultView } from "../../wire";

export interface Ranked {
  seat: number;
  /** From 1; equals share a place. */
  place: number;
  score: number;
}

/** Winners first, then by score; those who are equal in both share a place. */
export function ranking({ winners, scores }: ResultView): Ranked[] {
  const won = (seat: number): number => (winners.includes(seat) ? 1 : 0);
  const isAhead = (a: number, b: number): boolean =>
    won(a) > won(b) || (won(a) === won(b) && (scores[a] ?? 0) > (scores[b] ?? 0));
  const seats = scores.map((_, seat) => seat);
  return seats
    .map((seat) => ({
      seat,
      place: 1 + seats.filter((other) => isAhead(other, seat)).length,
      score: scores[seat] ?? 0,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
