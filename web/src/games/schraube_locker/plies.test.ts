import { describe, expect, it } from "vitest";
import {
  fittingCards,
  parsePly,
  pliesOf,
  putText,
  setText,
  usableCards,
  waysOnto,
} from "./plies";

describe("the texts of plies", () => {
  it.each([
    ["stack 3", { kind: "stack", stack: 3 }],
    ["dice 4", { kind: "dice", count: 4 }],
    ["scan", { kind: "scan" }],
    ["green 27", { kind: "green", card: 27 }],
    ["yellow 31 2 5", { kind: "yellow", card: 31, face: 2, other: 5 }],
    ["put 4 2", { kind: "put", faces: [4], stack: 2 }],
    ["put 2+3 1", { kind: "put", faces: [2, 3], stack: 1 }],
    ["swap 35 1", { kind: "swap", card: 35, seat: 1 }],
    ["gift 40 2", { kind: "gift", card: 40, seat: 2 }],
    ["give 12", { kind: "give", card: 12 }],
    ["get 7", { kind: "get", card: 7 }],
    ["set 17+9+10", { kind: "set", cards: [17, 9, 10] }],
    ["die 6", { kind: "die", face: 6 }],
  ])("%s is taken apart", (text, ply) => {
    expect(parsePly(text)).toEqual(ply);
  });

  it("knows no text of another game", () => {
    expect(parsePly("c3")).toBeNull();
    expect(parsePly("")).toBeNull();
  });

  it("writes a pair with the smaller face first", () => {
    expect(putText([3, 2], 1)).toBe("put 2+3 1");
    expect(putText([4], 0)).toBe("put 4 0");
  });
});

describe("what legal plies offer", () => {
  const placing = ["put 5 1", "put 1+4 1", "put 2+3 1", "put 2 4", "roll", "move"];

  it("every way onto a stack, or only those of the dice in the hand", () => {
    expect(waysOnto(placing, 1)).toHaveLength(3);
    expect(waysOnto(placing, 1, [4, 1])).toEqual([
      { kind: "put", faces: [1, 4], stack: 1 },
    ]);
    expect(waysOnto(placing, 1, [2])).toEqual([]);
    expect(waysOnto(placing, 0)).toEqual([]);
  });

  it("the cards of my own that can be used, not those I would get", () => {
    expect(usableCards(["green 27", "yellow 31 2 5", "yellow 31 2 6", "scan"])).toEqual(
      new Set([27, 31]),
    );
    expect(usableCards(["get 7", "get 9"]).size).toBe(0);
    expect(usableCards(["set 1+9", "set 2+9", "end"])).toEqual(new Set([1, 2, 9]));
  });

  it("only the kind that was asked for", () => {
    expect(pliesOf(["swap 35 1", "gift 40 2", "done"], "gift")).toEqual([
      { kind: "gift", card: 40, seat: 2 },
    ]);
  });
});

describe("sets", () => {
  const legal = ["set 1+9", "set 17+9", "set 17+9+10", "set 17+10", "set 1+10", "end"];

  it("are found in whatever order their cards were chosen", () => {
    expect(setText(legal, [10, 17, 9])).toBe("set 17+9+10");
    expect(setText(legal, [9, 10])).toBe("");
    expect(setText(legal, [])).toBe("");
  });

  it("tell which cards still fit to the chosen ones", () => {
    expect(fittingCards(legal, [17, 9])).toEqual(new Set([17, 9, 10]));
    expect(fittingCards(legal, [1])).toEqual(new Set([1, 9, 10]));
    expect(fittingCards(legal, [1, 17]).size).toBe(0);
  });
});
