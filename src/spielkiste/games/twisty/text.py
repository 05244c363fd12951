"""A position as a text that a person can read and write by hand.

::

    seats 2, first blue, limit 400        options; all but `seats` may be missing
    7  . r + p . o .                      the board from row 7 down; a missing row
    …                                     is blank
    1  . y g W S x .
       a b c d e f g
    blue a1: red! orange* green yellow blue purple pink
    mint g7: pink green yellow blue purple red orange
    turns 12                              turns that have ended; may be missing
    used c3 e5                            discs used this turn; may be missing
    blue opens                            what is decided next

Discs: the first letter of a cube's colour (pink: k), `+` orthogonal, `x` diagonal,
`L` leap, `W` warp, `S` save, `.` blank, `?` not yet laid.  Tokens: `*` collected, `!`
collected and protected; tokens not yet laid are left out.  A pawn that waits for its
corner stands on `--`.  What is decided next: `chance lays`, `blue chooses a corner`,
`blue opens`, `blue uses`, `mint flees from blue`, `blue has won`, or
`nobody has won after blue` (whose turn was the last).
"""

from __future__ import annotations

from spielkiste.engine.terms import NOBODY

from .components import (
    DISC_NAMES,
    NAMES,
    NOT_LAID,
    OFF_BOARD,
    PAWNS,
    SIDE,
    SPACES,
)
from .state import ACT, CORNER, FLEE, OPEN, SET_UP, State

LETTERS = ".roygbpk+xLWS"
"""The letter of every kind of disc."""
UNLAID = "?"
NO_SPACE = "--"
FILES_LINE = "   a b c d e f g"


def write_state(state: State) -> str:
    """Return the position as text; `read_state` reads it back to an equal state."""
    lines = [_options(state), *_board(state), FILES_LINE]
    lines += [_seat(state, seat) for seat in range(state.seats)]
    lines.append(f"turns {state.turns}")
    used = [NAMES[space] for space in range(SPACES) if state.used >> space & 1]
    if used:
        lines.append(f"used {' '.join(used)}")
    return "\n".join([*lines, _decision(state)]) + "\n"


def _options(state: State) -> str:
    parts = [f"seats {state.seats}"]
    if state.first_seat:
        parts.append(f"first {PAWNS[state.first_seat]}")
    if state.choose_corners:
        parts.append("corners chosen")
    if state.turn_limit:
        parts.append(f"limit {state.turn_limit}")
    return ", ".join(parts)


def _board(state: State) -> list[str]:
    lines = []
    for rank in range(SIDE - 1, -1, -1):
        discs = state.board[rank * SIDE : (rank + 1) * SIDE]
        drawn = (UNLAID if disc == NOT_LAID else LETTERS[disc] for disc in discs)
        lines.append(f"{rank + 1}  {' '.join(drawn)}")
    return lines


def _seat(state: State, seat: int) -> str:
    at = state.pawns[seat]
    marked = []
    for place, token in enumerate(state.rows[seat]):
        if token == NOT_LAID:
            break
        is_safe = place < state.protected[seat]
        mark = "!" if is_safe else "*" if place < state.collected[seat] else ""
        marked.append(DISC_NAMES[token] + mark)
    name = NO_SPACE if at == OFF_BOARD else NAMES[at]
    return f"{PAWNS[seat]} {name}: {' '.join(marked)}".rstrip()


def _decision(state: State) -> str:
    who = PAWNS[state.to_move] if state.to_move >= 0 else ""
    mover = PAWNS[state.mover]
    if state.winner != NOBODY:
        return f"{mover} has won"
    return {
        SET_UP: "chance lays",
        CORNER: f"{who} chooses a corner",
        OPEN: f"{who} opens",
        ACT: f"{who} uses",
        FLEE: f"{who} flees from {mover}",
    }.get(state.phase, f"nobody has won after {mover}")
