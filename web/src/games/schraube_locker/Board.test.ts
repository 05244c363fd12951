import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { Position } from "../contract";
import Board from "./Board.svelte";
import { at, freshView, serve } from "./demo/positions";
import { NAMES } from "../shared/demo/words";
import { translatorFor } from "./demo/words";

vi.setConfig({ testTimeout: 20_000 });

let shown: Record<string, unknown> | undefined;

function show(position: Position, you: number | null = 0, more = {}) {
  const person = createRawSnippet<[number]>((seat) => ({
    render: () => `<b class="person">${NAMES[seat()]}</b>`,
  }));
  const heard = { onplay: vi.fn(), onwhy: vi.fn(), ondone: vi.fn() };
  const words = { names: NAMES, translate: translatorFor("en"), person };
  shown = mount(Board, {
    target: document.body,
    props: { position, event: null, you, ...words, ...heard, ...more },
  });
  flushSync();
  return heard;
}

const placing = () =>
  at(serve(freshView({ dice: [2, 3, 4], steps: 1 }), 1), [
    "put 4 2",
    "put 2 4",
    "put 3 3",
    "roll",
    "move",
  ]);

const query = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const named = (label: string) => query(`[aria-label="${label}"]`);

function click(element: HTMLElement): void {
  element.click();
  flushSync();
}

function press(...keys: string[]): void {
  for (const key of keys) {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    flushSync();
  }
}

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

it("shows six stacks, one of them in the tab order, and three dice", () => {
  show(placing());
  const stacks = [...document.querySelectorAll<HTMLElement>("button[data-stack]")];
  expect(stacks).toHaveLength(6);
  expect(stacks.filter((stack) => stack.tabIndex === 0)).toHaveLength(1);
  expect(document.querySelectorAll('[aria-label^="Die with"]')).toHaveLength(3);
});

it("places by tapping a stack, and asks why another is closed", () => {
  const heard = show(placing());
  click(query('[data-stack="4"]'));
  expect(heard.onplay).toHaveBeenCalledExactlyOnceWith("put 2 4");
  click(query('[data-stack="0"]'));
  expect(heard.onwhy).toHaveBeenCalledExactlyOnceWith("put 5 0");
});

it("places a die that was picked up, and only that", () => {
  const heard = show(placing());
  click(named("Die with 3"));
  expect(named("Die with 3").getAttribute("aria-pressed")).toBe("true");
  const offered = [...document.querySelectorAll<HTMLElement>(".stack.offered")];
  expect(offered.map((stack) => stack.dataset["stack"])).toEqual(["3"]);
  click(query('[data-stack="4"]'));
  expect(heard.onwhy).toHaveBeenLastCalledWith("put 3 4");
  click(query('[data-stack="3"]'));
  expect(heard.onplay).toHaveBeenLastCalledWith("put 3 3");
});

it("plays by keys", () => {
  const heard = show(placing());
  press("r", "w", "2");
  expect(heard.onplay.mock.calls).toEqual([["roll"], ["move"], ["put 4 2"]]);
  press("e");
  expect(heard.onwhy).toHaveBeenLastCalledWith("end");
});

it("asks which dice serve a stack when there are several ways", () => {
  const view = freshView({ dice: [1, 2, 4, 5] });
  const heard = show(at(view, ["put 5 0", "put 1+4 0", "move"]));
  click(query('[data-stack="0"]'));
  expect(heard.onplay).not.toHaveBeenCalled();
  expect(query("[data-prompt]").textContent).toBe("Which dice do you place there?");
  click(named("Place 1 + 4"));
  expect(heard.onplay).toHaveBeenCalledExactlyOnceWith("put 1+4 0");
});

it("turns a die with a yellow card: card, die, face", () => {
  const view = freshView({ phase: "before_scan", dice: [2, 6] });
  const faces = [1, 3, 4, 5, 6].map((face) => `yellow 31 2 ${face}`);
  const heard = show(at(view, ["green 27", "green 29", ...faces, "scan"]));
  click(named("Use a yellow card (1 point)"));
  click(named("Die with 2"));
  click(named("Turn it to 5"));
  expect(heard.onplay).toHaveBeenCalledExactlyOnceWith("yellow 31 2 5");
  press("Escape", "g", "p");
  expect(heard.onplay.mock.calls.slice(1)).toEqual([["green 27"], ["scan"]]);
});

it("lets me choose with whom to exchange, what I give and what I get", () => {
  const meeting = freshView({ phase: "exchange" });
  const heard = show(at(meeting, ["swap 35 1", "gift 40 1", "done"]));
  click(named("Give Bartholomäus the −3"));
  click(named("Swap with Bartholomäus: return an orange card (1 point)"));
  press("e");
  expect(heard.onplay.mock.calls).toEqual([["gift 40 1"], ["swap 35 1"], ["done"]]);
});

it("shows the cards of both sides while a swap is under way", () => {
  const view = freshView({ phase: "get", partner: 1, given: 1 });
  const heard = show(at(view, ["get 7", "get 15"]));
  click(named("Get a bolt (4 points)"));
  expect(heard.onplay).toHaveBeenCalledExactlyOnceWith("get 15");
  expect(document.querySelectorAll('[data-hand="1"] .use')).toHaveLength(2);
});

it("proposes a set and forms the one I choose", () => {
  const view = freshView({ phase: "sets" });
  const heard = show(at(view, ["set 1+9", "end"]));
  expect(named("a nut (1 point)").getAttribute("aria-pressed")).toBe("true");
  press("s", "e");
  expect(heard.onplay.mock.calls).toEqual([["set 1+9"], ["end"]]);
});

it("answers every wish of somebody whose turn it is not", () => {
  const heard = show({ ...placing(), actors: [1], legal: [] });
  press("r", "w", "3");
  expect(heard.onplay).not.toHaveBeenCalled();
  expect(heard.onwhy.mock.calls).toEqual([["roll"], ["move"], ["put 3 3"]]);
});

it("seats onlookers before all cards", () => {
  show(placing(), null);
  expect(document.querySelectorAll(".person")).toHaveLength(2);
  expect(document.querySelectorAll("[data-hand]")).toHaveLength(2);
});

it("shows chances only where they can be asked for", () => {
  show(placing());
  expect(document.querySelector('[aria-label="Chances"]')).toBeNull();
  void unmount(shown!);
  const onhint = vi.fn();
  show(placing(), 0, { onhint, hint: [0.665, 0.5, 0.4, 0.3, 0.2, 0.1] });
  const shares = [...document.querySelectorAll(".chance")].map((at) => at.textContent);
  expect(shares).toEqual(["67 %", "50 %", "40 %", "30 %", "20 %", "10 %"]);
  click(named("Hide chances"));
  expect(onhint).toHaveBeenCalledOnce();
});

it("begins a ply where those that were not shown have led", () => {
  const view = freshView({ dice: [3] });
  const stacks = view.stacks.map((stack) => ({ ...stack, height: 3 }));
  const position = at(freshView({ unrolled: 1 }), []);
  const ply = { type: "Played", version: 9, actor: 0, text: "roll", lines: [] };
  show(position, 0, { from: at({ ...view, stacks }, []), event: { ...ply, position } });
  expect(query('[data-stack="5"]').getAttribute("aria-label")).toContain("3 cards");
});
