/** Shows one step after the other; anything may cut it short at any time. */
import type { View } from "../view";
import { planSteps, type Ply } from "./plan";
import { afterStep, DURATION, FADE, type Step } from "./steps";

/** One way a pawn went in the turn that is to be seen. */
export interface Leg {
  seat: number;
  from: string;
  to: string;
}

function legOf(step: Step): Leg[] {
  return step.kind === "hop" ? [{ seat: step.seat, from: step.from, to: step.to }] : [];
}

export class Stage {
  /** The picture. */
  shown: View = $state.raw({} as View);
  /** What is moving in it now. */
  step: Step | null = $state.raw(null);
  /** Where pawns went in the last turn. */
  trace: Leg[] = $state.raw([]);

  #ply = -1;
  #steps: Step[] = [];
  #after: View | null = null;
  #done: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: View, readonly reduced: () => boolean) {
    this.shown = view;
  }

  /** The picture is this, at once; the trace stays if it is what was shown last. */
  set(view: View, ply: number): void {
    this.#cut();
    if (ply !== this.#ply) this.trace = [];
    this.#ply = ply;
    this.shown = view;
  }

  /** From the picture so far to `after`, step by step; then `done` is called. */
  play(ply: Ply & { number: number }, after: View, done: () => void): void {
    this.#cut();
    this.#ply = ply.number;
    this.#steps = planSteps(this.shown, ply, after);
    if (this.shown.phase === "open") this.trace = [];
    this.trace = [...this.trace, ...this.#steps.flatMap(legOf)];
    this.#after = after;
    this.#done = done;
    this.#next();
  }

  /** To the end of what is being shown, at once. */
  finish(): void {
    if (this.#after) this.#end();
  }

  #next(): void {
    const step = this.#steps.shift();
    if (!step) return this.#end();
    this.step = step;
    this.#timer = setTimeout(() => {
      this.shown = afterStep(this.shown, step);
      this.#next();
    }, this.reduced() ? FADE : DURATION[step.kind]);
  }

  #end(): void {
    const done = this.#done;
    this.#cut();
    done();
  }

  #cut(): void {
    clearTimeout(this.#timer);
    if (this.#after) this.shown = this.#after;
    this.step = null;
    this.#steps = [];
    this.#after = null;
    this.#done = () => undefined;
  }
}
