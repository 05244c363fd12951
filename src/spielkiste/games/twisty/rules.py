"""The rules, in the order of the law."""

from __future__ import annotations

from spielkiste.engine.choices import Choices, offer
from spielkiste.engine.game import split
from spielkiste.engine.kernel import kernel
from spielkiste.engine.terms import NOBODY, TERMINAL

from .actions import KEEP, LAY, PASS, STOP
from .components import (
    ADJACENT,
    BLANK,
    CENTRE,
    CORNERS,
    KNIGHT,
    LEAP,
    MAX_SEATS,
    N_COLOURS,
    OFF_BOARD,
    ORTHOGONAL,
    SAVE,
    SLANTED,
    WARP,
)
from .set_up import is_laid_out, lay, offer_lays
from .state import ACT, CORNER, FLEE, OPEN, OVER, SET_UP, State

# --- set-up (T-4..T-7) ---


@kernel
def end_set_up(state: State) -> None:
    """Corners are chosen after the rows are open, from the last seat down (T-6)."""
    if state.choose_corners:
        state.phase = CORNER
        state.to_move = state.seats - 1
    else:
        open_turn(state)


@kernel
def offer_corners(state: State, choices: Choices) -> None:
    """The corners on which nobody stands (T-6, T-21)."""
    for corner in CORNERS:
        if find_pawn(state, corner) == NOBODY:
            offer(choices, corner)


@kernel
def choose_corner(state: State, corner: int) -> None:
    """Put the pawn there; the next lower seat chooses, then play begins (T-6)."""
    seat = state.to_move
    state.pawns[seat] = corner
    if seat > 0:
        state.to_move = seat - 1
    else:
        open_turn(state)


# --- a turn (T-7..T-17) -----------------------------------------------------------


@kernel
def open_turn(state: State) -> None:
    """The mover opens a turn, in which no disc has been used yet (T-7, T-16)."""
    state.used = 0
    state.phase = OPEN
    state.to_move = state.mover


@kernel
def offer_opening(state: State, choices: Choices) -> None:
    """One knight's move to an open space (T-8); without any, a pass (T-9)."""
    offer_open(state, choices, LEAP)
    if choices.count == 0:
        offer(choices, PASS)


@kernel
def offer_open(state: State, choices: Choices, symbol: int) -> None:
    """The spaces this symbol leads to that are not closed (T-8, T-10, T-14)."""
    here = state.pawns[state.mover]
    if symbol == WARP:
        for space in state.warps:
            if is_other_warp(state, space) and is_open(state, space):
                offer(choices, space)
        return
    for space in reach(symbol, here):
        if space == OFF_BOARD:
            return
        if is_open(state, space):
            offer(choices, space)


@kernel
def reach(symbol: int, here: int) -> tuple[int, ...]:
    """The spaces one move away, occupied or not (T-8, T-14)."""
    if symbol == LEAP:
        return KNIGHT[here]
    if symbol == ORTHOGONAL:
        return ADJACENT[here]
    return SLANTED[here]


@kernel
def is_other_warp(state: State, space: int) -> bool:
    """A warp leads to any other warp disc (T-14)."""
    on_it = space == state.pawns[state.mover]
    return space != OFF_BOARD and state.board[space] == WARP and not on_it


@kernel
def is_open(state: State, space: int) -> bool:
    """A space is closed while an opponent stands there who cannot be robbed (T-10)."""
    other = find_pawn(state, space)
    return other == NOBODY or can_rob(state, state.mover, other)


@kernel
def find_pawn(state: State, space: int) -> int:
    """Whose pawn stands there, or NOBODY (T-10)."""
    found = NOBODY
    for seat in range(MAX_SEATS):  # to the end: no branch that a processor mispredicts
        if state.pawns[seat] == space:
            found = seat
    return found


@kernel
def needed(state: State, seat: int) -> int:
    """The colour to collect next, BLANK with all seven (T-12, T-23)."""
    count = state.collected[seat]
    if count == N_COLOURS:
        return BLANK
    return state.rows[seat][count]


@kernel
def land(state: State, space: int) -> None:
    """Land by whatever means: rob, or take the cube needed next, or nothing.

    T-12, T-13, T-15; one landing collects at most one cube (T-22).
    """
    mover = state.mover
    victim = find_pawn(state, space)
    state.pawns[mover] = space
    if victim != NOBODY:
        rob(state, mover, victim)
    elif state.board[space] != BLANK and state.board[space] == needed(state, mover):
        take_cube(state, mover, space)
    if has_won(state, mover):
        win(state, mover)
    elif victim != NOBODY:
        state.phase = FLEE
        state.to_move = victim
    else:
        follow_landing(state)


@kernel
def take_cube(state: State, seat: int, space: int) -> None:
    """The cube goes under the next token; the space is blank from then on (T-12)."""
    state.collected[seat] += 1
    state.board[space] = BLANK


@kernel
def follow_landing(state: State) -> None:
    """Offer the disc under the pawn if it can be used, else end the turn (T-14)."""
    if can_use_disc(state):
        state.phase = ACT
        state.to_move = state.mover
    else:
        end_turn(state)


@kernel
def can_use_disc(state: State) -> bool:
    """A symbol not yet used this turn that would do something (T-14, T-16, T-17)."""
    here = state.pawns[state.mover]
    symbol = state.board[here]
    if symbol < ORTHOGONAL or is_used(state, here):
        return False
    if symbol == SAVE:
        return can_save(state, state.mover)
    return has_open_target(state, symbol)


