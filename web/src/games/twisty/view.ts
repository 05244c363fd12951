import type { PawnName, Shape } from "../shared/pawns";

export { PAWNS, SHAPES, type PawnName, type Shape } from "../shared/pawns";

/** The position as the server tells it, typed: src/spielkiste/games/twisty/view.py. */
export const COLOURS = [
  "red", "orange", "yellow", "green", "blue", "purple", "pink",
] as const;
export const ACTIONS = ["orthogonal", "diagonal", "leap", "warp", "save"] as const;

export type Colour = (typeof COLOURS)[number];
export type Action = (typeof ACTIONS)[number];
export type Disc = Colour | Action;
export type Phase = "set_up" | "corner" | "open" | "act" | "flee" | "over";

export interface Seat {
  pawn: PawnName;
  shape: Shape;
  /** The pawn's space, "" before it has one. */
  at: string;
  /** The order in which the colours must be collected. */
  row: Colour[];
  collected: number;
  /** How many of the collected cubes, from the left, are safe. */
  protected: number;
}

export interface View {
  phase: Phase;
  /** Whose turn it is. */
  mover: number;
  turn: number;
  turn_limit: number;
  /** The disc on every space that still has one. */
  board: Record<string, Disc>;
  /** Spaces whose action disc was used this turn. */
  used: string[];
  seats: Seat[];
  /** A seat, or -1. */
  winner: number;
}

export function isColour(disc: string | undefined): disc is Colour {
  return COLOURS.some((colour) => colour === disc);
}

export function isAction(disc: string | undefined): disc is Action {
  return ACTIONS.some((action) => action === disc);
}

/** The colour a seat must collect next; undefined once it has all seven. */
export function neededColour(seat: Seat): Colour | undefined {
  return seat.row[seat.collected];
}

/** Who stands on a space, or -1. */
export function seatAt(view: View, space: string): number {
  return view.seats.findIndex((seat) => seat.at === space);
}

/** Whether a landing of `thief` on `victim` takes a cube (T-18). */
export function isTheft(view: View, thief: number, victim: number): boolean {
  const needed = neededColour(view.seats[thief]!);
  if (needed === undefined || thief === victim) return false;
  const other = view.seats[victim]!;
  const place = other.row.indexOf(needed);
  return place >= other.protected && place < other.collected;
}

/** A copy that can be changed without changing the original. */
export function copyView(view: View): View {
  return {
    ...view,
    board: { ...view.board },
    used: [...view.used],
    seats: view.seats.map((seat) => ({ ...seat, row: [...seat.row] })),
  };
}
