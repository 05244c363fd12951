"""Why not: the clause that forbids a ply, and the sentence that says so."""

from __future__ import annotations

from spielkiste.engine.refusal import Refusal, shown
from spielkiste.engine.refusal import refuse as refuse_by
from spielkiste.engine.terms import CHANCE, NOBODY

from .actions import LAY, N_ACTIONS, PASS
from .components import (
    DIAGONAL,
    DISC_NAMES,
    DISC_SPACES,
    IS_CORNER,
    LEAP,
    N_COLOURS,
    N_DISCS,
    NAMES,
    ORTHOGONAL,
    SAVE,
    SPACES,
    WARP,
)
from .rules import find_pawn, is_other_warp, needed, reach
from .set_up import is_in_row, row_to_lay
from .state import ACT, CORNER, FLEE, OPEN, OVER, SET_UP, State


def because(clause: str, key: str, **args: str | int) -> Refusal:
    """Return a refusal of Twisty."""
    return refuse_by(clause, f"twisty-refusal-{key}", **args)


def refuse(state: State, who: int, action: object) -> Refusal:
    """Say why this actor may not play this action now; it must not be legal."""
    if type(action) is not int or not 0 <= action < N_ACTIONS:
        return because("T-8", "unknown-action", action=shown(action))
    if state.phase == OVER:
        return _refuse_after_end(state)
    if who != state.to_move:
        return _refuse_actor(state, who)
    if action > LAY and who != CHANCE:
        return because("T-7", "not-chance", player=who)
    return _REASONS[state.phase](state, action)


def _refuse_after_end(state: State) -> Refusal:
    """T-25, T-27."""
    if state.winner == NOBODY:
        return because("T-27", "over-limit", turns=state.turns)
    return because("T-25", "over-won", winner=state.winner)


def _refuse_actor(state: State, who: int) -> Refusal:
    """T-3, T-7."""
    if who >= state.seats:
        return because("T-3", "no-such-seat", seat=who)
    if state.to_move == CHANCE:
        return because("T-7", "chance-moves")
    if who == CHANCE:
        return because("T-7", "not-chance", player=state.to_move)
    return because("T-7", "not-your-turn", player=state.to_move)


def _refuse_lay(state: State, action: int) -> Refusal:
    """T-2..T-5."""
    kind = action - LAY
    if state.laid < N_DISCS:
        if kind <= 0:
            space = DISC_SPACES[state.laid]
            return because("T-4", "lay-disc", space=NAMES[space])
        return because("T-2", "disc-used-up", disc=DISC_NAMES[kind])
    seat = row_to_lay(state)
    if 0 < kind <= N_COLOURS and is_in_row(state, seat, kind):
        return because("T-3", "token-laid", colour=DISC_NAMES[kind])
    return because("T-5", "lay-token", player=seat)


def _refuse_corner(state: State, action: int) -> Refusal:
    """T-6."""
    if action >= SPACES:
        return because("T-6", "choose-corner")
    if not IS_CORNER[action]:
        return because("T-6", "not-a-corner", space=NAMES[action])
    other = find_pawn(state, action)
    return because("T-6", "corner-taken", space=NAMES[action], other=other)


def _refuse_opening(state: State, action: int) -> Refusal:
    """T-8, T-10, T-14, T-23."""
    if action == PASS:
        return because("T-8", "must-move")
    if action >= SPACES:
        return because("T-14", "no-landing")
    if action not in reach(LEAP, state.pawns[state.mover]):
        return because("T-8", "not-knight", space=NAMES[action])
    return _refuse_closed(state, action)


def _refuse_closed(state: State, space: int) -> Refusal:
    """T-10, T-23."""
    other = find_pawn(state, space)
    where: dict[str, str | int] = {"space": NAMES[space], "other": other}
    if state.collected[state.mover] == N_COLOURS:
        return because("T-23", "closed-full", **where)
    colour = needed(state, state.mover)
    if colour in state.rows[other][: state.protected[other]]:
        return because("T-23", "closed-protected", colour=DISC_NAMES[colour], **where)
    return because("T-10", "closed", **where)


def _refuse_use(state: State, action: int) -> Refusal:
    """T-9, T-14, T-24."""
    symbol = state.board[state.pawns[state.mover]]
    if action == PASS:
        return because("T-9", "no-pass")
    if symbol == SAVE:
        return because("T-14", "save-or-stop")
    if action >= SPACES:
        return because("T-24", "not-on-save")
    if not _is_reached(state, symbol, action):
        key = {ORTHOGONAL: "adjacent", DIAGONAL: "diagonal", LEAP: "leap", WARP: "warp"}
        return because("T-14", f"not-{key[symbol]}", space=NAMES[action])
    return _refuse_closed(state, action)


def _is_reached(state: State, symbol: int, space: int) -> bool:
    """T-14."""
    if symbol == WARP:
        return is_other_warp(state, space)
    return space in reach(symbol, state.pawns[state.mover])


def _refuse_flight(state: State, action: int) -> Refusal:
    """T-21."""
    if action >= SPACES:
        return because("T-21", "flee")
    space = NAMES[action]
    if not IS_CORNER[action]:
        return because("T-21", "flee-not-corner", space=space)
    if action == state.pawns[state.to_move]:
        return because("T-21", "flee-same", space=space)
    other = find_pawn(state, action)
    return because("T-21", "flee-taken", space=space, other=other)


_REASONS = {
    SET_UP: _refuse_lay,
    CORNER: _refuse_corner,
    OPEN: _refuse_opening,
    ACT: _refuse_use,
    FLEE: _refuse_flight,
}
