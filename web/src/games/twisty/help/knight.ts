/** The practice board: which spaces a knight's move away there are. */
const FILES = "abcdefg";
const SIDE = 7;
const LEAPS = [
  [1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2],
] as const;

export const CENTRE = "d4";

/** The name of a space, column and line from the bottom left; "" off the board. */
export function nameOf(column: number, line: number): string {
  const inside = column >= 0 && column < SIDE && line >= 0 && line < SIDE;
  return inside ? `${FILES[column]}${line + 1}` : "";
}

/** Column and line of a space, counted from the bottom left. */
export function placeOf(space: string): readonly [number, number] {
  return [FILES.indexOf(space[0] ?? ""), Number(space[1]) - 1];
}

/** All spaces, line by line from the top: the order in which they are drawn. */
export const SPACES: readonly string[] = Array.from(
  { length: SIDE * SIDE },
  (_, index) => nameOf(index % SIDE, SIDE - 1 - Math.floor(index / SIDE)),
);

/** The spaces one knight's move away. */
export function knightMoves(from: string): string[] {
  const [column, line] = placeOf(from);
  return LEAPS.map(([x, y]) => nameOf(column + x, line + y)).filter(Boolean);
}

/** The corner of the L on the way: two spaces straight, then one to the side. */
export function bendOf(from: string, to: string): string {
  const [column, line] = placeOf(from);
  const [x, y] = placeOf(to);
  return Math.abs(x - column) === 2 ? nameOf(x, line) : nameOf(column, y);
}