@kernel
def is_used(state: State, space: int) -> bool:
    """An action disc can be used once per turn (T-16)."""
    return (state.used >> space) & 1 == 1


@kernel
def has_open_target(state: State, symbol: int) -> bool:
    """An action whose every target is closed lapses (T-17)."""
    here = state.pawns[state.mover]
    if symbol == WARP:
        for space in state.warps:
            if is_other_warp(state, space) and is_open(state, space):
                return True
        return False
    for space in reach(symbol, here):
        if space == OFF_BOARD:
            return False
        if is_open(state, space):
            return True
    return False


@kernel
def offer_uses(state: State, choices: Choices) -> None:
    """Use the disc landed on, or stop (T-14, T-24)."""
    symbol = state.board[state.pawns[state.mover]]
    if symbol == SAVE:
        offer(choices, KEEP)
    else:
        offer_open(state, choices, symbol)
    offer(choices, STOP)


@kernel
def use_disc(state: State, action: int) -> None:
    """Stop, save, or move on by the disc, which is then used for this turn (T-14)."""
    if action == STOP:
        end_turn(state)
    elif action == KEEP:
        save(state, state.mover)
        end_turn(state)
    else:
        state.used |= 1 << state.pawns[state.mover]
        land(state, action)


@kernel
def end_turn(state: State) -> None:
    """Play moves clockwise (T-7), unless this was the last turn allowed (T-27)."""
    state.turns += 1
    if state.turns == state.turn_limit:
        end(state)
        return
    state.mover += 1
    if state.mover == state.seats:
        state.mover = 0
    open_turn(state)


# --- theft (T-18..T-23) -----------------------------------------------------------


@kernel
def can_rob(state: State, thief: int, victim: int) -> bool:
    """The victim holds, unprotected, a cube of the colour needed next (T-18, T-23)."""
    if thief == victim or state.collected[thief] == N_COLOURS:
        return False
    colour = needed(state, thief)
    for place in range(state.protected[victim], state.collected[victim]):
        if state.rows[victim][place] == colour:
            return True
    return False


@kernel
def rob(state: State, thief: int, victim: int) -> None:
    """The thief has collected the colour, the victim no longer (T-19, T-20)."""
    drop_token(state, victim, needed(state, thief))
    state.collected[victim] -= 1
    state.collected[thief] += 1


@kernel
def drop_token(state: State, seat: int, colour: int) -> None:
    """The token moves to the end of the row; the others close up in order (T-20)."""
    found = False
    for place in range(N_COLOURS - 1):
        found = found or state.rows[seat][place] == colour
        if found:
            state.rows[seat][place] = state.rows[seat][place + 1]
    state.rows[seat][N_COLOURS - 1] = colour


@kernel
def flee(state: State, corner: int) -> None:
    """The robbed pawn goes there, which triggers nothing; the thief goes on (T-21)."""
    state.pawns[state.to_move] = corner
    follow_landing(state)


# --- save (T-24) ------------------------------------------------------------------


@kernel
def can_save(state: State, seat: int) -> bool:
    """Some cube collected so far is not yet protected (T-17, T-24)."""
    return state.protected[seat] < state.collected[seat]


@kernel
def save(state: State, seat: int) -> None:
    """Protect all cubes collected so far, for good (T-24)."""
    state.protected[seat] = state.collected[seat]


# --- end (T-25..T-27) -------------------------------------------------------------


@kernel
def has_won(state: State, seat: int) -> bool:
    """Seven cubes, and now landed on the centre (T-25, T-26)."""
    return state.pawns[seat] == CENTRE and state.collected[seat] == N_COLOURS


@kernel
def win(state: State, seat: int) -> None:
    """The match ends at once (T-25)."""
    state.winner = seat
    end(state)


@kernel
def end(state: State) -> None:
    """Nobody moves any more (T-25, T-27)."""
    state.phase = OVER
    state.to_move = TERMINAL


# --- the contract -----------------------------------------------------------------


@kernel
def legal(state: State, who: int, choices: Choices) -> None:
    """Offer what the one who decides may do (T-4..T-24)."""
    if state.phase == OPEN:
        offer_opening(state, choices)
    elif state.phase == ACT:
        offer_uses(state, choices)
    elif state.phase == SET_UP:
        offer_lays(state, choices)
    elif state.phase == FLEE or state.phase == CORNER:
        offer_corners(state, choices)


@kernel
def apply(state: State, who: int, action: int) -> None:
    """Carry out a legal action (T-4..T-27)."""
    if state.phase == OPEN:
        if action == PASS:
            end_turn(state)
        else:
            land(state, action)
    elif state.phase == ACT:
        use_disc(state, action)
    elif state.phase == SET_UP:
        lay(state, action - LAY)
        if is_laid_out(state):
            end_set_up(state)
    elif state.phase == FLEE:
        flee(state, action)
    else:
        choose_corner(state, action)


def scores(state: State) -> list[int]:
    """Return the cubes collected by every seat (T-27)."""
    return state.collected[: state.seats]


def winners(state: State) -> list[int]:
    """Return the winner, if there is one (T-25)."""
    return [] if state.winner == NOBODY else [state.winner]


def returns(state: State) -> list[float]:
    """Return 1 for the winner, -1/(n-1) for others; 0 for all (T-25, T-27)."""
    return split(winners(state), state.seats)
