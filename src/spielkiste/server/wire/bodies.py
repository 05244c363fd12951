"""The bodies of plain requests and of their answers."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from .terms import Name, Part, Phase, Refusal
from .views import SeatView


class NewSeat(Part, frozen=True):
    """Who is to sit on a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    level: str = ""


class NewTable(Part, frozen=True):
    """POST /api/tables: make a table."""

    game: str
    nickname: Name
    seats: list[NewSeat]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
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
    kind: Literal["flag", "number", "choice", "words", "seats", "edition"]
    """Yes or no, a number, one of some words, several words, several seats, a file."""
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
