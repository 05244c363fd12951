"""How many turns a seat needs to win while all others stand still.

A turn is a knight's move and then a chain of action discs, which never leave the
board; a cube, a blank space and a corner end it.  So where a turn can end depends on
the space alone, and no disc is ever needed twice (a chain that comes back to a disc can
leave the detour out).  Nor does it matter whether a cube taken is still drawn: its
colour is never needed again.  With k cubes the fewest turns from space s are ::

    turns(k, s) = 1 + the least of  turns(k + 1, t)  where t holds the colour needed
                                    turns(k, t)      elsewhere
                                    0                where k = 7 and t is the centre

over all spaces t on which a turn from s can land.  Each k is solved by growing sets of
spaces, nearest first, from k = 7 down.  Sets of spaces are bits of one number.
"""

from __future__ import annotations

from spielkiste.engine.kernel import kernel
from spielkiste.engine.layout import Record, grid, number, record, row

from ..components import (
    ADJACENT,
    CENTRE,
    DIAGONAL,
    KNIGHT,
    LEAP,
    N_COLOURS,
    OFF_BOARD,
    ORTHOGONAL,
    SLANTED,
    SPACES,
    WARP,
)
from ..state import State

FAR = 99
"""Turns to a goal that cannot be reached."""
KEPT = 1024
"""How many solved tables are remembered."""


@record
class Plans(Record):
    """Where turns lead on one board, and tables of turns to go."""

    blocked: int = number("i8")  # spaces on which nobody can land
    chains: list[int] = row("i8", SPACES)  # where the disc here can lead, on and on
    reach: list[int] = row("i8", SPACES)  # where a turn from here can land
    turns: list[list[int]] = grid("i1", N_COLOURS + 1, SPACES)  # by cubes and space
    keys: list[int] = row("i8", KEPT)  # what each remembered table is for
    tables: list[list[int]] = grid("i1", KEPT, SPACES)  # turns to go from each space


def _mask(spaces: tuple[int, ...]) -> int:
    return sum(1 << space for space in spaces if space != OFF_BOARD)


KNIGHT_SET = tuple(_mask(spaces) for spaces in KNIGHT)
ADJACENT_SET = tuple(_mask(spaces) for spaces in ADJACENT)
SLANTED_SET = tuple(_mask(spaces) for spaces in SLANTED)


@kernel
def block_pawns(plans: Plans, state: State, seat: int) -> None:
    """Close the spaces on which the others stand: they stay there (T-10)."""
    plans.blocked = 0
    for other in range(state.seats):
        if other != seat and state.pawns[other] != OFF_BOARD:
            plans.blocked |= 1 << state.pawns[other]


@kernel
def find_reach(plans: Plans, state: State) -> None:
    """Find where a turn from every space can land (T-8, T-14..T-16)."""
    for space in range(SPACES):
        plans.chains[space] = disc_targets(state, space) & ~plans.blocked
    grows = True
    while grows:
        grows = False
        for space in range(SPACES):
            if plans.chains[space] != 0:
                longer = follow_chains(plans, plans.chains[space])
                grows = grows or longer != plans.chains[space]
                plans.chains[space] = longer
    for space in range(SPACES):
        first = KNIGHT_SET[space] & ~plans.blocked
        plans.reach[space] = follow_chains(plans, first)


@kernel
def disc_targets(state: State, space: int) -> int:
    """The spaces to which the action disc here leads; none without one (T-14)."""
    symbol = state.board[space]
    if symbol == ORTHOGONAL:
        return ADJACENT_SET[space]
    if symbol == DIAGONAL:
        return SLANTED_SET[space]
    if symbol == LEAP:
        return KNIGHT_SET[space]
    targets = 0
    if symbol == WARP:
        for other in range(SPACES):
            if state.board[other] == WARP and other != space:
                targets |= 1 << other
    return targets


@kernel
def follow_chains(plans: Plans, landings: int) -> int:
    """Add everything to which the discs on these spaces lead (T-14, T-15)."""
    found = landings
    for space in range(SPACES):
        if (landings >> space) & 1 == 1:
            found |= plans.chains[space]
    return found


@kernel
def colour_set(state: State, colour: int) -> int:
    """The spaces with a cube of this colour (T-12)."""
    found = 0
    for space in range(SPACES):
        if state.board[space] == colour:
            found |= 1 << space
    return found


@kernel
def plan(plans: Plans, state: State, seat: int) -> int:
    """The fewest turns in which a seat can win alone, FAR if it cannot (T-12, T-25).

    Fills `plans.turns` from the cubes that the seat has upwards.
    """
    count = int(state.collected[seat])
    last = plans.turns[N_COLOURS]
    spread(plans, last, last, 1 << CENTRE)
    for done in range(N_COLOURS - 1, count - 1, -1):
        goals = colour_set(state, state.rows[seat][done])
        spread(plans, plans.turns[done], plans.turns[done + 1], goals)
    if state.pawns[seat] == OFF_BOARD:
        return FAR
    return int(plans.turns[count][state.pawns[seat]])


@kernel
def spread(plans: Plans, turns: list[int], after: list[int], goals: int) -> None:
    """Fill the turns to go from every space to any of the goals and on (T-12, T-25).

    `after` holds the turns that are left once a goal is reached; on the last way, to
    the centre, it is `turns` itself, and none are left.
    """
    latest = 0
    is_last = goals == 1 << CENTRE
    for space in range(SPACES):
        if not is_last and (goals >> space) & 1 == 1 and after[space] < FAR:
            latest = max(latest, int(after[space]))
    for space in range(SPACES):
        turns[space] = FAR
    left = (1 << SPACES) - 1
    fresh = 0
    gone = 0
    while left != 0 and (fresh != 0 or gone <= latest):
        front = fresh & ~goals
        if is_last:
            front |= goals if gone == 0 else 0
        else:
            front |= goals_after(after, goals, gone)
        fresh = grow(plans, turns, left, front, gone + 1)
        left &= ~fresh
        gone += 1


@kernel
def goals_after(after: list[int], goals: int, gone: int) -> int:
    """The goals from which so many turns are left (T-12)."""
    found = 0
    for space in range(SPACES):
        if (goals >> space) & 1 == 1 and after[space] == gone:
            found |= 1 << space
    return found


@kernel
def grow(plans: Plans, turns: list[int], left: int, front: int, gone: int) -> int:
    """Mark the spaces from which one turn leads to the front; return them (T-8)."""
    fresh = 0
    if front == 0:
        return fresh
    for space in range(SPACES):
        if (left >> space) & 1 == 1 and plans.reach[space] & front != 0:
            turns[space] = gone
            fresh |= 1 << space
    return fresh
