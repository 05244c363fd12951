"""What the cards of a seat are worth, as they lie and for what may come of them."""

from __future__ import annotations

from ..components import (
    BONUS_POINTS,
    FACE_UP,
    GREEN,
    IN_SET,
    N_CARDS,
    ORANGE,
    RED,
    SET_POINTS,
    YELLOW,
)
from ..state import State
from .outlook import BOLTS, NUTS, Outlook, sets_to_come

USES = {GREEN: 1.5, YELLOW: 2.0, ORANGE: 1.5, RED: 2.5}
"""The worth, beside its points, of a card that can be used at leisure."""
LEISURE = 4
"""So many own turns are needed for it."""


def face_up(seen: State, seat: int) -> list[int]:
    """Return the face-up cards of a seat."""
    return [card for card in range(N_CARDS) if seen.cards[card] == FACE_UP + seat]


def use_of(picture: int, outlook: Outlook) -> float:
    """Return what a card is worth beside its points because it can be used."""
    if picture not in USES:
        return 0.0
    return USES[picture] * min(1.0, outlook.takes / LEISURE)


def worth_of_cards(seen: State, cards: list[int], outlook: Outlook) -> float:
    """Return what face-up cards are worth: points, uses, sets now and to come."""
    pictures = [seen.pictures[card] for card in cards]
    nuts = sum(picture in NUTS for picture in pictures)
    bolts = sum(picture in BOLTS for picture in pictures)
    worth = float(sum(seen.points[card] for card in cards))
    worth += sum(use_of(picture, outlook) for picture in pictures)
    return worth + worth_of_sets(nuts, bolts, outlook)


def worth_of_sets(nuts: int, bolts: int, outlook: Outlook) -> float:
    """Return what sets of so many open nuts and bolts will bring.

    Every set holds a nut and a bolt, and these two are enough for one (S-24).
    """
    future = sets_to_come(nuts - bolts, outlook.takes, outlook.nuts, outlook.bolts)
    return SET_POINTS * (min(nuts, bolts) + future)


def worth_of_seat(seen: State, seat: int, outlook: Outlook) -> float:
    """Return about what a seat will have of what it has (S-27)."""
    worth = worth_of_cards(seen, face_up(seen, seat), outlook)
    closed = [c for c in range(N_CARDS) if seen.cards[c] == IN_SET + seat]
    worth += sum(seen.points[card] for card in closed)
    return worth + BONUS_POINTS * seen.bonuses[seat] + SET_POINTS * seen.sets[seat]
