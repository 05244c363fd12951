/** What a screen reader says of a stack: everything that is to be seen there. */
import type { Translate } from "../../contract";
import type { View } from "../view";

const KEY = "schraube-locker-page";

export interface StackState {
  /** Something can be done with it now. */
  offered: boolean;
  /** The pawn would end here. */
  goal: boolean;
  /** The chance to end here, in percent, when a hint was asked for. */
  chance: number | null;
}

/** "Stack 3: a nut (2 points), wants a 4, 5 cards, Ann stands here, has its die". */
export function stackLabel(
  view: View,
  stack: number,
  state: StackState,
  translate: Translate,
): string {
  const { card, height, served } = view.stacks[stack]!;
  const parts = [];
  if (card) {
    const { picture, points, die } = card;
    parts.push(translate(`${KEY}-stack`, { stack, picture, points, die, height }));
  } else parts.push(translate(`${KEY}-stack-closed`, { stack, height }));
  view.seats.forEach((seat, player) => {
    if (seat.stack === stack) parts.push(translate(`${KEY}-stands`, { player }));
  });
  if (served) parts.push(translate(`${KEY}-served`));
  if (state.offered) parts.push(translate(`${KEY}-offered`));
  if (state.goal) parts.push(translate(`${KEY}-goal`));
  if (state.chance !== null) {
    parts.push(translate(`${KEY}-chance`, { chance: state.chance }));
  }
  return parts.join(", ");
}
