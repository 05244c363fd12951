"""Options of a game and the check of what a table asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from .refusal import OptionError, refuse, shown

Value = bool | int | str | None
OptionValues = dict[str, Value]


@dataclass(frozen=True)
class Option:
    """One thing a table may choose; its label is the message GAME-option-NAME.

    A "number" lies between low and high; None is allowed where it is the default.
    With `below_seats` the number is a seat, whatever `high` says.  An "edition" is
    the text of an edition file, None for the house edition; `house` returns that one's
    text and `read` refuses a bad one.
    """

    name: str
    kind: Literal["flag", "number", "edition"]
    default: Value
    clause: str
    low: int = 0
    high: int = 0
    below_seats: bool = False
    house: Callable[[], str] = str
    read: Callable[[str], object] = str

    def highest(self, seats: int) -> int:
        """Return the largest number allowed at a table of that many seats."""
        return seats - 1 if self.below_seats else self.high

    def accepts(self, value: object, seats: int) -> bool:
        """Tell whether a value may be chosen."""
        if self.kind == "flag":
            return isinstance(value, bool)
        if value is None:
            return self.default is None
        if self.kind == "edition":
            return isinstance(value, str)
        if isinstance(value, bool) or not isinstance(value, int):
            return False
        return self.low <= value <= self.highest(seats)


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
        if isinstance(value, str):
            option.read(value)
        values[option.name] = value
    return values


def _bad_value(option: Option, value: object, seats: int) -> Any:
    if option.kind != "number":
        key = f"option-{option.kind}"
        return refuse(option.clause, key, option=option.name, value=shown(value))
    return refuse(
        option.clause,
        "option-value",
        option=option.name,
        value=shown(value),
        low=option.low,
        high=option.highest(seats),
    )
