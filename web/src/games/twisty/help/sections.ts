/** The help's table of contents: which clause of the law is explained where. */
import type { View } from "../view";
import type { PictureName } from "./pictures";

export interface Block {
  /** Clauses in reading order; T-18 has the message `twisty-help-t18`. */
  clauses: readonly string[];
  /** Sentences that carry no clause: `twisty-help-…`. */
  words?: readonly string[];
  picture?: PictureName;
  /** What stands below: the list of symbols, or the practice board. */
  extra?: "symbols" | "practice";
}

export interface Section {
  topic: string;
  blocks: readonly Block[];
}

export const SECTIONS: readonly Section[] = [
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
export const HOUSE: ReadonlySet<string> = new Set([
  "T-6", "T-7", "T-9", "T-16", "T-21", "T-22", "T-27",
]);

/** The section that explains a clause; the aim, when nothing else is asked for. */
export function topicOf(clause: string): string {
  const found = SECTIONS.find((section) =>
    section.blocks.some((block) => block.clauses.includes(clause)),
  );
  return found?.topic ?? "aim";
}

/** The key of the message that explains a clause. */
export function keyOf(clause: string): string {
  return `twisty-help-${clause.toLowerCase().replace("-", "")}`;
}

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
