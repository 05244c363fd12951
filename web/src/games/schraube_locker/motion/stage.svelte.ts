/** Shows one step after the other; anything may cut it short at any time. */
import { hasDice, type View } from "../view";
import { planSteps, type Played } from "./plan";
import { afterStep, durationOf, type Step } from "./steps";
import { afterDice, EMPTY, settleDice, type Places } from "./tray";

export class Stage {
  /** The picture. */
  shown: View = $state.raw({} as View);
  /** What is moving in it now. */
  step: Step | null = $state.raw(null);
  /** The unplaced dice. */
  places: Places = $state.raw(EMPTY);

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
  }

  #end(): void {
    const done = this.#done;
    this.#cut();
    done();
  }

  #cut(): void {
    clearTimeout(this.#timer);
    if (this.#after) this.#show(this.#after);
    this.step = null;
    this.#steps = [];
    this.#after = null;
    this.#done = () => undefined;
  }

  #show(view: View): void {
    this.shown = view;
    this.places = hasDice(view.phase) ? settleDice(this.places, view.dice) : EMPTY;
  }
}
