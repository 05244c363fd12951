"""The keys of this game's messages."""

from __future__ import annotations

from spielkiste.engine.line import Line
from spielkiste.engine.line import line as line_of
from spielkiste.engine.refusal import Refusal
from spielkiste.engine.refusal import refuse as refuse_by


def because(clause: str, key: str, **args: str | int) -> Refusal:
    """Return a refusal of Schraube Locker."""
    return refuse_by(clause, f"schraube-locker-refusal-{key}", **args)


def line(key: str, **args: str | int) -> Line:
    """Return a sentence of its log."""
    return line_of(f"schraube-locker-line-{key}", **args)
