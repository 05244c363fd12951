"""What the people at a table are told; each is one version of the table."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from spielkiste.engine.line import Line

Kind = Literal["changed", "started", "played", "undone", "ended"]


class Step(NamedTuple):
    """One ply with the states around it, to be told to each seat as it sees it."""

    before: Any
    who: int
    action: int
    after: Any


class Happening(NamedTuple):
    """One thing to tell; it holds the truth and must be told through `sight`."""

    version: int
    kind: Kind
    scene: Any
    """A copy of the table's people, for every kind but "played"."""
    state: Any = None
    """The state it led to; None while no match has begun."""
    ply: int = 0
    steps: tuple[Step, ...] = ()
    lines: tuple[Line, ...] = ()
    """Sentences about people, the same for everyone."""
    moved: str = ""
    """A person who took or left a seat, and now sees the match otherwise."""
