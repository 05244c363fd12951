"""Entries carried out: the same code when a table lives and when it is read back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from spielkiste.tables import entries as e
from spielkiste.tables.table import Table
from spielkiste.tables.tell import Telling

from . import people, play

APPLY: dict[type[Any], Callable[[Table, Any], Telling]] = {
    e.Made: people.made,
    e.Sat: people.sat,
    e.Stood: people.stood,
    e.BotSeated: people.bot_seated,
    e.Cleared: people.cleared,
    e.Swapped: people.swapped,
    e.Configured: people.configured,
    e.StoodIn: people.stood_in,
    e.Renamed: people.renamed,
    e.Proposed: people.proposed,
    e.Answered: people.answered,
    e.Began: play.began,
    e.Moved: play.moved,
    e.TookBack: play.took_back,
    e.Agreed: play.agreed,
}


def apply(table: Table, entry: e.AnyEntry) -> Telling:
    """Carry an entry out and return what there is to tell of it."""
    told = APPLY[type(entry)](table, entry)
    table.entries += 1
    table.happenings.extend(told)
    table.remember(entry.by, entry.id)
    return told


def read_back(table: Table, stored: Iterable[bytes]) -> None:
    """Bring a new table to where its stored entries left it."""
    for body in stored:
        apply(table, e.decode(body))
