/** Which set to propose: two cards are enough, so doubles are kept for later. */
import { pliesOf } from "../plies";
import { cardIn } from "../motion/steps";
import type { View } from "../view";

/**
 * A legal set to propose, or none. Every set is worth the same and every nut fits
 * every bolt, so small sets make the most of them; high points are made safe first.
 */
export function suggestSet(legal: readonly string[], view: View): number[] {
  const rate = (cards: readonly number[]) => {
    const shown = cards.flatMap((id) => cardIn(id, view) ?? []);
    const doubles = shown.filter(({ picture }) => picture.startsWith("double")).length;
    const points = shown.reduce((sum, card) => sum + card.points, 0);
    return cards.length * 10000 + doubles * 100 - points;
  };
  const sets = pliesOf(legal, "set").map(({ cards }) => cards);
  return sets.sort((one, other) => rate(one) - rate(other))[0] ?? [];
}
