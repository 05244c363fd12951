import { describe, expect, test } from "vitest";
import { clausesTo, proveHelp } from "../../shared/help/suite";
import Help from "./Help.svelte";
import { CARDS, PICTURE_NAMES, PICTURES, type Circle, type Thing } from "./pictures";
import { STACKS } from "./scene/circle";
import { clauseAt, CONTENTS } from "./sections";

const DICE = 6;
const SET_POINTS = 3;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

proveHelp({
  folder: "schraube_locker",
  Help,
  contents: CONTENTS,
  clauses: clausesTo("S", 29),
  pictures: PICTURE_NAMES,
  words: ["nut", "bolt", "green", "yellow", "orange", "red"].map((n) => `card-${n}`),
  topics: { "S-19": "exchange", "S-24": "sets" },
});

describe("help at this very spot", () => {
  test("the phase of the match chooses the clause", () => {
    expect(clauseAt({ phase: "before_scan", dice: [1] })).toBe("S-13");
    expect(clauseAt({ phase: "place", dice: [1] })).toBe("S-10");
    expect(clauseAt({ phase: "place", dice: [] })).toBe("S-15");
    expect(clauseAt({ phase: "get", dice: [] })).toBe("S-19");
    expect(clauseAt({ phase: "reveal", dice: [] })).toBe("");
    expect(clauseAt(undefined)).toBe("");
  });
});

describe("the pictures keep the law", () => {
  const panels = Object.entries(PICTURES).flatMap(([name, all]) =>
    all.map((panel) => [name, panel] as const),
  );
  const circles = panels.flatMap(([name, { circle }]): [string, Circle][] =>
    circle ? [[name, circle]] : [],
  );
  const diceOf = (circle: Circle): (readonly number[])[] =>
    Object.values(circle.dice ?? {});
  const start = (circle: Circle): number => circle.pawns[0]?.[1] ?? 0;
  const served = (circle: Circle, steps: number): boolean =>
    circle.dice?.[(start(circle) + steps) % STACKS] !== undefined;

  test.each(circles)("%s: dice make what is wanted (S-8, S-29)", (_, circle) => {
    expect(circle.wants).toHaveLength(STACKS);
    for (const [stack, dice] of Object.entries(circle.dice ?? {})) {
      expect(sum(dice)).toBe(circle.wants[Number(stack)]);
    }
    const rolled = Array.isArray(circle.middle) ? circle.middle.length : 0;
    expect(sum(diceOf(circle).map((dice) => dice.length)) + rolled)
      .toBeLessThanOrEqual(DICE);
  });

  test.each(circles)("%s: the pawn walks the row (S-15, S-17)", (_, circle) => {
    if (!circle.walk) return expect(circle.walk).toBeUndefined();
    let steps = 0;
    while (steps < STACKS && served(circle, steps + 1)) steps += 1;
    expect(circle.walk).toBe(steps);
  });

  test.each(circles)("%s: placing stops where nothing fits (S-8)", (_, circle) => {
    if (!circle.look) return expect(circle.look).toBeUndefined();
    const stop = (start(circle) + circle.look) % STACKS;
    expect(circle.gap).toBe(stop);
    expect(circle.middle).not.toContain(circle.wants[stop]);
    for (let steps = 1; steps < circle.look; steps += 1) {
      expect(served(circle, steps)).toBe(true);
    }
  });

  test("a green card rolls as many dice, a yellow one turns one (S-13)", () => {
    const faces = (name: "green" | "yellow", panel: number): number[] =>
      (PICTURES[name][panel]?.rows ?? []).flat()
        .flatMap((thing: Thing) => ("die" in thing ? thing.die : []));
    expect(faces("green", 1)).toHaveLength(faces("green", 0).length);
    const [before, after] = [faces("yellow", 0), faces("yellow", 1)];
    expect(before.filter((face, index) => face !== after[index])).toHaveLength(1);
  });

  test("exactly the six kinds of sets are shown (S-24)", () => {
    const kinds = PICTURES.sets.flatMap(({ rows = [] }) =>
      rows.map((row) =>
        row.flatMap((thing) =>
          "card" in thing && thing.card !== "bonus" ? thing.card.picture : [],
        ).join("+"),
      ),
    );
    expect(kinds.sort()).toEqual([
      "double_bolt+nut", "double_bolt+nut+nut", "double_nut+bolt",
      "double_nut+bolt+bolt", "double_nut+double_bolt", "nut+bolt",
    ]);
  });

  test("the sums of the score are right (S-27)", () => {
    const row = PICTURES.score[0]?.rows?.[0] ?? [];
    const points = row.flatMap((thing) =>
      "card" in thing && thing.card !== "bonus" ? thing.card.points : [],
    );
    expect(row.at(-1)).toEqual({ number: sum(points) + SET_POINTS });
    expect(CARDS.red.points).toBe(-3);
  });
});
