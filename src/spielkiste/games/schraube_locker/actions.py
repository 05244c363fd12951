"""Action ids: one range for every kind of ply, and the arithmetic of each.

Cards are counted from 0 here.  A set is a pair or a triple of cards, numbered in
colexicographic order, whatever its pictures: which cards make a set is the edition's.
"""

from __future__ import annotations

from spielkiste.engine.kernel import kernel

from .components import (
    CHOOSE_2,
    CHOOSE_3,
    MAX_SEATS,
    N_CARDS,
    N_FACES,
    N_PAIRS,
    N_STACKS,
    N_TRIPLES,
)

START = 0
CARD = START + N_STACKS
DICE = CARD + N_CARDS
DIE = DICE + N_FACES
GREEN_ACTION = DIE + N_FACES
YELLOW_ACTION = GREEN_ACTION + N_CARDS
SCAN = YELLOW_ACTION + N_CARDS * N_FACES * N_FACES
PUT = SCAN + 1
PUT_PAIR = PUT + N_FACES * N_STACKS
REROLL = PUT_PAIR + N_FACES * N_FACES * N_STACKS
MOVE = REROLL + 1
SWAP = MOVE + 1
GIFT = SWAP + N_CARDS * MAX_SEATS
DONE = GIFT + N_CARDS * MAX_SEATS
GIVE_ACTION = DONE + 1
GET_ACTION = GIVE_ACTION + N_CARDS
PAIR = GET_ACTION + N_CARDS
TRIPLE = PAIR + N_PAIRS
END = TRIPLE + N_TRIPLES
N_ACTIONS = END + 1


@kernel
def turn_die(card: int, face: int, other: int) -> int:
    """Return the id of turning a die by a yellow card; faces from 1 (S-13)."""
    return YELLOW_ACTION + (card * N_FACES + face - 1) * N_FACES + other - 1


@kernel
def put(face: int, stack: int) -> int:
    """Return the id of placing a die (S-10)."""
    return PUT + (face - 1) * N_STACKS + stack


@kernel
def put_pair(low: int, high: int, stack: int) -> int:
    """Return the id of placing two dice, the smaller face first (S-29)."""
    return PUT_PAIR + ((low - 1) * N_FACES + high - 1) * N_STACKS + stack


@kernel
def swap(card: int, seat: int) -> int:
    """Return the id of returning an orange card to swap with a seat (S-19)."""
    return SWAP + card * MAX_SEATS + seat


@kernel
def gift(card: int, seat: int) -> int:
    """Return the id of giving a red card to a seat (S-20)."""
    return GIFT + card * MAX_SEATS + seat


@kernel
def pair_of(one: int, two: int) -> int:
    """Return the id of a set of two cards, in whatever order (S-24)."""
    return PAIR + CHOOSE_2[max(one, two)] + min(one, two)


@kernel
def triple_of(one: int, two: int, three: int) -> int:
    """Return the id of a set of three cards, in whatever order (S-24)."""
    high = max(one, two, three)
    low = min(one, two, three)
    middle = one + two + three - high - low
    return TRIPLE + CHOOSE_3[high] + CHOOSE_2[middle] + low


@kernel
def highest_of(action: int) -> int:
    """Return the highest card of a set (S-24)."""
    high = 0
    if action < TRIPLE:
        while CHOOSE_2[high + 1] <= action - PAIR:
            high += 1
        return high
    while CHOOSE_3[high + 1] <= action - TRIPLE:
        high += 1
    return high


@kernel
def lower_of(action: int) -> int:
    """Return the id of the set's other cards: a pair, or the bare card (S-24)."""
    if action < TRIPLE:
        return action - PAIR - CHOOSE_2[highest_of(action)]
    return PAIR + action - TRIPLE - CHOOSE_3[highest_of(action)]


def cards_of(action: int) -> list[int]:
    """Return the cards of a set, the highest first (S-24)."""
    found = [highest_of(action)]
    rest = lower_of(action)
    if action >= TRIPLE:
        found.append(highest_of(rest))
        rest = lower_of(rest)
    return [*found, rest]
