/** The position as the server tells it, typed: schraube_locker/words/view.py. */
import type { PawnName } from "../shared/pawns";

export const PICTURES = [
  "nut",
  "double_nut",
  "bolt",
  "double_bolt",
  "green",
  "yellow",
  "orange",
  "red",
] as const;
export type PictureName = (typeof PICTURES)[number];

export const N_STACKS = 6;
export const N_DICE = 6;
export const FACES = [1, 2, 3, 4, 5, 6] as const;

export type Phase =
  | "choose_start"
  | "reveal"
  | "choose_dice"
  | "roll"
  | "before_scan"
  | "place"
  | "exchange"
  | "give"
  | "get"
  | "refill"
  | "sets"
  | "over";

/** While dice lie on the table. */
export function hasDice(phase: Phase): boolean {
  return phase === "roll" || phase === "before_scan" || phase === "place";
}

export interface CardView {
  id: number;
  picture: PictureName;
  points: number;
  /** The die value that the card asks for while it lies open in the circle. */
  die: number;
}

export interface StackView {
  /** The open card. */
  card: CardView | null;
  /** Cards left, the open one too. */
  height: number;
  /** Whether it has its die this turn. */
  served: boolean;
  /** The two dice that serve it together, else none. */
  pair: number[];
}

export interface SeatView {
  pawn: PawnName;
  /** The stack where the pawn stands, -1 before it was placed. */
  stack: number;
  /** Face up. */
  cards: CardView[];
  /** In sets, face down but known to all. */
  set_cards: CardView[];
  sets: number;
  bonuses: number;
  score: number;
}

export interface View {
  phase: Phase;
  /** Whose turn it is. */
  mover: number;
  turn: number;
  stacks: StackView[];
  bonus_left: number;
  /** Unplaced dice of this roll, ascending. */
  dice: number[];
  /** Dice still to fall. */
  unrolled: number;
  rerolls: number;
  /** How far the pawn would walk now. */
  steps: number;
  /** The opponent of a swap under way, or -1. */
  partner: number;
  /** The card offered in it, or 0. */
  given: number;
  seats: SeatView[];
  winners: number[];
}

/** The stack so many steps clockwise. */
export function stackAfter(stack: number, steps: number): number {
  return (stack + steps) % N_STACKS;
}

/** A card that lies face up before somebody, or open in the circle. */
export function findCard(view: View, id: number): CardView | undefined {
  const owned = view.seats.flatMap((seat) => [...seat.cards, ...seat.set_cards]);
  const open = view.stacks.flatMap(({ card }) => (card ? [card] : []));
  return [...owned, ...open].find((card) => card.id === id);
}

/** A copy that can be changed without changing the original. */
export function copyView(view: View): View {
  return {
    ...view,
    stacks: view.stacks.map((stack) => ({ ...stack })),
    dice: [...view.dice],
    seats: view.seats.map((seat) => ({
      ...seat,
      cards: [...seat.cards],
      set_cards: [...seat.set_cards],
    })),
    winners: [...view.winners],
  };
}
