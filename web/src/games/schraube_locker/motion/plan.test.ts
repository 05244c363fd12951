import { describe, expect, it } from "vitest";
import { CARDS, freshView, serve } from "../demo/positions";
import type { View } from "../view";
import { planSteps } from "./plan";
import { afterStep, countSteps, durationOf, type Step } from "./steps";

const plan = (before: View, text: string, after: View, actor = 0) =>
  planSteps(before, { actor, text }, after);
const kinds = (steps: Step[]) => steps.map((step) => step.kind);
const shown = (before: View, steps: Step[]) => steps.reduce(afterStep, before);

describe("a roll", () => {
  it("lets every die fall by itself", () => {
    const before = freshView({ phase: "roll", unrolled: 3, dice: [2] });
    const after = freshView({ phase: "roll", unrolled: 2, dice: [2, 6] });
    expect(plan(before, "die 6", after, -1)).toEqual([{ kind: "drop", face: 6 }]);
  });

  it("ends with what must be placed, one by one in the order of the scan (S-8)", () => {
    const before = freshView({ phase: "roll", unrolled: 1, dice: [4, 6, 1] });
    const after = serve(freshView({ dice: [1, 2], steps: 2 }), 1, 2);
    const steps = plan(before, "die 2", after, -1);
    expect(kinds(steps)).toEqual(["drop", "settle", "serve", "serve"]);
    expect(steps.slice(2)).toMatchObject([
      { stack: 1, faces: [6], due: true },
      { stack: 2, faces: [4], due: true },
    ]);
    expect(shown(before, steps)).toMatchObject({ dice: [1, 2], steps: 2 });
  });

  it("shows six placements before the page goes on by itself", () => {
    const before = freshView({ phase: "roll", unrolled: 1, dice: [1, 2, 3, 4, 5] });
    const after = serve(freshView({ steps: 6 }), 0, 1, 2, 3, 4, 5);
    const steps = plan(before, "die 6", after, -1);
    expect(steps.at(-1)).toMatchObject({ kind: "serve", stack: 0 });
    const time = steps.reduce((sum, step) => sum + durationOf(step, false), 0);
    expect(time).toBeLessThan(2400);
  });

  it("opens the window for cards without placing anything (S-13)", () => {
    const before = freshView({ phase: "roll", unrolled: 1, dice: [6] });
    const after = freshView({ phase: "before_scan", dice: [6, 6] });
    expect(kinds(plan(before, "die 6", after, -1))).toEqual(["drop", "settle"]);
    const placed = serve(freshView({ dice: [6] }), 1);
    expect(kinds(plan(after, "scan", placed))).toEqual(["serve"]);
  });
});

describe("cards that change dice", () => {
  const before = freshView({ phase: "before_scan", dice: [2, 3] });

  it("a green card leaves and the dice come back into the hand", () => {
    const after = freshView({ phase: "roll", unrolled: 2 });
    const steps = plan(before, "green 27", after);
    expect(kinds(steps)).toEqual(["return", "gather"]);
    const view = shown(before, steps);
    expect(view.dice).toEqual([]);
    expect(view.seats[0]!.cards).not.toContainEqual(CARDS.green27);
  });

  it("a yellow card leaves and its die turns", () => {
    const after = freshView({ phase: "before_scan", dice: [3, 6] });
    const steps = plan(before, "yellow 31 2 6", after);
    expect(kinds(steps)).toEqual(["return", "turn"]);
    expect(shown(before, steps).dice).toEqual([6, 3]);
  });
});

