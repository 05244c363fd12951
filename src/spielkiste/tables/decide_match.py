"""May a person do this with the match? An entry, or a refusal."""

from __future__ import annotations

from typing import Any

from spielkiste.engine.match import Match, new_seed
from spielkiste.engine.refusal import Refusal, RefusedError

from . import entries as e
from .apply.people import must_answer
from .decide import Asker, no, own_seat
from .table import Table
from .thinking import Wonder

BOTS_ONLY_LIMIT = 400
"""The `turn_limit` of a match without a person (T-27)."""


def start(table: Table, asker: Asker) -> e.AnyEntry:
    """Begin the first match."""
    if asker.person != table.scene.owner:
        no("owner-only")
    if table.scene.phase != "waiting":
        no("match-running" if table.is_playing else "rematch-only")
    return _begin(table, asker)


def play(table: Table, asker: Asker, ply: int, text: str) -> e.AnyEntry:
    """Play one ply on one's own seat."""
    seat = own_seat(table, asker)
    match = running(table)
    if ply != table.plies and not match.is_over:
        no("stale", ply=table.plies)
    refusal = why_not(table, seat, text)
    if refusal is not None:
        raise RefusedError(refusal)
    return e.Moved(**asker.mark, seat=seat, text=text)


def why_not(table: Table, seat: int, text: str) -> Refusal | None:
    """Say why a seat may not play a ply; None when it may."""
    match = running(table)
    try:
        action = match.game.parse_action(match.state, seat, text)
    except RefusedError as error:
        return error.refusal
    return match.game.refusal(match.state, seat, action)


def wonder(table: Table, seat: int) -> Wonder:
    """Return what a seat sees that asks for a hint; it must be the one to act."""
    match = running(table)
    if seat not in table.game.actors(match.state):
        no("hint-later")
    return Wonder(table.game.name, table.game.observe(match.state, seat), seat)


def running(table: Table) -> Match[Any]:
    """Return the match that is played, or that came to its end by the rules."""
    match = table.match
    if match is None or not (table.is_playing or match.is_over):
        no("not-playing")
    return match


def propose(table: Table, asker: Asker, what: str) -> e.AnyEntry:
    """Ask everybody else; where nobody else is to be asked, do it at once."""
    seat = own_seat(table, asker)
    _check_proposal(table, seat, what)
    if table.scene.proposal is not None:
        no("proposal-open")
    others = (s for n, s in enumerate(table.scene.seats) if n != seat)
    if any(must_answer(other) for other in others):
        return e.Proposed(**asker.mark, what=what)
    return _carry_out(table, asker, what, seat)


def answer(table: Table, asker: Asker, *, yes: bool) -> e.AnyEntry:
    """Agree or not; the last to agree brings it about."""
    seat = own_seat(table, asker)
    proposal = table.scene.proposal
    if proposal is None:
        no("no-proposal")
    withdraws = not yes and seat == proposal.by
    if seat not in proposal.waiting and not withdraws:
        no("not-asked")
    if yes and proposal.waiting == (seat,):
        return _carry_out(table, asker, proposal.what, proposal.by)
    return e.Answered(**asker.mark, yes=yes)


def _check_proposal(table: Table, seat: int, what: str) -> None:
    if what == "rematch":
        if table.scene.phase != "over":
            no("not-over")
        _check_taken(table)
        return
    if not table.is_playing:
        no("not-playing")
    if what == "undo" and plies_before(table, seat) is None:
        no("nothing-to-undo")


def _carry_out(table: Table, asker: Asker, what: str, by: int) -> e.AnyEntry:
    if what == "end":
        return e.Agreed(**asker.mark)
    if what == "rematch":
        return _begin(table, asker)
    plies = plies_before(table, by)
    assert plies is not None
    return e.TookBack(**asker.mark, plies=plies)


def plies_before(table: Table, seat: int) -> int | None:
    """Return how many plies stood before a seat's last one; None when it has none."""
    assert table.match is not None
    plies = table.match.plies
    for number in range(len(plies) - 1, -1, -1):
        if plies[number].who == seat:
            return number
    return None


def _begin(table: Table, asker: Asker) -> e.AnyEntry:
    _check_taken(table)
    options = dict(table.scene.options)
    known = {option.name for option in table.game.options}
    if not table.has_person and "turn_limit" in known:
        limit = options.get("turn_limit")
        options["turn_limit"] = BOTS_ONLY_LIMIT if limit is None else limit
    table.game.new(len(table.scene.seats), **options)
    return e.Began(
        **asker.mark,
        version=table.game.version,
        seed=str(new_seed()),
        options=options,
    )


def _check_taken(table: Table) -> None:
    for number, seat in enumerate(table.scene.seats):
        if seat.kind == "open":
            no("seat-open", player=number)
