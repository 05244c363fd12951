"""Twisty: collect seven colours in your own order, then reach the centre."""

from __future__ import annotations

from spielkiste.engine.game import Game
from spielkiste.engine.option import Option

from . import actions, narrate, reader, refusals, rules, set_up, text, view
from .components import DISC_COUNTS, MAX_SEATS, N_COLOURS, NOT_LAID, SPACES
from .state import State

MOST_TURNS = 1_000_000


def components(state: State) -> tuple[int, ...]:
    """Count each kind of disc, wherever it is, and every row's tokens (T-2, T-3)."""
    kinds = range(1, len(DISC_COUNTS))
    counts = [state.board.count(kind) + state.bag[kind] for kind in kinds]
    for seat in range(state.seats):
        for place in range(state.collected[seat]):
            counts[state.rows[seat][place] - 1] += 1
    rows = (_count_tokens(state.rows[seat]) for seat in range(state.seats))
    return (*counts, *rows)


def _count_tokens(row: list[int]) -> int:
    """Add up the colours laid and those still to lay: 28 while none comes twice."""
    laid = [colour for colour in row if colour != NOT_LAID]
    colours = range(1, N_COLOURS + 1)
    return sum(laid) + sum(colour for colour in colours if colour not in laid)


GAME: Game[State] = Game(
    name="twisty",
    version="1",
    seats=range(2, MAX_SEATS + 1),
    seats_clause="T-3",
    options=(
        Option("choose_corners", "flag", default=False, clause="T-6"),
        Option("first_seat", "number", default=0, clause="T-7", below_seats=True),
        Option("turn_limit", "number", None, "T-27", low=1, high=MOST_TURNS),
    ),
    kind=State,
    actions=actions.N_ACTIONS,
    capacity=SPACES,
    begin=set_up.begin,
    legal=rules.legal,
    apply=rules.apply,
    scores_of=rules.scores,
    winners_of=rules.winners,
    returns_of=rules.returns,
    refuse=refusals.refuse,
    write_action=actions.write_action,
    read_action=actions.read_action,
    write_state=text.write_state,
    read_state=reader.read_state,
    narrate=narrate.narrate,
    view=view.view,
    components=components,
)
