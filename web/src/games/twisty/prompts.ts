/** What may be done now, in one sentence. */
import type { Line, Position } from "../contract";
import { actorOf } from "./board/targets";
import { isSpace } from "./board/geometry";
import { neededColour, type View } from "./view";

function line(key: string, args: Line["args"] = {}): Line {
  return { key: `twisty-page-${key}`, args };
}

function actPrompt(view: View, actor: number): Line {
  const disc = view.board[view.seats[actor]?.at ?? ""] ?? "leap";
  return line("do-act", { disc });
}

function openPrompt(position: Position, actor: number): Line {
  const view = position.view as View;
  if (!position.legal.some(isSpace)) return line("do-pass");
  const needed = neededColour(view.seats[actor]!);
  return needed ? line("do-open", { colour: needed }) : line("do-centre");
}

/** What the person at `you` may do now; null: nothing. */
export function prompt(position: Position, you: number): Line | null {
  const view = position.view as View;
  if (!position.actors.includes(you) || !view.seats[you]) return null;
  if (view.phase === "corner") return line("do-corner");
  if (view.phase === "flee") return line("do-flee");
  if (view.phase === "act") return actPrompt(view, you);
  return view.phase === "open" ? openPrompt(position, you) : null;
}

/** The sentence above the buttons: what I may do, or whom we wait for. */
export function promptFor(position: Position, you: number | null): Line {
  const mine = you === null ? null : prompt(position, you);
  if (mine) return mine;
  const view = position.view as View;
  const { winner } = view;
  if (winner >= 0) return { key: "twisty-line-win", args: { winner } };
  if (view.phase === "over") return line("nobody");
  const player = actorOf(position);
  if (player < 0) return line(view.phase === "set_up" ? "set-up" : "nobody");
  const disc = view.board[view.seats[player]?.at ?? ""] ?? "leap";
  const wait = view.phase === "set_up" ? "open" : view.phase;
  return line("wait", { player, wait, disc });
}
