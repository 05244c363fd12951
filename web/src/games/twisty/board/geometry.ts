/** Where the 49 spaces lie: columns a–g from the left, row 1 at the bottom (T-1). */
export const CELL = 100;
/** The wooden frame around the spaces, with the letters and numbers. */
export const EDGE = 32;
export const SIDE = 7;
export const BOARD = SIDE * CELL + 2 * EDGE;
export const CENTRE = "d4";
export const CORNERS = ["a1", "a7", "g7", "g1"];
export const LETTERS = [..."abcdefg"];

export interface Point {
  x: number;
  y: number;
}

/** The spaces as they are read: row 7 first, each from a to g. */
export const ROWS: string[][] = Array.from({ length: SIDE }, (_, down) =>
  LETTERS.map((letter) => `${letter}${SIDE - down}`),
);

export const SPACES: string[] = ROWS.flat();

export function isSpace(text: string): boolean {
  return SPACES.includes(text);
}

function columnOf(space: string): number {
  return space.charCodeAt(0) - "a".charCodeAt(0);
}

function rowOf(space: string): number {
  return Number(space[1]) - 1;
}

/** The middle of a space in the board's units. */
export function pointOf(space: string): Point {
  const x = EDGE + (columnOf(space) + 0.5) * CELL;
  return { x, y: EDGE + (SIDE - rowOf(space) - 0.5) * CELL };
}

/** The space at a point, or undefined on the frame and beyond. */
export function spaceAt({ x, y }: Point): string | undefined {
  const column = Math.floor((x - EDGE) / CELL);
  const down = Math.floor((y - EDGE) / CELL);
  return ROWS[down]?.[column];
}

/** The space so many columns to the right and rows up, or undefined. */
export function neighbour(
  space: string, right: number, up: number,
): string | undefined {
  return ROWS[SIDE - 1 - rowOf(space) - up]?.[columnOf(space) + right];
}

export function isKnightMove(from: string, to: string): boolean {
  const across = Math.abs(columnOf(to) - columnOf(from));
  const along = Math.abs(rowOf(to) - rowOf(from));
  return across * along === 2;
}

/**
 * The points a pawn passes: a knight goes two spaces along, then turns; everybody
 * else goes straight.
 */
export function wayBetween(from: string, to: string): Point[] {
  const [start, end] = [pointOf(from), pointOf(to)];
  if (!isKnightMove(from, to)) return [start, end];
  const isTall = Math.abs(end.y - start.y) > Math.abs(end.x - start.x);
  const bend = isTall ? { x: start.x, y: end.y } : { x: end.x, y: start.y };
  return [start, bend, end];
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Where a key moves the cursor: the same space at the edge, undefined: no such key. */
export function cursorAfter(key: string, space: string): string | undefined {
  if (key === "Home") return `a${space[1]}`;
  if (key === "End") return `g${space[1]}`;
  const step = STEPS[key];
  return step && (neighbour(space, ...step) ?? space);
}
