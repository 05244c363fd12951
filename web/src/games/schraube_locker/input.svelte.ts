/** From what fingers and keys point at to plies, and to questions why not. */
import type { BoardProps } from "../contract";
import { meaningOf, yellowCard, type Meaning } from "./keys";
import type { Stage } from "./motion/stage.svelte";
import type { Choice } from "./panel/choice.svelte";
import { pliesOf, putText, usableCards, waysOnto } from "./plies";
import type { Point } from "./ring/geometry";
import type { CardView, View } from "./view";

/** The stack that is to be seen under a point of the window. */
function stackUnder({ x, y }: Point): number | undefined {
  const found = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>("[data-stack]"))
    .find((element) => element !== null);
  return found ? Number(found.dataset["stack"]) : undefined;
}

export class Input {
  /** The stack over which a die is held. */
  aimed: number | undefined = $state(undefined);

  constructor(
    readonly stage: Stage,
    readonly choice: Choice,
    readonly props: () => BoardProps,
  ) {}

  get #legal(): string[] {
    return this.props().position.legal;
  }

  get #view(): View {
    return this.props().position.view as View;
  }

  /** Play a ply, or ask why it cannot be played. */
  choose(text: string): void {
    if (!this.#legal.includes(text)) return this.props().onwhy(text);
    this.stage.finish();
    this.props().onplay(text);
  }

  /** The stacks that something can be done with. */
  offered(): Set<number> {
    const starts = pliesOf(this.#legal, "stack").map(({ stack }) => stack);
    const held = this.choice.faces(this.stage.places);
    const stacks = this.#view.stacks.map((_, stack) => stack);
    const puts = stacks.filter(
      (stack) => waysOnto(this.#legal, stack, held).length > 0,
    );
    return new Set([...starts, ...puts]);
  }

  /** The cards before a seat that can be used now. */
  usable(seat: number): Set<number> {
    const own = this.props().position.actors[0];
    if (seat === own) return usableCards(this.#legal);
    if (seat !== this.#view.partner) return new Set();
    return new Set(pliesOf(this.#legal, "get").map(({ card }) => card));
  }

  point(stack: number): void {
    const view = this.#view;
    if (view.phase === "choose_start") return this.choose(`stack ${stack}`);
    const wanted = view.stacks[stack]?.card?.die ?? 1;
    const isMine = view.phase === "place" && this.#legal.length > 0;
    if (!isMine) return this.choose(putText([wanted], stack));
    const text = this.choice.aim(stack, wanted, this.stage.places, this.#legal);
    if (text) this.choose(text);
  }

  pick(place: number): void {
    this.stage.finish();
    const face = this.stage.places[place] ?? 0;
    if (this.#view.phase === "before_scan") return this.#turn(face);
    if (this.#legal.length > 0) this.choice.pick(place, this.stage.places, this.#legal);
  }

  #turn(face: number): void {
    const { choice } = this;
    if (!choice.yellow) choice.yellow = yellowCard(this.#legal, this.#view);
    if (choice.yellow) choice.face = face;
    else this.choose("put 1 0");
  }

  hold(point: Point | null): void {
    this.aimed = point ? stackUnder(point) : undefined;
  }

  drop(place: number, point: Point): void {
    const stack = stackUnder(point);
    if (stack === undefined) return;
    const { choice, stage } = this;
    const isHeld = choice.dice.includes(place);
    const dice = isHeld ? choice.dice : [place];
    this.choose(
      putText(
        dice.map((at) => stage.places[at] ?? 0),
        stack,
      ),
    );
  }

  use(card: CardView): void {
    const { id, picture } = card;
    const { phase } = this.#view;
    if (phase === "give" || phase === "get") return this.choose(`${phase} ${id}`);
    if (phase === "sets") return this.choice.toggle(id, this.#legal);
    if (picture === "green") return this.choose(`green ${id}`);
    if (picture === "yellow") return this.turnWith(id);
    const meetings = [...pliesOf(this.#legal, "swap"), ...pliesOf(this.#legal, "gift")];
    const own = meetings.filter((meeting) => meeting.card === id);
    if (own[0]) this.choose(`${own[0].kind} ${id} ${own[0].seat}`);
  }

  /** Begin to turn a die with a yellow card. */
  turnWith(card: number): void {
    if (usableCards(this.#legal).has(card)) this.choice.yellow = card;
    else this.choose(`yellow ${card} 1 2`);
  }

  #answer(number: number): void {
    const { choice, stage } = this;
    const way = choice.ways[number - 1];
    if (way) return this.choose(putText(way.faces, way.stack));
    if (!choice.yellow) return;
    if (choice.face) {
      return this.choose(`yellow ${choice.yellow} ${choice.face} ${number}`);
    }
    if (stage.places.includes(number)) choice.face = number;
  }

  #carryOut(meaning: Meaning): void {
    if (meaning.kind === "play") return this.choose(meaning.text);
    if (meaning.kind === "stack") return this.point(meaning.stack);
    if (meaning.kind === "number") return this.#answer(meaning.number);
    if (meaning.kind === "set") {
      const text = this.choice.set(this.#legal);
      return text ? this.choose(text) : undefined;
    }
    const card = yellowCard(this.#legal, this.#view);
    if (card) this.turnWith(card);
  }

  /** A single key, when nobody writes and no sheet is open. */
  key(event: KeyboardEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    const isTaken =
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.defaultPrevented ||
      target?.closest("input, select, textarea, dialog");
    if (isTaken) return;
    const { choice } = this;
    const isAsking = choice.ways.length > 0 || choice.yellow > 0;
    if (event.key === "Escape" && (isAsking || choice.dice.length))
      return choice.drop();
    const meaning = meaningOf(event.key, this.props().position, isAsking);
    if (!meaning) return;
    event.preventDefault();
    this.#carryOut(meaning);
  }
}
