"""Schraube Locker: roll, walk, take cards, and screw nuts and bolts together."""

from __future__ import annotations

from spielkiste.engine.game import Game
from spielkiste.engine.option import Option

from . import actions, edition
from .components import MAX_SEATS, MOST_SETS, OPEN, UNSEEN
from .rules import score, set_up, turn
from .state import State
from .words import narrate, notation, reader, refusals, text, view


def components(state: State) -> tuple[int, ...]:
    """Count stacks against unseen and open cards, and bonus cards (S-2, S-4, S-7)."""
    in_stacks = sum(place in (UNSEEN, OPEN) for place in state.cards)
    bonus = state.bonus_left + sum(state.bonuses)
    return (in_stacks - sum(state.heights), bonus, sum(state.points))


GAME: Game[State] = Game(
    name="schraube-locker",
    version="1",
    seats=range(2, MAX_SEATS + 1),
    seats_clause="S-2",
    options=(
        Option("selective_dice", "flag", default=False, clause="S-28"),
        Option("combine_dice", "flag", default=False, clause="S-29"),
        Option("first_seat", "number", default=0, clause="S-6", below_seats=True),
        Option(
            "edition",
            "edition",
            default=None,
            clause="S-3",
            house=edition.house_text,
            read=edition.read_edition,
        ),
    ),
    kind=State,
    actions=actions.N_ACTIONS,
    capacity=MOST_SETS + 1,
    begin=set_up.begin,
    legal=turn.legal,
    apply=turn.apply,
    scores_of=score.scores,
    winners_of=score.winners,
    returns_of=score.returns,
    refuse=refusals.refuse,
    write_action=notation.write_action,
    read_action=notation.read_action,
    write_state=text.write_state,
    read_state=reader.read_state,
    narrate=narrate.narrate,
    view=view.view,
    components=components,
)
