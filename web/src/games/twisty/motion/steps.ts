/** What is seen of a ply, one thing after the other, and what each changes. */
import { copyView, type Colour, type View } from "../view";

export type Way = "knight" | "orthogonal" | "diagonal" | "warp" | "flee";

export type Step =
  | { kind: "enter"; seat: number; to: string }
  | { kind: "glow"; seat: number; space: string }
  | { kind: "hop"; seat: number; from: string; to: string; way: Way }
  | { kind: "take"; seat: number; colour: Colour; space: string }
  | { kind: "rob"; seat: number; victim: number; colour: Colour }
  | { kind: "shift"; seat: number; colour: Colour }
  | { kind: "save"; seat: number }
  | { kind: "rest"; seat: number }
  | { kind: "win"; seat: number };

/** How long each thing takes, in milliseconds. */
export const DURATION: Record<Step["kind"], number> = {
  enter: 320,
  glow: 200,
  hop: 420,
  take: 420,
  rob: 480,
  shift: 380,
  save: 420,
  rest: 160,
  win: 500,
};

/** With reduced motion everything is a short cross-fade. */
export const FADE = 180;

function loseCube(view: View, victim: number, colour: Colour): void {
  const seat = view.seats[victim]!;
  if (seat.row.indexOf(colour) < seat.protected) return;
  seat.collected -= 1;
  seat.row = [...seat.row.filter((other) => other !== colour), colour];
}

/** The picture after a step, given the one before it. */
export function afterStep(before: View, step: Step): View {
  const view = copyView(before);
  const seat = view.seats[step.seat]!;
  if (step.kind === "enter" || step.kind === "hop") seat.at = step.to;
  if (step.kind === "take") delete view.board[step.space];
  if (step.kind === "take" || step.kind === "rob") seat.collected += 1;
  if (step.kind === "shift") loseCube(view, step.seat, step.colour);
  if (step.kind === "save") seat.protected = seat.collected;
  if (step.kind === "glow") view.used.push(step.space);
  if (step.kind === "win") view.winner = step.seat;
  return view;
}
