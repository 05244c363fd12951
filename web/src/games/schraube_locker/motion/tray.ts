/** The dice before the mover: six places, so that a die stays where it fell. */
import { N_DICE } from "../view";
import type { Step } from "./steps";

/** The face in each place; 0: no die lies there. */
export type Places = readonly number[];

export const EMPTY: Places = Array<number>(N_DICE).fill(0);

/** The same dice as told, each in its place if it lay there already. */
export function settleDice(places: Places, dice: readonly number[]): number[] {
  const left = [...dice];
  const kept = places.map((face) => {
    const found = face ? left.indexOf(face) : -1;
    if (found < 0) return 0;
    left.splice(found, 1);
    return face;
  });
  return kept.map((face) => face || (left.shift() ?? 0));
}

/** The places of dice with these faces, each place once. */
export function placesOf(places: Places, faces: readonly number[]): number[] {
  const found: number[] = [];
  for (const face of faces) {
    const place = places.findIndex(
      (other, at) => other === face && !found.includes(at),
    );
    if (place >= 0) found.push(place);
  }
  return found;
}

/** The places after a step. */
export function afterDice(places: Places, step: Step): number[] {
  const next = [...places];
  if (step.kind === "gather") return [...EMPTY];
  if (step.kind === "drop") next[Math.max(0, next.indexOf(0))] = step.face;
  if (step.kind === "turn") {
    const [place] = placesOf(places, [step.face]);
    if (place !== undefined) next[place] = step.other;
  }
  if (step.kind === "serve") {
    for (const place of placesOf(places, step.faces)) next[place] = 0;
  }
  return next;
}
