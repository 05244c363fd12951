import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Event, Line, Position, Refusal, SeatView, TableView } from "../wire";
import type { Socket } from "./connection";
import { MOST_BEHIND, SHOW_TIME } from "./playback.svelte";
import { LiveTable } from "./table.svelte";

const seat = (number: number): SeatView => ({
  seat: number,
  kind: "person",
  name: `P${number}`,
  level: "",
  online: true,
  standIn: "",
});
const table: TableView = {
  id: "T1",
  game: "twisty",
  options: {},
  phase: "playing",
  match: 1,
  seats: [seat(0), seat(1)],
  onlookers: 0,
  you: 0,
  owner: true,
  proposal: null,
  result: null,
  wins: [0, 0],
  commitment: "",
  seed: "",
};
const at = (ply: number): Position => ({ ply, actors: [ply % 2], view: {}, legal: [] });
const say = (key: string): Line => ({ key, args: {} });
const played = (version: number): Event => ({
  type: "Played",
  version,
  actor: version % 2,
  text: "c3",
  position: at(version),
  lines: [say(`ply-${version}`)],
});

let socket: Socket & { written: string[] };
let refusals: Refusal[];
let happened: string[];
let live: LiveTable;
let end: () => void;

const speak = (event: Event): void =>
  socket.onmessage?.(new MessageEvent("message", { data: JSON.stringify(event) }));
const told = (): string[] => live.told.map(({ line }) => line.key);

beforeEach(() => {
  vi.useFakeTimers();
  refusals = [];
  happened = [];
  live = new LiveTable("T1", {
    person: () => ({ nickname: "Anna", token: "" }),
    makeSocket: () => {
      const written: string[] = [];
      socket = {
        onopen: null,
        onmessage: null,
        onclose: null,
        written,
        send: (text) => written.push(text),
        close: () => undefined,
      };
      return socket;
    },
    onToken: () => undefined,
    onRefusal: (refusal) => refusals.push(refusal),
    onHappening: ({ type }) => happened.push(type),
  });
  end = live.open();
  socket.onopen?.(undefined as never);
  const welcome: Event = {
    type: "Welcome",
    version: 1,
    token: "t",
    table,
    position: at(0),
    lines: [say("begun")],
  };
  speak(welcome);
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

it("shows plies one after the other and tells each when it is shown", () => {
  speak(played(2));
  speak(played(3));
  expect(live.position?.ply).toBe(3);
  expect(live.playback.current?.version).toBe(2);
  expect(told()).toEqual(["begun", "ply-2"]);
  live.playback.done();
  expect(live.playback.current?.version).toBe(3);
  expect(told()).toEqual(["begun", "ply-2", "ply-3"]);
  live.playback.done();
  expect(live.playback.current).toBeNull();
  expect(live.playback.idle).toBe(true);
});

it("goes on by itself when a board never says that it is done", () => {
  speak(played(2));
  vi.advanceTimersByTime(SHOW_TIME / 2);
  speak(played(3));
  vi.advanceTimersByTime(SHOW_TIME / 2);
  expect(live.playback.current?.version).toBe(3);
  vi.advanceTimersByTime(SHOW_TIME);
  expect(live.playback.idle).toBe(true);
});

it("lets the end wait until the last ply has been shown", () => {
  speak(played(2));
  const over: TableView = { ...table, phase: "over" };
  speak({
    type: "Ended",
    version: 3,
    table: over,
    position: at(2),
    lines: [say("won")],
  });
  expect(live.playback.idle).toBe(false);
  expect(told()).not.toContain("won");
  live.playback.done();
  expect(live.playback.idle).toBe(true);
  expect(told().at(-1)).toBe("won");
});

it("cuts the show short when the person plays, and says which ply was seen", () => {
  speak(played(2));
  speak(played(3));
  live.play("d5");
  expect(live.playback.idle).toBe(true);
  expect(told().at(-1)).toBe("ply-3");
  const sent = JSON.parse(socket.written.at(-1) ?? "{}") as unknown;
  expect(sent).toMatchObject({ type: "Play", ply: 3, text: "d5" });
});

it("lets nothing wait on a page that nobody sees", () => {
  speak(played(2));
  speak(played(3));
  const seen = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(live.playback.idle).toBe(true);
  expect(told()).toEqual(["begun", "ply-2", "ply-3"]);
  seen.mockRestore();
});

it("makes a sound for what is shown, not for plies that were only told", () => {
  speak(played(2));
  speak(played(3));
  vi.advanceTimersByTime(MOST_BEHIND);
  expect(told().at(-1)).toBe("ply-3");
  speak({ type: "Ended", version: 4, table, position: at(3), lines: [] });
  expect(happened).toEqual(["Played", "Ended"]);
});

it("tells who is connected without forgetting the rest", () => {
  speak({ type: "Presence", online: [0], onlookers: 2 });
  expect(live.table?.seats.map((one) => one.online)).toEqual([true, false]);
  expect(live.table?.onlookers).toBe(2);
  expect(live.table?.seats[1]?.name).toBe("P1");
});

it("shows why a ply was refused and keeps the position", async () => {
  live.play("a1");
  const { id } = JSON.parse(socket.written.at(-1) ?? "{}") as { id: string };
  const refusal = { clause: "T-8", line: say("twisty-refusal-not-knight") };
  speak({ type: "Refused", id, refusal });
  await vi.advanceTimersByTimeAsync(0);
  expect(refusals).toEqual([refusal]);
  expect(live.position?.ply).toBe(0);
});

it("asks for chances, shows them at their position only, and hides them", async () => {
  speak({ type: "Welcome", version: 1, token: "t", table, position: at(3), lines: [] });
  const asked = live.toggleHint();
  const { id } = JSON.parse(socket.written.at(-1) ?? "") as { id: string };
  speak({ type: "Hinted", id, ply: 3, chances: [0.5] });
  await asked;
  expect(live.hint).toEqual([0.5]);
  speak(played(2));
  expect(live.hint).toBeNull();
  speak({ ...played(3), position: at(3) } as Event);
  expect(live.hint).toEqual([0.5]);
  await live.toggleHint();
  expect(live.hint).toBeNull();
});
