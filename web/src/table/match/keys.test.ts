import { expect, it } from "vitest";
import { sheetOf } from "./keys";

function press(key: string, target: HTMLElement, init: KeyboardEventInit = {}) {
  document.body.append(target);
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...init });
  target.dispatchEvent(event);
  return sheetOf(event);
}

const make = (tag: string): HTMLElement => document.createElement(tag);

it("opens help, menu and log by a single key, large or small", () => {
  expect(press("?", make("button"))).toBe("help");
  expect(press("m", make("main"))).toBe("menu");
  expect(press("L", make("main"))).toBe("log");
  expect(press("x", make("main"))).toBeNull();
});

it("leaves keys alone while somebody writes, or with a modifier", () => {
  expect(press("m", make("input"))).toBeNull();
  expect(press("m", make("select"))).toBeNull();
  expect(press("l", make("main"), { ctrlKey: true })).toBeNull();
});
