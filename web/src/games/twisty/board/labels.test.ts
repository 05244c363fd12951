import { expect, it } from "vitest";
import { POSITIONS } from "../demo/positions";
import { translatorFor } from "../demo/words";
import type { View } from "../view";
import { spaceLabel } from "./labels";
import { targetsOf } from "./targets";

const position = POSITIONS["open4"]!();
const view = position.view as View;
const targets = targetsOf(position);

function label(space: string, language = "en"): string {
  return spaceLabel(view, space, targets.get(space), translatorFor(language));
}

it("says what a landing would bring", () => {
  expect([...targets]).toEqual([
    ["a2", "move"], ["a4", "move"], ["b1", "move"], ["d1", "action"], ["e2", "move"],
    ["e4", "take"], ["b5", "action"], ["d5", "rob"],
  ]);
});

it("names space, cube, who stands there and what landing brings", () => {
  expect(label("e4")).toBe("e4, blue cube, landing possible: takes the cube you need");
  expect(label("d5")).toBe("d5, blank, Bartholomäus stands here, "
    + "landing possible: robs the cube you need");
  expect(label("c3")).toBe("c3, pink cube, Ann stands here");
  expect(label("a1")).toBe("a1, corner, blank");
  expect(label("d4")).toBe("d4, centre");
});

it("says so in German and Russian too", () => {
  expect(label("e4", "de")).toContain("den Würfel nehmen, den du brauchst");
  expect(label("e4", "ru")).toContain("возьмёшь нужный кубик");
});

it("calls the centre a win only with all seven cubes", () => {
  expect(targetsOf(POSITIONS["last"]!()).get("d4")).toBe("win");
});

it("calls nothing a theft from protected cubes (T-23)", () => {
  const safe = POSITIONS["open4"]!();
  (safe.view as View).seats[1]!.protected = 4;
  expect(targetsOf(safe).get("d5")).toBe("move");
});
