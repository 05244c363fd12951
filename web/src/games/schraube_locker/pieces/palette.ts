/** Colours of the cards; each picture also has its own shape. */
import type { PictureName } from "../view";

export interface CardPaint {
  /** The card itself. */
  face: string;
  /** Its edge, and the outline of what is drawn on it. */
  side: string;
  /** A lighter field behind the picture. */
  field: string;
  /** What the picture is made of, and its side in the shade. */
  metal: string;
  shade: string;
}

const BLUE = { face: "#2f6db5", side: "#0f2f5c", field: "#4c8bd2" };
const GREY = { face: "#868a8c", side: "#2c2f31", field: "#a3a7a8" };

export const CARD_PAINT: Record<PictureName, CardPaint> = {
  nut: { ...BLUE, metal: "#dcebfb", shade: "#93b8e2" },
  double_nut: { ...BLUE, metal: "#dcebfb", shade: "#93b8e2" },
  bolt: { ...GREY, metal: "#f4f3ee", shade: "#c0c1bd" },
  double_bolt: { ...GREY, metal: "#f4f3ee", shade: "#c0c1bd" },
  green: {
    face: "#3f8f4a",
    side: "#123f1b",
    field: "#62ac6a",
    metal: "#fbf6e6",
    shade: "#b9dcb5",
  },
  yellow: {
    face: "#f3c73f",
    side: "#5e4505",
    field: "#fbdf7d",
    metal: "#fffaf0",
    shade: "#e3c26a",
  },
  orange: {
    face: "#e2762a",
    side: "#5f2a05",
    field: "#f39a58",
    metal: "#fff6e8",
    shade: "#ffd1a6",
  },
  red: {
    face: "#c0302b",
    side: "#560d0b",
    field: "#d9564f",
    metal: "#fff1e6",
    shade: "#f2b3a6",
  },
};

export const IVORY = { face: "#fff9ec", side: "#7d6c52", shade: "#e2d5bb" };
export const INK = "#2b2018";
export const BONUS_PAINT = { face: "#f0d9a2", side: "#6d4d17", field: "#fbecc6" };
