import { beforeEach, expect, it, vi } from "vitest";
import { POSITIONS } from "../demo/positions";
import { copyView, type View } from "../view";
import { Stage } from "./stage.svelte";

const before = POSITIONS["open4"]!().view as View;
const after = copyView(before);
Object.assign(after.seats[0]!, { at: "e4", collected: 4 });
const ply = { seat: 0, text: "e4", number: 61 };

beforeEach(() => {
  vi.useFakeTimers();
});

it("shows one thing at a time and then says that it is done", () => {
  const done = vi.fn();
  const stage = new Stage(before, () => false);
  stage.play(ply, after, done);
  expect(stage.step?.kind).toBe("hop");
  vi.advanceTimersByTime(420);
  expect(stage.step?.kind).toBe("take");
  expect(stage.shown.seats[0]).toMatchObject({ at: "e4", collected: 3 });
  vi.advanceTimersByTime(420);
  expect(stage.step).toBeNull();
  expect(stage.shown).toBe(after);
  expect(done).toHaveBeenCalledOnce();
});

it("can be cut short, and is done once", () => {
  const done = vi.fn();
  const stage = new Stage(before, () => false);
  stage.play(ply, after, done);
  stage.finish();
  vi.advanceTimersByTime(5000);
  expect(stage.shown).toBe(after);
  expect(done).toHaveBeenCalledOnce();
});

it("drops what it was showing when the next thing comes", () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const stage = new Stage(before, () => false);
  stage.play(ply, after, first);
  stage.play({ seat: 1, text: "stop", number: 62 }, after, second);
  vi.advanceTimersByTime(5000);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

it("keeps the trace of the last ply until the picture is another one", () => {
  const stage = new Stage(before, () => true);
  stage.play(ply, after, () => undefined);
  vi.advanceTimersByTime(5000);
  stage.set(after, 61);
  expect(stage.trace).toEqual([{ seat: 0, from: "c3", to: "e4" }]);
  stage.set(before, 60);
  expect(stage.trace).toEqual([]);
});
