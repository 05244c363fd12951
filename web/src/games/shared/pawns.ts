/** The pawns of all games: a colour and a shape for every seat. */
export const PAWNS = ["blue", "mint", "pink", "purple"] as const;
export const SHAPES = ["star", "square", "triangle", "circle"] as const;

export type PawnName = (typeof PAWNS)[number];
export type Shape = (typeof SHAPES)[number];

export interface Paint {
  face: string;
  /** The side in the shade, and the outline. */
  side: string;
  /** The edge in the light. */
  light: string;
  /** The inlay: cut into the face. */
  mark: string;
}

const CREAM = "#fff6e4";
const INK = "#2b2018";

export const PAWN_PAINT: Record<PawnName, Paint> = {
  blue: { face: "#2b66b8", side: "#123868", light: "#6294d8", mark: CREAM },
  mint: { face: "#93e3c6", side: "#22705a", light: "#c9f6e6", mark: INK },
  pink: { face: "#e5789e", side: "#7d2748", light: "#f7abc4", mark: INK },
  purple: { face: "#562a7c", side: "#2b0f45", light: "#8459ab", mark: CREAM },
};

/** Seat colours as an edge on both papers, at least 3:1. */
export const SEAT_EDGE: Record<PawnName, string> = {
  blue: "#3d7cd1",
  mint: "#2a967a",
  pink: "#d4567f",
  purple: "#9463bd",
};

function star(outer: number, inner: number): string {
  const corners = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 ? inner : outer;
    const angle = (Math.PI * index) / 5;
    const x = (radius * Math.sin(angle)).toFixed(2);
    const y = (2 - radius * Math.cos(angle)).toFixed(2);
    return `${x},${y}`;
  });
  return `M${corners.join("L")}Z`;
}

/** A seat's shape in a box of about 80; stroke-linejoin round softens it. */
export const SHAPE_PATH: Record<Shape, string> = {
  star: star(42, 24),
  square: "M-31,-31H31V31H-31Z",
  triangle: "M0,-37L39,31H-39Z",
  circle: "M-36,0A36,36 0 1 1 36,0A36,36 0 1 1 -36,0Z",
};
