/**
 * A connection that heals: greets, resumes, sends again what was not answered, and
 * notices when the other side has gone silent.
 */
import type { Command, Event, Hello, Refusal, Resumed, Welcome } from "../wire";
import { backOff } from "./wait";

export type LinkState = "connecting" | "live" | "waiting" | "refused" | "closed";
type Answered = Exclude<Command, { type: "Hello" } | { type: "Ack" }>;
/** A command without its id, which the connection gives. */
export type Request = Answered extends infer One
  ? One extends Answered
    ? Omit<One, "id">
    : never
  : never;
export type Reply = Extract<
  Event,
  { type: "Accepted" | "Refused" | "Reason" | "Hinted" }
>;

/** As much of a WebSocket as is needed here. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((message: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Setting {
  table: string;
  /** What the greeting says of the person, asked anew each time. */
  person: () => { nickname: string; token: string };
  makeSocket: () => Socket;
  onEvent: (event: Event) => void;
  onState: (state: LinkState, refusal: Refusal | null) => void;
  random?: () => number;
  makeId?: () => string;
}

/** The refusals of a greeting that trying again cannot change. */
const FINAL: ReadonlySet<string> = new Set([
  "table-unknown",
  "table-broken",
  "table-nickname",
]);

/** Silence longer than this is answered with a question. */
export const QUIET = 20_000;
/** A question, greeting or command not answered in this time: the line is dead. */
export const PATIENCE = 6_000;
/** Arrivals are confirmed together after this time. */
export const ACK_AFTER = 400;

interface Open {
  command: Answered;
  resolve: (reply: Reply) => void;
}

export class Connection {
  state: LinkState = "closed";
  version: number | null = null;
  private socket: Socket | null = null;
  private readonly open = new Map<string, Open>();
  private tries = 0;
  private heard = 0;
  private acked: number | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private ack: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly setting: Setting) {}

  /** Connect now, whatever the back-off says. */
  connect(): void {
    if (this.state === "refused") return;
    this.dropSocket();
    clearTimeout(this.retry);
    this.change("connecting");
    const socket = this.setting.makeSocket();
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = ({ data }) => this.receive(String(data));
    socket.onclose = () => this.lost();
    this.expectWord(PATIENCE);
  }

  /** End it for good; open commands stay unanswered. */
  close(): void {
    this.dropSocket();
    for (const timer of [this.retry, this.watch, this.ack]) clearTimeout(timer);
    this.change("closed");
  }

  /** The page is seen again or the network is back: do not wait any longer. */
  wake(): void {
    if (this.state === "waiting") this.connect();
    else if (this.state === "live" && Date.now() - this.heard > PATIENCE) this.probe();
  }

  /** Send a command; it is sent again over new connections until it is answered. */
  send(request: Request): Promise<Reply> {
    const id = this.setting.makeId?.() ?? crypto.randomUUID();
    const command = { ...request, id } as Answered;
    return new Promise((resolve) => {
      this.open.set(id, { command, resolve });
      if (this.state === "live") this.say(command);
    });
  }

  private greet(): void {
    const hello: Hello = {
      type: "Hello",
      table: this.setting.table,
      ...this.setting.person(),
      since: this.version,
    };
    this.write(hello);
  }

  private receive(data: string): void {
    this.heard = Date.now();
    const event = JSON.parse(data) as Event;
    if (event.type === "Welcome" || event.type === "Resumed") this.welcomed(event);
    else if (event.type === "Refused" && FINAL.has(event.refusal.line.key)) {
      this.turnedAway(event.refusal);
      return;
    }
    if ("id" in event) this.answered(event);
    else if (this.isNew(event)) this.setting.onEvent(event);
    if (this.socket) this.expectWord(this.open.size > 0 ? PATIENCE : QUIET);
  }

  /** Whether the event leads on from what was seen; notes its version. */
  private isNew(event: Event): boolean {
    if (event.type === "Presence" || event.type === "Resumed") return true;
    if (!("version" in event)) return false;
    if (event.type !== "Welcome" && event.version <= (this.version ?? -1)) return false;
    this.version = event.version;
    this.ack ??= setTimeout(() => this.acknowledge(), ACK_AFTER);
    return true;
  }

  private acknowledge(): void {
    this.ack = undefined;
    if (this.state !== "live" || this.version === null || this.version === this.acked)
      return;
    this.acked = this.version;
    this.write({ type: "Ack", version: this.version });
  }

  private welcomed(event: Welcome | Resumed): void {
    this.tries = 0;
    if (event.type === "Welcome") this.version = event.version;
    this.change("live");
    for (const { command } of this.open.values()) this.say(command);
  }

  private answered(reply: Reply): void {
    const waiting = this.open.get(reply.id);
    if (!waiting) return;
    this.open.delete(reply.id);
    waiting.resolve(reply);
  }

  private turnedAway(refusal: Refusal): void {
    this.dropSocket();
    clearTimeout(this.watch);
    this.change("refused", refusal);
  }

  private lost(): void {
    this.dropSocket();
    clearTimeout(this.watch);
    this.tries += 1;
    this.change("waiting");
    this.retry = setTimeout(
      () => this.connect(),
      backOff(this.tries, this.setting.random),
    );
  }

  /** Any word must arrive within the time, else the line is asked or given up. */
  private expectWord(time: number): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => {
      if (time === QUIET && this.open.size === 0) this.probe();
      else this.lost();
    }, time);
  }

  /** Ask something harmless: every command is answered. */
  private probe(): void {
    void this.send({ type: "Why", text: "stop" });
    this.expectWord(PATIENCE);
  }

  private say(command: Answered): void {
    this.write(command);
    this.expectWord(PATIENCE);
  }

  private write(command: Command): void {
    this.socket?.send(JSON.stringify(command));
  }

  private dropSocket(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private change(state: LinkState, refusal: Refusal | null = null): void {
    if (this.state === state) return;
    this.state = state;
    this.setting.onState(state, refusal);
  }
}
