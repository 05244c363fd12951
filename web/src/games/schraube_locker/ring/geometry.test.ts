import { describe, expect, it } from "vitest";
import {
  DEEP,
  pawnPoint,
  PAWN_TALL,
  planRing,
  rowPath,
  stackByKey,
  TALL,
} from "./geometry";

const SIZES: [number, number][] = [
  [336, 330],
  [336, 210],
  [300, 300],
  [560, 620],
  [800, 760],
  [1400, 900],
];

describe.each(SIZES)("a ring in %i × %i", (width, height) => {
  const plan = planRing(width, height);

  it("keeps all stacks inside", () => {
    for (const { x, y } of plan.stacks) {
      expect(x - plan.card / 2).toBeGreaterThanOrEqual(0);
      expect(x + plan.card / 2).toBeLessThanOrEqual(width);
      expect(y - (plan.card * TALL) / 2).toBeGreaterThanOrEqual(0);
      expect(y + plan.card * (TALL / 2 + DEEP)).toBeLessThanOrEqual(height);
    }
  });

  it("lays no stack over another", () => {
    plan.stacks.forEach((one, index) =>
      plan.stacks.slice(index + 1).forEach((other) => {
        const apart =
          Math.abs(one.x - other.x) >= plan.card ||
          Math.abs(one.y - other.y) >= plan.card * (TALL + DEEP) - 0.5;
        expect(apart).toBe(true);
      }),
    );
  });

  it("stands four pawns apart beside each stack, inside", () => {
    for (let stack = 0; stack < 6; stack += 1) {
      const points = [0, 1, 2, 3].map((index) => pawnPoint(plan, stack, index, 4));
      expect(new Set(points.map(({ x, y }) => `${x},${y}`)).size).toBe(4);
      for (const { x, y } of points) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(width);
        expect(y - (plan.card * PAWN_TALL) / 2).toBeGreaterThan(-plan.card * 0.1);
        expect(y).toBeLessThan(height);
      }
    }
  });
});

it("numbers the stacks clockwise from the top", () => {
  const { stacks, middle } = planRing(600, 600);
  const side = stacks.map(({ x, y }) => [
    Math.sign(x - middle.x),
    Math.sign(y - middle.y),
  ]);
  expect(side).toEqual([
    [0, -1],
    [1, -1],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, -1],
  ]);
});

it("draws a row over the end of the circle", () => {
  const plan = planRing(600, 600);
  expect(rowPath(plan, 5, 2).match(/[ML]/g)).toEqual(["M", "L", "L"]);
  expect(
    rowPath(plan, 5, 1).endsWith(`${plan.stacks[0]!.x},${plan.stacks[0]!.y}`),
  ).toBe(true);
});

it("goes round by arrow keys", () => {
  expect(stackByKey("ArrowRight", 5)).toBe(0);
  expect(stackByKey("ArrowUp", 0)).toBe(5);
  expect(stackByKey("x", 0)).toBeUndefined();
});
