import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import Board from "./Board.svelte";
import { POSITIONS } from "./demo/positions";
import { NAMES } from "../shared/demo/words";
import { translatorFor } from "./demo/words";
import type { View } from "./view";

let shown: Record<string, unknown> | undefined;

function show(name: string, you: number | null = 0, more = {}) {
  const person = createRawSnippet<[number]>((seat) => ({
    render: () => `<b class="person">${NAMES[seat()]}</b>`,
  }));
  const heard = { onplay: vi.fn(), onwhy: vi.fn(), ondone: vi.fn() };
  const words = { names: NAMES, translate: translatorFor("en"), person };
  const position = POSITIONS[name]!();
  shown = mount(Board, {
    target: document.body,
    props: { position, event: null, you, ...words, ...heard, ...more },
  });
  flushSync();
  return heard;
}

function space(name: string): Element {
  return document.querySelector(`[data-space="${name}"]`)!;
}

function press(...keys: string[]): void {
  for (const key of keys) {
    const at = document.activeElement ?? document.body;
    at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    flushSync();
  }
}

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

it("shows 49 spaces in 7 rows, one of them in the tab order", () => {
  show("open4");
  expect(document.querySelectorAll('[role="row"]')).toHaveLength(7);
  const cells = [...document.querySelectorAll('[role="gridcell"]')];
  expect(cells).toHaveLength(49);
  expect(cells.filter((cell) => cell.getAttribute("tabindex") === "0")).toHaveLength(1);
});

it("shows every row with what is collected, protected, next and later", () => {
  show("open4");
  expect(document.querySelectorAll("ol")).toHaveLength(4);
  const mine = document.querySelector('[aria-label="Row of Ann"]')!;
  const states = [...mine.children].map((slot) => slot.className.split(" ")[0]);
  expect(states).toEqual(
    ["protected", "protected", "collected", "next", "later", "later", "later"],
  );
});

it("plays with arrow keys and Enter", () => {
  const heard = show("open4");
  (space("d4") as SVGElement).focus();
  press("ArrowRight", "Enter");
  expect(heard.onplay).toHaveBeenCalledExactlyOnceWith("e4");
});

it("plays a typed space, and asks why another is closed", () => {
  const heard = show("open4");
  (space("d4") as SVGElement).focus();
  press("g", "7");
  expect(heard.onwhy).toHaveBeenCalledExactlyOnceWith("g7");
  press("a", "2");
  expect(heard.onplay).toHaveBeenCalledExactlyOnceWith("a2");
});

it("offers save and stop as buttons and keys", () => {
  const heard = show("save");
  const buttons = [...document.querySelectorAll("button")];
  expect(buttons.map((button) => button.className.split(" ")[0])).toEqual(["save", "stop"]);
  buttons[1]!.click();
  expect(heard.onplay).toHaveBeenLastCalledWith("stop");
  (space("d4") as SVGElement).focus();
  press("v");
  expect(heard.onplay).toHaveBeenLastCalledWith("save");
});

it("answers every wish of somebody whose turn it is not", () => {
  const heard = show("wait");
  (space("d4") as SVGElement).focus();
  press("Enter", "s", "p");
  expect(heard.onplay).not.toHaveBeenCalled();
  expect(heard.onwhy.mock.calls).toEqual([["d4"], ["stop"], ["pass"]]);
});

it("seats onlookers before all rows", () => {
  show("open3", null);
  expect(document.querySelectorAll(".person")).toHaveLength(3);
  expect(document.querySelectorAll("ol")).toHaveLength(3);
});

it("begins a ply where those that were not shown have led", () => {
  const from = POSITIONS["open4"]!();
  (from.view as View).seats[1]!.at = "b6";
  const position = POSITIONS["wait"]!();
  const ply = { type: "Played", version: 9, actor: 0, text: "stop", lines: [] };
  show("open4", 0, { from, event: { ...ply, position } });
  expect(space("b6").getAttribute("aria-label")).toContain("Bartholomäus stands here");
});
