/** How a pawn moves on the board, as keyframes for its group. */
import { pointOf, wayBetween, type Point } from "../board/geometry";
import type { Step } from "./steps";

function at({ x, y }: Point, scale = 1): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function between(from: Point, to: Point): Point {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** Up, along the knight's L, down again: one hop for each arm of the L. */
function hop(from: string, to: string): Keyframe[] {
  const points = wayBetween(from, to);
  const [start, bend, end] = [points[0]!, points.at(-2)!, points.at(-1)!];
  if (points.length === 2) {
    const lift = { transform: at(between(start, end), 1.18) };
    return [{ transform: at(start) }, lift, { transform: at(end) }];
  }
  return [
    { transform: at(start), offset: 0 },
    { transform: at(between(start, bend), 1.2), offset: 0.34 },
    { transform: at(bend, 1.12), offset: 0.62 },
    { transform: at(end), offset: 1 },
  ];
}

function warp(from: string, to: string): Keyframe[] {
  const [start, end] = [pointOf(from), pointOf(to)];
  return [
    { transform: at(start), opacity: 1, offset: 0 },
    { transform: at(start, 0.1), opacity: 0, offset: 0.45 },
    { transform: at(end, 0.1), opacity: 0, offset: 0.55 },
    { transform: at(end), opacity: 1, offset: 1 },
  ];
}

function fade(from: string, to: string): Keyframe[] {
  const [start, end] = [pointOf(from), pointOf(to)];
  return [
    { transform: at(start), opacity: 1, offset: 0 },
    { transform: at(start), opacity: 0, offset: 0.5 },
    { transform: at(end), opacity: 0, offset: 0.5 },
    { transform: at(end), opacity: 1, offset: 1 },
  ];
}

/** The keyframes of a pawn in a step, or null when it stands still. */
export function pawnFrames(step: Step, reduced: boolean): Keyframe[] | null {
  if (step.kind === "enter") {
    const end = pointOf(step.to);
    const start = { opacity: 0, transform: at(end, reduced ? 1 : 1.5) };
    return [start, { opacity: 1, transform: at(end) }];
  }
  if (step.kind !== "hop") return null;
  if (reduced) return fade(step.from, step.to);
  return step.way === "warp" ? warp(step.from, step.to) : hop(step.from, step.to);
}
