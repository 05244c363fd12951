import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameView, NewTable } from "../wire";
import { chooseLanguage } from "../lib/i18n.svelte";
import { keep, prefs } from "../lib/prefs.svelte";
import { go, route } from "../lib/route.svelte";
import { toasts } from "../lib/toasts.svelte";
import Front from "./Front.svelte";

const twisty: GameView = {
  name: "twisty",
  version: "1",
  minSeats: 2,
  maxSeats: 4,
  options: [],
  levels: ["easy", "hard"],
};

let asked: NewTable[];
let answer: () => Response;
let page: Record<string, unknown>;

/** The server in a few lines: one game, and whatever `answer` says to a new table. */
function serve(path: string, init?: RequestInit): Promise<Response> {
  if (path === "/api/games") return Promise.resolve(Response.json([twisty]));
  asked.push(JSON.parse(String(init?.body)) as NewTable);
  return Promise.resolve(answer());
}

const button = (text: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll("button")].find((one) => one.textContent?.includes(text));

async function press(text: string): Promise<void> {
  await vi.waitFor(() => expect(button(text)).toBeDefined());
  button(text)?.click();
  flushSync();
}

beforeEach(async () => {
  asked = [];
  answer = () => Response.json({ table: "abc", token: "mine" }, { status: 201 });
  vi.stubGlobal("fetch", serve);
  keep({ nickname: "Anna", token: "", table: "", bots: 2, level: "easy" });
  toasts.length = 0;
  go("/");
  await chooseLanguage("en");
  page = mount(Front, { target: document.body });
});

afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
});

it("starts a match against bots with one press", async () => {
  await press("Play against bots");
  await vi.waitFor(() => expect(route()).toEqual({ page: "table", id: "abc" }));
  const seats = [{ kind: "me" }, { kind: "bot", level: "easy" }, { kind: "bot", level: "easy" }];
  expect(asked).toEqual([
    { game: "twisty", nickname: "Anna", seats, options: {}, token: "", start: true },
  ]);
  expect(prefs.token).toBe("mine");
});

it("stays and says why when the server refuses", async () => {
  const refusal = { clause: "", line: { key: "table-too-many-tables", args: {} } };
  answer = () => Response.json({ refusal }, { status: 429 });
  await press("Play against bots");
  await vi.waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]?.say()).toContain("many tables");
  expect(route()).toEqual({ page: "front" });
  expect(button("Play against bots")?.disabled).toBe(false);
});
