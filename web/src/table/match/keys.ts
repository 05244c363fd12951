/** Single keys that open a sheet beside the board. */

/** Which sheet is open. */
export type OpenSheet = "none" | "help" | "menu" | "log" | "seats" | "standIn";

const KEYS: Record<string, OpenSheet> = { "?": "help", m: "menu", l: "log" };

/** The sheet that a key opens, when nobody writes and no sheet is open. */
export function sheetOf(press: KeyboardEvent): OpenSheet | null {
  const target = press.target as HTMLElement;
  const isWriting = target.closest("input, select, textarea, dialog") !== null;
  const isCombined = press.ctrlKey || press.metaKey || press.altKey;
  if (press.defaultPrevented || isWriting || isCombined) return null;
  return KEYS[press.key.toLowerCase()] ?? null;
}
