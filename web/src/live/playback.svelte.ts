/**
 * Shows what happened in the order it happened: plies wait in a queue, each is shown
 * until the board says it is done (or a time has passed), then its sentences appear.
 */
import type { Ended, Line, Played, Started, Undone } from "../wire";

export type Happening = Played | Started | Undone | Ended;

/** The page goes on by itself after this time. */
export const SHOW_TIME = 2500;
/** More decisions than this at once are not played back: somebody was away. */
export const CATCH_UP = 8;

/** Dice and cards fall fast and in numbers: they do not count. */
function isDecision(happening: Happening): boolean {
  return happening.type !== "Played" || happening.actor >= 0;
}

export class Playback {
  /** The ply on show, or null. */
  current: Played | null = $state.raw(null);
  /** Whether everything that happened has been shown. */
  idle: boolean = $state(true);
  private queue: Happening[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `tell` gets the sentences of each happening at the moment it is shown. */
  constructor(private readonly tell: (lines: Line[], happening: Happening) => void) {}

  add(happening: Happening): void {
    this.queue.push(happening);
    this.idle = false;
    if (this.queue.filter(isDecision).length > CATCH_UP || document.hidden) this.skip();
    else if (!this.current) this.next();
  }

  /** The board has shown the current ply. */
  done(): void {
    if (this.current) this.next();
  }

  /** Show nothing more of what waits; its sentences appear at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.current = null;
    for (const happening of this.queue.splice(0)) this.tell(happening.lines, happening);
    this.idle = true;
  }

  private next(): void {
    clearTimeout(this.timer);
    const happening = this.queue.shift();
    if (!happening) {
      this.current = null;
      this.idle = true;
      return;
    }
    this.tell(happening.lines, happening);
    if (happening.type === "Played") {
      this.current = happening;
      this.timer = setTimeout(() => this.next(), SHOW_TIME);
    } else {
      this.current = null;
      this.next();
    }
  }
}
