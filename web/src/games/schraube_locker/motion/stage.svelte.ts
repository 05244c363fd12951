/** Shows one step after the other; anything may cut it short at any time. */
import { hasDice, type View } from "../view";
import { planSteps, type Played } from "./plan";
import { afterStep, durationOf, type Step } from "./steps";
import { afterDice, EMPTY, settleDice, type Places } from "./tray";

/** The faces that lie on a stack, where two of them serve it together. */
export type Pairs = Readonly<Record<number, number[]>>;

export class Stage {
  /** The picture. */
  shown: View = $state.raw({} as View);
  /** What is moving in it now. */
  step: Step | null = $state.raw(null);
  /** The unplaced dice. */
  places: Places = $state.raw(EMPTY);
  /** What the positions do not say: which two dice serve a stack together. */
  pairs: Pairs = $state.raw({});

  #steps: Step[] = [];
  #after: View | null = null;
  #done: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    view: View,
    readonly reduced: () => boolean,
  ) {
    this.#show(view);
  }

  /** The picture is this, at once. */
  set(view: View): void {
    this.#cut();
    this.#show(view);
  }

  /** From the picture so far to `after`, step by step; then `done` is called. */
  play(played: Played, after: View, done: () => void): void {
    this.#cut();
    this.#steps = planSteps(this.shown, played, after);
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
    // A die or a pawn is there from the start of its step, the rest at its end.
    if (step.kind === "drop" || step.kind === "walk") this.#take(step);
    this.#timer = setTimeout(
      () => {
        if (step.kind !== "drop" && step.kind !== "walk") this.#take(step);
        this.#next();
      },
      durationOf(step, this.reduced()),
    );
  }

  #take(step: Step): void {
    this.shown = afterStep(this.shown, step);
    this.places = afterDice(this.places, step);
    this.#remember(step);
  }

  #remember(step: Step): void {
    if (step.kind !== "serve" || step.faces.length < 2) return;
    this.pairs = { ...this.pairs, [step.stack]: step.faces };
  }

  #end(): void {
    const done = this.#done;
    this.#cut();
    done();
  }

  #cut(): void {
    clearTimeout(this.#timer);
    if (this.step) this.#remember(this.step);
    this.#steps.forEach((step) => this.#remember(step));
    if (this.#after) this.#show(this.#after);
    this.step = null;
    this.#steps = [];
    this.#after = null;
    this.#done = () => undefined;
  }

  #show(view: View): void {
    this.shown = view;
    this.places = hasDice(view.phase) ? settleDice(this.places, view.dice) : EMPTY;
    const pairs = Object.entries(this.pairs);
    const still = pairs.filter(([stack]) => view.stacks[Number(stack)]?.served);
    if (still.length < pairs.length) this.pairs = Object.fromEntries(still);
  }
}
