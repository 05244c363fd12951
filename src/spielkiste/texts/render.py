"""Lines become sentences: seats get names, and the catalogue does the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from spielkiste.texts.catalogue import MissingTextError, has_text, text

SEATS = frozenset({"player", "victim", "winner", "other"})
"""The arguments of a line that hold a seat number."""


class Sentence(Protocol):
    """What can be rendered: the key of a message and what to fill in."""

    @property
    def key(self) -> str:
        """The key of the message."""

    @property
    def args(self) -> Mapping[str, str | int]:
        """What to fill in: seat numbers, words of the notation, numbers."""


def render(
    line: Sentence, language: str = "en", names: Sequence[str] | None = None
) -> str:
    """Write a line as a sentence; without names, seats are called as the game does.

    An unknown message shows as its key, so that a missing text stops nothing.
    """
    args = {
        name: _seat_name(value, line.key, language, names) if name in SEATS else value
        for name, value in line.args.items()
    }
    try:
        return text(line.key, language, args)
    except MissingTextError:
        return line.key


def _seat_name(
    seat: str | int, key: str, language: str, names: Sequence[str] | None
) -> str:
    """Name a seat: by its player, by the game's own pieces, or by its number."""
    number = int(seat)
    if names is not None and 0 <= number < len(names):
        return names[number]
    args = {"seat": number, "number": number + 1}
    return text(_seat_key(key, language), language, args)


def _seat_key(key: str, language: str) -> str:
    """Find how the game of a message calls its seats; its name may hold dashes."""
    words = key.split("-")
    games = ("-".join(words[:count]) for count in range(len(words) - 1, 0, -1))
    own = (f"{game}-seat" for game in games)
    return next((seat for seat in own if has_text(seat, language)), "seat")
