import { expect, test } from "vitest";
import { keyOf, keysOf, legendsOf, topicOf, type Contents } from "./contents";

function contents(...house: string[]): Contents {
  return {
    prefix: "game-help-",
    sections: [
      { topic: "aim", blocks: [{ clauses: [], words: ["aim-win"] }] },
      { topic: "move", blocks: [{ clauses: ["G-2", "G-1"], picture: "step" }] },
      { topic: "end", blocks: [{ clauses: ["G-3"] }, { clauses: ["G-4"] }] },
    ],
    house: new Set(house),
  };
}

test("a clause leads to its section and its message", () => {
  expect(topicOf(contents(), "G-4")).toBe("end");
  expect(topicOf(contents(), "")).toBe("aim");
  expect(topicOf({ ...contents(), sections: [] }, "G-4")).toBe("");
  expect(keyOf(contents(), "G-4")).toBe("game-help-g4");
});

test("the sign of house rules is explained at its first and last use", () => {
  expect(legendsOf(contents())).toEqual([]);
  expect(legendsOf(contents("G-3", "G-4"))).toEqual(["end"]);
  expect(legendsOf(contents("G-1", "G-3"))).toEqual(["move", "end"]);
});

test("the frame asks for headings, sentences, clauses and pictures", () => {
  const plain = [
    "aim", "aim-win", "contents", "end", "g1", "g2", "g3", "g4", "move",
    "picture-step",
  ];
  const keys = (...house: string[]): string[] => keysOf(contents(...house)).sort();
  expect(keys()).toEqual(plain.map((word) => `game-help-${word}`));
  expect(keys("G-1")).toEqual([...keys(), "game-help-house"].sort());
});
