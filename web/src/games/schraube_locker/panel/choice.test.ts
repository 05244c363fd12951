import { beforeEach, describe, expect, it } from "vitest";
import { CARDS, freshView } from "../demo/positions";
import { Choice } from "./choice.svelte";
import { suggestSet } from "./suggest";

const PLACES = [5, 2, 3, 1, 0, 0];
const LEGAL = ["put 5 1", "put 2+3 1", "put 2 4", "roll", "move"];
let choice: Choice;

beforeEach(() => {
  choice = new Choice();
});

describe("placing dice", () => {
  it("asks which dice, where several ways lead to a stack (S-29)", () => {
    expect(choice.aim(1, 5, PLACES, LEGAL)).toBeNull();
    expect(choice.ways.map(({ faces }) => faces)).toEqual([[5], [2, 3]]);
  });

  it("plays the only way at once, and asks about what does not fit", () => {
    expect(choice.aim(4, 2, PLACES, LEGAL)).toBe("put 2 4");
    expect(choice.aim(0, 6, PLACES, LEGAL)).toBe("put 6 0");
    choice.pick(3, PLACES, LEGAL);
    expect(choice.aim(4, 2, PLACES, LEGAL)).toBe("put 1 4");
  });

  it("picks up two dice only where they may stand together", () => {
    choice.pick(1, PLACES, LEGAL);
    choice.pick(2, PLACES, LEGAL);
    expect(choice.dice).toEqual([1, 2]);
    expect(choice.aim(1, 5, PLACES, LEGAL)).toBe("put 2+3 1");
    choice.drop();
    choice.pick(1, PLACES, LEGAL);
    choice.pick(3, PLACES, LEGAL);
    expect(choice.dice).toEqual([3]);
    choice.pick(3, PLACES, LEGAL);
    expect(choice.dice).toEqual([]);
  });
});

describe("sets", () => {
  const view = freshView({ phase: "sets" });
  view.seats[0]!.cards = [CARDS.nut1, CARDS.nut7, CARDS.bolt9, CARDS.bolts26];
  const legal = ["set 1+9", "set 7+9", "set 26+1", "set 26+7", "set 26+1+7", "end"];

  it("are proposed small, without doubles, with high points", () => {
    expect(suggestSet(legal, view)).toEqual([7, 9]);
    expect(suggestSet(["end"], view)).toEqual([]);
  });

  it("can be built otherwise: a card that does not fit begins anew", () => {
    choice.reset(legal, view);
    expect(choice.set(legal)).toBe("set 7+9");
    choice.toggle(26, legal);
    expect(choice.cards).toEqual([26]);
    expect(choice.set(legal)).toBe("");
    choice.toggle(1, legal);
    choice.toggle(7, legal);
    expect(choice.set(legal)).toBe("set 26+1+7");
    choice.toggle(1, legal);
    expect(choice.set(legal)).toBe("set 26+7");
  });
});
