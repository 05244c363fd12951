/** Twisty, as the page takes it. */
import type { GamePlugin } from "../contract";
import Board from "./Board.svelte";
import { SEAT_EDGE } from "./pieces/palette";
import { prompt } from "./prompts";
import SeatMark from "./SeatMark.svelte";
import { PAWNS } from "./view";

export default {
  Board,
  Help: () => import("./help/Help.svelte"),
  SeatMark,
  seatColour: (seat) => SEAT_EDGE[PAWNS[seat] ?? "blue"],
  prompt,
  placesPeople: true,
} satisfies GamePlugin;
