/** From a ply and the pictures before and after it: the steps to show. */
import { parsePly, type Ply } from "../plies";
import { N_STACKS, stackAfter, type View } from "../view";
import { cardIn, type Step } from "./steps";

export interface Played {
  /** Who played; below 0 it was chance. */
  actor: number;
  text: string;
}

/** What must be placed is shown so long, and all of it together no longer. */
const ONE_DUE = 620;
const ALL_DUE = 1750;
const ONE_PUT = 320;

/** Whether a turn ended with this ply, so that its dice are gone afterwards. */
function hasEnded(before: View, after: View): boolean {
  return after.turn !== before.turn;
}

/** The placements that a scan made, in its order (S-8). */
function scanned(before: View, after: View): Step[] {
  if (after.phase !== "place") return [];
  const { mover } = before;
  const from = before.seats[mover]!.stack;
  const around = Array.from({ length: N_STACKS }, (_, step) =>
    stackAfter(from, step + 1),
  );
  const due = around.filter(
    (stack) => after.stacks[stack]!.served && !before.stacks[stack]!.served,
  );
  const ms = Math.min(ONE_DUE, ALL_DUE / Math.max(1, due.length));
  return due.map((stack) => {
    const faces = [after.stacks[stack]!.card?.die ?? 0];
    return { kind: "serve", seat: mover, stack, faces, due: true, ms };
  });
}

/** The open card beside the pawn goes to the mover (S-22). */
function taken(before: View, stack: number, after: View): Step[] {
  const card = before.stacks[stack]?.card;
  const height = (view: View) => view.stacks[stack]!.height;
  if (!card || height(after) === height(before)) return [];
  return [{ kind: "take", seat: before.mover, stack, card }];
}

function moved(before: View, after: View): Step[] {
  const { mover, steps } = before;
  const seat = mover;
  if (steps === 0) return [{ kind: "stay", seat }];
  const walk = Array.from({ length: steps }, (): Step => ({ kind: "walk", seat }));
  const bonus: Step[] = steps === N_STACKS ? [{ kind: "bonus", seat }] : [];
  const arrival = stackAfter(before.seats[mover]!.stack, steps);
  return [...walk, ...bonus, ...taken(before, arrival, after)];
}

function byChance(before: View, ply: Ply, after: View): Step[] {
  if (ply.kind === "die") {
    const drop: Step = { kind: "drop", face: ply.face };
    if (before.unrolled > 1) return [drop];
    return [drop, { kind: "settle" }, ...scanned(before, after)];
  }
  if (ply.kind !== "card") return [];
  const stack = after.stacks.findIndex(({ card }) => card?.id === ply.card);
  if (stack < 0) return [];
  return [{ kind: "reveal", stack, card: after.stacks[stack]!.card }];
}

function placing(before: View, ply: Ply, after: View): Step[] {
  const seat = before.mover;
  if (ply.kind === "scan") return scanned(before, after);
  if (ply.kind === "roll") return [{ kind: "gather" }];
  if (ply.kind === "put") {
    const { faces, stack } = ply;
    return [{ kind: "serve", seat, stack, faces, due: false, ms: ONE_PUT }];
  }
  if (ply.kind !== "green" && ply.kind !== "yellow") return [];
  const card = cardIn(ply.card, before);
  const back: Step[] = card ? [{ kind: "return", seat, card }] : [];
  if (ply.kind === "green") return [...back, { kind: "gather" }];
  const { face, other } = ply;
  return [...back, { kind: "turn", face, other }, ...scanned(before, after)];
}

function exchanging(before: View, ply: Ply, after: View): Step[] {
  const seat = before.mover;
  const taking = taken(before, before.seats[seat]!.stack, after);
  if (ply.kind === "done") return taking;
  if (ply.kind === "give") return [{ kind: "offer", seat, card: ply.card }];
  if (ply.kind !== "swap" && ply.kind !== "gift" && ply.kind !== "get") return [];
  const card = cardIn(ply.card, before);
  if (!card) return [];
  if (ply.kind === "swap") return [{ kind: "return", seat, card }];
  if (ply.kind === "gift") {
    return [{ kind: "gift", seat, victim: ply.seat, card }, ...taking];
  }
  const given = cardIn(before.given, before);
  if (!given || before.partner < 0) return [];
  const victim = before.partner;
  return [{ kind: "trade", seat, victim, given, got: card }, ...taking];
}

function stepsOf(before: View, ply: Ply, actor: number, after: View): Step[] {
  if (ply.kind === "stack") return [{ kind: "enter", seat: actor, stack: ply.stack }];
  if (ply.kind === "move") return moved(before, after);
  if (ply.kind === "set")
    return [{ kind: "set", seat: before.mover, cards: ply.cards }];
  return [
    ...byChance(before, ply, after),
    ...placing(before, ply, after),
    ...exchanging(before, ply, after),
  ];
}

/** The steps of one ply; none when the two pictures do not belong together. */
export function planSteps(before: View, played: Played, after: View): Step[] {
  const ply = parsePly(played.text);
  const fits = before.seats.length === after.seats.length && before.phase !== "over";
  if (!ply || !fits || after.turn - before.turn > 1) return [];
  const steps = stepsOf(before, ply, played.actor, after);
  if (after.phase === "over") steps.push({ kind: "win", seats: after.winners });
  else if (hasEnded(before, after)) steps.push({ kind: "rest" });
  return steps;
}