describe("a move", () => {
  it("walks stack by stack and takes the card (S-15, S-22)", () => {
    const before = serve(freshView({ steps: 2 }), 1, 2, 4);
    const after = freshView({ phase: "refill" });
    after.stacks[2] = { card: null, height: 4, served: true, pair: [] };
    const steps = plan(before, "move", after);
    expect(kinds(steps)).toEqual(["walk", "walk", "take"]);
    const view = shown(before, steps);
    expect(view.seats[0]!.stack).toBe(2);
    expect(view.seats[0]!.cards.at(-1)).toEqual(before.stacks[2]!.card);
    expect(view.stacks[2]).toMatchObject({ card: null, height: 4 });
  });

  it("says that nobody moves when the next stack has no die (S-16)", () => {
    const after = freshView({ phase: "roll", mover: 1, turn: 8, unrolled: 6 });
    expect(kinds(plan(freshView(), "move", after))).toEqual(["stay", "rest"]);
  });

  it("gains a bonus after a full circle (S-17)", () => {
    const before = serve(freshView({ steps: 6 }), 0, 1, 2, 3, 4, 5);
    const after = freshView({ phase: "refill", bonus_left: 4 });
    after.stacks[0] = { card: null, height: 4, served: true, pair: [] };
    const steps = plan(before, "move", after);
    expect(kinds(steps).slice(-2)).toEqual(["bonus", "take"]);
    expect(shown(before, steps)).toMatchObject({ bonus_left: 4 });
    const time = steps.reduce((sum, step) => sum + durationOf(step, false), 0);
    expect(time).toBeLessThan(2400);
  });
});

describe("an exchange", () => {
  const meeting = freshView({ phase: "exchange" });

  it("lets both cards of a swap cross (S-19)", () => {
    const before = freshView({ phase: "get", partner: 1, given: CARDS.nut1.id });
    const steps = plan(before, "get 7", freshView({ phase: "exchange" }));
    expect(kinds(steps)).toEqual(["trade"]);
    const view = shown(before, steps);
    expect(view.seats[0]!.cards).toContainEqual(CARDS.nut7);
    expect(view.seats[1]!.cards).toContainEqual(CARDS.nut1);
  });

  it("first returns the orange card, then offers a card", () => {
    const after = freshView({ phase: "give", partner: 1 });
    expect(kinds(plan(meeting, "swap 35 1", after))).toEqual(["return"]);
    const offered = freshView({ phase: "get", partner: 1, given: 1 });
    expect(kinds(plan(after, "give 1", offered))).toEqual(["offer"]);
  });

  it("hands a present over, then takes the card (S-20, S-22)", () => {
    const after = freshView({ phase: "refill" });
    after.stacks[0] = { card: null, height: 4, served: false, pair: [] };
    const steps = plan(meeting, "gift 40 1", after);
    expect(kinds(steps)).toEqual(["gift", "take"]);
    expect(shown(meeting, steps).seats[1]!.cards).toContainEqual(CARDS.red40);
  });
});

it("turns the cards of a set face down (S-25)", () => {
  const before = freshView({ phase: "sets" });
  const steps = plan(
    before,
    "set 1+9",
    freshView({ phase: "roll", turn: 8, mover: 1 }),
  );
  expect(kinds(steps)).toEqual(["set", "rest"]);
  const seat = shown(before, steps).seats[0]!;
  expect(seat).toMatchObject({ sets: 1, set_cards: [CARDS.nut1, CARDS.bolt9] });
});

it("celebrates the end after the last ply", () => {
  const over = freshView({ phase: "over", turn: 8, winners: [1] });
  expect(plan(freshView({ phase: "sets" }), "end", over)).toEqual([
    { kind: "win", seats: [1] },
  ]);
});

it("shows nothing step by step when the pictures do not belong together", () => {
  expect(plan(freshView(), "c3", freshView())).toEqual([]);
  expect(plan(freshView(), "move", freshView({ turn: 12 }))).toEqual([]);
});

it("never changes the picture before", () => {
  const before = serve(freshView({ dice: [2] }), 1);
  const kept = JSON.stringify(before);
  shown(before, plan(before, "put 2 4", serve(before, 4)));
  expect(JSON.stringify(before)).toBe(kept);
});

it("counts the unbroken row from the next stack on", () => {
  expect(countSteps(serve(freshView(), 1, 2, 4), 0)).toBe(2);
  expect(countSteps(serve(freshView(), 0, 5), 4)).toBe(2);
  expect(countSteps(serve(freshView(), 2), 0)).toBe(0);
});
