"""The words of the protocol, and what both sides say."""

from __future__ import annotations

from typing import Annotated, Literal

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
