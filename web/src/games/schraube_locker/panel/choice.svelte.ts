/** What somebody has picked up but not yet played; gone with the next position. */
import { fittingCards, pliesOf, putText, setText, waysOnto, type Put } from "../plies";
import { suggestSet } from "./suggest";
import type { View } from "../view";

/** What a choice comes to: a text to play or to ask about, or nothing yet. */
export type Answer = string | null;

export class Choice {
  /** Places of dice that were picked up. */
  dice: readonly number[] = $state.raw([]);
  /** A stack that several ways lead to. */
  ways: readonly Put[] = $state.raw([]);
  /** A yellow card that is about to turn a die, or 0; and the die's face, or 0. */
  yellow: number = $state(0);
  face: number = $state(0);
  /** Cards chosen for a set. */
  cards: readonly number[] = $state.raw([]);

  /** Nothing is picked up; cards of a set are proposed. */
  reset(legal: readonly string[], view: View): void {
    this.drop();
    this.cards = suggestSet(legal, view);
  }

  drop(): void {
    this.dice = [];
    this.ways = [];
    this.yellow = 0;
    this.face = 0;
    this.cards = [];
  }

  faces(places: readonly number[]): number[] {
    return this.dice.map((place) => places[place] ?? 0);
  }

  /** Pick up a die, or lay it back; two only where two may stand together. */
  pick(place: number, places: readonly number[], legal: readonly string[]): void {
    this.ways = [];
    if (this.dice.includes(place)) {
      this.dice = this.dice.filter((other) => other !== place);
      return;
    }
    const pair = [...this.faces(places), places[place] ?? 0].sort((a, b) => a - b);
    const isPair =
      this.dice.length === 1 &&
      pliesOf(legal, "put").some((put) => put.faces.join() === pair.join());
    this.dice = isPair ? [...this.dice, place] : [place];
  }

  /** A stack was pointed at while dice may be placed. */
  aim(
    stack: number,
    wanted: number,
    places: readonly number[],
    legal: readonly string[],
  ): Answer {
    const held = this.faces(places);
    const ways = waysOnto(legal, stack, held);
    if (ways.length > 1) {
      this.ways = ways;
      return null;
    }
    const faces = ways[0]?.faces ?? (held.length ? held : [wanted]);
    return putText(faces, stack);
  }

  /** Add a card to the set or take it out; what no longer fits goes. */
  toggle(card: number, legal: readonly string[]): void {
    if (this.cards.includes(card)) {
      this.cards = this.cards.filter((other) => other !== card);
      return;
    }
    const more = [...this.cards, card];
    this.cards = fittingCards(legal, more).has(card) ? more : [card];
  }

  /** The text of the set that is chosen, or "". */
  set(legal: readonly string[]): string {
    return setText(legal, this.cards);
  }
}
