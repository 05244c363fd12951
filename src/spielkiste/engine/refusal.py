"""Why not: the clause of the law and a sentence, and the errors that carry them."""

from __future__ import annotations

from dataclasses import dataclass

from .line import Line, english, line


@dataclass(frozen=True)
class Refusal:
    """The clause that forbids something ("" where no rule of a game does), and why."""

    clause: str
    line: Line

    def __str__(self) -> str:
        said = english(self.line)
        return f"{said} ({self.clause})" if self.clause else said


def refuse(clause: str, key: str, **args: str | int) -> Refusal:
    """Return the refusal with this clause and this sentence."""
    return Refusal(clause, line(key, **args))


def shown(value: object) -> str:
    """Return the beginning of whatever somebody has given, for a sentence."""
    try:
        return str(value)[:40]
    except ValueError:  # Python writes no decimal of more than 4300 digits
        return "…"


class RefusedError(ValueError):
    """Something was refused; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.refusal)


class IllegalActionError(RefusedError):
    """The rules forbid this action now."""


class NotationError(RefusedError):
    """A text that names no action of the game, or no position."""


class OptionError(RefusedError):
    """A game, a number of seats or an option that does not exist."""
