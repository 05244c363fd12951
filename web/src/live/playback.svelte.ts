/**
 * Shows what happened in the order it happened: plies wait in a queue, each is shown
 * until the board says it is done (or a time has passed), then the next begins. When
 * the page falls behind, old plies are only told: pictures jump, no sentence is lost.
 */
import type { Ended, Played, Position, Started, Undone } from "../wire";

export type Happening = Played | Started | Undone | Ended;

/** The page goes on by itself after this time. */
export const SHOW_TIME = 2500;
/** Nothing waits longer than this before it is to be seen. */
export const MOST_BEHIND = 2000;
/** More decisions than this do not wait: the old ones are not played back. */
export const MOST_WAITING = 6;

interface Waiting {
  happening: Happening;
  /** When it came, in milliseconds of the page's clock. */
  at: number;
}

/** Dice and cards fall fast and in numbers: they do not count. */
function isDecision({ happening }: Waiting): boolean {
  return happening.type === "Played" && happening.actor >= 0;
}

/** Is told each happening in turn; `shown` is false where the picture only jumps. */
export type Tell = (happening: Happening, shown: boolean) => void;

export class Playback {
  /** The ply on show, or null. */
  current: Played | null = $state.raw(null);
  /** Where the ply on show starts, when that is not what was shown before it. */
  from: Position | null = $state.raw(null);
  /** Whether everything that happened has been shown. */
  idle: boolean = $state(true);
  private queue: Waiting[] = [];
  private began = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tell: Tell) {}

  add(happening: Happening): void {
    this.queue.push({ happening, at: performance.now() });
    this.idle = false;
    if (document.hidden) this.skip();
    else if (!this.current || this.isBehind()) this.next();
    else this.watch();
  }

  /** The board has shown the current ply. */
  done(): void {
    if (this.current) this.next();
  }

  /** Show nothing more of what waits; its sentences appear at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.jump(this.queue.length);
    this.rest();
  }

  private next(): void {
    this.from = null;
    if (this.isBehind()) this.from = this.jump(this.queue.length - 1);
    for (let head = this.queue[0]; head; head = this.queue[0]) {
      const { happening, at } = head;
      if (happening.type === "Played" && this.age(at) < MOST_BEHIND) {
        this.queue.shift();
        return this.show(happening);
      }
      this.from = this.jump(1);
    }
    this.rest();
  }

  private show(ply: Played): void {
    this.tell(ply, true);
    this.current = ply;
    this.began = performance.now();
    this.watch();
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.current = this.from = null;
    this.idle = true;
  }

  /** Only tell the first so many of what waits; returns where that leads. */
  private jump(many: number): Position | null {
    const jumped = this.queue.splice(0, many);
    for (const { happening } of jumped) this.tell(happening, false);
    return jumped.at(-1)?.happening.position ?? this.from;
  }

  /** Go on when the ply on show has had its time, or the next has waited enough. */
  private watch(): void {
    clearTimeout(this.timer);
    const patience = this.queue[0] ? MOST_BEHIND - this.age(this.queue[0].at) : Infinity;
    const left = Math.min(SHOW_TIME - this.age(this.began), patience);
    this.timer = setTimeout(() => this.next(), Math.max(0, left));
  }

  private isBehind(): boolean {
    const [oldest] = this.queue;
    const isLate = oldest !== undefined && this.age(oldest.at) >= MOST_BEHIND;
    return isLate || this.queue.filter(isDecision).length > MOST_WAITING;
  }

  private age(at: number): number {
    return performance.now() - at;
  }
}
