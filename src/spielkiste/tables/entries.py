"""What happened at a table, as it is stored: a table is the sum of its entries.

Every entry was decided and found lawful before it was written, so that reading
them back needs no judgement.  Chance is not stored: the seed tells it.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Entry(msgspec.Struct, frozen=True, tag=True, omit_defaults=True, kw_only=True):
    """One fact; `by` and `id` name the person and the command that brought it."""

    by: str = ""
    id: str = ""


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on one seat when a table is made: a person, a bot's level, or none."""

    person: str = ""
    level: str = ""


class Made(Entry, frozen=True):
    """The table was made; its maker owns it."""

    game: str
    nickname: str
    chairs: list[Chair]
    options: dict[str, Any]


class Sat(Entry, frozen=True):
    """A person took a seat."""

    seat: int
    nickname: str


class Stood(Entry, frozen=True):
    """A person left the seat."""


class BotSeated(Entry, frozen=True):
    """A bot took a seat."""

    seat: int
    level: str


class Cleared(Entry, frozen=True):
    """The owner freed a seat."""

    seat: int


class Swapped(Entry, frozen=True):
    """The owner exchanged what sits on two seats."""

    seat: int
    other: int


class Configured(Entry, frozen=True):
    """The owner chose the number of seats and the options."""

    seats: int
    options: dict[str, Any]


class Began(Entry, frozen=True):
    """A match began, with its seed and with every option it is played with."""

    version: str
    seed: str
    options: dict[str, Any]


class Moved(Entry, frozen=True):
    """A seat played a ply: its person, its bot or its stand-in."""

    seat: int
    text: str


class Proposed(Entry, frozen=True):
    """Somebody asked the others for their consent."""

    what: str


class Answered(Entry, frozen=True):
    """Somebody agreed while others still think, or said no."""

    yes: bool


class TookBack(Entry, frozen=True):
    """Everybody agreed to take plies back, down to this many."""

    plies: int


class Agreed(Entry, frozen=True):
    """Everybody agreed to end the match: nobody has won."""


class StoodIn(Entry, frozen=True):
    """A bot of this level plays for a seat, or with "" no longer does."""

    seat: int
    level: str


class Renamed(Entry, frozen=True):
    """A person chose another nickname."""

    nickname: str


AnyEntry = (
    Made
    | Sat
    | Stood
    | BotSeated
    | Cleared
    | Swapped
    | Configured
    | Began
    | Moved
    | Proposed
    | Answered
    | TookBack
    | Agreed
    | StoodIn
    | Renamed
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
