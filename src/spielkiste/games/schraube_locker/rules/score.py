"""What everything is worth at the end (S-27)."""

from __future__ import annotations

from spielkiste.engine.game import split
from spielkiste.games.schraube_locker.components import (
    BONUS_POINTS,
    FACE_UP,
    IN_SET,
    N_CARDS,
    SET_POINTS,
)
from spielkiste.games.schraube_locker.state import OVER, State


def scores(state: State) -> list[int]:
    """Return points, bonus cards and sets of every seat (S-27)."""
    return [_score(state, seat) for seat in range(state.seats)]


def _score(state: State, seat: int) -> int:
    own = (FACE_UP + seat, IN_SET + seat)
    cards = sum(state.points[c] for c in range(N_CARDS) if state.cards[c] in own)
    extra = BONUS_POINTS * state.bonuses[seat] + SET_POINTS * state.sets[seat]
    return cards + extra


def winners(state: State) -> list[int]:
    """Return the seats with the highest score; ties share the victory (S-27)."""
    if state.phase != OVER:
        return []
    reached = scores(state)
    return [seat for seat, score in enumerate(reached) if score == max(reached)]


def returns(state: State) -> list[float]:
    """Return 1/w for each of w winners, -1/(n-w) for the others (S-27)."""
    return split(winners(state), state.seats)
