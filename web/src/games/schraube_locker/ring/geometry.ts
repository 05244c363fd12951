/** Where the six stacks, the pawns and the middle lie: 0 on top, then clockwise. */
import { N_STACKS } from "../view";

export interface Point {
  x: number;
  y: number;
}

/** A card's height and the depth of a stack under it, in card widths. */
export const TALL = 1.16;
export const DEEP = 0.19;
/** A pawn's height and width, in card widths. */
export const PAWN_TALL = 0.66;
const PAWN_WIDE = 0.44;
/** The room needed around: so many card widths across and down. */
const ACROSS = 4.25;
const DOWN = 4.34;
/** What sticks out over and beside a card: the die that lies on it. */
const ABOVE = 0.14;
const BESIDE = 0.09;
const LARGEST = 168;
/** A ring may be so much longer one way than the other. */
const OVAL = 1.3;

export interface RingPlan {
  width: number;
  height: number;
  /** The width of a card. */
  card: number;
  /** The middles of the open cards. */
  stacks: Point[];
  middle: Point;
}

/** The ring that fills a box of this size. */
export function planRing(width: number, height: number): RingPlan {
  const card = Math.max(24, Math.min(width / ACROSS, height / DOWN, LARGEST));
  const depth = (TALL + DEEP + ABOVE) * card;
  const freeX = Math.max((width - card) / 2 - BESIDE * card, 1.5 * card);
  const freeY = Math.max((height - depth) / 2 - 1, 1.37 * card);
  const across = Math.min(freeX, freeY * OVAL, card * 2.15);
  const down = Math.min(freeY, freeX * OVAL, card * 1.75);
  const middle = { x: width / 2, y: (height + (ABOVE - DEEP) * card) / 2 };
  const stacks = Array.from({ length: N_STACKS }, (_, stack) => {
    const angle = (Math.PI * stack) / 3;
    // The two columns stand upright: their stacks lie a half apart, not a cosine.
    const x = middle.x + across * Math.sign(Math.round(2 * Math.sin(angle)));
    return { x, y: middle.y - down * Math.cos(angle) };
  });
  return { width, height, card, stacks, middle };
}

/** Pawns of the top and bottom stack stand beside it, the others above or below. */
function standsBeside(stack: number): boolean {
  return stack % 3 === 0;
}

/**
 * Where a pawn stands, outside its stack: the middle of its body. `index` of `count`
 * pawns there.
 */
export function pawnPoint(
  plan: RingPlan,
  stack: number,
  index: number,
  count: number,
): Point {
  const { card } = plan;
  const home = plan.stacks[stack]!;
  if (standsBeside(stack)) {
    const side = index % 2 ? -1 : 1;
    const row = Math.floor(index / 2);
    const x = home.x + side * card * (0.5 + PAWN_WIDE / 2 + 0.02);
    const out = stack === 0 ? -1 : 1;
    return { x, y: home.y + card * (out * 0.2 - out * row * 0.46) };
  }
  const isAbove = stack === 1 || stack === 5;
  const edge = isAbove ? -TALL / 2 : TALL / 2 + DEEP;
  const y = home.y + card * (edge + (isAbove ? -0.31 : 0.29));
  const gap = Math.min(PAWN_WIDE, count > 1 ? 0.86 / count + 0.05 : 1);
  return { x: home.x + card * gap * (index - (count - 1) / 2), y };
}

/** The way of a row along the ring: from a stack over the next ones. */
export function rowPath(plan: RingPlan, from: number, steps: number): string {
  const points = Array.from(
    { length: steps + 1 },
    (_, step) => plan.stacks[(from + step) % N_STACKS]!,
  );
  return points.map(({ x, y }, index) => `${index ? "L" : "M"}${x},${y}`).join("");
}

const KEYS: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The stack that an arrow key leads to, clockwise or back; undefined: no such key. */
export function stackByKey(key: string, stack: number): number | undefined {
  const way = KEYS[key];
  return way === undefined ? undefined : (stack + way + N_STACKS) % N_STACKS;
}
