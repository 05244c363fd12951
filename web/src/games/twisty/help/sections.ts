/** The help's table of contents: which clause of the law is explained where. */
import type { Contents, Section } from "../../shared/help/contents";
import type { View } from "../view";
import type { PictureName } from "./pictures";

type Extra = "symbols" | "practice";

const SECTIONS: readonly Section<PictureName, Extra>[] = [
  {
    topic: "aim",
    blocks: [{ clauses: [], words: ["aim-collect", "aim-centre"], picture: "aim" }],
  },
  {
    topic: "setup",
    blocks: [
      { clauses: ["T-1", "T-2", "T-4"], picture: "setup" },
      { clauses: ["T-3", "T-5"], picture: "row" },
      { clauses: ["T-6", "T-7"] },
    ],
  },
  {
    topic: "turn",
    blocks: [
      { clauses: ["T-8", "T-9"], picture: "turn" },
      { clauses: [], extra: "practice" },
    ],
  },
  {
    topic: "landing",
    blocks: [
      { clauses: ["T-12"], picture: "take" },
      { clauses: ["T-13"], picture: "leave" },
      { clauses: ["T-10", "T-11"], picture: "closed" },
    ],
  },
  {
    topic: "discs",
    blocks: [
      { clauses: ["T-14"], extra: "symbols" },
      { clauses: ["T-15", "T-16", "T-17"], picture: "chain" },
    ],
  },
  {
    topic: "theft",
    blocks: [
      { clauses: ["T-18", "T-19", "T-21"], picture: "theft" },
      { clauses: ["T-20"], picture: "token" },
      { clauses: ["T-22", "T-23"] },
    ],
  },
  { topic: "save", blocks: [{ clauses: ["T-24"], picture: "save" }] },
  { topic: "end", blocks: [{ clauses: ["T-25", "T-26"], picture: "end" }] },
  { topic: "rulings", blocks: [{ clauses: ["T-27"], picture: "rulings" }] },
];

/** Clauses on which the rulebook is silent. */
const HOUSE: ReadonlySet<string> = new Set([
  "T-6", "T-7", "T-9", "T-16", "T-21", "T-22", "T-27",
]);

export const CONTENTS: Contents<PictureName, Extra> = {
  prefix: "twisty-help-",
  sections: SECTIONS,
  house: HOUSE,
};

const BY_PHASE: Partial<Record<View["phase"], string>> = {
  corner: "T-6",
  act: "T-14",
  flee: "T-21",
  over: "T-25",
};

/** The clause that matters where the match stands, or "" for the beginning. */
export function clauseAt(view: View | undefined): string {
  if (!view) return "";
  const at = view.seats[view.mover]?.at ?? "";
  const saving = view.phase === "act" && view.board[at] === "save";
  return saving ? "T-24" : (BY_PHASE[view.phase] ?? "");
}
