"""What a person sees of a table."""

from __future__ import annotations

from typing import Any

from .terms import Part, Phase, Proposal, SeatKind


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
