"""Why not, while dice are rolled and placed (S-8..S-13, S-29)."""

from __future__ import annotations

from spielkiste.engine.refusal import Refusal
from spielkiste.games.schraube_locker.actions import (
    GREEN_ACTION,
    MOVE,
    PUT,
    PUT_PAIR,
    REROLL,
    SCAN,
    YELLOW_ACTION,
)
from spielkiste.games.schraube_locker.components import N_FACES, N_STACKS, YELLOW
from spielkiste.games.schraube_locker.rules.dice import has_pair, is_own, value_of
from spielkiste.games.schraube_locker.state import State

from .keys import because


def refuse_ability(state: State, action: int) -> Refusal:
    """Why not, before the scan of a roll (S-8, S-13)."""
    if GREEN_ACTION <= action < YELLOW_ACTION:
        return because("S-13", "no-green", card=action - GREEN_ACTION + 1)
    if YELLOW_ACTION <= action < SCAN:
        return _refuse_turn(state, action - YELLOW_ACTION)
    return because("S-8", "scan-first")


def _refuse_turn(state: State, turned: int) -> Refusal:
    card, faces = divmod(turned, N_FACES * N_FACES)
    if not is_own(state, card, YELLOW):
        return because("S-13", "no-yellow", card=card + 1)
    face, other = faces // N_FACES + 1, faces % N_FACES + 1
    if face == other:
        return because("S-13", "same-face", face=face)
    return because("S-13", "not-rolled", face=face)


def refuse_place(state: State, action: int) -> Refusal:
    """Why not, after the scan of a roll (S-10..S-13, S-29)."""
    if GREEN_ACTION <= action < SCAN:
        return because("S-13", "window-closed")
    if action == SCAN:
        return because("S-11", "scanned")
    if action == REROLL:
        key = "nothing-to-roll" if state.rerolls else "no-rerolls"
        return because("S-12", key)
    if PUT <= action < PUT_PAIR:
        faces, stack = divmod(action - PUT, N_STACKS)
        return _refuse_put(state, stack, faces + 1)
    if PUT_PAIR <= action < REROLL:
        return _refuse_pair(state, action - PUT_PAIR)
    assert action != MOVE
    return because("S-15", "place-or-move")


def _refuse_put(state: State, stack: int, face: int) -> Refusal:
    if state.served[stack]:
        return because("S-10", "served", stack=stack)
    if value_of(state, stack) != face:
        return because("S-10", "other-value", stack=stack, face=value_of(state, stack))
    return because("S-10", "no-such-die", face=face)


def _refuse_pair(state: State, index: int) -> Refusal:
    faces, stack = divmod(index, N_STACKS)
    low, high = faces // N_FACES + 1, faces % N_FACES + 1
    if not state.combine_dice:
        return because("S-29", "no-pairs")
    if state.served[stack]:
        return because("S-10", "served", stack=stack)
    if value_of(state, stack) != low + high:
        return because("S-29", "other-sum", stack=stack, face=value_of(state, stack))
    if low > high:
        return because("S-29", "low-first", low=high, high=low)
    assert not has_pair(state, low, high)
    return because("S-29", "no-such-pair", low=low, high=high)
