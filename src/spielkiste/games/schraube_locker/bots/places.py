"""What ending the walk on each stack is worth, for somebody who looks ahead."""

from __future__ import annotations

from collections import Counter
from math import erf, sqrt
from typing import NamedTuple

from ..components import (
    BONUS_POINTS,
    FACE_UP,
    N_CARDS,
    N_STACKS,
    NO_CARD,
    UNSEEN,
)
from ..rules.dice import next_stack
from ..rules.score import scores, winners
from ..rules.turn import has_run_out
from ..state import OVER, State
from .dice import Problem, Solution, solve, value_of_dice
from .hands import face_up, worth_of_cards, worth_of_seat
from .outlook import Outlook, look_ahead
from .trades import best_trade, form_sets, loss_share, trade_everywhere

N_ENDS = N_STACKS + 1
"""Stay, or walk 1 … 6 steps."""
NEXT_TURN = 0.6
"""How much of what the seat sees for its next turn will still be there."""
SWING = 3.0
"""How much one turn moves the difference of two scores, as a standard deviation."""
HALF_TURN = 0.5
"""Turns of doubt that are added: there is always some."""
A_POINT = 0.002
"""What a point is worth even when the match is decided, in won matches."""
USUAL_GAIN = 4.0
"""About what a turn brings."""


class Standing(NamedTuple):
    """How a seat stands: ahead of each opponent by so many points, and until when."""

    margins: tuple[float, ...]
    turns: float


def worths_of_ends(seen: State, seat: int) -> tuple[float, ...]:
    """Return the chance to win, in won matches, after each walk of the mover."""
    return tuple(_worth_after(seen, seat, steps) for steps in range(N_ENDS))


def worth_of_point(seen: State, seat: int) -> float:
    """Return what a point more or less is worth about now, in won matches."""
    here = _stand(end_turn(seen, seat, 0), seat)
    more, less = (
        chance_to_win(_shift(here, USUAL_GAIN + change)) for change in (1.0, -1.0)
    )
    return (more - less) / 2 + A_POINT


def _worth_after(seen: State, seat: int, steps: int) -> float:
    after = end_turn(seen, seat, steps)
    if after.phase == OVER:
        reached = scores(after)
        ahead = reached[seat] - max(s for n, s in enumerate(reached) if n != seat)
        return _result(after, seat) + A_POINT * ahead
    standing = _stand(after, seat)
    least = min(standing.margins)
    return chance_to_win(standing) + A_POINT * least


def _result(over: State, seat: int) -> float:
    won = winners(over)
    return 1 / len(won) if seat in won else 0.0


def end_turn(seen: State, seat: int, steps: int) -> State:
    """Return a copy in which the seat has walked, exchanged, taken and formed sets.

    The next card of its stack is not yet turned up (S-15..S-26).
    """
    state = seen.copy()
    if steps > 0:
        stack = next_stack(seen.pawns[seat], steps)
        state.pawns[seat] = stack
        if steps == N_STACKS:
            state.bonuses[seat] += 1
            state.bonus_left -= 1
        trade_everywhere(state, seat, look_ahead(state))
        state.cards[state.tops[stack]] = FACE_UP + seat
        state.tops[stack] = NO_CARD
        state.heights[stack] -= 1
        form_sets(state, seat)
    if has_run_out(state):
        state.phase = OVER
    return state


def chance_to_win(standing: Standing) -> float:
    """Return the chance to end ahead of all, if turns are independent and normal."""
    spread = SWING * sqrt(standing.turns + HALF_TURN)
    chance = 1.0
    for margin in standing.margins:
        chance *= (1 + erf(margin / spread / sqrt(2))) / 2
    return chance


def _shift(standing: Standing, points: float) -> Standing:
    return Standing(tuple(m + points for m in standing.margins), standing.turns)


def _stand(after: State, seat: int) -> Standing:
    """Return how a seat stands between turns, the next ones seen through."""
    outlook = look_ahead(after)
    worths = [worth_of_seat(after, each, outlook) for each in range(after.seats)]
    others = [each for each in range(after.seats) if each != seat]
    following = (seat + 1) % after.seats
    theirs = value_of_turn(after, following, outlook) * loss_share(after)
    mine = value_of_turn(after, seat, outlook) * min(1.0, outlook.turns / after.seats)
    ahead = NEXT_TURN * mine - theirs * min(1.0, outlook.turns)
    margins = tuple(worths[seat] - worths[each] + ahead for each in others)
    return Standing(margins, outlook.turns)


def value_of_turn(state: State, seat: int, outlook: Outlook) -> float:
    """Return what a seat gains, on average, by a turn from this position."""
    pawn = state.pawns[seat]
    stacks = [next_stack(pawn, steps) for steps in range(1, N_ENDS)]
    problem = Problem(
        needs=tuple(_need(state, stack) for stack in stacks),
        worths=(0.0, *gains_of_stacks(state, seat, outlook)),
        pairs=bool(state.combine_dice),
    )
    return _best_start(solve(problem), state)


def _best_start(solution: Solution, state: State) -> float:
    counts = range(1, N_STACKS + 1) if state.selective_dice else (N_STACKS,)
    return max(value_of_dice(solution, count) for count in counts)


def _need(state: State, stack: int) -> int:
    """Return the die value of a stack; of one not turned up, the likeliest."""
    top = state.tops[stack]
    if top != NO_CARD:
        return state.die_values[top]
    left = Counter(state.die_values[card] for card in unseen(state))
    return max(sorted(left), key=left.__getitem__)


def unseen(state: State) -> list[int]:
    """Return the cards that may come (S-7)."""
    return [card for card in range(N_CARDS) if state.cards[card] == UNSEEN]


def gains_of_stacks(state: State, seat: int, outlook: Outlook) -> list[float]:
    """Return what a seat gains by ending 1 … 6 steps on: card, exchange, bonus."""
    own = face_up(state, seat)
    before = worth_of_cards(state, own, outlook)

    def gain_of(card: int) -> float:
        return worth_of_cards(state, [*own, card], outlook) - before

    found = []
    for steps in range(1, N_ENDS):
        stack = next_stack(state.pawns[seat], steps)
        top = state.tops[stack]
        cards = [top] if top != NO_CARD else unseen(state)
        gain = sum(map(gain_of, cards)) / len(cards)
        gain += _gain_of_trades(state, (seat, stack), outlook)
        found.append(gain + (BONUS_POINTS if steps == N_STACKS else 0))
    return found


def _gain_of_trades(state: State, arrival: tuple[int, int], outlook: Outlook) -> float:
    seat, stack = arrival
    return sum(
        best_trade(state, seat, other, outlook).gain
        for other in range(state.seats)
        if other != seat and state.pawns[other] == stack
    )
