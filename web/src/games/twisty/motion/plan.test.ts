import { describe, expect, it } from "vitest";
import { freshView, POSITIONS } from "../demo/positions";
import { copyView, type View } from "../view";
import { isFresh, planSteps } from "./plan";
import { afterStep } from "./steps";

const open = () => copyView(POSITIONS["open4"]!().view as View);
const kinds = (view: View, text: string, seat = 0, after = view) =>
  planSteps(view, { seat, text }, after).map((step) => step.kind);

function shown(view: View, text: string, seat = 0): View {
  return planSteps(view, { seat, text }, view).reduce(afterStep, view);
}

describe("what is seen of a ply", () => {
  it("a landing is a hop, on a needed cube also a taking (T-12)", () => {
    expect(kinds(open(), "a2")).toEqual(["hop"]);
    expect(kinds(open(), "e4")).toEqual(["hop", "take"]);
    const after = shown(open(), "e4");
    expect(after.seats[0]).toMatchObject({ at: "e4", collected: 4 });
    expect(after.board["e4"]).toBeUndefined();
  });

  it("a theft moves the cube, then the victim's token (T-19, T-20)", () => {
    const before = open();
    expect(kinds(before, "d5")).toEqual(["hop", "rob", "shift"]);
    const after = shown(before, "d5");
    const colour = before.seats[0]!.row[3]!;
    expect(after.seats[0]!.collected).toBe(4);
    expect(after.seats[1]!.collected).toBe(3);
    expect(after.seats[1]!.row.at(-1)).toBe(colour);
    expect(after.seats[1]!.row.slice(0, 6)).toEqual(before.seats[1]!.row.slice(1));
  });

  it("a theft leaves the cube under the victim (T-22)", () => {
    const before = open();
    before.board["d5"] = before.seats[0]!.row[3]!;
    expect(kinds(before, "d5")).toEqual(["hop", "rob", "shift"]);
    expect(shown(before, "d5").board["d5"]).toBe(before.board["d5"]);
  });

  it("an action first lights its disc, then goes its own way (T-14)", () => {
    const before = copyView(POSITIONS["orthogonal"]!().view as View);
    const [glow, hop] = planSteps(before, { seat: 0, text: "c4" }, before);
    expect(glow).toMatchObject({ kind: "glow", space: "c3" });
    expect(hop).toMatchObject({ kind: "hop", way: "orthogonal", from: "c3", to: "c4" });
    expect(kinds(before, "stop")).toEqual(["rest"]);
  });

  it("saving lights the disc and locks every cube (T-24)", () => {
    const before = copyView(POSITIONS["save"]!().view as View);
    expect(kinds(before, "save")).toEqual(["glow", "save"]);
    expect(shown(before, "save").seats[0]).toMatchObject({ protected: 3 });
  });

  it("the robbed pawn flees and takes nothing (T-21)", () => {
    const before = copyView(POSITIONS["flee"]!().view as View);
    const [hop, ...rest] = planSteps(before, { seat: 0, text: "g7" }, before);
    expect(hop).toMatchObject({ kind: "hop", way: "flee", to: "g7" });
    expect(rest).toEqual([]);
  });

  it("a pawn enters at its corner (T-6)", () => {
    const before = copyView(POSITIONS["corner"]!().view as View);
    expect(kinds(before, "a1", 1)).toEqual(["enter"]);
    expect(shown(before, "a1", 1).seats[1]!.at).toBe("a1");
  });

  it("a win is celebrated after the landing (T-25)", () => {
    const before = copyView(POSITIONS["last"]!().view as View);
    const after: View = { ...before, phase: "over", winner: 0 };
    expect(kinds(before, "d4", 0, after)).toEqual(["hop", "win"]);
  });
});

it("shows nothing step by step when the pictures do not belong together", () => {
  expect(kinds(open(), "a2", 0, freshView(2))).toEqual([]);
  expect(kinds({ ...open(), phase: "over" }, "a2")).toEqual([]);
});

it("never changes the picture before", () => {
  const before = open();
  const kept = JSON.stringify(before);
  shown(before, "d5");
  shown(before, "e4");
  expect(JSON.stringify(before)).toBe(kept);
});

it("deals the discs only at the very start", () => {
  expect(isFresh(freshView(3))).toBe(true);
  expect(isFresh(open())).toBe(false);
});
