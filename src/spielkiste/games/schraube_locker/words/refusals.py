"""Why not: the clause that forbids a ply, and the sentence that says so."""

from __future__ import annotations

from collections.abc import Callable

from spielkiste.engine.refusal import Refusal
from spielkiste.engine.terms import CHANCE
from spielkiste.games.schraube_locker.actions import (
    CARD,
    DICE,
    END,
    GET_ACTION,
    GIFT,
    GIVE_ACTION,
    N_ACTIONS,
    PAIR,
    SWAP,
    cards_of,
)
from spielkiste.games.schraube_locker.components import (
    FACE_UP,
    IN_SET,
    MAX_SEATS,
    N_CARDS,
    ORANGE,
    RED,
)
from spielkiste.games.schraube_locker.rules.dice import is_own
from spielkiste.games.schraube_locker.rules.exchange import can_meet, can_swap
from spielkiste.games.schraube_locker.state import (
    BEFORE_SCAN,
    CHOOSE_DICE,
    CHOOSE_START,
    EXCHANGE,
    GET,
    GIVE,
    OVER,
    PLACE,
    REFILL,
    REVEAL,
    ROLL,
    SETS,
    State,
)

from .keys import because
from .refusals_dice import refuse_ability, refuse_place


def refuse(state: State, who: int, action: object) -> Refusal:
    """Say why this actor may not play this action now; it must not be legal."""
    is_number = isinstance(action, int) and not isinstance(action, bool)
    if not is_number or not 0 <= action < N_ACTIONS:  # type: ignore[operator]
        return because("S-8", "unknown-action", action=str(action)[:40])
    if who != CHANCE and not 0 <= who < state.seats:
        return because("S-2", "no-such-seat", seat=who)
    if state.phase == OVER:
        return because("S-26", "over")
    if who != state.to_move:
        return _refuse_actor(state, who)
    assert isinstance(action, int)
    return _REASONS[state.phase](state, action)


def _refuse_actor(state: State, who: int) -> Refusal:
    """S-6."""
    if state.to_move == CHANCE:
        return because("S-6", "chance-moves")
    if who == CHANCE:
        return because("S-6", "not-chance", player=state.to_move)
    return because("S-6", "not-your-turn", player=state.to_move)


def _refuse_start(state: State, action: int) -> Refusal:
    """S-5."""
    return because("S-5", "choose-start")


def _refuse_card(state: State, action: int) -> Refusal:
    """S-7."""
    if CARD <= action < DICE:
        return because("S-7", "card-seen", card=action - CARD + 1)
    return because("S-7", "reveal")


def _refuse_count(state: State, action: int) -> Refusal:
    """S-28."""
    return because("S-28", "choose-dice")


def _refuse_die(state: State, action: int) -> Refusal:
    """S-8."""
    return because("S-8", "dice-fall")


def _refuse_exchange(state: State, action: int) -> Refusal:
    """S-18..S-20, S-22, S-23."""
    if PAIR <= action < END:
        return because("S-23", "set-after-card")
    if not SWAP <= action < GIFT + N_CARDS * MAX_SEATS:
        return because("S-18", "exchange-or-done")
    is_swap = action < GIFT
    card, seat = divmod(action - (SWAP if is_swap else GIFT), MAX_SEATS)
    if seat >= state.seats:
        return because("S-2", "no-such-seat", seat=seat)
    if not is_own(state, card, ORANGE if is_swap else RED):
        clause, key = ("S-19", "no-orange") if is_swap else ("S-20", "no-red")
        return because(clause, key, card=card + 1)
    if not can_meet(state, seat):
        key = "met" if state.met[seat] else "not-here"
        return because("S-18", key, other=seat)
    assert not can_swap(state, seat)
    return because("S-19", "nothing-to-swap", other=seat)


def _refuse_give(state: State, action: int) -> Refusal:
    """S-19."""
    if GIVE_ACTION <= action < GET_ACTION:
        return because("S-19", "give-own", card=action - GIVE_ACTION + 1)
    return because("S-19", "swap-follows")


def _refuse_get(state: State, action: int) -> Refusal:
    """S-19."""
    if GET_ACTION <= action < PAIR:
        card = action - GET_ACTION + 1
        return because("S-19", "get-other", card=card, other=state.partner)
    return because("S-19", "swap-follows")


def _refuse_set(state: State, action: int) -> Refusal:
    """S-23..S-25."""
    if not PAIR <= action < END:
        return because("S-23", "set-or-end")
    cards = cards_of(action)
    for card in cards:
        if state.cards[card] >= IN_SET:
            return because("S-25", "in-set", card=card + 1)
        if state.cards[card] != FACE_UP + state.mover:
            return because("S-23", "set-own", card=card + 1)
    return because("S-24", "no-set")


_REASONS: dict[int, Callable[[State, int], Refusal]] = {
    CHOOSE_START: _refuse_start,
    REVEAL: _refuse_card,
    REFILL: _refuse_card,
    CHOOSE_DICE: _refuse_count,
    ROLL: _refuse_die,
    BEFORE_SCAN: refuse_ability,
    PLACE: refuse_place,
    EXCHANGE: _refuse_exchange,
    GIVE: _refuse_give,
    GET: _refuse_get,
    SETS: _refuse_set,
}
