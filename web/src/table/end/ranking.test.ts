import { expect, it } from "vitest";
import type { ResultView } from "../../wire";
import { ranking } from "./ranking";

const result = (winners: number[], scores: number[]): ResultView => ({
  winners,
  scores,
  returns: [],
  agreed: false,
});
const order = (one: ResultView) => ranking(one).map(({ seat, place }) => [seat, place]);

it("puts the winner before a player with as many points", () => {
  expect(order(result([2], [7, 5, 7]))).toEqual([
    [2, 1],
    [0, 2],
    [1, 3],
  ]);
});

it("lets equals share a place when nobody has won", () => {
  expect(order(result([], [3, 4, 4, 0]))).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
    [3, 4],
  ]);
});
