/** Outlines as path data around 0,0; no file of pictures, no two alike. */
import type { Colour, Shape } from "../view";

export { SHAPE_PATH } from "../../shared/pawns";

/** Where a mark sits inside a shape, so that it looks centred. */
export const SHAPE_CENTRE: Record<Shape, number> = {
  star: 3,
  square: 0,
  triangle: 9,
  circle: 0,
};

/** How large a mark may be inside a shape. */
export const SHAPE_ROOM: Record<Shape, number> = {
  star: 1.25,
  square: 1.75,
  triangle: 1.2,
  circle: 1.75,
};

interface MarkPath {
  path: string;
  /** Drawn as a line of this width instead of a filled shape. */
  line?: number;
}

function rays(): string {
  return Array.from({ length: 8 }, (_, index) => {
    const angle = (Math.PI * index) / 4;
    const [x, y] = [Math.sin(angle), Math.cos(angle)];
    const from = `${(8 * x).toFixed(1)},${(8 * y).toFixed(1)}`;
    return `M${from}L${(11.4 * x).toFixed(1)},${(11.4 * y).toFixed(1)}`;
  }).join("");
}

/** The mark of a cube in a box of 24. */
export const MARKS: Record<Colour, MarkPath[]> = {
  red: [{ path: "M0,-9.5L10.5,8.5H-10.5Z" }],
  orange: [{ path: "M-8,0A8,8 0 1 1 8,0A8,8 0 1 1 -8,0Z", line: 4.8 }],
  yellow: [
    { path: "M-5.2,0A5.2,5.2 0 1 1 5.2,0A5.2,5.2 0 1 1 -5.2,0Z" },
    { path: rays(), line: 2.8 },
  ],
  green: [
    { path: "M-6.5,7.5C-12,-2 -4,-11 10,-10.5C11,3 3,11.5 -6.5,7.5Z" },
    { path: "M-11,11L-5,5", line: 2.6 },
  ],
  blue: [
    { path: "M-11,-4.5Q-5.5,-10 0,-4.5T11,-4.5", line: 4 },
    { path: "M-11,5Q-5.5,-0.5 0,5T11,5", line: 4 },
  ],
  purple: [{ path: "M0,-11.5L8.5,0L0,11.5L-8.5,0Z" }],
  pink: [{
    path: "M0,10.5C-16,-1 -10,-10.5 -4.8,-9.6C-2,-9.2 -0.6,-7.4 0,-5.4"
      + "C0.6,-7.4 2,-9.2 4.8,-9.6C10,-10.5 16,-1 0,10.5Z",
  }],
};

export const HEXAGON = "M0,-38L33,-19V19L0,38L-33,19V-19Z";
