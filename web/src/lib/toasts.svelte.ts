/** Short notes at the edge of the page: refusals above all. */
import type { Line, Refusal } from "../wire";
import { sayLine } from "./lines";
import { playSound } from "./sound";

export interface Toast {
  number: number;
  clause: string;
  /** Asked at each drawing, so that it follows the language. */
  say: () => string;
  refusal: boolean;
}

/** Opens the help at a clause; null where no game's help is at hand. */
export const reader: { open: ((clause: string) => void) | null } = $state({
  open: null,
});

const SHOWN = 3;
const FOR = 7000;

export const toasts: Toast[] = $state([]);
let count = 0;

function add(toast: Omit<Toast, "number">): void {
  const number = ++count;
  const same = toasts.findIndex((old) => old.say() === toast.say());
  if (same >= 0) toasts.splice(same, 1);
  toasts.push({ ...toast, number });
  if (toasts.length > SHOWN) toasts.shift();
  setTimeout(() => dismiss(number), FOR);
}

/**
 * Say what was refused and why; the clause stands behind a small mark. `detail` may
 * say more in the sentence, in the language of the moment.
 */
export function showRefusal(
  refusal: Refusal,
  names: readonly string[] = [],
  detail: (line: Line) => Line = (line) => line,
): void {
  playSound("refused");
  add({
    clause: refusal.clause,
    say: () => sayLine(detail(refusal.line), names),
    refusal: true,
  });
}

/** Say something that went well. */
export function showNote(say: () => string): void {
  add({ clause: "", say, refusal: false });
}

export function dismiss(number: number): void {
  const index = toasts.findIndex((toast) => toast.number === number);
  if (index >= 0) toasts.splice(index, 1);
}
