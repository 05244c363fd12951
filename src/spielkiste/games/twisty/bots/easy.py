"""A beginner at Twisty: one ply ahead, knight's moves only, and often careless."""

from __future__ import annotations

from functools import cache

from spielkiste.engine.chance import Generator, draw
from spielkiste.engine.terms import NOBODY

from ..actions import KEEP, STOP
from ..components import BLANK, CENTRE, KNIGHT, OFF_BOARD, SPACES
from ..rules import find_pawn, needed
from ..state import CORNER, FLEE, State

CARELESS = 5
"""Easy plays anything once in so many plies."""
GAIN = 100
"""More than any number of moves."""


def choose_easy(seen: State, legal: list[int], seat: int, dice: Generator) -> int:
    """Take or rob what is needed, else go towards it; sometimes play anything."""
    if draw(dice, CARELESS) == 0 or seen.phase in (CORNER, FLEE):
        return legal[draw(dice, len(legal))]
    worths = [_worth(seen, seat, action) for action in legal]
    best = [a for a, worth in zip(legal, worths, strict=True) if worth == max(worths)]
    return best[draw(dice, len(best))]


def _worth(seen: State, seat: int, action: int) -> int:
    """Return how good an action looks, the seat being to move."""
    if action == KEEP:
        return 0
    if action >= SPACES:
        return -moves_to_goal(seen, seen.pawns[seat], seat) - (action == STOP)
    if find_pawn(seen, action) != NOBODY or is_goal(seen, action, seat):
        return GAIN
    return -moves_to_goal(seen, action, seat)


def is_goal(seen: State, space: int, seat: int) -> bool:
    """Tell whether the cube needed next lies there, or the centre is (T-12, T-25)."""
    colour = needed(seen, seat)
    if colour == BLANK:
        return space == CENTRE
    return seen.board[space] == colour


def moves_to_goal(seen: State, start: int, seat: int) -> int:
    """Return the knight's moves from a space to the nearest goal of a seat (T-8)."""
    goals = [space for space in range(SPACES) if is_goal(seen, space, seat)]
    return min(knight_moves(start)[space] or 2 for space in goals)


@cache
def knight_moves(start: int) -> tuple[int, ...]:
    """Return the knight's moves from a space to every space (T-8)."""
    moves = {start: 0}
    queue = [start]
    for space in queue:
        for target in KNIGHT[space]:
            if target != OFF_BOARD and target not in moves:
                moves[target] = moves[space] + 1
                queue.append(target)
    return tuple(moves[space] for space in range(SPACES))
