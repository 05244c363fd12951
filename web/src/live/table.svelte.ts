/** A table as the page knows it: people, position, sentences, and what is on show. */
import type { Event, Line, Position, Refusal, TableView } from "../wire";
import {
  Connection,
  type LinkState,
  type Reply,
  type Request,
  type Socket,
} from "./connection";
import { Playback, type Happening } from "./playback.svelte";

export interface Hooks {
  person: () => { nickname: string; token: string };
  makeSocket: () => Socket;
  onToken: (token: string) => void;
  onRefusal: (refusal: Refusal) => void;
  /** Is called when something is shown; not for plies that were only told. */
  onHappening: (happening: Happening, live: LiveTable) => void;
}

/** A sentence and its number, for keys and for the reader's place. */
export interface Told {
  number: number;
  line: Line;
}

export class LiveTable {
  table: TableView | null = $state.raw(null);
  /** The newest position; what is on show may lag behind it. */
  position: Position | null = $state.raw(null);
  told: Told[] = $state.raw([]);
  /** The chances last told, and the position they were reckoned for. */
  private hinted: { ply: number; chances: number[] } | null = $state.raw(null);
  link: LinkState = $state("connecting");
  turnedAway: Refusal | null = $state.raw(null);
  readonly playback: Playback;
  private readonly connection: Connection;

  constructor(
    id: string,
    private readonly hooks: Hooks,
  ) {
    this.playback = new Playback((happening, shown) => {
      this.tell(happening.lines);
      if (shown || happening.type !== "Played") hooks.onHappening(happening, this);
    });
    this.connection = new Connection({
      table: id,
      person: hooks.person,
      makeSocket: hooks.makeSocket,
      onEvent: (event) => this.receive(event),
      onState: (state, refusal) => {
        this.link = state;
        this.turnedAway = refusal;
      },
    });
  }

  /** Connect and stay connected; returns what ends that. */
  open(): () => void {
    // Nobody looks at a hidden page, and its clock stands still: nothing waits there.
    const wake = (): void => {
      if (document.hidden) this.playback.skip();
      else this.connection.wake();
    };
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", wake);
    this.connection.connect();
    return () => {
      document.removeEventListener("visibilitychange", wake);
      removeEventListener("online", wake);
      this.playback.skip();
      this.connection.close();
    };
  }

  /** Try to connect at once. */
  retry(): void {
    this.connection.wake();
  }

  /** Send a command; a refusal is shown, and told to the caller as false. */
  async ask(request: Request): Promise<boolean> {
    const reply = await this.connection.send(request);
    if (reply.type === "Refused") this.hooks.onRefusal(reply.refusal);
    return reply.type === "Accepted";
  }

  /** Play a ply; whatever is still being shown is cut short. */
  play(text: string): void {
    this.playback.skip();
    void this.ask({ type: "Play", ply: this.position?.ply ?? 0, text });
  }

  /** Ask why a ply is not legal, and show the answer. */
  async why(text: string): Promise<void> {
    const reply: Reply = await this.connection.send({ type: "Why", text });
    if ("refusal" in reply && reply.refusal) this.hooks.onRefusal(reply.refusal);
  }

  /** The chances of the choices at the newest position, if they were asked for. */
  get hint(): number[] | null {
    return this.hinted?.ply === this.position?.ply ? (this.hinted?.chances ?? null) : null;
  }

  /** Ask for the chances, or hide them again. */
  async toggleHint(): Promise<void> {
    if (this.hint) {
      this.hinted = null;
      return;
    }
    const reply: Reply = await this.connection.send({ type: "Hint" });
    if (reply.type === "Refused") this.hooks.onRefusal(reply.refusal);
    if (reply.type === "Hinted" && reply.chances)
      this.hinted = { ply: reply.ply, chances: reply.chances };
  }

  private receive(event: Event): void {
    if ("token" in event) this.hooks.onToken(event.token);
    if ("table" in event) this.table = event.table;
    if ("position" in event) this.position = event.position;
    if (event.type === "Welcome") this.begin(event.lines);
    else if (event.type === "Presence") this.seePresence(event.online, event.onlookers);
    else if (event.type === "TableChanged") this.tell(event.lines);
    else if (event.type !== "Resumed" && "lines" in event) this.playback.add(event);
  }

  private begin(lines: Line[]): void {
    this.playback.skip();
    this.told = lines.map((line, number) => ({ number, line }));
  }

  private tell(lines: Line[]): void {
    const next = (this.told.at(-1)?.number ?? -1) + 1;
    const more = lines.map((line, index) => ({ number: next + index, line }));
    if (more.length > 0) this.told = [...this.told, ...more];
  }

  private seePresence(online: number[], onlookers: number): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat) => ({
      ...seat,
      online: online.includes(seat.seat),
    }));
    this.table = { ...this.table, seats, onlookers };
  }
}
