"""An expert: the dice exactly, for what ending on each stack is worth in the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from spielkiste.engine.chance import Generator, draw

from ..actions import DONE, END, GET_ACTION, GIVE_ACTION, MOVE, SCAN, gift, swap
from ..components import GREEN, N_FACES, N_STACKS, NO_CARD, YELLOW
from ..rules.exchange import can_meet
from ..rules.score import scores
from ..state import EXCHANGE, GET, GIVE, PLACE, SETS, State
from .dice import (
    DICE_PHASES,
    Problem,
    Solution,
    abilities_of,
    needs_of,
    solve_again,
    without_dear_cards,
    worth_of,
)
from .hands import use_of
from .outlook import look_ahead
from .places import worth_of_point, worths_of_ends
from .trades import best_trade, choose_set, swaps

TIE = 1e-9
"""Worths that differ by less are equal."""

Solve = Callable[[Problem], Solution]


def choose_hard(seen: State, legal: list[int], seat: int, dice: Generator) -> int:
    """Return the action after which most matches should be won."""
    if len(legal) == 1:
        return legal[0]
    if seen.phase in DICE_PHASES:
        return choose_dice(seen, legal, seat, solve_again)
    if seen.phase == SETS:
        return choose_set(seen, [action for action in legal if action != END])
    if seen.phase == EXCHANGE:
        return choose_exchange(seen, legal, seat)
    if seen.phase in (GIVE, GET):
        return choose_swap(seen, seat)
    return legal[draw(dice, len(legal))]


# --- the dice -----------------------------------------------------------------------


def choose_dice(seen: State, legal: list[int], seat: int, solve: Solve) -> int:
    """Return the best action of the dice phase; of equal ones the plainest."""
    solution = solve(_problem(_freeze(seen), seat))
    worths = {
        action: worth_of(solution, seen, action)
        for action in without_dear_cards(seen, legal)
    }
    best = [action for action in worths if worths[action] > max(worths.values()) - TIE]
    return next((action for action in (MOVE, SCAN) if action in best), best[0])


def _freeze(seen: State) -> tuple[Any, ...]:
    """Return everything but the dice, as something that can be remembered."""
    bare = seen.copy()
    bare.phase, bare.to_move, bare.unrolled, bare.rerolls = PLACE, bare.mover, 0, 0
    bare.loose, bare.served = [0] * (N_FACES + 1), [0] * N_STACKS
    return tuple(tuple(v) if isinstance(v, list) else v for v in bare.values())


def _thaw(frozen: tuple[Any, ...]) -> State:
    state = State()
    values = (list(v) if isinstance(v, tuple) else v for v in frozen)
    state.__setstate__(tuple(values))
    return state


@lru_cache(2)
def _problem(frozen: tuple[Any, ...], seat: int) -> Problem:
    """Return the dice problem of a turn, in won matches."""
    seen = _thaw(frozen)
    point = worth_of_point(seen, seat)
    return Problem(
        needs=needs_of(seen, seat),
        worths=worths_of_ends(seen, seat),
        greens=_costs(seen, seat, GREEN, point),
        yellows=_costs(seen, seat, YELLOW, point),
        pairs=bool(seen.combine_dice),
    )


def _costs(seen: State, seat: int, picture: int, point: float) -> tuple[float, ...]:
    """Return what returning each ability costs: its points and its later use."""
    use = use_of(picture, look_ahead(seen))
    cards = abilities_of(seen, seat, picture)
    return tuple((seen.points[card] + use) * point for card in cards)


# --- exchanges ----------------------------------------------------------------------


def choose_exchange(seen: State, legal: list[int], seat: int) -> int:
    """Return the first ply of the best exchange with anybody here, or done.

    Of opponents with whom it is equally good, the one with the most points is chosen.
    """
    outlook = look_ahead(seen)
    reached = scores(seen)
    best, chosen = (0.0, 0), DONE
    for other in range(seen.seats):
        if can_meet(seen, other):
            trade = best_trade(seen, seat, other, outlook)
            begin = gift if trade.given == NO_CARD else swap
            action = begin(trade.card, other)
            rank = (round(trade.gain, 6), reached[other])
            if trade.gain > 0 and rank > best and action in legal:
                best, chosen = rank, action
    return chosen


def choose_swap(seen: State, seat: int) -> int:
    """Return the card to give, or, that being chosen, the one to get."""
    pair = (seat, seen.partner)
    found = swaps(seen, pair, NO_CARD, look_ahead(seen))
    if seen.phase == GIVE:
        return GIVE_ACTION + max(found, key=lambda trade: trade.gain).given
    fitting = [trade for trade in found if trade.given == seen.given]
    return GET_ACTION + max(fitting, key=lambda trade: trade.gain).got
