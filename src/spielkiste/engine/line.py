"""A sentence as a key of the message catalogues and what to fill in."""

from __future__ import annotations

from dataclasses import dataclass, field

SEAT_ARGUMENTS = ("player", "victim", "winner", "other")
"""Arguments that hold a seat; every other holds a word of the notation or a number."""


@dataclass(frozen=True)
class Line:
    """One sentence, ready to be said in any language."""

    key: str
    args: dict[str, str | int] = field(default_factory=dict)


def line(key: str, **args: str | int) -> Line:
    """Return the sentence `key` with these arguments."""
    return Line(key, args)


def english(said: Line) -> str:
    """Say a sentence in English, for exceptions and the command line."""
    from spielkiste.texts import render  # costs start-up time

    return render(said)
