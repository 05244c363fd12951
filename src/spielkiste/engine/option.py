"""Options of a game and the check of what a table asks for."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from .refusal import OptionError, Refusal, refuse, shown

Value = bool | int | str | None | list[str] | list[int]
OptionValues = dict[str, Value]
LARGEST_EDITION = 20_000
"""Characters of an edition file."""

OptionKind = Literal["flag", "number", "choice", "words", "seats", "edition"]


@dataclass(frozen=True)
class Option:
    """One thing a table may choose; its label is the message GAME-option-NAME.

    flag
        yes or no.
    number
        From low to high, or None where that is the default.  With `below_seats` the
        number is a seat, whatever `high` says.
    choice
        One of `words`.
    words
        A list of different `words`.
    seats
        A list of different seats.
    edition
        The text of an edition file, None for the house edition; `house` returns that
        one's text and `read` raises OptionError for a bad one.
    """

    name: str
    kind: OptionKind
    default: Value
    clause: str
    low: int = 0
    high: int = 0
    below_seats: bool = False
    words: tuple[str, ...] = ()
    house: Callable[[], str] = str
    read: Callable[[str], object] = str

    def highest(self, seats: int) -> int:
        """Return the largest number allowed at a table of that many seats."""
        return seats - 1 if self.below_seats else self.high

    def accepts(self, value: object, seats: int) -> bool:
        """Tell whether a value may be chosen."""
        if self.kind == "flag":
            return isinstance(value, bool)
        if self.kind == "words":
            return _are_different(value, self.words)
        if self.kind == "seats":
            return _are_different(value, range(seats))
        if value is None:
            return self.default is None
        if self.kind == "number":
            return _is_among(value, range(self.low, self.highest(seats) + 1))
        if self.kind == "choice":
            return _is_among(value, self.words)
        return isinstance(value, str) and len(value) <= LARGEST_EDITION


def number_of(values: Mapping[str, Value], name: str) -> int:
    """Return the value of a flag or a number; None counts as 0."""
    value = values[name]
    return int(value) if isinstance(value, int) else 0


def _is_among(value: object, allowed: range | tuple[str, ...]) -> bool:
    # nothing that merely equals one, like True or 1.0
    return type(value) in (int, str) and value in allowed


def _are_different(value: object, allowed: range | tuple[str, ...]) -> bool:
    if not isinstance(value, list) or not all(_is_among(v, allowed) for v in value):
        return False
    return len(set(value)) == len(value)


def check_options(
    game: str, known: tuple[Option, ...], seats: int, given: Mapping[str, Any]
) -> OptionValues:
    """Return the value of every option, defaults filled in.

    Raises OptionError for a name or a value that the game does not have.
    """
    names = {option.name for option in known}
    for name in given:
        if name not in names:
            raise OptionError(refuse("", "option-unknown", option=name, game=game))
    values: OptionValues = {}
    for option in known:
        value = given.get(option.name, option.default)
        if not option.accepts(value, seats):
            raise OptionError(_bad_value(option, value, seats))
        if option.kind == "edition" and isinstance(value, str):
            option.read(value)
        values[option.name] = value
    return values


def _bad_value(option: Option, value: object, seats: int) -> Refusal:
    facts: dict[str, str | int] = {"option": option.name, "value": shown(value)}
    if option.kind == "number":
        facts |= {"low": option.low, "high": option.highest(seats)}
        return refuse(option.clause, "option-value", **facts)
    if option.words:
        facts["known"] = ", ".join(option.words)
    if option.kind == "seats":
        facts["high"] = seats - 1
    return refuse(option.clause, f"option-{option.kind}", **facts)


def digest_of(text: str) -> str:
    """Return the name that records give an edition: a digest of its text."""
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def name_editions(
    known: tuple[Option, ...], values: Mapping[str, Any]
) -> dict[str, Any]:
    """Return options with digests in the place of edition texts, the house's too."""
    named = dict(values)
    for option in known:
        if option.kind == "edition":
            named[option.name] = digest_of(values.get(option.name) or option.house())
    return named


def find_editions(
    known: tuple[Option, ...], named: Mapping[str, Any], editions: Mapping[str, str]
) -> dict[str, Any]:
    """Return options with the texts that digests name; the house edition needs none.

    Raises KeyError with the digest of an edition that is not at hand.
    """
    values = dict(named)
    for option in known:
        if option.kind == "edition" and option.name in named:
            digest = values.pop(option.name)
            if digest != digest_of(option.house()):
                values[option.name] = editions[digest]
    return values
