/** The help's table of contents: which clause of the law is explained where. */
import type { Contents, Section } from "../../shared/help/contents";
import type { PictureName } from "./pictures";

type Extra = "cards";

const SECTIONS: readonly Section<PictureName, Extra>[] = [
  {
    topic: "aim",
    blocks: [{ clauses: [], words: ["aim-walk", "aim-points"], picture: "aim" }],
  },
  {
    topic: "setup",
    blocks: [
      { clauses: ["S-1"], extra: "cards" },
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
const HOUSE: ReadonlySet<string> = new Set([
  "S-3", "S-5", "S-6", "S-19", "S-23", "S-25", "S-29",
]);

export const CONTENTS: Contents<PictureName, Extra> = {
  prefix: "schraube-locker-help-",
  sections: SECTIONS,
  house: HOUSE,
};

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
