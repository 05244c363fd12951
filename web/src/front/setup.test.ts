import { beforeEach, expect, it } from "vitest";
import type { GameView } from "../wire";
import { keep } from "../lib/prefs.svelte";
import { chosenOptions, newTable, place, quickSeats, resize } from "./setup";

const game: GameView = {
  name: "twisty",
  version: "1",
  minSeats: 2,
  maxSeats: 4,
  levels: ["easy", "medium", "hard"],
  options: [
    {
      name: "choose_corners",
      kind: "flag",
      default: false,
      low: 0,
      high: 1,
      words: [],
    },
    {
      name: "turn_limit",
      kind: "number",
      default: null,
      low: 1,
      high: 9999,
      words: [],
    },
  ],
};

beforeEach(() => keep({ bots: 2, level: "medium", nickname: "Anna", token: "secret" }));

it("seats me and as many bots as last time", () => {
  expect(quickSeats(game)).toEqual(["me", "bot:medium", "bot:medium"]);
  keep({ bots: 9, level: "unheard of" });
  expect(quickSeats(game)).toEqual(["me", "bot:easy", "bot:easy", "bot:easy"]);
});

it("moves whoever was there when I take another seat", () => {
  expect(place(["me", "bot:hard"], 1, "me")).toEqual(["bot:hard", "me"]);
  expect(place(["me", "open"], 1, "bot:easy")).toEqual(["me", "bot:easy"]);
});

it("adds open seats and takes away the last ones", () => {
  expect(resize(["me"], 3)).toEqual(["me", "open", "open"]);
  expect(resize(["me", "open", "open"], 2)).toEqual(["me", "open"]);
});

it("leaves out options as they are anyway", () => {
  const values = { choose_corners: false, turn_limit: 40 };
  expect(chosenOptions(game.options, values)).toEqual({ turn_limit: 40 });
});

it("says everything the server needs for a new table", () => {
  expect(newTable(game, ["me", "bot:hard"], { choose_corners: true }, true)).toEqual({
    game: "twisty",
    nickname: "Anna",
    seats: [{ kind: "me" }, { kind: "bot", level: "hard" }],
    options: { choose_corners: true },
    token: "secret",
    start: true,
  });
});
