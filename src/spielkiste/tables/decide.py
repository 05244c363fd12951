"""May a person do this with the table's people and seats? An entry, or a refusal.

Every function returns the entry that carries the wish out, or raises RefusedError.
None of them changes the table.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any, NamedTuple, NoReturn

from spielkiste.engine.game import Game
from spielkiste.engine.option import check_options, digest_of, find_editions
from spielkiste.engine.refusal import RefusedError, refuse

from . import entries as e
from .table import Table


class Asker(NamedTuple):
    """Who wants something: a person, and the command's id."""

    person: str
    command: str

    @property
    def mark(self) -> dict[str, str]:
        """Return what every entry says of who brought it."""
        return {"by": self.person, "id": self.command}


NOBODY_ASKS = Asker("", "")
"""The table itself wants something: a bot moves, a stand-in leaves."""


def no(key: str, *, clause: str = "", **args: str | int) -> NoReturn:
    """Refuse with a sentence."""
    raise RefusedError(refuse(clause, f"table-{key}", **args))


def sit(table: Table, asker: Asker, seat: int, nickname: str) -> e.AnyEntry:
    """Take an open seat; in mid-match only one that somebody has left."""
    _check_seat(table, seat)
    here = table.scene.seat_of(asker.person)
    if table.scene.seats[seat].kind != "open":
        no("seat-taken", player=seat)
    if table.is_playing and here is not None:
        no("already-seated", player=here)
    if table.is_playing and table.held.get(asker.person, seat) != seat:
        no("held-other", player=table.held[asker.person])
    return e.Sat(**asker.mark, seat=seat, nickname=nickname)


def stand(table: Table, asker: Asker) -> e.AnyEntry:
    """Leave one's seat and look on."""
    own_seat(table, asker)
    return e.Stood(**asker.mark)


def seat_bot(table: Table, asker: Asker, seat: int, level: str) -> e.AnyEntry:
    """Let a bot sit on a seat where no person sits."""
    _check_owner(table, asker)
    _check_between(table)
    _check_seat(table, seat)
    _check_level(table, level)
    if table.scene.seats[seat].kind == "person":
        no("seat-taken", player=seat)
    return e.BotSeated(**asker.mark, seat=seat, level=level)


def clear(table: Table, asker: Asker, seat: int) -> e.AnyEntry:
    """Free a seat."""
    _check_owner(table, asker)
    _check_between(table)
    _check_seat(table, seat)
    return e.Cleared(**asker.mark, seat=seat)


def swap(table: Table, asker: Asker, seat: int, other: int) -> e.AnyEntry:
    """Exchange who sits on two seats."""
    _check_owner(table, asker)
    _check_between(table)
    _check_seat(table, seat)
    _check_seat(table, other)
    return e.Swapped(**asker.mark, seat=seat, other=other)


def configure(
    table: Table, asker: Asker, seats: int, options: dict[str, Any]
) -> e.AnyEntry:
    """Choose the number of seats and the options; no person may lose a seat."""
    _check_owner(table, asker)
    _check_between(table)
    options = _with_editions(table, options)
    check_set_up(table.game, seats, options)
    for number, seat in enumerate(table.scene.seats[seats:], seats):
        if seat.kind == "person":
            no("seat-taken", player=number)
    return e.Configured(**asker.mark, seats=seats, options=options)


def stand_in(
    table: Table, asker: Asker, seat: int, level: str, present: Container[str]
) -> e.AnyEntry:
    """Let a bot of a level play for somebody who is away, or end that with ""."""
    _check_seat(table, seat)
    if asker.person != table.scene.owner:
        own_seat(table, asker)
    if not table.is_playing:
        no("not-playing")
    sits = table.scene.seats[seat]
    if sits.kind == "bot" or (level and sits.person in present):
        no("not-absent", player=seat)
    if level:
        _check_level(table, level)
    return e.StoodIn(**asker.mark, seat=seat, level=level)


def give_back(table: Table, asker: Asker, seat: int) -> e.AnyEntry:
    """End a stand-in, for its person has returned."""
    if not table.scene.seats[seat].stand_in:
        no("not-absent", player=seat)
    return e.StoodIn(**asker.mark, seat=seat, level="")


def rename(_table: Table, asker: Asker, nickname: str) -> e.AnyEntry:
    """Change one's nickname."""
    return e.Renamed(**asker.mark, nickname=nickname)


def _with_editions(table: Table, options: dict[str, Any]) -> dict[str, Any]:
    """Return options with the edition's text, which pages are told by digest only."""
    texts = [v for v in table.scene.options.values() if isinstance(v, str)]
    editions = {digest_of(text): text for text in texts}
    try:
        return find_editions(table.game.options, options, editions)
    except KeyError:
        return options


def check_set_up(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    """Raise OptionError unless the game can be played so."""
    game.new(seats)
    check_options(game.name, game.options, seats, options)


def own_seat(table: Table, asker: Asker) -> int:
    """Return the seat of who asks."""
    seat = table.scene.seat_of(asker.person)
    if seat is None:
        no("not-seated")
    return seat


def _check_owner(table: Table, asker: Asker) -> None:
    if asker.person != table.scene.owner:
        no("owner-only")


def _check_between(table: Table) -> None:
    if table.is_playing:
        no("match-running")


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.scene.seats):
        no("no-seat", seat=seat)


def _check_level(table: Table, level: str) -> None:
    if level not in table.levels:
        no("level-unknown", level=level)
