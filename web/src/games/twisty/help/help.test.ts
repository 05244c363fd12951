import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test } from "vitest";
import { clausesTo, proveHelp } from "../../shared/help/suite";
import { ACTIONS } from "../view";
import Help from "./Help.svelte";
import { bendOf, CENTRE, knightMoves, SPACES } from "./knight";
import { PICTURES, type At, type Panel } from "./pictures";
import Practice from "./Practice.svelte";
import { clauseAt, CONTENTS } from "./sections";

const translate = (key: string, args?: object): string =>
  args ? `${key} ${JSON.stringify(args)}` : key;

let shown: Record<string, unknown> | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

proveHelp({
  folder: "twisty",
  Help,
  contents: CONTENTS,
  clauses: clausesTo("T", 27),
  pictures: Object.keys(PICTURES),
  words: [
    ...ACTIONS.map((action) => `disc-${action}`),
    "try", "try-goal", "try-moves", "try-no", "try-done", "try-again", "try-board",
    "try-space",
  ],
  topics: { "T-18": "theft", "T-24": "save" },
});

describe("help at this very spot", () => {
  const seat = {
    pawn: "blue", shape: "star", at: "c3", row: [], collected: 0, protected: 0,
  } as const;
  const view = (phase: "act" | "flee" | "open", disc: "save" | "warp") => ({
    phase, mover: 0, turn: 0, turn_limit: 0, board: { c3: disc }, used: [],
    seats: [{ ...seat, row: [] }], winner: -1,
  });

  test("the phase of the match chooses the clause", () => {
    expect(clauseAt(view("act", "save"))).toBe("T-24");
    expect(clauseAt(view("act", "warp"))).toBe("T-14");
    expect(clauseAt(view("flee", "warp"))).toBe("T-21");
    expect(clauseAt(view("open", "warp"))).toBe("");
    expect(clauseAt(undefined)).toBe("");
  });
});

describe("the pictures keep the law", () => {
  const every: [string, Panel][] = Object.entries(PICTURES).flatMap(
    ([name, panels]) => panels.map((panel): [string, Panel] => [name, panel]),
  );
  const isLeap = ([x, y]: At, [u, v]: At): boolean =>
    Math.abs((x - u) * (y - v)) === 2;
  const isEdge = ([x, y]: At, [u, v]: At): boolean =>
    Math.abs(x - u) + Math.abs(y - v) === 1;

  test.each(every)("%s shows only ways there are", (name, panel) => {
    for (const { seat, points } of panel.ways ?? []) {
      const [from, to] = [points[0]!, points[points.length - 1]!];
      const flees = name === "theft" && seat === 0;
      const steps = name === "chain" && isEdge(from, to);
      expect(flees || steps || isLeap(from, to)).toBe(true);
    }
  });

  test("a whole board has 44 discs of the right kinds", () => {
    const counts: Record<string, number> = {};
    for (const [, disc] of PICTURES.setup[0]?.discs ?? []) {
      counts[disc] = (counts[disc] ?? 0) + 1;
    }
    expect(counts).toEqual({
      red: 4, orange: 4, yellow: 4, green: 4, blue: 4, purple: 4, pink: 4,
      orthogonal: 6, diagonal: 3, leap: 3, warp: 3, save: 1,
    });
  });
});

describe("trying the knight's move", () => {
  test("the practice board has the knight's moves of a 7 by 7 board", () => {
    const degrees = SPACES.map((space) => knightMoves(space).length);
    expect(degrees.reduce((sum, degree) => sum + degree, 0)).toBe(240);
    expect(knightMoves("a1")).toEqual(["b3", "c2"]);
    expect(bendOf("a1", "b3")).toBe("a3");
    expect(bendOf("a1", "c2")).toBe("c1");
  });

  test("two taps lead from the corner to the centre, a wrong one nowhere", () => {
    shown = mount(Practice, { target: document.body, props: { translate } });
    const tap = (index: number): void => {
      document.querySelectorAll(".practice svg > g")[index]
        ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      flushSync();
    };
    const said = (): string => document.querySelector("[aria-live]")?.textContent ?? "";
    tap(SPACES.indexOf("d4"));
    expect(said()).toContain("twisty-help-try-no");
    tap(SPACES.indexOf("b3"));
    expect(said()).toBe('twisty-help-try-moves {"count":1}');
    tap(SPACES.indexOf(CENTRE));
    expect(said()).toBe('twisty-help-try-done {"count":2}');
  });
});
