/** Where things stand in a picture of the circle; 0,0 is its middle, y goes down. */
export const STACKS = 6;
/** How far out stacks lie, pawns stand, and the eye goes from stack to stack. */
export const RADIUS = { stack: 122, pawn: 198, eye: 62 } as const;

const STEP = 360 / STACKS;
const [PAWN_ROOM, HEAD_ROOM] = [12, 3];

export interface Spot {
  x: number;
  y: number;
}

/** The angle of a stack, in degrees clockwise from the right; stack 0 is on top. */
export const angleOf = (stack: number): number => STEP * stack - 90;

export function spotAt(angle: number, radius: number): Spot {
  const turn = (angle * Math.PI) / 180;
  return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
}

const write = ({ x, y }: Spot): string => `${x.toFixed(1)},${y.toFixed(1)}`;

/** A way along the circle, clockwise: its path, and where and how its head lies. */
export interface Arc {
  path: string;
  tip: string;
  turn: number;
}

export function arcBetween(from: number, to: number, radius: number): Arc {
  const large = to - from > 180 ? 1 : 0;
  const [start, end] = [spotAt(from, radius), spotAt(to, radius)];
  return {
    path: `M${write(start)}A${radius},${radius} 0 ${large} 1 ${write(end)}`,
    tip: write(end),
    turn: to + 90 + HEAD_ROOM,
  };
}

/** A pawn's way over so many stacks, outside the circle. */
export function wayOf(stack: number, steps: number): Arc {
  const from = angleOf(stack) + PAWN_ROOM;
  const end = angleOf(stack) + STEP * steps;
  return arcBetween(from, steps === STACKS ? end - 2 * PAWN_ROOM : end, RADIUS.pawn);
}

/** The way of the eye from the next stack to the one where placing stops. */
export function lookOf(stack: number, steps: number): Arc {
  return arcBetween(angleOf(stack + 1) - PAWN_ROOM, angleOf(stack + steps), RADIUS.eye);
}
