import { describe, expect, it } from "vitest";
import { COLOURS, PAWNS } from "../view";
import { contrast, distance, lightness, SIGHTS } from "./colour";
import { CUBES, DISC, PAWN_PAINT, SEAT_EDGE, SYMBOL_PAINT } from "./palette";

function pairs<T>(things: readonly T[]): [T, T][] {
  return things.flatMap((one, index) =>
    things.slice(index + 1).map((other): [T, T] => [one, other]),
  );
}

describe("the cubes", () => {
  it("lie at least 7 steps of lightness apart", () => {
    for (const [one, other] of pairs(COLOURS)) {
      const gap = lightness(CUBES[one].face) - lightness(CUBES[other].face);
      expect(Math.abs(gap), `${one} and ${other}`).toBeGreaterThan(7);
    }
  });

  it.each(Object.keys(SIGHTS))("differ for eyes that see %s", (sight) => {
    for (const [one, other] of pairs(COLOURS)) {
      const apart = distance(CUBES[one].face, CUBES[other].face, sight);
      expect(apart, `${one} and ${other}`).toBeGreaterThan(18);
    }
  });

  it("carry a mark and an outline that can be seen", () => {
    for (const paint of Object.values(CUBES)) {
      expect(contrast(paint.mark, paint.face)).toBeGreaterThan(3);
      expect(contrast(paint.side, DISC.top)).toBeGreaterThan(3);
    }
  });
});

describe("the pawns", () => {
  it.each(Object.keys(SIGHTS))("differ for eyes that see %s", (sight) => {
    for (const [one, other] of pairs(PAWNS)) {
      const apart = distance(PAWN_PAINT[one].face, PAWN_PAINT[other].face, sight);
      expect(apart, `${one} and ${other}`).toBeGreaterThan(16);
    }
  });

  it("have an edge that shows on both papers", () => {
    for (const edge of Object.values(SEAT_EDGE)) {
      expect(contrast(edge, "#f6f1e7")).toBeGreaterThan(3);
      expect(contrast(edge, "#1f1d1a")).toBeGreaterThan(3);
    }
  });
});

it("symbols stand out from their disc", () => {
  for (const paint of Object.values(SYMBOL_PAINT)) {
    expect(contrast(paint, DISC.top)).toBeGreaterThan(3);
  }
});
