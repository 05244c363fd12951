/** What a legal ply would bring, to be seen before it is played. */
import type { Position } from "../../contract";
import { isAction, isTheft, neededColour, seatAt, type View } from "../view";
import { CENTRE, isSpace } from "./geometry";

export type Target = "move" | "action" | "take" | "rob" | "corner" | "win";

/** Who decides now, or -1. */
export function actorOf(position: Position): number {
  return position.actors[0] ?? -1;
}

/** What landing on a space would bring, given that it is legal. */
export function targetKind(view: View, actor: number, space: string): Target {
  if (view.phase === "corner" || view.phase === "flee") return "corner";
  const seat = view.seats[actor];
  if (!seat) return "move";
  const other = seatAt(view, space);
  if (other >= 0 && other !== actor && isTheft(view, actor, other)) return "rob";
  const needed = neededColour(seat);
  if (needed === undefined) return space === CENTRE ? "win" : plainKind(view, space);
  return view.board[space] === needed ? "take" : plainKind(view, space);
}

function plainKind(view: View, space: string): Target {
  return isAction(view.board[space]) ? "action" : "move";
}

/** The legal spaces and what each would bring. */
export function targetsOf(position: Position): Map<string, Target> {
  const view = position.view as View;
  const actor = actorOf(position);
  const spaces = position.legal.filter(isSpace);
  return new Map(spaces.map((space) => [space, targetKind(view, actor, space)]));
}
