"""What a page is told of an observation, in words instead of numbers."""

from __future__ import annotations

from typing import TypedDict

from spielkiste.engine.terms import NOBODY

from .components import DISC_NAMES, NAMES, OFF_BOARD, PAWNS, SHAPES, SPACES
from .state import PHASE_NAMES, State


class SeatView(TypedDict):
    """One player's things."""

    pawn: str
    """blue, mint, pink or purple."""
    shape: str
    """The token set: star, square, triangle or circle."""
    at: str
    """The pawn's space, "" before it has one."""
    row: list[str]
    """The colours in the order in which they must be collected."""
    collected: int
    protected: int
    """How many of the collected cubes, from the left, are safe."""


class View(TypedDict):
    """A position of Twisty for everyone: nothing is hidden in this game."""

    phase: str
    """set_up, corner, open, act, flee or over."""
    mover: int
    """Whose turn it is."""
    turn: int
    """Turns ended so far."""
    turn_limit: int
    """0: none."""
    board: dict[str, str]
    """The disc on every space that still has one: "c3": "orange"."""
    used: list[str]
    """Spaces whose action disc was used this turn."""
    seats: list[SeatView]
    winner: int
    """A seat, or -1."""


def view(observation: State) -> View:
    """Return an observation in words; during the set-up unlaid places are left out."""
    seats = range(observation.seats)
    return {
        "phase": PHASE_NAMES[observation.phase],
        "mover": observation.mover,
        "turn": observation.turns,
        "turn_limit": observation.turn_limit,
        "board": {
            NAMES[space]: DISC_NAMES[kind]
            for space, kind in enumerate(observation.board)
            if kind > 0
        },
        "used": [NAMES[s] for s in range(SPACES) if observation.used >> s & 1],
        "seats": [_view_seat(observation, seat) for seat in seats],
        "winner": -1 if observation.winner == NOBODY else observation.winner,
    }


def _view_seat(observation: State, seat: int) -> SeatView:
    at = observation.pawns[seat]
    return {
        "pawn": PAWNS[seat],
        "shape": SHAPES[seat],
        "at": "" if at == OFF_BOARD else NAMES[at],
        "row": [DISC_NAMES[kind] for kind in observation.rows[seat] if kind > 0],
        "collected": observation.collected[seat],
        "protected": observation.protected[seat],
    }
