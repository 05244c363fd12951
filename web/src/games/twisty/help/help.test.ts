import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import Help from "./Help.svelte";
import { bendOf, CENTRE, knightMoves, SPACES } from "./knight";
import { PICTURES, type At, type Panel } from "./pictures";
import Practice from "./Practice.svelte";
import { clauseAt, HOUSE, keyOf, SECTIONS, topicOf } from "./sections";

const CLAUSES = Array.from({ length: 27 }, (_, index) => `T-${index + 1}`);
/** Some thousand pieces are drawn by a slow stand-in for a browser. */
const SLOW = 60_000;
const LANGUAGES = ["en", "de", "ru"];
const translate = (key: string, args?: object): string =>
  args ? `${key} ${JSON.stringify(args)}` : key;

function keysOf(language: string): Set<string> {
  const path = `../src/spielkiste/games/twisty/texts/help.${language}.ftl`;
  const resource = new FluentResource(readFileSync(path, "utf8"));
  return new Set(resource.body.map((message) => message.id));
}

let shown: Record<string, unknown> | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

describe("where a clause is explained", () => {
  test.each(CLAUSES)("%s has exactly one place", (clause) => {
    const places = SECTIONS.flatMap(({ topic, blocks }) =>
      blocks.filter(({ clauses }) => clauses.includes(clause)).map(() => topic),
    );
    expect(places).toEqual([topicOf(clause)]);
  });

  test("a theft is explained under theft, and nothing leads to the aim", () => {
    expect(topicOf("T-18")).toBe("theft");
    expect(topicOf("T-24")).toBe("save");
    expect(topicOf("")).toBe("aim");
    expect(topicOf("T-99")).toBe("aim");
  });

  test.each(LANGUAGES)("every word of the help is there in %s", (language) => {
    const keys = keysOf(language);
    const wanted = [
      ...CLAUSES.map(keyOf),
      ...SECTIONS.map(({ topic }) => `twisty-help-${topic}`),
      ...SECTIONS.flatMap(({ blocks }) => blocks.flatMap(({ words }) => words ?? []))
        .map((word) => `twisty-help-${word}`),
      ...Object.keys(PICTURES).map((name) => `twisty-help-picture-${name}`),
    ];
    expect(wanted.filter((key) => !keys.has(key))).toEqual([]);
  });

  test("house rules are clauses of the law", () => {
    expect([...HOUSE].filter((clause) => !CLAUSES.includes(clause))).toEqual([]);
  });
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

  test("a refusal opens the help at its clause", async () => {
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
    const props = { translate, language: "en", position: null, clause: "T-18" };
    shown = mount(Help, { target: document.body, props });
    flushSync();
    await Promise.resolve();
    await vi.waitFor(() => expect(scroll).toHaveBeenCalled(), SLOW);
    expect(document.activeElement?.getAttribute("data-clause")).toBe("T-18");
    expect(document.querySelectorAll("[data-clause]")).toHaveLength(CLAUSES.length);
    expect(document.querySelector(".asked")?.textContent).toContain("twisty-help-t18");
  }, SLOW);
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
