"""Happenings made: each raises the table's version by one."""

from __future__ import annotations

from spielkiste.engine.line import Line

from .happenings import Happening, Kind, Step
from .table import Table

Telling = list[Happening]


def tell_change(table: Table, *lines: Line, moved: str = "") -> Telling:
    """People, seats, options or proposals changed."""
    return [tell(table, "changed", lines=lines)._replace(moved=moved)]


def tell_step(table: Table, step: Step) -> Happening:
    """One ply was played."""
    table.version += 1
    return Happening(
        table.version, "played", None, step.after, table.plies, steps=(step,)
    )


def tell(
    table: Table,
    kind: Kind,
    *,
    steps: tuple[Step, ...] = (),
    lines: tuple[Line, ...] = (),
) -> Happening:
    """Something of this kind happened and left the table as it stands."""
    table.version += 1
    return now(table)._replace(kind=kind, steps=steps, lines=lines)


def now(table: Table) -> Happening:
    """The table as it stands, for somebody who comes in; no version is raised."""
    state = table.match.state.copy() if table.match else None
    return Happening(table.version, "changed", table.scene, state, table.plies)
