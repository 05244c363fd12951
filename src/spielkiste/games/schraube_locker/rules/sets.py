"""Sets of nuts and bolts (S-23..S-25)."""

from __future__ import annotations

from spielkiste.engine.choices import Choices, offer
from spielkiste.engine.kernel import kernel
from spielkiste.games.schraube_locker.actions import (
    END,
    TRIPLE,
    highest_of,
    lower_of,
    pair_of,
    triple_of,
)
from spielkiste.games.schraube_locker.components import (
    BOLT,
    DOUBLE_BOLT,
    DOUBLE_NUT,
    IN_SET,
    N_CARDS,
    NUT,
)
from spielkiste.games.schraube_locker.state import State

from .dice import is_own


@kernel
def offer_sets(state: State, choices: Choices) -> None:
    """Every set that can be formed now (S-24); and to form none (S-23)."""
    offer_pairs_of(state, choices, NUT, BOLT)
    offer_pairs_of(state, choices, DOUBLE_NUT, BOLT)
    offer_pairs_of(state, choices, DOUBLE_BOLT, NUT)
    offer_pairs_of(state, choices, DOUBLE_NUT, DOUBLE_BOLT)
    offer_triples_of(state, choices, DOUBLE_NUT, BOLT)
    offer_triples_of(state, choices, DOUBLE_BOLT, NUT)
    if choices.count > 0:
        offer(choices, END)


@kernel
def offer_pairs_of(state: State, choices: Choices, first: int, second: int) -> None:
    """A card of each picture (S-24)."""
    for one in range(N_CARDS):
        if is_own(state, one, first):
            offer_pairs_with(state, choices, one, second)


@kernel
def offer_pairs_with(state: State, choices: Choices, one: int, second: int) -> None:
    """This card and any other of a picture (S-24)."""
    for two in range(N_CARDS):
        if is_own(state, two, second):
            offer(choices, pair_of(one, two))


@kernel
def offer_triples_of(state: State, choices: Choices, double: int, single: int) -> None:
    """A double with two single cards (S-24)."""
    for one in range(N_CARDS):
        if is_own(state, one, double):
            offer_triples_with(state, choices, one, single)


@kernel
def offer_triples_with(state: State, choices: Choices, one: int, single: int) -> None:
    """This double and any two different single cards (S-24)."""
    for two in range(N_CARDS):
        if is_own(state, two, single):
            offer_triples_from(state, choices, one, two)


@kernel
def offer_triples_from(state: State, choices: Choices, one: int, two: int) -> None:
    """This double, this single card and any later one of its picture (S-24)."""
    for three in range(two + 1, N_CARDS):
        if is_own(state, three, state.pictures[two]):
            offer(choices, triple_of(one, two, three))


@kernel
def can_form_set(state: State) -> bool:
    """Any nut fits any bolt, single or double; each set holds such a pair (S-24)."""
    has_nut = has_own(state, NUT) or has_own(state, DOUBLE_NUT)
    has_bolt = has_own(state, BOLT) or has_own(state, DOUBLE_BOLT)
    return has_nut and has_bolt


@kernel
def has_own(state: State, picture: int) -> bool:
    """The mover has a card of this picture face up (S-23)."""
    for card in range(N_CARDS):
        if is_own(state, card, picture):
            return True
    return False


@kernel
def form_set(state: State, action: int) -> None:
    """The set goes face down and cannot be changed or stolen (S-25)."""
    lay_down(state, highest_of(action))
    rest = lower_of(action)
    if action >= TRIPLE:
        lay_down(state, highest_of(rest))
        rest = lower_of(rest)
    lay_down(state, rest)
    state.sets[state.mover] += 1


@kernel
def lay_down(state: State, card: int) -> None:
    """Turn a card of the mover face down (S-25)."""
    state.cards[card] = IN_SET + state.mover
