// Made by `python -m spielkiste.server.generate` from src/spielkiste/server/wire/
// and src/spielkiste/games/*/view.py: change those, not this.

export type Phase = "waiting" | "playing" | "over";

export type SeatKind = "open" | "person" | "bot";

export type Proposal = "undo" | "end" | "rematch";

/** A sentence: a key of the message catalogues and what to fill in. */
export interface Line {
  key: string;
  args: Record<string, string | number>;
}

/** Why not: the clause of the law (or "" outside the rules) and a sentence. */
export interface Refusal {
  clause: string;
  line: Line;
}

/** Who sits on a seat. */
export interface SeatView {
  seat: number;
  kind: SeatKind;
  name: string;
  level: string;
  online: boolean;
  /** The level of the bot that plays for an absent person, or "". */
  standIn: string;
}

/** An open proposal, who made it, and which seats have agreed or must answer. */
export interface ProposalView {
  what: Proposal;
  by: number;
  agreed: number[];
  waiting: number[];
}

/** How a match ended. */
export interface ResultView {
  winners: number[];
  scores: number[];
  returns: number[];
  /** True when the people agreed to end it. */
  agreed: boolean;
}

/** A table as one person sees it. */
export interface TableView {
  id: string;
  game: string;
  options: Record<string, unknown>;
  phase: Phase;
  /** Counts the matches played at this table, from 0 before the first. */
  match: number;
  seats: SeatView[];
  onlookers: number;
  you: number | null;
  owner: boolean;
  proposal: ProposalView | null;
  result: ResultView | null;
  /** Matches won at this table by who sits there, seat by seat. */
  wins: number[];
  /** SHA-256 of the seed of the running match, told before its first ply. */
  commitment: string;
  /** The seed, told after the end; "" before. */
  seed: string;
}

/** What one seat (or an onlooker) sees of a match, and may do. */
export interface Position {
  ply: number;
  /** Seats that may act now. */
  actors: number[];
  /** The game's own view of the observation. */
  view: unknown;
  /** Plies this person may play now, in notation. */
  legal: string[];
}

/** Who is to sit on a seat of a new table. */
export interface NewSeat {
  kind: "bot" | "me" | "open";
  level?: string;
}

/** POST /api/tables: make a table. */
export interface NewTable {
  game: string;
  nickname: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  token?: string;
  /** Begin at once; needs every seat taken. */
  start?: boolean;
}

/** The answer: its id (its page is /t/ID) and the person's token. */
export interface TableMade {
  table: string;
  token: string;
}

/** GET /api/tables/ID: what somebody who was invited is told beforehand. */
export interface TableBrief {
  id: string;
  game: string;
  phase: Phase;
  seats: SeatView[];
  onlookers: number;
}

/** One option of a game; its label is the message `GAME-option-NAME`. */
export interface OptionView {
  name: string;
  /** Yes or no, a number, one of some words, several words, several seats, a file. */
  kind: "choice" | "edition" | "flag" | "number" | "seats" | "words";
  default: boolean | number | string | (string | number)[] | null;
  low: number;
  high: number;
  /** What there is to choose from, for a choice and for words. */
  words: string[];
}

/** GET /api/games: a game, for the lobby; its title is `GAME-title`. */
export interface GameView {
  name: string;
  version: string;
  minSeats: number;
  maxSeats: number;
  options: OptionView[];
  levels: string[];
}

/** The answer to a bad plain request. */
export interface Failure {
  refusal: Refusal;
}

/** The first frame of a connection: who speaks, and what was seen last. */
export interface Hello {
  type: "Hello";
  table: string;
  nickname: string;
  token?: string;
  since?: number | null;
}

/** Take an open seat before the match begins. */
export interface Sit {
  type: "Sit";
  id: string;
  seat: number;
}

/** Leave one's seat and look on; in mid-match the seat is kept free. */
export interface Stand {
  type: "Stand";
  id: string;
}

/** Owner: let a bot sit on an open seat, or change its level. */
export interface SeatBot {
  type: "SeatBot";
  id: string;
  seat: number;
  level: string;
}

/** Owner: free a seat before the match begins. */
export interface Clear {
  type: "Clear";
  id: string;
  seat: number;
}

/** Owner: exchange what sits on two seats before the match begins. */
export interface SwapSeats {
  type: "SwapSeats";
  id: string;
  seat: number;
  other: number;
}

/** Owner: change the number of seats or the options before the match begins. */
export interface Configure {
  type: "Configure";
  id: string;
  seats: number;
  options: Record<string, unknown>;
}

