import { expect, it } from "vitest";
import { afterDice, EMPTY, placesOf, settleDice } from "./tray";

it("keeps every die in its place when another leaves", () => {
  expect(settleDice([5, 3, 1, 3, 0, 0], [1, 3])).toEqual([0, 3, 1, 0, 0, 0]);
});

it("puts new dice into free places", () => {
  expect(settleDice(EMPTY, [2, 4])).toEqual([2, 4, 0, 0, 0, 0]);
  expect(settleDice([0, 4, 0, 0, 0, 0], [2, 4, 4])).toEqual([2, 4, 4, 0, 0, 0]);
});

it("finds two dice of one face in two places", () => {
  expect(placesOf([3, 1, 3, 0, 0, 0], [3, 3])).toEqual([0, 2]);
  expect(placesOf([3, 1, 0, 0, 0, 0], [3, 3])).toEqual([0]);
});

it("follows dice that fall, turn, are placed and gathered", () => {
  let places = afterDice(EMPTY, { kind: "drop", face: 6 });
  places = afterDice(places, { kind: "drop", face: 2 });
  places = afterDice(places, { kind: "turn", face: 2, other: 5 });
  expect(places.slice(0, 3)).toEqual([6, 5, 0]);
  const rest = { seat: 0, stack: 1, due: false, ms: 1 };
  places = afterDice(places, { kind: "serve", faces: [6], ...rest });
  expect(places.slice(0, 3)).toEqual([0, 5, 0]);
  expect(afterDice(places, { kind: "gather" })).toEqual(EMPTY);
});
