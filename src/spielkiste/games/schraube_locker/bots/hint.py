"""The chance to reach each stack, for people who are about to decide."""

from __future__ import annotations

from collections.abc import Callable

from ..components import GREEN, N_STACKS, YELLOW
from ..state import State
from .dice import (
    DICE_PHASES,
    Problem,
    Solution,
    abilities_of,
    needs_of,
    solve,
    value_now,
)

Solve = Callable[[Problem], Solution]


def hint(seen: State, seat: int, solve: Solve = solve) -> list[float] | None:
    """Return by stack the chance that the seat's walk ends there this turn.

    Each chance is that of the policy which wants nothing but this stack, from the dice
    as they lie; own green and yellow cards are used freely.  The own stack's is that
    of a full circle.  None when the seat is not about to roll, place or move.
    """
    if seen.mover != seat or seen.phase not in DICE_PHASES:
        return None
    chances = [0.0] * N_STACKS
    for steps in range(1, N_STACKS + 1):
        stack = (seen.pawns[seat] + steps) % N_STACKS
        chances[stack] = value_now(solve(problem_of(seen, seat, steps)), seen)
    return chances


def problem_of(seen: State, seat: int, goal: int) -> Problem:
    """Return the problem of walking so many steps and no others (S-15)."""
    return Problem(
        needs=needs_of(seen, seat),
        worths=tuple(float(steps == goal) for steps in range(N_STACKS + 1)),
        greens=(0.0,) * len(abilities_of(seen, seat, GREEN)),
        yellows=(0.0,) * len(abilities_of(seen, seat, YELLOW)),
        pairs=bool(seen.combine_dice),
    )
