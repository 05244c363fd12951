/** What flies during a step: pieces, and from where to where. */
import type { CardView } from "../view";
import type { Step } from "./steps";
import { placesOf, type Places } from "./tray";

export type Piece =
  { kind: "die"; face: number } | { kind: "card"; card: CardView } | { kind: "bonus" };

export interface Flight {
  piece: Piece;
  /** Selectors of the places inside the table. */
  from: string;
  to: string;
  /** It leaves the game on the way. */
  fades?: boolean;
}

const hand = (seat: number) => `[data-hand="${seat}"]`;
const cardAt = (card: CardView) => `[data-card="${card.id}"]`;
const stackAt = (stack: number) => `[data-stack="${stack}"]`;
const MIDDLE = "[data-bonus]";

function fly(card: CardView, to: string): Flight {
  return { piece: { kind: "card", card }, from: cardAt(card), to };
}

/** The flights of a step, given where the dice lie. */
export function flightsOf(step: Step | null, places: Places): Flight[] {
  switch (step?.kind) {
    case "serve":
      return placesOf(places, step.faces).map((place) => ({
        piece: { kind: "die", face: places[place]! },
        from: `[data-place="${place}"]`,
        to: stackAt(step.stack),
      }));
    case "take": {
      const piece: Piece = { kind: "card", card: step.card };
      return [{ piece, from: stackAt(step.stack), to: hand(step.seat) }];
    }
    case "return":
      return [{ ...fly(step.card, MIDDLE), fades: true }];
    case "gift":
      return [fly(step.card, hand(step.victim))];
    case "trade":
      return [fly(step.given, hand(step.victim)), fly(step.got, hand(step.seat))];
    case "bonus":
      return [{ piece: { kind: "bonus" }, from: MIDDLE, to: hand(step.seat) }];
    default:
      return [];
  }
}

/** The cards that are on their way in a step and not to be seen where they lay. */
export function flyingCards(step: Step | null): Set<number> {
  if (step?.kind === "return" || step?.kind === "gift") return new Set([step.card.id]);
  return new Set(step?.kind === "trade" ? [step.given.id, step.got.id] : []);
}
