/** What may be done now, in one sentence; and what is happening while it is shown. */
import type { Line, Position } from "../../contract";
import type { Step } from "../motion/steps";
import type { Choice } from "../panel/choice.svelte";
import type { View } from "../view";

function line(key: string, args: Line["args"] = {}): Line {
  return { key: `schraube-locker-page-${key}`, args };
}

/** Who decides now, or -1. */
export function actorOf(position: Position): number {
  return position.actors[0] ?? -1;
}

/** Whose turn is to be seen: who plays what is shown, who decides, or the mover. */
export function turnOf(position: Position, playing: number, shown: View): number {
  if (playing >= 0) return playing;
  const actor = actorOf(position);
  return actor < 0 ? shown.mover : actor;
}

function placePrompt(legal: readonly string[]): Line {
  if (legal.some((text) => text.startsWith("put "))) return line("do-put");
  return line(legal.includes("roll") ? "do-place" : "do-move");
}

/** What the person at `you` may do now; null: nothing. */
export function prompt(position: Position, you: number): Line | null {
  const view = position.view as View;
  if (!position.actors.includes(you) || !view.seats[you]) return null;
  if (view.phase === "place") return placePrompt(position.legal);
  return line(`do-${view.phase}`, view.partner >= 0 ? { other: view.partner } : {});
}

/** The question while something was picked up and not yet played, or null. */
export function promptOf(choice: Choice): Line | null {
  if (choice.ways.length > 0) return line("do-ways");
  if (choice.yellow && choice.face) return line("do-turn-face");
  return choice.yellow ? line("do-turn-die") : null;
}

/** The sentence above the buttons: what I may do, or whom we wait for. */
export function promptFor(position: Position, you: number | null): Line {
  const mine = you === null ? null : prompt(position, you);
  if (mine) return mine;
  const { phase, winners, mover, partner } = position.view as View;
  if (winners.length === 1) {
    return { key: "schraube-locker-line-win", args: { winner: winners[0]! } };
  }
  if (phase === "over") return line("over");
  const actor = actorOf(position);
  const player = actor < 0 ? mover : actor;
  return line("wait", { player, wait: phase, other: Math.max(partner, 0) });
}

/** Which sentence of the log tells of a step. */
const TELLING: Partial<Record<Step["kind"], string[]>> = {
  enter: ["start"],
  settle: ["roll"],
  gather: ["reroll", "green"],
  return: ["green", "yellow", "swap"],
  turn: ["yellow"],
  stay: ["stay"],
  walk: ["walk"],
  bonus: ["bonus"],
  take: ["take"],
  gift: ["gift"],
  trade: ["got"],
  set: ["set"],
  win: ["win", "tie"],
};

/** The sentence for the step that is being shown, out of the ply's own; or null. */
export function captionOf(step: Step | null, lines: readonly Line[]): Line | null {
  if (!step) return null;
  if (step.kind === "serve") {
    const keys = step.due ? ["must"] : ["put", "put-pair"];
    return find(lines, keys, step.stack);
  }
  return find(lines, TELLING[step.kind] ?? []);
}

function find(lines: readonly Line[], keys: string[], stack = -1): Line | null {
  const wanted = keys.map((key) => `schraube-locker-line-${key}`);
  return (
    lines.find(
      ({ key, args }) => wanted.includes(key) && (stack < 0 || args["stack"] === stack),
    ) ?? null
  );
}
