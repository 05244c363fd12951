/** Plies by single keys and by typing a space, as `c3`. */
const PLIES: Record<string, string> = { s: "stop", v: "save", p: "pass" };

export interface Typed {
  /** The letter of a space that waits for its number, or "". */
  letter: string;
  /** The ply that is complete now, or "". */
  text: string;
}

/** What has been typed after one more key. */
export function typeKey(letter: string, key: string): Typed {
  const lower = key.toLowerCase();
  if (/^[a-g]$/.test(lower)) return { letter: lower, text: "" };
  if (letter && /^[1-7]$/.test(key)) return { letter: "", text: letter + key };
  return { letter: "", text: PLIES[lower] ?? "" };
}
