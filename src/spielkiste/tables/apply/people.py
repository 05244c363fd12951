"""Entries about people, seats and their consent, carried out."""

from __future__ import annotations

from dataclasses import replace

from spielkiste.engine.line import line
from spielkiste.tables import entries as e
from spielkiste.tables.table import Proposed, Scene, Seat, Table
from spielkiste.tables.tell import Telling, tell_change


def made(table: Table, entry: e.Made) -> Telling:
    """A new table, with who sits where from the start."""
    seats = tuple(_seat(chair) for chair in entry.chairs)
    table.scene = Scene(
        owner=entry.by,
        options=entry.options,
        seats=seats,
        names={entry.by: entry.nickname},
    )
    return []


def _seat(chair: e.Chair) -> Seat:
    if chair.person:
        return Seat("person", person=chair.person)
    return Seat("bot", level=chair.level) if chair.level else Seat()


def sat(table: Table, entry: e.Sat) -> Telling:
    """A person takes a seat, and gets up from another."""
    scene = table.scene
    left = scene.seat_of(entry.by)
    if left is not None:
        scene = scene.with_seat(left, Seat())
    scene = scene.with_seat(entry.seat, Seat("person", person=entry.by))
    table.scene = _named(scene, entry.by, entry.nickname)
    if table.is_playing:
        table.held[entry.by] = entry.seat
    return tell_change(table, line("table-line-sat", player=entry.seat), moved=entry.by)


def stood(table: Table, entry: e.Stood) -> Telling:
    """A person becomes an onlooker; what was proposed lapses."""
    number = table.scene.seat_of(entry.by)
    assert number is not None
    said = line("table-line-stood", name=table.scene.names[entry.by])
    table.scene = replace(table.scene.with_seat(number, Seat()), proposal=None)
    return tell_change(table, said, moved=entry.by)


def bot_seated(table: Table, entry: e.BotSeated) -> Telling:
    """A bot takes a seat."""
    table.scene = table.scene.with_seat(entry.seat, Seat("bot", level=entry.level))
    return tell_change(table)


def cleared(table: Table, entry: e.Cleared) -> Telling:
    """A seat becomes open; what was proposed lapses."""
    table.scene = replace(table.scene.with_seat(entry.seat, Seat()), proposal=None)
    return tell_change(table)


def swapped(table: Table, entry: e.Swapped) -> Telling:
    """Two seats exchange who sits there; what was proposed lapses."""
    seats = table.scene.seats
    scene = table.scene.with_seat(entry.seat, seats[entry.other])
    scene = scene.with_seat(entry.other, seats[entry.seat])
    table.scene = replace(scene, proposal=None)
    return tell_change(table)


def configured(table: Table, entry: e.Configured) -> Telling:
    """The number of seats and the options change."""
    seats = table.scene.seats[: entry.seats]
    seats += (Seat(),) * (entry.seats - len(seats))
    table.scene = replace(
        table.scene, seats=seats, options=entry.options, proposal=None
    )
    return tell_change(table)


def stood_in(table: Table, entry: e.StoodIn) -> Telling:
    """A bot plays for a seat, or gives it back."""
    seat = replace(table.scene.seats[entry.seat], stand_in=entry.level)
    table.scene = table.scene.with_seat(entry.seat, seat)
    key = "table-line-stand-in" if entry.level else "table-line-given-back"
    return tell_change(table, line(key, player=entry.seat))


def renamed(table: Table, entry: e.Renamed) -> Telling:
    """A person is called otherwise."""
    table.scene = _named(table.scene, entry.by, entry.nickname)
    return tell_change(table)


def _named(scene: Scene, person: str, nickname: str) -> Scene:
    return replace(scene, names={**scene.names, person: nickname})


def proposed(table: Table, entry: e.Proposed) -> Telling:
    """Everybody else is asked."""
    seats = range(len(table.scene.seats))
    by = table.scene.seat_of(entry.by)
    assert by is not None
    waiting = tuple(s for s in seats if s != by and must_answer(table.scene.seats[s]))
    proposal = Proposed(entry.what, by, (by,), waiting)  # type: ignore[arg-type]
    table.scene = replace(table.scene, proposal=proposal)
    return tell_change(table, line(f"table-line-propose-{entry.what}", player=by))


def must_answer(seat: Seat) -> bool:
    """Tell whether this seat is asked for consent: people, unless a bot stands in."""
    return seat.kind == "person" and not seat.stand_in


def answered(table: Table, entry: e.Answered) -> Telling:
    """A yes while others still think, or the no that ends the proposal."""
    proposal = table.scene.proposal
    by = table.scene.seat_of(entry.by)
    assert proposal is not None
    assert by is not None
    if not entry.yes:
        table.scene = replace(table.scene, proposal=None)
        return tell_change(table, line("table-line-declined", player=by))
    waiting = tuple(seat for seat in proposal.waiting if seat != by)
    agreed = (*proposal.agreed, by)
    proposal = replace(proposal, agreed=agreed, waiting=waiting)
    table.scene = replace(table.scene, proposal=proposal)
    return tell_change(table)
