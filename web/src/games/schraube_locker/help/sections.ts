/** The help's table of contents: which clause of the law is explained where. */
import type { PictureName } from "./pictures";

export interface Block {
  /** Clauses in reading order; S-18 has the message `schraube-locker-help-s18`. */
  clauses: readonly string[];
  /** Sentences that carry no clause: `schraube-locker-help-…`. */
  words?: readonly string[];
  picture?: PictureName;
  /** The list of what cards show stands below. */
  cards?: true;
}

export interface Section {
  topic: string;
  blocks: readonly Block[];
}

export const SECTIONS: readonly Section[] = [
  {
    topic: "aim",
    blocks: [{ clauses: [], words: ["aim-walk", "aim-points"], picture: "aim" }],
  },
  {
    topic: "setup",
    blocks: [
      { clauses: ["S-1"], cards: true },
      { clauses: ["S-2", "S-4", "S-5"], picture: "setup" },
      { clauses: ["S-6", "S-7", "S-3"] },
    ],
  },
  {
    topic: "roll",
    blocks: [
      { clauses: ["S-8", "S-9"], picture: "scan" },
      { clauses: ["S-10", "S-11"], picture: "free" },
      { clauses: ["S-12"], picture: "again" },
    ],
  },
  {
    topic: "abilities",
    blocks: [
      { clauses: ["S-13"], picture: "green" },
      { clauses: ["S-14"], picture: "yellow" },
    ],
  },
  {
    topic: "move",
    blocks: [
      { clauses: ["S-15"], picture: "walk" },
      { clauses: ["S-16"], picture: "stay" },
      { clauses: ["S-17"], picture: "circle" },
    ],
  },
  {
    topic: "exchange",
    blocks: [
      { clauses: ["S-18", "S-19"], picture: "swap" },
      { clauses: ["S-20", "S-21"], picture: "gift" },
    ],
  },
  { topic: "take", blocks: [{ clauses: ["S-22"], picture: "take" }] },
  { topic: "sets", blocks: [{ clauses: ["S-23", "S-24", "S-25"], picture: "sets" }] },
  { topic: "end", blocks: [{ clauses: ["S-26", "S-27"], picture: "score" }] },
  {
    topic: "variants",
    blocks: [
      { clauses: ["S-28"], picture: "choose" },
      { clauses: ["S-29"], picture: "pair" },
    ],
  },
];

/** Clauses on which the rulebook is silent. */
export const HOUSE: ReadonlySet<string> = new Set([
  "S-3", "S-5", "S-6", "S-19", "S-23", "S-25", "S-29",
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
  return `schraube-locker-help-${clause.toLowerCase().replace("-", "")}`;
}

const BY_PHASE: Readonly<Record<string, string>> = {
  choose_start: "S-5",
  choose_dice: "S-28",
  roll: "S-8",
  before_scan: "S-13",
  place: "S-10",
  exchange: "S-18",
  give: "S-19",
  get: "S-19",
  refill: "S-22",
  sets: "S-24",
  over: "S-27",
};

/** What of a position chooses the clause. */
export interface Spot {
  phase: string;
  dice: readonly number[];
}

/** The clause that matters where the match stands, or "" for the beginning. */
export function clauseAt(spot: Spot | undefined): string {
  if (!spot) return "";
  if (spot.phase === "place" && spot.dice.length === 0) return "S-15";
  return BY_PHASE[spot.phase] ?? "";
}
