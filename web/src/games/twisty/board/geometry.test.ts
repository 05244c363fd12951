import { expect, it } from "vitest";
import {
  BOARD, cursorAfter, isKnightMove, pointOf, ROWS, spaceAt, SPACES, wayBetween,
} from "./geometry";

it("lays row 1 at the bottom and column a on the left", () => {
  expect(ROWS[0]![0]).toBe("a7");
  expect(ROWS[6]![6]).toBe("g1");
  expect(pointOf("a1").x).toBeLessThan(pointOf("b1").x);
  expect(pointOf("a1").y).toBeGreaterThan(pointOf("a2").y);
  expect(pointOf("d4")).toEqual({ x: BOARD / 2, y: BOARD / 2 });
});

it("finds every space back from its middle, and nothing on the frame", () => {
  for (const space of SPACES) expect(spaceAt(pointOf(space))).toBe(space);
  expect(spaceAt({ x: 3, y: 3 })).toBeUndefined();
  expect(spaceAt({ x: BOARD / 2, y: BOARD - 3 })).toBeUndefined();
});

it("knows 240 knight's moves, as the law counts 120 edges", () => {
  const moves = SPACES.flatMap((from) => SPACES.filter((to) => isKnightMove(from, to)));
  expect(moves).toHaveLength(240);
});

it("leads a knight two spaces along before it turns", () => {
  expect(wayBetween("c3", "d5")).toEqual([pointOf("c3"), pointOf("c5"), pointOf("d5")]);
  expect(wayBetween("c3", "a4")).toEqual([pointOf("c3"), pointOf("a3"), pointOf("a4")]);
  expect(wayBetween("c3", "c4")).toEqual([pointOf("c3"), pointOf("c4")]);
});

it("moves the cursor by keys and keeps it on the board", () => {
  expect(cursorAfter("ArrowUp", "c3")).toBe("c4");
  expect(cursorAfter("ArrowLeft", "a3")).toBe("a3");
  expect(cursorAfter("ArrowDown", "a1")).toBe("a1");
  expect(cursorAfter("Home", "e5")).toBe("a5");
  expect(cursorAfter("End", "e5")).toBe("g5");
  expect(cursorAfter("x", "e5")).toBeUndefined();
});
