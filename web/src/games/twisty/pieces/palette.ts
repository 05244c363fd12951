/** Colours of the toys; their distances are asserted in palette.test.ts. */
import type { Paint } from "../../shared/pawns";
import type { Action, Colour } from "../view";

export { PAWN_PAINT, SEAT_EDGE, type Paint } from "../../shared/pawns";

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
