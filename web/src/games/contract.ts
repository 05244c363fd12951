/**
 * What a game's folder gives to the page, and what the page gives to the game.
 *
 * A game draws its table and offers the plies the server sent; it knows no rules
 * and no network. The page keeps the connection, the people, the log and the help.
 */
import type { Component, Snippet } from "svelte";
import type { Line, Played, Position } from "../wire";

export type { Line, Played, Position } from "../wire";

export type Args = Record<string, string | number>;

/**
 * A sentence from the catalogues in the chosen language: the game's own, its help,
 * and the page's. `player victim winner other` may be seat numbers; they come out
 * as names. Reactive: calling it in a template follows the language.
 */
export type Translate = (key: string, args?: Args) => string;

export interface BoardProps {
  /** The newest position. Its `legal` is what counts for input, at any moment. */
  position: Position;
  /**
   * The ply being shown now, or null. While it is not null the picture goes from
   * what was shown before to `event.position`; then the board calls `ondone()`.
   * With null the picture is `position`, at once (first sight, undo, catching up).
   */
  event: Played | null;
  /**
   * Where `event` starts, when that is not the picture so far: plies before it were
   * taken back, or not shown because the page fell behind. Jump there first.
   */
  from?: Position | null;
  /** Names by seat. */
  names: string[];
  /** The seat of the person who looks, or null for an onlooker. */
  you: number | null;
  /** Play a ply (a text out of `position.legal`); waiting events are skipped. */
  onplay: (text: string) => void;
  /** Ask why a text that is not legal is not; the page shows the refusal. */
  onwhy: (text: string) => void;
  /** The event has been shown. Not called in 2.5 s: the page goes on by itself. */
  ondone: () => void;
  translate: Translate;
  /** Chances (0 to 1) told after `onhint` was called at this position, or null. */
  hint?: number[] | null;
  /** Ask for the chances of the choices now; missing: the game has no such help. */
  onhint?: (() => void) | undefined;
  /**
   * Draws the person on a seat: mark, name, turn, connection. A board whose game
   * says `placesPeople` puts each plate beside that seat's own things.
   */
  person: Snippet<[seat: number]>;
}

export interface HelpProps {
  translate: Translate;
  /** The language's tag, en, de or ru. */
  language: string;
  /** Where the match stands, so that help may open at this very spot. */
  position: Position | null;
  /** Open where this clause of the law is explained ("T-18"), after a refusal. */
  clause?: string | undefined;
}

export interface SeatMarkProps {
  /** Drawn in the seat's colour and shape, 1em square, hidden from readers. */
  seat: number;
}

/** A game's module: `export default { … } satisfies GamePlugin` in `<game>/index.ts`. */
export interface GamePlugin {
  Board: Component<BoardProps>;
  /** Loaded when it is first opened. */
  Help: () => Promise<{ default: Component<HelpProps> }>;
  SeatMark: Component<SeatMarkProps>;
  /** A CSS colour for the seat, readable as an edge on both papers (3:1). */
  seatColour: (seat: number) => string;
  /** What the person at `you` may do now, in one sentence; null: nothing. */
  prompt: (position: Position, you: number) => Line | null;
  /**
   * The same sentence with more said in it than the server could: what is to be seen
   * of the things it names. Missing: the game's refusals say everything.
   */
  detail?: (line: Line, position: Position, translate: Translate) => Line;
  /** True when the board places the `person` plates itself. */
  placesPeople: boolean;
  /** Whose turn it is while chance decides; missing: nobody's. */
  turn?: (position: Position) => number;
  /** True when the server can tell the chances of choices in this game. */
  hints?: boolean;
}
