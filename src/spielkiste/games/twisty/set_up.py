"""The set-up: what chance lays before anybody decides (T-2..T-7)."""

from __future__ import annotations

from spielkiste.engine.choices import Choices, offer_outcome
from spielkiste.engine.kernel import kernel
from spielkiste.engine.option import OptionValues, number_of
from spielkiste.engine.terms import CHANCE, NOBODY

from .actions import LAY
from .components import (
    DISC_COUNTS,
    DISC_SPACES,
    MAX_SEATS,
    N_COLOURS,
    N_DISCS,
    N_KINDS,
    N_WARPS,
    NOT_LAID,
    OFF_BOARD,
    STARTS,
    WARP,
)
from .state import SET_UP, State


def begin(state: State, seats: int, options: OptionValues) -> None:
    """Open the box: chance lays the discs first, then the rows (T-3, T-4, T-7)."""
    state.seats = seats
    state.first_seat = number_of(options, "first_seat")
    state.choose_corners = number_of(options, "choose_corners")
    state.turn_limit = number_of(options, "turn_limit")
    state.bag = list(DISC_COUNTS)
    state.warps = [OFF_BOARD] * N_WARPS
    for space in DISC_SPACES:
        state.board[space] = NOT_LAID
    for seat in range(MAX_SEATS):
        chosen_later = state.choose_corners
        state.pawns[seat] = OFF_BOARD if chosen_later else STARTS[seats][seat]
        state.rows[seat] = [NOT_LAID] * N_COLOURS
    state.mover = state.first_seat
    state.phase = SET_UP
    state.to_move = CHANCE
    state.winner = NOBODY


@kernel
def offer_lays(state: State, choices: Choices) -> None:
    """All 44 discs come by how many are left; tokens all alike (T-2, T-4, T-5)."""
    if state.laid < N_DISCS:
        for kind in range(1, N_KINDS + 1):
            if state.bag[kind] > 0:
                offer_outcome(choices, LAY + kind, state.bag[kind])
    else:
        for colour in range(1, N_COLOURS + 1):
            if not is_in_row(state, row_to_lay(state), colour):
                offer_outcome(choices, LAY + colour, 1)


@kernel
def row_to_lay(state: State) -> int:
    """Whose row gets the next token: seat 0 first, seven each (T-5)."""
    return (state.laid - N_DISCS) // N_COLOURS


@kernel
def is_in_row(state: State, seat: int, colour: int) -> bool:
    """A set has one token of each colour (T-3)."""
    for token in state.rows[seat]:
        if token == colour:
            return True
    return False


@kernel
def lay(state: State, kind: int) -> None:
    """Lay the next disc (T-4) or the next token of a row (T-5)."""
    if state.laid < N_DISCS:
        state.board[DISC_SPACES[state.laid]] = kind
        if kind == WARP:
            state.warps[N_WARPS - state.bag[kind]] = DISC_SPACES[state.laid]
        state.bag[kind] -= 1
    else:
        place = (state.laid - N_DISCS) % N_COLOURS
        state.rows[row_to_lay(state)][place] = kind
    state.laid += 1


@kernel
def is_laid_out(state: State) -> bool:
    """Every disc and every row lies on the table (T-4, T-5)."""
    return state.laid == N_DISCS + N_COLOURS * state.seats
