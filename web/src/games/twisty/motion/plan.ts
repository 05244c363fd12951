/** From a ply and the pictures before and after it: the steps to show. */
import { isSpace } from "../board/geometry";
import { isColour, neededColour, seatAt, type View } from "../view";
import type { Step, Way } from "./steps";

export interface Ply {
  seat: number;
  text: string;
}

const WAYS: Record<string, Way> = {
  orthogonal: "orthogonal",
  diagonal: "diagonal",
  leap: "knight",
  warp: "warp",
};

/** Landing on a needed cube takes it, on a robbable pawn robs it (T-12, T-18). */
function landing(before: View, { seat, text }: Ply): Step[] {
  const colour = neededColour(before.seats[seat]!);
  if (colour === undefined) return [];
  const victim = seatAt(before, text);
  if (victim >= 0 && victim !== seat) {
    const rob: Step = { kind: "rob", seat, victim, colour };
    return [rob, { kind: "shift", seat: victim, colour }];
  }
  const isNeeded = isColour(before.board[text]) && before.board[text] === colour;
  return isNeeded ? [{ kind: "take", seat, colour, space: text }] : [];
}

function move(before: View, ply: Ply): Step[] {
  const { seat, text } = ply;
  const from = before.seats[seat]!.at;
  if (before.phase === "flee") {
    return [{ kind: "hop", seat, from, to: text, way: "flee" }];
  }
  const isAct = before.phase === "act";
  const way = (isAct && WAYS[before.board[from] ?? ""]) || "knight";
  const glow: Step[] = isAct ? [{ kind: "glow", seat, space: from }] : [];
  const hop: Step = { kind: "hop", seat, from, to: text, way };
  return [...glow, hop, ...landing(before, ply)];
}

function plyFor(before: View, ply: Ply): Step[] {
  const { seat, text } = ply;
  const space = before.seats[seat]!.at;
  if (before.phase === "corner") return [{ kind: "enter", seat, to: text }];
  if (isSpace(text)) return move(before, ply);
  if (text !== "save") return [{ kind: "rest", seat }];
  return [{ kind: "glow", seat, space }, { kind: "save", seat }];
}

/** The steps of one ply; none when the two pictures do not belong together. */
export function planSteps(before: View, ply: Ply, after: View): Step[] {
  const fits = before.seats.length === after.seats.length && ply.seat >= 0;
  if (!fits || before.phase === "set_up" || before.phase === "over") return [];
  const steps = plyFor(before, ply);
  const won = after.winner >= 0 && before.winner < 0;
  return won ? [...steps, { kind: "win", seat: after.winner }] : steps;
}

/** Whether the board was laid just now and nobody has moved yet. */
export function isFresh(view: View): boolean {
  const untouched = view.seats.every((seat) => seat.collected === 0);
  const isStart = view.phase === "corner" || view.phase === "open";
  const isComplete = Object.keys(view.board).length === 44;
  return view.turn === 0 && isStart && untouched && isComplete;
}
