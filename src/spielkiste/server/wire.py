"""Every message between a page and the server, as typed and tagged structs.

TypeScript types and `docs/protocol.md` are generated from this file.  Each
message is one JSON text frame; its `type` says which struct it is.  Field names
travel in camelCase.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Phase = Literal["waiting", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]
Proposal = Literal["undo", "end", "rematch"]


class Message(msgspec.Struct, frozen=True, rename="camel", tag=True):
    """One frame, either way."""


class Part(msgspec.Struct, frozen=True, rename="camel"):
    """A piece of a message."""


# --- what both sides say -----------------------------------------------------


class Line(Part, frozen=True):
    """A sentence: a key of the message catalogues and what to fill in.

    `player`, `victim`, `winner` and `other` hold seats, every other argument a
    word of the game's notation or a number.
    """

    key: str
    args: dict[str, str | int] = {}


class Refusal(Part, frozen=True):
    """Why not: the clause of the law (or "" outside the rules) and a sentence."""

    clause: str
    line: Line


# --- commands: from the page, every one with an id and answered once -----------


class Hello(Message, frozen=True):
    """The first frame of a connection: who speaks, and what was seen last."""

    table: str
    nickname: Name
    token: str = ""
    since: int | None = None


class Sit(Message, frozen=True):
    """Take an open seat before the match begins."""

    id: CommandId
    seat: SeatNumber


class Stand(Message, frozen=True):
    """Leave one's seat and look on; in mid-match the seat is kept free."""

    id: CommandId


class SeatBot(Message, frozen=True):
    """Owner: let a bot sit on an open seat, or change its level."""

    id: CommandId
    seat: SeatNumber
    level: str


class Clear(Message, frozen=True):
    """Owner: free a seat before the match begins."""

    id: CommandId
    seat: SeatNumber


class SwapSeats(Message, frozen=True):
    """Owner: exchange what sits on two seats before the match begins."""

    id: CommandId
    seat: SeatNumber
    other: SeatNumber


class Configure(Message, frozen=True):
    """Owner: change the number of seats or the options before the match begins."""

    id: CommandId
    seats: int
    options: dict[str, Any]


class Start(Message, frozen=True):
    """Owner: begin the match; every seat must be taken."""

    id: CommandId


class Play(Message, frozen=True):
    """Play one ply, written in the game's notation.

    `ply` is the number of plies the page had seen: an outdated one is refused.
    """

    id: CommandId
    ply: int
    text: Text


class Why(Message, frozen=True):
    """Ask why a ply would be refused, without playing it."""

    id: CommandId
    text: Text


class Propose(Message, frozen=True):
    """Ask all people at the table to take back, to end, or to play again."""

    id: CommandId
    what: Proposal


class Answer(Message, frozen=True):
    """Say yes or no to the open proposal."""

    id: CommandId
    yes: bool


class StandIn(Message, frozen=True):
    """Let a bot of a level play for somebody who left, or end that (level "")."""

    id: CommandId
    seat: SeatNumber
    level: str


class Rename(Message, frozen=True):
    """Change one's nickname."""

    id: CommandId
    nickname: Name


class Ack(Message, frozen=True):
    """All events up to this version have arrived (never answered)."""

    version: int


Command = (
    Hello
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
    | Ack
)


# --- what a person sees of a table ---------------------------------------------


class SeatView(Part, frozen=True):
    """Who sits on a seat."""

    seat: int
    kind: SeatKind
    name: str
    level: str
    online: bool
    stand_in: str
    """The level of the bot that plays for an absent person, or ""."""


class ProposalView(Part, frozen=True):
    """An open proposal, who made it, and which seats have agreed or must answer."""

    what: Proposal
    by: int
    agreed: list[int]
    waiting: list[int]


class ResultView(Part, frozen=True):
    """How a match ended."""

    winners: list[int]
    scores: list[int]
    returns: list[float]
    agreed: bool
    """True when the people agreed to end it."""


