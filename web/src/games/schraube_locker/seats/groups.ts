/** Cards of a player in their groups: nuts, bolts, abilities, gifts. */
import type { Translate } from "../../contract";
import { PICTURES, type CardView, type PictureName, type SeatView } from "../view";

export interface Group {
  picture: PictureName;
  /** The highest points first. */
  cards: CardView[];
}

/** The groups that have a card, in one order for all players. */
export function groupCards(cards: readonly CardView[]): Group[] {
  return PICTURES.map((picture) => {
    const own = cards.filter((card) => card.picture === picture);
    return { picture, cards: own.sort((a, b) => b.points - a.points || a.id - b.id) };
  }).filter((group) => group.cards.length > 0);
}

/** "2 nuts, 1 bolt": what a group is called aloud. */
export function groupLabel(group: Group, translate: Translate): string {
  const points = group.cards
    .map((card) => card.points)
    .join(", ")
    .replaceAll("-", "−");
  const args = { picture: group.picture, count: group.cards.length, points };
  return translate("schraube-locker-page-group", args);
}

/** All that lies before a player, in one sentence. */
export function thingsLabel(
  seat: SeatView,
  player: number,
  translate: Translate,
): string {
  const parts = groupCards(seat.cards).map((group) => groupLabel(group, translate));
  const { sets, bonuses } = seat;
  if (sets > 0) parts.push(translate("schraube-locker-page-sets", { count: sets }));
  if (bonuses > 0) {
    parts.push(translate("schraube-locker-page-bonuses", { count: bonuses }));
  }
  const none = translate("schraube-locker-page-none");
  const cards = parts.join("; ") || none;
  return translate("schraube-locker-page-things", { player, cards });
}
