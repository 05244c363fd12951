/** Positions of every kind, made by hand: for the tests. */
import type { Position } from "../../contract";
import { PAWNS } from "../../shared/pawns";
import type { CardView, PictureName, SeatView, View } from "../view";

function card(id: number, picture: PictureName, points: number, die: number): CardView {
  return { id, picture, points, die };
}

/** Some cards of the house edition, by their numbers. */
export const CARDS = {
  nut1: card(1, "nut", 1, 4),
  nut7: card(7, "nut", 4, 5),
  bolt9: card(9, "bolt", 1, 1),
  bolt15: card(15, "bolt", 4, 2),
  nuts17: card(17, "double_nut", 3, 1),
  bolts26: card(26, "double_bolt", 5, 2),
  green27: card(27, "green", 1, 1),
  green29: card(29, "green", 2, 3),
  yellow31: card(31, "yellow", 1, 1),
  orange35: card(35, "orange", 1, 3),
  red40: card(40, "red", -3, 3),
};

const OPEN = [
  card(2, "nut", 1, 5),
  card(14, "bolt", 3, 6),
  card(19, "double_nut", 4, 4),
  card(25, "double_bolt", 4, 3),
  card(32, "yellow", 1, 2),
  card(37, "orange", 2, 1),
];

function seatOf(index: number, stack: number, cards: CardView[]): SeatView {
  const own = { pawn: PAWNS[index]!, stack, cards, set_cards: [] };
  return { ...own, sets: 0, bonuses: 0, score: 0 };
}

/** Ann stands at stack 0 and Bartholomäus at 2; open are the values 5 6 4 3 2 1. */
export function freshView(change: Partial<View> = {}): View {
  const { nut1, nut7, bolt9, green27, green29, yellow31, orange35, red40 } = CARDS;
  return {
    phase: "place",
    mover: 0,
    turn: 7,
    stacks: OPEN.map((open) => ({ card: open, height: 5, served: false, pair: [] })),
    bonus_left: 5,
    dice: [],
    unrolled: 0,
    rerolls: 2,
    steps: 0,
    partner: -1,
    given: 0,
    seats: [
      seatOf(0, 0, [nut1, bolt9, green27, green29, yellow31, orange35, red40]),
      seatOf(1, 2, [nut7, CARDS.bolt15]),
    ],
    winners: [],
    ...change,
  };
}

export function at(view: View, legal: string[], actors = [view.mover]): Position {
  return { ply: 60, actors, view, legal };
}

/** A view in which these stacks have their dice. */
export function serve(view: View, ...stacks: number[]): View {
  const served = view.stacks.map((stack, number) => ({
    ...stack,
    served: stack.served || stacks.includes(number),
  }));
  return { ...view, stacks: served };
}
