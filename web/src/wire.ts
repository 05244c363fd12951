// The messages of src/spielkiste/server/wire.py; generated from there.
/* eslint-disable */

export type Phase = "waiting" | "playing" | "over";
export type SeatKind = "open" | "person" | "bot";
export type Proposal = "undo" | "end" | "rematch";

export interface Line {
  key: string;
  args?: Record<string, string | number>;
}
export interface Refusal {
  clause: string;
  line: Line;
}

export interface Hello {
  type: "Hello";
  table: string;
  nickname: string;
  token?: string;
  since?: number | null;
}
export interface Sit {
  type: "Sit";
  id: string;
  seat: number;
}
export interface Stand {
  type: "Stand";
  id: string;
}
export interface SeatBot {
  type: "SeatBot";
  id: string;
  seat: number;
  level: string;
}
export interface Clear {
  type: "Clear";
  id: string;
  seat: number;
}
export interface SwapSeats {
  type: "SwapSeats";
  id: string;
  seat: number;
  other: number;
}
export interface Configure {
  type: "Configure";
  id: string;
  seats: number;
  options: Record<string, unknown>;
}
export interface Start {
  type: "Start";
  id: string;
}
export interface Play {
  type: "Play";
  id: string;
  ply: number;
  text: string;
}
export interface Why {
  type: "Why";
  id: string;
  text: string;
}
export interface Propose {
  type: "Propose";
  id: string;
  what: Proposal;
}
export interface Answer {
  type: "Answer";
  id: string;
  yes: boolean;
}
export interface StandIn {
  type: "StandIn";
  id: string;
  seat: number;
  level: string;
}
export interface Rename {
  type: "Rename";
  id: string;
  nickname: string;
}
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
  | Propose
  | Answer
  | StandIn
  | Rename
  | Ack;

export interface SeatView {
  seat: number;
  kind: SeatKind;
  name: string;
  level: string;
  online: boolean;
  standIn: string;
}
export interface ProposalView {
  what: Proposal;
  by: number;
  agreed: number[];
  waiting: number[];
}
export interface ResultView {
  winners: number[];
  scores: number[];
  returns: number[];
  agreed: boolean;
}
export interface TableView {
  id: string;
  game: string;
  options: Record<string, unknown>;
  phase: Phase;
  match: number;
  seats: SeatView[];
  onlookers: number;
  you: number | null;
  owner: boolean;
  proposal: ProposalView | null;
  result: ResultView | null;
  wins: number[];
  commitment: string;
  seed: string;
}
export interface Position {
  ply: number;
  actors: number[];
  view: unknown;
  legal: string[];
}

export interface Welcome {
  type: "Welcome";
  version: number;
  token: string;
  table: TableView;
  position: Position | null;
  lines: Line[];
}
export interface Resumed {
  type: "Resumed";
  version: number;
  token: string;
  table: TableView;
}
export interface TableChanged {
  type: "TableChanged";
  version: number;
  table: TableView;
  lines: Line[];
}
export interface Presence {
  type: "Presence";
  online: number[];
  onlookers: number;
}
export interface Started {
  type: "Started";
  version: number;
  table: TableView;
  position: Position;
  lines: Line[];
}
export interface Played {
  type: "Played";
  version: number;
  actor: number;
  text: string;
  position: Position;
  lines: Line[];
}
export interface Undone {
  type: "Undone";
  version: number;
  table: TableView;
  position: Position;
  lines: Line[];
}
export interface Ended {
  type: "Ended";
  version: number;
  table: TableView;
  position: Position;
  lines: Line[];
}
export interface Accepted {
  type: "Accepted";
  id: string;
  version: number;
}
export interface Refused {
  type: "Refused";
  id: string;
  refusal: Refusal;
}
export interface Reason {
  type: "Reason";
  id: string;
  refusal: Refusal | null;
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
  | Reason;

export interface NewSeat {
  kind: "me" | "open" | "bot";
  level?: string;
}
export interface NewTable {
  game: string;
  nickname: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  token?: string;
  start?: boolean;
}
export interface TableMade {
  table: string;
  token: string;
}
export interface OptionView {
  name: string;
  kind: "flag" | "number";
  default: boolean | number | null;
  low: number;
  high: number;
}
export interface GameView {
  name: string;
  version: string;
  minSeats: number;
  maxSeats: number;
  options: OptionView[];
  levels: string[];
}
export interface Failure {
  refusal: Refusal;
}
