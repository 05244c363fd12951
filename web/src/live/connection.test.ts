import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event, Refusal, TableView } from "../wire";
import {
  ACK_AFTER,
  Connection,
  PATIENCE,
  QUIET,
  type LinkState,
  type Socket,
} from "./connection";
import { backOff } from "./wait";

/** A socket in memory: what was written to it, and a way to speak from there. */
class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly written: Record<string, unknown>[] = [];
  closed = false;
  send(text: string): void {
    this.written.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  say(event: Event): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(event) }));
  }
  open(): void {
    this.onopen?.(undefined as never);
  }
  drop(): void {
    this.onclose?.(new CloseEvent("close"));
  }
}

const table = { id: "T1" } as TableView;
const welcome = (version: number): Event => ({
  type: "Welcome",
  version,
  token: "secret",
  table,
  position: null,
  lines: [],
});
const changed = (version: number): Event => ({
  type: "TableChanged",
  version,
  table,
  lines: [],
});

let sockets: FakeSocket[];
let states: LinkState[];
let events: Event[];
let refusals: (Refusal | null)[];
let link: Connection;

const last = (): FakeSocket => sockets.at(-1) as FakeSocket;

function live(version = 5): FakeSocket {
  link.connect();
  last().open();
  last().say(welcome(version));
  return last();
}

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, states, events, refusals] = [[], [], [], []];
  let ids = 0;
  link = new Connection({
    table: "T1",
    person: () => ({ nickname: "Anna", token: "secret" }),
    makeSocket: () => {
      sockets.push(new FakeSocket());
      return last();
    },
    onEvent: (event) => events.push(event),
    onState: (state, refusal) => {
      states.push(state);
      refusals.push(refusal);
    },
    random: () => 1,
    makeId: () => `c${++ids}`,
  });
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
});

describe("greeting", () => {
  it("says hello first and is live once welcomed", () => {
    const socket = live();
    expect(socket.written[0]).toEqual({
      type: "Hello",
      table: "T1",
      nickname: "Anna",
      token: "secret",
      since: null,
    });
    expect(states).toEqual(["connecting", "live"]);
    expect(events.map((event) => event.type)).toEqual(["Welcome"]);
  });

  it("stops for good when it is turned away", () => {
    link.connect();
    last().open();
    const refusal = { clause: "", line: { key: "table-unknown", args: {} } };
    last().say({ type: "Refused", id: "", refusal });
    vi.advanceTimersByTime(120_000);
    expect(states).toEqual(["connecting", "refused"]);
    expect(refusals.at(-1)).toEqual(refusal);
    expect(sockets).toHaveLength(1);
  });
});

it("tries again when it is turned away for a moment only", () => {
  link.connect();
  last().open();
  const refusal = { clause: "", line: { key: "table-asleep", args: {} } };
  last().say({ type: "Refused", id: "", refusal });
  last().drop();
  expect(states.at(-1)).toBe("waiting");
});

describe("commands", () => {
  it("are answered by id", async () => {
    const socket = live();
    const reply = link.send({ type: "Play", ply: 3, text: "c3" });
    expect(socket.written.at(-1)).toEqual({
      type: "Play",
      ply: 3,
      text: "c3",
      id: "c1",
    });
    socket.say({ type: "Accepted", id: "c1", version: 6 });
    expect((await reply).type).toBe("Accepted");
  });

  it("are sent again with the same id over a new connection, then no more", () => {
    const socket = live();
    void link.send({ type: "Start" });
    void link.send({ type: "Sit", seat: 1 });
    socket.say({ type: "Accepted", id: "c1", version: 6 });
    socket.drop();
    vi.advanceTimersByTime(500);
    last().open();
    expect(last().written).toHaveLength(1);
    last().say({ type: "Resumed", version: 6, token: "secret", table });
    expect(last().written.slice(1)).toEqual([{ type: "Sit", seat: 1, id: "c2" }]);
  });

  it("wait while there is no connection", () => {
    link.connect();
    void link.send({ type: "Start" });
    last().open();
    expect(last().written.map((command) => command["type"])).toEqual(["Hello"]);
    last().say(welcome(1));
    expect(last().written.map((command) => command["type"])).toEqual([
      "Hello",
      "Start",
    ]);
  });
});

describe("versions", () => {
  it("resume after the last one seen", () => {
    live(5).say(changed(6));
    last().drop();
    vi.advanceTimersByTime(500);
    last().open();
    expect(last().written[0]).toMatchObject({ type: "Hello", since: 6 });
  });

  it("drop what was seen before and keep what a resumed line brings", () => {
    const socket = live(5);
    socket.say(changed(6));
    socket.say(changed(6));
    expect(events).toHaveLength(2);
    socket.drop();
    vi.advanceTimersByTime(500);
    last().open();
    last().say({ type: "Resumed", version: 8, token: "secret", table });
    last().say(changed(7));
    last().say(changed(8));
    expect(link.version).toBe(8);
    expect(events.filter((event) => event.type === "TableChanged")).toHaveLength(3);
  });

  it("are confirmed together", () => {
    const socket = live(5);
    socket.say(changed(6));
    socket.say(changed(7));
    vi.advanceTimersByTime(ACK_AFTER);
    const acks = socket.written.filter((command) => command["type"] === "Ack");
    expect(acks).toEqual([{ type: "Ack", version: 7 }]);
  });
});

describe("a broken line", () => {
  it("is tried again later and later", () => {
    live().drop();
    expect(states.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    last().drop();
    vi.advanceTimersByTime(799);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(3);
  });

  it("waits between half and all of the back-off, ten seconds at most", () => {
    expect(backOff(1, () => 0)).toBe(200);
    expect(backOff(1, () => 1)).toBe(400);
    expect(backOff(30, () => 1)).toBe(10_000);
  });

  it("is taken up at once when the page is seen again", () => {
    const socket = live();
    socket.drop();
    link.wake();
    expect(sockets).toHaveLength(2);
  });

  it("is noticed by its silence", () => {
    const socket = live();
    vi.advanceTimersByTime(QUIET);
    expect(socket.written.at(-1)).toMatchObject({ type: "Why" });
    vi.advanceTimersByTime(PATIENCE);
    expect(socket.closed).toBe(true);
    expect(states.at(-1)).toBe("waiting");
  });

  it("is not given up while answers come", () => {
    const socket = live();
    for (let minute = 0; minute < 5; minute++) {
      vi.advanceTimersByTime(QUIET);
      const asked = socket.written.at(-1) as { id: string };
      socket.say({ type: "Reason", id: asked.id, refusal: null });
    }
    expect(states.at(-1)).toBe("live");
    expect(sockets).toHaveLength(1);
  });

  it("is noticed when a greeting is not answered", () => {
    link.connect();
    last().open();
    vi.advanceTimersByTime(PATIENCE);
    expect(states.at(-1)).toBe("waiting");
  });
});
