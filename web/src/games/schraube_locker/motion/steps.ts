/** What is seen of a ply, one thing after the other, and what each changes. */
import { copyView, findCard, stackAfter, type CardView, type View } from "../view";

export type Step =
  | { kind: "enter"; seat: number; stack: number }
  | { kind: "reveal"; stack: number; card: CardView | null }
  | { kind: "drop"; face: number }
  | { kind: "settle" }
  | { kind: "gather" }
  | { kind: "return"; seat: number; card: CardView }
  | { kind: "turn"; face: number; other: number }
  | {
      kind: "serve";
      seat: number;
      stack: number;
      faces: number[];
      due: boolean;
      ms: number;
    }
  | { kind: "stay"; seat: number }
  | { kind: "walk"; seat: number }
  | { kind: "bonus"; seat: number }
  | { kind: "take"; seat: number; stack: number; card: CardView }
  | { kind: "gift"; seat: number; victim: number; card: CardView }
  | { kind: "offer"; seat: number; card: number }
  | { kind: "trade"; seat: number; victim: number; given: CardView; got: CardView }
  | { kind: "set"; seat: number; cards: number[] }
  | { kind: "rest" }
  | { kind: "win"; seats: number[] };

/** How long each thing takes, in milliseconds. */
const DURATION: Record<Exclude<Step["kind"], "serve">, number> = {
  enter: 320,
  reveal: 300,
  drop: 70,
  settle: 420,
  gather: 180,
  return: 340,
  turn: 320,
  stay: 700,
  walk: 190,
  bonus: 420,
  take: 420,
  gift: 480,
  offer: 180,
  trade: 500,
  set: 460,
  rest: 120,
  win: 500,
};

/** With reduced motion everything is a short cross-fade; reasons stay to be read. */
export const FADE = 170;

export function durationOf(step: Step, reduced: boolean): number {
  if (step.kind === "serve") return step.ms;
  if (step.kind === "stay" || !reduced) return DURATION[step.kind];
  return Math.min(DURATION[step.kind], FADE);
}

const without = (cards: CardView[], ...ids: number[]) =>
  cards.filter((card) => !ids.includes(card.id));

function removeDice(dice: number[], faces: readonly number[]): void {
  for (const face of faces) {
    const place = dice.indexOf(face);
    if (place >= 0) dice.splice(place, 1);
  }
}

/** The unbroken row from the next stack on. */
export function countSteps(view: View, from: number): number {
  let steps = 0;
  while (steps < 6 && view.stacks[stackAfter(from, steps + 1)]?.served) steps += 1;
  return steps;
}

function changeDice(view: View, step: Step): void {
  if (step.kind === "drop") view.dice.push(step.face);
  if (step.kind === "gather") view.dice = [];
  if (step.kind === "turn") {
    const place = view.dice.indexOf(step.face);
    if (place >= 0) view.dice[place] = step.other;
  }
  if (step.kind !== "serve") return;
  removeDice(view.dice, step.faces);
  const stack = view.stacks[step.stack]!;
  stack.served = true;
  stack.pair = step.faces.length > 1 ? [...step.faces] : [];
  view.steps = countSteps(view, view.seats[step.seat]!.stack);
}

function changeStacks(view: View, step: Step): void {
  if (step.kind === "reveal") view.stacks[step.stack]!.card = step.card;
  if (step.kind === "take") {
    const stack = view.stacks[step.stack]!;
    stack.card = null;
    stack.height -= 1;
    view.seats[step.seat]!.cards.push(step.card);
  }
  if (step.kind === "bonus") {
    view.bonus_left -= 1;
    view.seats[step.seat]!.bonuses += 1;
  }
}

function changePawns(view: View, step: Step): void {
  if (step.kind === "enter") view.seats[step.seat]!.stack = step.stack;
  if (step.kind !== "walk") return;
  const seat = view.seats[step.seat]!;
  seat.stack = stackAfter(seat.stack, 1);
  view.steps = Math.max(0, view.steps - 1);
}

function changeCards(view: View, step: Step): void {
  if (step.kind === "return" || step.kind === "gift") {
    const seat = view.seats[step.seat]!;
    seat.cards = without(seat.cards, step.card.id);
  }
  if (step.kind === "gift") view.seats[step.victim]!.cards.push(step.card);
  if (step.kind === "offer") view.given = step.card;
  if (step.kind === "trade") {
    const [seat, victim] = [view.seats[step.seat]!, view.seats[step.victim]!];
    seat.cards = [...without(seat.cards, step.given.id), step.got];
    victim.cards = [...without(victim.cards, step.got.id), step.given];
  }
  if (step.kind === "set") {
    const seat = view.seats[step.seat]!;
    seat.set_cards.push(...seat.cards.filter((card) => step.cards.includes(card.id)));
    seat.cards = without(seat.cards, ...step.cards);
    seat.sets += 1;
  }
}

/** The picture after a step, given the one before it. */
export function afterStep(before: View, step: Step): View {
  const view = copyView(before);
  changeDice(view, step);
  changeStacks(view, step);
  changePawns(view, step);
  changeCards(view, step);
  return view;
}

/** A card by its number, in the one picture or the other. */
export function cardIn(id: number, ...views: View[]): CardView | undefined {
  return views.map((view) => findCard(view, id)).find((card) => card !== undefined);
}
