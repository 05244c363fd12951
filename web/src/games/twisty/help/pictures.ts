/** Small boards that show a rule, as data: places are [column, line] from top left. */
import type { Colour, Disc } from "../view";

export type At = readonly [number, number];

/** A seat's tokens, with as many cubes on them as are collected. */
export interface Row {
  seat: number;
  colours: readonly Colour[];
  collected: number;
  protected?: number;
  /** The token that moves, from its old place to the end. */
  moving?: number;
}

/** Where a seat's pawn goes, through these points. */
export interface Way {
  seat: number;
  points: readonly At[];
}

export interface Panel {
  /** Spaces across and down; none: only the rows are drawn. */
  size: At;
  discs?: readonly (readonly [At, Disc])[];
  pawns?: readonly (readonly [At, number])[];
  ways?: readonly Way[];
  /** Spaces that may be chosen. */
  rings?: readonly At[];
  crosses?: readonly At[];
  centre?: At;
  /** A corner of the whole board, at the bottom right. */
  corner?: At;
  rows?: readonly Row[];
}

export type PictureName =
  | "aim" | "setup" | "row" | "turn" | "take" | "leave" | "closed" | "chain"
  | "theft" | "token" | "save" | "end" | "rulings";

const FIRST: readonly Colour[] = [
  "red", "yellow", "blue", "green", "pink", "orange", "purple",
];
const SECOND: readonly Colour[] = [
  "green", "red", "purple", "orange", "blue", "pink", "yellow",
];
/** `SECOND` after its red token went to the end. */
const ROBBED: readonly Colour[] = [
  "green", "purple", "orange", "blue", "pink", "yellow", "red",
];

const AROUND: readonly At[] = [
  [1, 0], [3, 0], [0, 1], [4, 1], [0, 3], [4, 3], [1, 4], [3, 4],
];

/** The knight's move of most pictures: two to the right and one up. */
const LEAP: readonly At[] = [[0, 1], [2, 1], [2, 0]];

const way = (seat: number, ...points: At[]): Way => ({ seat, points });
const row = (collected: number): Row => ({ seat: 1, colours: FIRST, collected });

/** All 44 discs of a board, in an order that looks drawn by lot. */
function wholeBoard(): [At, Disc][] {
  const plan = [
    ".pLkgw.", "+ykpoyb", "gkrxbLr", "+bg.+py",
    "wpx+ogo", "y+Lbkor", ".s+wxr.",
  ];
  const names: Record<string, Disc> = {
    r: "red", o: "orange", y: "yellow", g: "green", b: "blue", k: "purple",
    p: "pink", "+": "orthogonal", x: "diagonal", L: "leap", w: "warp", s: "save",
  };
  return plan.flatMap((line, y) =>
    [...line].flatMap((letter, x): [At, Disc][] => {
      const disc = names[letter];
      return disc ? [[[x, y], disc]] : [];
    }),
  );
}

export const PICTURES: Record<PictureName, readonly Panel[]> = {
  aim: [
    { size: [4, 3], discs: [[[1, 0], "red"], [[3, 1], "yellow"]], pawns: [[[0, 2], 1]],
      ways: [way(1, [0, 2], [0, 0], [1, 0]), way(1, [1, 0], [3, 0], [3, 1])],
      rows: [row(0)] },
    { size: [4, 3], centre: [2, 1], pawns: [[[0, 2], 1]],
      ways: [way(1, [0, 2], [2, 2], [2, 1])], rows: [row(7)] },
  ],
  setup: [{
    size: [7, 7], centre: [3, 3], discs: wholeBoard(),
    pawns: [[[0, 6], 0], [[0, 0], 1], [[6, 0], 2], [[6, 6], 3]],
  }],
  row: [{ size: [0, 0], rows: [row(0), { seat: 0, colours: SECOND, collected: 0 }] }],
  turn: [{
    size: [5, 5], rings: AROUND, pawns: [[[2, 2], 1]],
    ways: [way(1, [2, 2], [2, 0], [3, 0])],
  }],
  take: [
    { size: [3, 2], discs: [[[2, 0], "red"]], pawns: [[[0, 1], 1]],
      ways: [way(1, ...LEAP)], rows: [row(0)] },
    { size: [3, 2], pawns: [[[2, 0], 1]], rows: [row(1)] },
  ],
  leave: [
    { size: [3, 2], discs: [[[2, 0], "green"]], pawns: [[[0, 1], 1]],
      ways: [way(1, ...LEAP)], rows: [row(0)] },
    { size: [3, 2], discs: [[[2, 0], "green"]], pawns: [[[2, 0], 1]], rows: [row(0)] },
  ],
  closed: [{
    size: [3, 3], pawns: [[[0, 2], 1], [[1, 0], 0]], rings: [[2, 1]], crosses: [[1, 0]],
  }],
  chain: [{
    size: [4, 3], discs: [[[2, 1], "orthogonal"], [[3, 1], "red"]],
    pawns: [[[0, 2], 1]], rows: [row(0)],
    ways: [way(1, [0, 2], [2, 2], [2, 1]), way(1, [2, 1], [3, 1])],
  }],
  theft: [
    { size: [3, 3], corner: [2, 2], pawns: [[[0, 2], 1], [[1, 0], 0]],
      ways: [way(1, [0, 2], [0, 0], [1, 0])],
      rows: [row(0), { seat: 0, colours: SECOND, collected: 2 }] },
    { size: [3, 3], corner: [2, 2], pawns: [[[1, 0], 1], [[2, 2], 0]],
      ways: [way(0, [1, 0], [2, 2])],
      rows: [row(1), { seat: 0, colours: ROBBED, collected: 1 }] },
  ],
  token: [
    { size: [0, 0], rows: [{ seat: 0, colours: SECOND, collected: 1, moving: 1 }] },
    { size: [0, 0], rows: [{ seat: 0, colours: ROBBED, collected: 1 }] },
  ],
  save: [
    { size: [3, 2], discs: [[[2, 0], "save"]], pawns: [[[0, 1], 1]],
      ways: [way(1, ...LEAP)], rows: [row(3)] },
    { size: [3, 2], discs: [[[2, 0], "save"]], pawns: [[[2, 0], 1]],
      rows: [{ ...row(3), protected: 3 }] },
  ],
  end: [
    { size: [3, 3], centre: [2, 1], pawns: [[[0, 2], 1]],
      ways: [way(1, [0, 2], [2, 2], [2, 1])], rows: [row(7)] },
    { size: [3, 3], centre: [2, 1], pawns: [[[2, 1], 1]], rows: [row(7)] },
  ],
  rulings: [{
    size: [4, 3], pawns: [[[0, 2], 1], [[2, 1], 0]],
    ways: [way(1, [0, 2], [2, 2], [2, 1]), way(0, [2, 1], [0, 1], [0, 2])],
  }],
};