class TableView(Part, frozen=True):
    """A table as one person sees it."""

    id: str
    game: str
    options: dict[str, Any]
    phase: Phase
    match: int
    """Counts the matches played at this table, from 0 before the first."""
    seats: list[SeatView]
    onlookers: int
    you: int | None
    owner: bool
    proposal: ProposalView | None
    result: ResultView | None
    wins: list[int]
    """Matches won at this table by who sits there, seat by seat."""
    commitment: str
    """SHA-256 of the seed of the running match, told before its first ply."""
    seed: str
    """The seed, told after the end; "" before."""


class Position(Part, frozen=True):
    """What one seat (or an onlooker) sees of a match, and may do."""

    ply: int
    actors: list[int]
    """Seats that may act now."""
    view: Any
    """The game's own view of the observation."""
    legal: list[str]
    """Plies this person may play now, in notation."""


# --- events: to the page, each with the version it leads to ----------------------


class Welcome(Message, frozen=True):
    """Everything a page needs to begin or begin again."""

    version: int
    token: str
    table: TableView
    position: Position | None
    lines: list[Line]


class Resumed(Message, frozen=True):
    """The page's version is still at hand: the missed events follow, no more."""

    version: int
    token: str
    table: TableView


class TableChanged(Message, frozen=True):
    """People, seats, options or proposals changed."""

    version: int
    table: TableView
    lines: list[Line]


class Presence(Message, frozen=True):
    """Who is connected now; carries no version, for nothing is kept of it."""

    online: list[int]
    onlookers: int


class Started(Message, frozen=True):
    """A match began; chance has already set it up."""

    version: int
    table: TableView
    position: Position
    lines: list[Line]


class Played(Message, frozen=True):
    """One ply was played: by whom, its text (hidden parts as ?), what followed."""

    version: int
    actor: int
    text: str
    position: Position
    lines: list[Line]


class Undone(Message, frozen=True):
    """The last plies were taken back by consent."""

    version: int
    table: TableView
    position: Position
    lines: list[Line]


class Ended(Message, frozen=True):
    """The match is over."""

    version: int
    table: TableView
    position: Position
    lines: list[Line]


class Accepted(Message, frozen=True):
    """The command with this id was carried out; the table stands at `version`."""

    id: CommandId
    version: int


class Refused(Message, frozen=True):
    """The command with this id was not carried out, and why."""

    id: str
    refusal: Refusal


class Reason(Message, frozen=True):
    """The answer to `Why`; no refusal means the ply is legal."""

    id: CommandId
    refusal: Refusal | None


Event = (
    Welcome
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
)


# --- plain requests ----------------------------------------------------------------


class NewSeat(Part, frozen=True):
    """Who is to sit on a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    level: str = ""


class NewTable(Part, frozen=True):
    """POST /api/tables: make a table."""

    game: str
    nickname: Name
    seats: list[NewSeat]
    options: dict[str, Any] = {}
    token: str = ""
    start: bool = False
    """Begin at once; needs every seat taken."""


class TableMade(Part, frozen=True):
    """The answer: its id (its page is /t/ID) and the person's token."""

    table: str
    token: str


class TableBrief(Part, frozen=True):
    """GET /api/tables/ID: what somebody who was invited is told beforehand."""

    id: str
    game: str
    phase: Phase
    seats: list[SeatView]
    onlookers: int


class OptionView(Part, frozen=True):
    """One option of a game; its label is the message `GAME-option-NAME`."""

    name: str
    kind: Literal["flag", "number", "choice", "words", "seats"]
    """Yes or no, a number, one of some words, several words, several seats."""
    default: bool | int | str | list[str | int] | None
    low: int
    high: int
    words: list[str]
    """What there is to choose from, for a choice and for words."""


class GameView(Part, frozen=True):
    """GET /api/games: a game, for the lobby; its title is `GAME-title`."""

    name: str
    version: str
    min_seats: int
    max_seats: int
    options: list[OptionView]
    levels: list[str]


class Failure(Part, frozen=True):
    """The answer to a bad plain request."""

    refusal: Refusal
