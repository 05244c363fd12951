/** Schraube Locker, as the page takes it. */
import type { GamePlugin } from "../contract";
import { PAWNS, SEAT_EDGE } from "../shared/pawns";
import Board from "./Board.svelte";
import { detail } from "./words/detail";
import { prompt } from "./words/prompts";
import SeatMark from "./SeatMark.svelte";
import type { View } from "./view";

export default {
  Board,
  Help: () => import("./help/Help.svelte"),
  SeatMark,
  seatColour: (seat) => SEAT_EDGE[PAWNS[seat] ?? "blue"],
  prompt,
  detail,
  placesPeople: true,
  turn: (position) => (position.view as View).mover,
  hints: true,
} satisfies GamePlugin;
