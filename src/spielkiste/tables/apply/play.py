"""Entries about the match, carried out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from spielkiste.engine.line import line
from spielkiste.engine.match import Match, Ply, chance_action
from spielkiste.engine.terms import CHANCE
from spielkiste.tables import entries as e
from spielkiste.tables.happenings import Happening, Step
from spielkiste.tables.table import Result, Table, commitment
from spielkiste.tables.tell import Telling, tell, tell_change, tell_step


class OtherRulesError(RuntimeError):
    """A stored match was played by rules that this program no longer has."""


def began(table: Table, entry: e.Began) -> Telling:
    """A match begins, and chance sets it up."""
    if entry.version != table.game.version:
        raise OtherRulesError(f"played by version {entry.version} of {table.game.name}")
    seats = table.scene.seats
    table.scene = replace(
        table.scene,
        phase="playing",
        matches=table.scene.matches + 1,
        proposal=None,
        result=None,
        commitment=commitment(entry.seed),
        seed="",
    )
    table.held = {seat.person: n for n, seat in enumerate(seats) if seat.person}
    table.steps.clear()
    table.match = Match(
        table.game, seats=len(seats), seed=int(entry.seed), **entry.options
    )
    steps = tuple(_run_chance(table))
    return [tell(table, "started", steps=steps), *_end_if_over(table)]


def moved(table: Table, entry: e.Moved) -> Telling:
    """A seat plays, and chance goes on until somebody decides."""
    match = table.match
    assert match is not None
    action = match.game.parse_action(match.state, entry.seat, entry.text)
    step = _step(table, entry.seat, action)
    told = [tell_step(table, step)]
    told += [tell_step(table, step) for step in _run_chance(table)]
    proposal = table.scene.proposal
    if proposal is not None and proposal.what == "undo":
        table.scene = replace(table.scene, proposal=None)
        told += tell_change(table)
    return told + _end_if_over(table)


def took_back(table: Table, entry: e.TookBack) -> Telling:
    """The last plies never were."""
    assert table.match is not None
    count = table.plies - entry.plies
    table.match.undo(count)
    for _ in range(min(count, len(table.steps))):
        table.steps.pop()
    table.scene = replace(table.scene, proposal=None)
    return [tell(table, "undone", lines=(line("table-line-undone", count=count),))]


def agreed(table: Table, _entry: e.Agreed) -> Telling:
    """The people end the match: nobody has won."""
    assert table.match is not None
    return [_end(table, agreed=True)]


def _end_if_over(table: Table) -> Telling:
    assert table.match is not None
    return [_end(table, agreed=False)] if table.match.is_over else []


def _end(table: Table, *, agreed: bool) -> Happening:
    match = table.match
    assert match is not None
    game, state = match.game, match.state
    result = Result(
        winners=() if agreed else tuple(game.winners(state)),
        scores=tuple(game.scores(state)),
        returns=tuple(game.returns(state)),
        agreed=agreed,
    )
    seats = tuple(
        replace(seat, wins=seat.wins + (number in result.winners))
        for number, seat in enumerate(table.scene.seats)
    )
    table.scene = replace(
        table.scene,
        phase="over",
        seats=seats,
        proposal=None,
        result=result,
        seed=str(match.seed),
    )
    said = (line("table-line-agreed"),) if agreed else ()
    return tell(table, "ended", lines=said)


def _run_chance(table: Table) -> Iterator[Step]:
    """Let chance play until somebody else decides; yields each ply once played."""
    match = table.match
    assert match is not None
    while match.game.to_move(match.state) == CHANCE:
        action = chance_action(match.game, match.state, match.seed, table.plies)
        yield _step(table, CHANCE, action)


def _step(table: Table, who: int, action: int) -> Step:
    """Carry out a ply that is known to be legal."""
    match = table.match
    assert match is not None
    before = table.steps[-1].after if table.steps else match.state.copy()
    match.game.apply(match.state, who, action)
    match.plies.append(Ply(who, action))
    step = Step(before, who, action, match.state.copy())
    table.steps.append(step)
    return step
