/** Positions of every kind, for looking at. */
import type { Position } from "../../contract";
import { CENTRE, CORNERS, SPACES } from "../board/geometry";
import {
  COLOURS, PAWNS, SHAPES, type Colour, type Disc, type Seat, type View,
} from "../view";

const BOX: Disc[] = [
  ...COLOURS.flatMap((colour) => Array<Disc>(4).fill(colour)),
  ...Array<Disc>(6).fill("orthogonal"),
  ...(["diagonal", "leap", "warp"] as const).flatMap((disc) => [disc, disc, disc]),
  "save",
];

/** The same disorder every time. */
function mixed<T>(things: T[], step: number): T[] {
  return things.map((_, index) => things[(index * step + 5) % things.length]!);
}

function seatOf(index: number, seats: number): Seat {
  const homes = seats === 2 ? ["a1", "g7"] : ["a1", "a7", "g7", "g1"];
  return {
    pawn: PAWNS[index]!,
    shape: SHAPES[index]!,
    at: homes[index]!,
    row: mixed<Colour>([...COLOURS], 2 + index),
    collected: 0,
    protected: 0,
  };
}

export function freshView(seats: number): View {
  const free = SPACES.filter((space) => ![...CORNERS, CENTRE].includes(space));
  const discs = mixed(BOX, 17);
  const board = Object.fromEntries(free.map((space, index) => [space, discs[index]!]));
  const all = Array.from({ length: seats }, (_, index) => seatOf(index, seats));
  const start = { phase: "open", mover: 0, turn: 0, turn_limit: 0 } as const;
  return { ...start, board, used: [], seats: all, winner: -1 };
}

function midView(seats: number): View {
  const view = { ...freshView(seats), turn: 23 };
  view.seats.forEach((seat, index) => {
    seat.collected = [3, 4, 1, 5][index]!;
    seat.protected = [2, 0, 1, 3][index]!;
    seat.at = ["c3", "d5", "f2", "b6"][index]!;
  });
  for (const space of ["d5", "a3", "e6", "g5", "b2", "c7"]) delete view.board[space];
  return view;
}

function at(view: View, legal: string[], seat = view.mover): Position {
  return { ply: 60, actors: [seat], view, legal };
}

function open(seats: number): Position {
  const view = midView(seats);
  const mine = view.seats[0]!;
  view.board["e4"] = mine.row[3]!;
  const thief = view.seats[1]!;
  const colour = mine.row[3]!;
  thief.row = [colour, ...thief.row.filter((other) => other !== colour)];
  view.board["b5"] = "leap";
  return at(view, ["a2", "a4", "b1", "d1", "e2", "e4", "b5", "d5"]);
}

function act(seats: number, disc: Disc, legal: string[]): Position {
  const view: View = { ...midView(seats), phase: "act" };
  view.board["c3"] = disc;
  return at(view, legal);
}

function last(): Position {
  const view = midView(2);
  const mine = view.seats[0]!;
  Object.assign(mine, { collected: 7, protected: 5, at: "c6" });
  return at(view, ["a7", "b4", "d4", "e7", "e5"]);
}

function flee(): Position {
  const view: View = { ...midView(4), phase: "flee", mover: 1 };
  Object.assign(view.seats[1]!, { at: "c3" });
  return at(view, ["a1", "g7", "g1"], 0);
}

function won(): Position {
  const view: View = { ...midView(3), phase: "over", winner: 0 };
  Object.assign(view.seats[0]!, { collected: 7, at: CENTRE });
  return { ply: 90, actors: [], view, legal: [] };
}

function start(seats: number): Position {
  return at(freshView(seats), ["b3", "c2"]);
}

export const POSITIONS: Record<string, () => Position> = {
  start2: () => start(2),
  start4: () => start(4),
  corner: () => {
    const view: View = { ...freshView(3), phase: "corner" };
    view.seats.forEach((seat, index) => (seat.at = index === 2 ? "g7" : ""));
    return at(view, ["a1", "a7", "g1"]);
  },
  open2: () => open(2),
  open3: () => open(3),
  open4: () => open(4),
  wait: () => ({ ...open(4), actors: [1], legal: [] }),
  orthogonal: () => act(4, "orthogonal", ["c4", "c2", "b3", "d3", "stop"]),
  warp: () => act(3, "warp", ["a6", "f5", "stop"]),
  save: () => act(2, "save", ["save", "stop"]),
  pass: () => at(midView(2), ["pass"]),
  flee,
  last,
  won,
};
