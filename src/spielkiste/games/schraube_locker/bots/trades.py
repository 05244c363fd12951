"""Exchanges weighed, and sets chosen."""

from __future__ import annotations

from typing import NamedTuple

from ..actions import cards_of
from ..components import BOX, FACE_UP, IN_SET, NO_CARD, ORANGE, RED
from ..state import State
from .hands import face_up, worth_of_cards
from .outlook import BOLTS, NUTS, Outlook


class Trade(NamedTuple):
    """One exchange with one opponent, and how much better off the seat is by it."""

    gain: float
    card: int
    """The orange card returned, or the red one given."""
    given: int = NO_CARD
    got: int = NO_CARD


NO_TRADE = Trade(0.0, NO_CARD)


def best_trade(seen: State, seat: int, other: int, outlook: Outlook) -> Trade:
    """Return the best exchange of a seat with an opponent, or none (S-18..S-20)."""
    mine = face_up(seen, seat)
    trades = [
        _gift(seen, (seat, other), card, outlook)
        for card in mine[:]
        if seen.pictures[card] == RED
    ]
    oranges = [card for card in mine if seen.pictures[card] == ORANGE]
    if oranges:
        orange = min(oranges, key=lambda card: seen.points[card])
        trades += swaps(seen, (seat, other), orange, outlook)
    return max((NO_TRADE, *trades), key=lambda trade: trade.gain)


def loss_share(seen: State) -> float:
    """Return how much an opponent's loss is worth: he is one of several."""
    return 1 / (seen.seats - 1)


def _gift(seen: State, pair: tuple[int, int], card: int, outlook: Outlook) -> Trade:
    mine, theirs = (face_up(seen, seat) for seat in pair)
    before = _balance(seen, mine, theirs, outlook)
    after = _balance(seen, _less(mine, card), [*theirs, card], outlook)
    return Trade(after - before, card)


def swaps(
    seen: State, pair: tuple[int, int], orange: int, outlook: Outlook
) -> list[Trade]:
    """Return every swap that returning an orange card opens (S-19)."""
    mine, theirs = (face_up(seen, seat) for seat in pair)
    before = _balance(seen, mine, theirs, outlook)
    rest = _less(mine, orange)
    found = []
    for given in rest:
        for got in theirs:
            own = [*_less(rest, given), got]
            after = _balance(seen, own, [*_less(theirs, got), given], outlook)
            found.append(Trade(after - before, orange, given, got))
    return found


def _balance(
    seen: State, mine: list[int], theirs: list[int], outlook: Outlook
) -> float:
    lost = worth_of_cards(seen, theirs, outlook) * loss_share(seen)
    return worth_of_cards(seen, mine, outlook) - lost


def _less(cards: list[int], card: int) -> list[int]:
    return [each for each in cards if each != card]


def carry_out(state: State, seat: int, other: int, trade: Trade) -> None:
    """Change a copy of a position by an exchange (S-19, S-20)."""
    if trade.given == NO_CARD:
        state.cards[trade.card] = FACE_UP + other
        return
    state.cards[trade.card] = BOX
    state.cards[trade.given] = FACE_UP + other
    state.cards[trade.got] = FACE_UP + seat


def trade_everywhere(state: State, seat: int, outlook: Outlook) -> float:
    """Make the best exchange with everyone on the seat's stack; return the gain."""
    total = 0.0
    for other in range(state.seats):
        if other != seat and state.pawns[other] == state.pawns[seat]:
            trade = best_trade(state, seat, other, outlook)
            if trade.gain > 0:
                carry_out(state, seat, other, trade)
                total += trade.gain
    return total


# --- sets -------------------------------------------------------------------------


def form_sets(state: State, seat: int) -> None:
    """Lay as many sets as can be, of the dearest cards, in a copy (S-23..S-25)."""
    cards = sorted(face_up(state, seat), key=lambda card: -state.points[card])
    nuts = [card for card in cards if state.pictures[card] in NUTS]
    bolts = [card for card in cards if state.pictures[card] in BOLTS]
    for pair in zip(nuts, bolts, strict=False):
        state.sets[seat] += 1
        for card in pair:
            state.cards[card] = IN_SET + seat


def choose_set(seen: State, sets: list[int]) -> int:
    """Return the smallest set of the dearest cards: it takes them out of reach.

    All sets are worth the same (S-25), so two cards are enough for one.
    """

    def rank(action: int) -> tuple[int, int]:
        cards = cards_of(action)
        return -len(cards), sum(seen.points[card] for card in cards)

    return max(sets, key=rank)
