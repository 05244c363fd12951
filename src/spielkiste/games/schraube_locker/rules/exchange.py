"""Exchanging cards with those who stand on the arrival stack (S-18..S-21)."""

from __future__ import annotations

from spielkiste.engine.choices import Choices, offer
from spielkiste.engine.kernel import kernel
from spielkiste.engine.terms import NOBODY
from spielkiste.games.schraube_locker.actions import (
    DONE,
    GET_ACTION,
    GIFT,
    GIVE_ACTION,
    SWAP,
    gift,
    swap,
)
from spielkiste.games.schraube_locker.components import (
    BOX,
    FACE_UP,
    MAX_SEATS,
    N_CARDS,
    NO_CARD,
    ORANGE,
    RED,
)
from spielkiste.games.schraube_locker.state import EXCHANGE, GET, GIVE, State

from .dice import is_own


@kernel
def can_meet(state: State, seat: int) -> bool:
    """An opponent on the arrival stack, with whom nothing was exchanged (S-18)."""
    if seat == state.mover or state.met[seat]:
        return False
    return state.pawns[seat] == state.pawns[state.mover]


@kernel
def count_face_up(state: State, seat: int) -> int:
    """Count a seat's face-up cards; bonus cards and sets are none (S-19, S-25)."""
    count = 0
    for card in range(N_CARDS):
        if state.cards[card] == FACE_UP + seat:
            count += 1
    return count


@kernel
def can_swap(state: State, seat: int) -> bool:
    """There is something to swap on both sides, the orange card aside (S-19)."""
    return count_face_up(state, state.mover) > 1 and count_face_up(state, seat) > 0


@kernel
def offer_exchanges(state: State, choices: Choices) -> None:
    """Swap or gift with every opponent here, or done (S-18..S-21)."""
    for seat in range(state.seats):
        if can_meet(state, seat):
            offer_meeting(state, choices, seat)
    if choices.count > 0:
        offer(choices, DONE)


@kernel
def offer_meeting(state: State, choices: Choices, seat: int) -> None:
    """Each own orange card to swap with (S-19), each own red card to give (S-20)."""
    for card in range(N_CARDS):
        if is_own(state, card, ORANGE) and can_swap(state, seat):
            offer(choices, swap(card, seat))
        elif is_own(state, card, RED):
            offer(choices, gift(card, seat))


@kernel
def can_exchange(state: State) -> bool:
    """Some exchange is possible (S-18..S-20)."""
    for seat in range(state.seats):
        if can_meet(state, seat) and can_trade(state, seat):
            return True
    return False


@kernel
def can_trade(state: State, seat: int) -> bool:
    """The mover has a red card, or an orange one and something to swap (S-19, S-20)."""
    for card in range(N_CARDS):
        if is_own(state, card, RED):
            return True
        if is_own(state, card, ORANGE) and can_swap(state, seat):
            return True
    return False


@kernel
def exchange(state: State, action: int) -> None:
    """Give a red card away (S-20), or return an orange one and begin a swap (S-19)."""
    if action >= GIFT:
        seat = (action - GIFT) % MAX_SEATS
        state.cards[(action - GIFT) // MAX_SEATS] = FACE_UP + seat
        state.met[seat] = 1
        return
    state.partner = (action - SWAP) % MAX_SEATS
    state.cards[(action - SWAP) // MAX_SEATS] = BOX
    state.met[state.partner] = 1
    state.phase = GIVE


@kernel
def offer_own(state: State, choices: Choices) -> None:
    """Any own face-up card may be given (S-19)."""
    for card in range(N_CARDS):
        if state.cards[card] == FACE_UP + state.mover:
            offer(choices, GIVE_ACTION + card)


@kernel
def choose_given(state: State, card: int) -> None:
    """It changes hands only together with the other (S-19)."""
    state.given = card
    state.phase = GET


@kernel
def offer_others(state: State, choices: Choices) -> None:
    """Any face-up card that the opponent had before the swap (S-19)."""
    for card in range(N_CARDS):
        if state.cards[card] == FACE_UP + state.partner:
            offer(choices, GET_ACTION + card)


@kernel
def swap_cards(state: State, got: int) -> None:
    """Both cards change hands (S-19, S-21)."""
    state.cards[state.given] = FACE_UP + state.partner
    state.cards[got] = FACE_UP + state.mover
    state.partner = NOBODY
    state.given = NO_CARD
    state.phase = EXCHANGE
