/** Colours of the toys; their distances are asserted in palette.test.ts. */
import type { Action, Colour, PawnName } from "../view";

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

export const CUBES: Record<Colour, Paint> = {
  red: { face: "#c6302b", side: "#7f1714", light: "#e2605a", mark: CREAM },
  orange: { face: "#ee8733", side: "#8f4509", light: "#ffb06e", mark: INK },
  yellow: { face: "#f9dc57", side: "#8a6708", light: "#fff0a6", mark: INK },
  green: { face: "#4f9d55", side: "#1f5a28", light: "#7fc283", mark: CREAM },
  blue: { face: "#15539f", side: "#08294f", light: "#3f7fcc", mark: CREAM },
  purple: { face: "#4a1869", side: "#250736", light: "#774197", mark: CREAM },
  pink: { face: "#f3a3bf", side: "#99405f", light: "#ffd0df", mark: INK },
};

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

export const SYMBOL_PAINT: Record<Action, string> = {
  orthogonal: "#b3271f",
  diagonal: "#26211d",
  leap: "#4d5a66",
  warp: "#0f6f6c",
  save: "#6d4a12",
};

/** The disc under a cube or symbol: maple, the same by day and night. */
export const DISC = {
  top: "#edd2a2",
  light: "#f8e6c3",
  side: "#b98c52",
  grain: "#cfa76b",
  shadow: "#3a2410",
};

export const INLAY = CREAM;
export const DARK = INK;
