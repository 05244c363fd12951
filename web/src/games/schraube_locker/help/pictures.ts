/** Small scenes that show a rule, as data. */

import type { CardView, PictureName as CardPicture } from "../view";

/** A card of the house edition. */
export type CardFacts = Pick<CardView, "picture" | "points" | "die">;

/** The circle of stacks; stack 0 is on top, the others follow clockwise. */
export interface Circle {
  /** What the stacks want. */
  wants: readonly number[];
  /** Dice on stacks: a die, or a pair. */
  dice?: Readonly<Record<number, readonly number[]>>;
  /** Those among them that were placed freely. */
  free?: readonly number[];
  /** Pawns as [seat, stack]. */
  pawns: readonly (readonly [number, number])[];
  /** The first pawn walks so many stacks. */
  walk?: number;
  /** Placing goes over so many stacks; the last of them stops it. */
  look?: number;
  /** A stack without a die that ends the row. */
  gap?: number;
  /** What lies in the middle: dice of the roll not placed, or the bonus cards. */
  middle?: readonly number[] | "bonus";
  numbers?: true;
}

export type Sign = "then" | "plus" | "swap" | "away" | "equals";

/** One thing in a row: a die, a card, a stack, a pawn, a sign or a number. */
export type Thing =
  | { die: number; look?: "out" | "turned" }
  | { card: CardFacts | "bonus" }
  | { pile: CardFacts }
  | { pawn: number }
  | { sign: Sign }
  | { number: number };

export interface Panel {
  circle?: Circle;
  rows?: readonly (readonly Thing[])[];
}

export const PICTURE_NAMES = [
  "aim", "setup", "scan", "free", "again", "green", "yellow", "walk", "stay",
  "circle", "swap", "gift", "take", "sets", "score", "choose", "pair",
] as const;
export type PictureName = (typeof PICTURE_NAMES)[number];

const card = (picture: CardPicture, points: number, die: number): CardFacts => ({
  picture, points, die,
});
const NUT = card("nut", 4, 5);
const OTHER_NUT = card("nut", 3, 4);
const BOLT = card("bolt", 4, 2);
const OTHER_BOLT = card("bolt", 3, 6);
const DOUBLE_NUT = card("double_nut", 5, 3);
const DOUBLE_BOLT = card("double_bolt", 5, 2);

/** One card of every picture, in the order of the law. */
export const CARDS: Readonly<Record<CardPicture, CardFacts>> = {
  nut: NUT,
  bolt: BOLT,
  double_nut: DOUBLE_NUT,
  double_bolt: DOUBLE_BOLT,
  green: card("green", 2, 3),
  yellow: card("yellow", 2, 4),
  orange: card("orange", 2, 1),
  red: card("red", -3, 5),
};

const dice = (...faces: number[]): Thing[] => faces.map((die) => ({ die }));
const cards = (...shown: (CardFacts | "bonus")[]): Thing[] =>
  shown.map((one) => ({ card: one }));
const sign = (name: Sign): Thing => ({ sign: name });

const WANTS = [2, 4, 2, 3, 6, 5];
const PAWN: readonly [number, number] = [1, 0];
const [ROLL, AGAIN] = [[1, 2, 4, 4, 5, 6], [1, 1, 3]];

export const PICTURES: Readonly<Record<PictureName, readonly Panel[]>> = {
  aim: [
    {
      circle: {
        wants: WANTS, dice: { 1: [4], 2: [2], 3: [3] }, pawns: [PAWN], walk: 3,
      },
    },
    { rows: [[{ pawn: 1 }, sign("plus"), ...cards(DOUBLE_NUT)]] },
  ],
  setup: [{
    circle: {
      wants: WANTS, pawns: [[0, 5], [1, 0], [2, 2], [3, 3]], middle: "bonus",
      numbers: true,
    },
  }],
  scan: [{
    circle: {
      wants: WANTS, dice: { 1: [4], 2: [2] }, pawns: [PAWN], look: 3, gap: 3,
      middle: [1, 4, 5, 6],
    },
  }],
  free: [{
    circle: {
      wants: WANTS, dice: { 1: [4], 2: [2], 4: [6] }, free: [4], pawns: [PAWN], gap: 3,
      middle: [1, 4, 5],
    },
  }],
  again: [
    {
      circle: {
        wants: WANTS, dice: { 1: [4], 2: [2], 4: [6] }, free: [4],
        pawns: [PAWN], middle: [1, 4, 5],
      },
    },
    {
      circle: {
        wants: WANTS, dice: { 1: [4], 2: [2], 3: [3], 4: [6] },
        free: [4], pawns: [PAWN], look: 5, gap: 5, middle: [1, 1],
      },
    },
  ],
  green: [
    { rows: [dice(...ROLL), cards(CARDS.green)] },
    { rows: [dice(2, 3, 3, 5, 6, 6)] },
  ],
  yellow: [
    { rows: [dice(...AGAIN), cards(CARDS.yellow)] },
    { rows: [[...dice(1), { die: 4, look: "turned" }, ...dice(3)]] },
  ],
  walk: [{
    circle: {
      wants: WANTS, dice: { 1: [4], 2: [2], 3: [3], 5: [5] }, free: [5],
      pawns: [PAWN], walk: 3, gap: 4,
    },
  }],
  stay: [{
    circle: {
      wants: WANTS, dice: { 2: [2], 3: [3] }, free: [2, 3], pawns: [PAWN], gap: 1,
    },
  }],
  circle: [
    {
      circle: {
        wants: WANTS, pawns: [PAWN], walk: 6,
        dice: { 0: [2], 1: [4], 2: [2], 3: [3], 4: [6], 5: [5] },
      },
    },
    { rows: [[{ pawn: 1 }, sign("plus"), ...cards("bonus")]] },
  ],
  swap: [
    { rows: [[{ pawn: 1 }, ...cards(CARDS.orange), sign("away")]] },
    {
      rows: [[
        { pawn: 1 }, ...cards(OTHER_NUT), sign("swap"), ...cards(DOUBLE_BOLT),
        { pawn: 0 },
      ]],
    },
  ],
  gift: [{
    rows: [[{ pawn: 1 }, ...cards(CARDS.red), sign("then"), { pawn: 0 }]],
  }],
  take: [
    { rows: [[{ pile: BOLT }, { pawn: 1 }]] },
    { rows: [[{ pile: NUT }, { pawn: 1 }, sign("plus"), ...cards(BOLT)]] },
  ],
  sets: [
    {
      rows: [
        cards(NUT, BOLT), cards(DOUBLE_NUT, BOLT), cards(DOUBLE_NUT, BOLT, OTHER_BOLT),
      ],
    },
    {
      rows: [
        cards(DOUBLE_NUT, DOUBLE_BOLT), cards(DOUBLE_BOLT, NUT),
        cards(DOUBLE_BOLT, NUT, OTHER_NUT),
      ],
    },
  ],
  score: [{
    rows: [
      [
        ...cards(NUT, BOLT), sign("plus"), { number: 3 }, sign("equals"),
        { number: 11 },
      ],
      [...cards("bonus"), sign("equals"), { number: 6 }],
      [...cards(CARDS.red), sign("equals"), { number: -3 }],
    ],
  }],
  choose: [{
    rows: [[...dice(2, 3, 4, 6), { die: 1, look: "out" }, { die: 1, look: "out" }]],
  }],
  pair: [{
    circle: {
      wants: [2, 5, 2, 3, 6, 4], dice: { 1: [2, 3] }, free: [1], pawns: [PAWN],
      middle: [1, 1, 3, 6],
    },
  }],
};
