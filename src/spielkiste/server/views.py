"""A table in the words of the protocol, as one person sees it."""

from __future__ import annotations

from typing import NamedTuple

from spielkiste.engine.line import Line
from spielkiste.engine.option import name_editions
from spielkiste.engine.refusal import Refusal
from spielkiste.tables.happenings import Happening, Step
from spielkiste.tables.live import LiveTable
from spielkiste.tables.table import Proposed, Result, Scene

from . import wire


class Viewer(NamedTuple):
    """Whose words: a seat (None: an onlooker), and whether the table is theirs."""

    seat: int | None
    owner: bool


def viewer_of(scene: Scene, person: str) -> Viewer:
    """Return how a person looks at a table."""
    return Viewer(scene.seat_of(person), person == scene.owner)


def table_view(live: LiveTable, scene: Scene, viewer: Viewer) -> wire.TableView:
    """Say who is at a table and how it stands."""
    return wire.TableView(
        id=live.table.id,
        game=live.table.game.name,
        options=name_editions(live.table.game.options, scene.options),
        phase=scene.phase,
        match=scene.matches,
        seats=seat_views(live, scene),
        onlookers=live.onlookers,
        you=viewer.seat,
        owner=viewer.owner,
        proposal=_proposal(scene.proposal),
        result=_result(scene.result),
        wins=[seat.wins for seat in scene.seats],
        commitment=scene.commitment,
        seed=scene.seed,
    )


def seat_views(live: LiveTable, scene: Scene) -> list[wire.SeatView]:
    """Say who sits where."""
    return [
        wire.SeatView(
            seat=number,
            kind=seat.kind,
            name=scene.names.get(seat.person, ""),
            level=seat.level,
            online=seat.person in live.present,
            stand_in=seat.stand_in,
        )
        for number, seat in enumerate(scene.seats)
    ]


def position(live: LiveTable, told: Happening, seat: int | None) -> wire.Position:
    """Say what a seat sees of a match, and what it may play."""
    sight = live.sights.look(told, seat)
    return wire.Position(sight.ply, sight.actors, sight.view, sight.legal)


def lines(
    live: LiveTable, steps: tuple[Step, ...], seat: int | None
) -> list[wire.Line]:
    """Tell plies in sentences, as a seat may know them."""
    tell = live.sights.step_lines
    return [line_view(said) for step in steps for said in tell(step, seat)]


def line_view(said: Line) -> wire.Line:
    """Put a sentence into the protocol's words."""
    return wire.Line(said.key, said.args)


def refusal_view(refusal: Refusal) -> wire.Refusal:
    """Put a refusal into the protocol's words."""
    return wire.Refusal(refusal.clause, line_view(refusal.line))


def _proposal(proposal: Proposed | None) -> wire.ProposalView | None:
    if proposal is None:
        return None
    return wire.ProposalView(
        what=proposal.what,
        by=proposal.by,
        agreed=list(proposal.agreed),
        waiting=list(proposal.waiting),
    )


def _result(result: Result | None) -> wire.ResultView | None:
    if result is None:
        return None
    return wire.ResultView(
        winners=list(result.winners),
        scores=list(result.scores),
        returns=list(result.returns),
        agreed=result.agreed,
    )
