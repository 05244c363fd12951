/** The page catches up: what happened is never shown much later than it came. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Played, Position, Undone } from "../wire";
import { MOST_BEHIND, MOST_WAITING, Playback, SHOW_TIME } from "./playback.svelte";

const at = (ply: number): Position => ({ ply, actors: [0], view: {}, legal: [] });
const played = (ply: number, actor = 1): Played => ({
  type: "Played",
  version: ply,
  actor,
  text: "c3",
  position: at(ply),
  lines: [],
});
const undone = (ply: number): Undone => ({
  type: "Undone",
  version: ply,
  table: {} as Undone["table"],
  position: at(ply),
  lines: [],
});

/** Versions told, with a mark where the picture only jumped. */
let told: string[];
let playback: Playback;
let hidden: boolean;
const shown = (): number | undefined => playback.current?.version;

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  told = [];
  playback = new Playback(({ version }, isShown) =>
    told.push(isShown ? `${version}` : `${version} jumped`),
  );
});

afterEach(() => {
  vi.clearAllTimers();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a page that keeps up", () => {
  it("shows every ply from where the last one led", () => {
    for (const ply of [1, 2, 3]) playback.add(played(ply));
    for (const ply of [1, 2, 3]) {
      expect(shown()).toBe(ply);
      expect(playback.from).toBeNull();
      vi.advanceTimersByTime(MOST_BEHIND / 3 - 10);
      playback.done();
    }
    expect(told).toEqual(["1", "2", "3"]);
    expect(playback.idle).toBe(true);
  });

  it("lets dice fall in any number", () => {
    for (let ply = 1; ply <= 3 * MOST_WAITING; ply++) playback.add(played(ply, -1));
    for (let ply = 1; ply <= 3 * MOST_WAITING; ply++) playback.done();
    expect(told.filter((one) => one.includes("jumped"))).toEqual([]);
  });
});

describe("a page that falls behind", () => {
  it("lets nothing wait longer than two seconds", () => {
    playback.add(played(1));
    vi.advanceTimersByTime(100);
    playback.add(played(2));
    vi.advanceTimersByTime(MOST_BEHIND - 1);
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(playback.idle).toBe(true);
    expect(playback.current).toBeNull();
    expect(told).toEqual(["1", "2 jumped"]);
  });

  it("shows the newest from where the ones before it led", () => {
    for (const ply of [1, 2, 3]) playback.add(played(ply));
    vi.advanceTimersByTime(MOST_BEHIND / 2);
    playback.add(played(4));
    vi.advanceTimersByTime(MOST_BEHIND / 2);
    expect(told).toEqual(["1", "2 jumped", "3 jumped", "4"]);
    expect(shown()).toBe(4);
    expect(playback.from).toEqual(at(3));
    playback.add(played(5));
    playback.done();
    expect(shown()).toBe(5);
    expect(playback.from).toBeNull();
  });

  it("keeps to two seconds however fast plies come and slowly they are shown", () => {
    const came = new Map<number, number>();
    const late: number[] = [];
    const listening = new Playback(({ version }) =>
      late.push(performance.now() - (came.get(version) ?? NaN)),
    );
    for (let ply = 1; ply <= 200; ply++) {
      came.set(ply, performance.now());
      listening.add(played(ply));
      vi.advanceTimersByTime(350);
    }
    vi.advanceTimersByTime(SHOW_TIME);
    expect(late).toHaveLength(200);
    expect(Math.max(...late)).toBeLessThanOrEqual(MOST_BEHIND);
    expect(listening.idle).toBe(true);
  });

  it("jumps when more decisions wait than one wants to see", () => {
    for (let ply = 1; ply <= MOST_WAITING + 1; ply++) playback.add(played(ply));
    expect(shown()).toBe(1);
    playback.add(played(MOST_WAITING + 2));
    expect(shown()).toBe(MOST_WAITING + 2);
    expect(playback.from).toEqual(at(MOST_WAITING + 1));
    expect(told.slice(1, -1).every((one) => one.endsWith("jumped"))).toBe(true);
    expect(told).toHaveLength(MOST_WAITING + 2);
  });

  it("catches up when a busy page comes to it only now", () => {
    for (const ply of [1, 2, 3]) playback.add(played(ply));
    const now = performance.now();
    vi.spyOn(performance, "now").mockReturnValue(now + 5 * MOST_BEHIND);
    playback.done();
    expect(playback.idle).toBe(true);
    expect(told).toEqual(["1", "2 jumped", "3 jumped"]);
  });

  it("shows nothing on a hidden page, and tells all of it", () => {
    playback.add(played(1));
    playback.add(played(2));
    hidden = true;
    playback.add(played(3));
    expect(playback.idle).toBe(true);
    expect(told).toEqual(["1", "2 jumped", "3 jumped"]);
  });
});

describe("plies taken back", () => {
  it("lets the next ply start where the match went back to", () => {
    for (const ply of [1, 2]) playback.add(played(ply));
    playback.add(undone(0));
    playback.add(played(1));
    playback.done();
    playback.done();
    expect(shown()).toBe(1);
    expect(playback.from).toEqual(at(0));
  });
});
