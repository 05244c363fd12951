"""Commands: from the page, every one with an id and answered once."""

from __future__ import annotations

from typing import Any

from .terms import CommandId, Message, Name, Proposal, SeatNumber, Text


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


class Hint(Message, frozen=True):
    """Ask what one's choices promise; only some games can say."""

    id: CommandId


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
    | Hint
    | Propose
    | Answer
    | StandIn
    | Rename
    | Ack
)
