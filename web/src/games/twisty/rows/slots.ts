/** How far each token of a row has come. */
import type { Colour, Seat } from "../view";

export type SlotState = "protected" | "collected" | "next" | "later";

export interface SlotView {
  colour: Colour;
  state: SlotState;
}

function stateAt(seat: Seat, place: number): SlotState {
  if (place < seat.protected) return "protected";
  if (place < seat.collected) return "collected";
  return place === seat.collected ? "next" : "later";
}

/** The seven places of a row, from left to right; a cube on its way out is gone. */
export function slotsOf(seat: Seat, leaving: Colour | null = null): SlotView[] {
  return seat.row.map((colour, place) => {
    const state = colour === leaving ? "later" : stateAt(seat, place);
    return { colour, state };
  });
}