/** Owner: begin the match; every seat must be taken. */
export interface Start {
  type: "Start";
  id: string;
}

/** Play one ply, written in the game's notation. */
export interface Play {
  type: "Play";
  id: string;
  ply: number;
  text: string;
}

/** Ask why a ply would be refused, without playing it. */
export interface Why {
  type: "Why";
  id: string;
  text: string;
}

/** Ask what one's choices promise; only some games can say. */
export interface Hint {
  type: "Hint";
  id: string;
}

/** Ask all people at the table to take back, to end, or to play again. */
export interface Propose {
  type: "Propose";
  id: string;
  what: Proposal;
}

/** Say yes or no to the open proposal. */
export interface Answer {
  type: "Answer";
  id: string;
  yes: boolean;
}

/** Let a bot of a level play for somebody who left, or end that (level ""). */
export interface StandIn {
  type: "StandIn";
  id: string;
  seat: number;
  level: string;
}

/** Change one's nickname. */
export interface Rename {
  type: "Rename";
  id: string;
  nickname: string;
}

/** All events up to this version have arrived (never answered). */
export interface Ack {
  type: "Ack";
  version: number;
}

export type Command =
  | Hello
  | Sit
  | Stand
  | SeatBot
  | Clear
  | SwapSeats
  | Configure
  | Start
  | Play
  | Why
  | Hint
  | Propose
  | Answer
  | StandIn
  | Rename
  | Ack;

/** Everything a page needs to begin or begin again. */
export interface Welcome {
  type: "Welcome";
  version: number;
  token: string;
  table: TableView;
  position: Position | null;
  lines: Line[];
}

/** The page's version is still at hand: the missed events follow, no more. */
export interface Resumed {
  type: "Resumed";
  version: number;
  token: string;
  table: TableView;
}

/** People, seats, options or proposals changed. */
export interface TableChanged {
  type: "TableChanged";
  version: number;
  table: TableView;
  lines: Line[];
}

/** Who is connected now; carries no version, for nothing is kept of it. */
export interface Presence {
  type: "Presence";
  online: number[];
  onlookers: number;
}

/** A match began; chance has already set it up. */
export interface Started {
  type: "Started";
  version: number;
  table: TableView;
  position: Position;
  lines: Line[];
}

/** One ply was played: by whom, its text (hidden parts as ?), what followed. */
export interface Played {
  type: "Played";
  version: number;
  actor: number;
  text: string;
  position: Position;
  lines: Line[];
}

/** The last plies were taken back by consent. */
export interface Undone {
  type: "Undone";
  version: number;
  table: TableView;
  position: Position;
  lines: Line[];
}

/** The match is over. */
export interface Ended {
  type: "Ended";
  version: number;
  table: TableView;
  position: Position;
  lines: Line[];
}

/** The command with this id was carried out; the table stands at `version`. */
export interface Accepted {
  type: "Accepted";
  id: string;
  version: number;
}

/** The command with this id was not carried out, and why. */
export interface Refused {
  type: "Refused";
  id: string;
  refusal: Refusal;
}

/** The answer to `Why`; no refusal means the ply is legal. */
export interface Reason {
  type: "Reason";
  id: string;
  refusal: Refusal | null;
}

/** The answer to `Hint`: chances at the position with so many plies. */
export interface Hinted {
  type: "Hinted";
  id: string;
  ply: number;
  chances: number[] | null;
}

export type Event =
  | Welcome
  | Resumed
  | TableChanged
  | Presence
  | Started
  | Played
  | Undone
  | Ended
  | Accepted
  | Refused
  | Reason
  | Hinted;

/** One player's things. */
export interface TwistySeatView {
  /** blue, mint, pink or purple. */
  pawn: string;
  /** The token set: star, square, triangle or circle. */
  shape: string;
  /** The pawn's space, "" before it has one. */
  at: string;
  /** The colours in the order in which they must be collected. */
  row: string[];
  collected: number;
  /** How many of the collected cubes, from the left, are safe. */
  protected: number;
}

/** A position of Twisty for everyone: nothing is hidden in this game. */
export interface TwistyView {
  /** set_up, corner, open, act, flee or over. */
  phase: string;
  /** Whose turn it is. */
  mover: number;
  /** Turns ended so far. */
  turn: number;
  /** 0: none. */
  turn_limit: number;
  /** The disc on every space that still has one: "c3": "orange". */
  board: Record<string, string>;
  /** Spaces whose action disc was used this turn. */
  used: string[];
  seats: TwistySeatView[];
  /** A seat, or -1. */
  winner: number;
}
