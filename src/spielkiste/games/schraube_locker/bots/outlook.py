"""How long a match may last, and how many sets are still to come."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ..components import (
    BOLT,
    DOUBLE_BOLT,
    DOUBLE_NUT,
    N_CARDS,
    N_STACKS,
    NUT,
    OPEN,
    UNSEEN,
)
from ..state import OVER, State

NUTS = (NUT, DOUBLE_NUT)
BOLTS = (BOLT, DOUBLE_BOLT)
WANTED = 1.5
"""How much oftener than by chance somebody takes what completes a set."""
TURNS_A_BONUS = 9
"""Turns in which about one full circle happens."""


class Outlook(NamedTuple):
    """What lies ahead, as far as it matters for the worth of cards."""

    turns: float
    """Turns until the end, of all seats together."""
    takes: int
    """Cards that each seat may still take."""
    nuts: float
    """The share of nuts, single or double, among the cards left to take."""
    bolts: float


def look_ahead(seen: State) -> Outlook:
    """Return what can be expected of the rest of the match."""
    turns = 0.0 if seen.phase == OVER else expected_turns(seen)
    left = [c for c in range(N_CARDS) if seen.cards[c] in (UNSEEN, OPEN)]
    count = max(1, len(left))
    return Outlook(
        turns,
        round(turns / seen.seats),
        sum(seen.pictures[c] in NUTS for c in left) / count,
        sum(seen.pictures[c] in BOLTS for c in left) / count,
    )


def expected_turns(seen: State) -> float:
    """Return about how many turns are left until a supply runs out (S-26)."""
    by_cards = _expected_takes(tuple(sorted(seen.heights)))
    return min(by_cards, float(seen.bonus_left * TURNS_A_BONUS))


@cache
def _expected_takes(heights: tuple[int, ...]) -> float:
    """Return the mean number of cards taken from any stacks until one is empty."""
    if heights[0] == 0:
        return 0.0
    after = [
        tuple(sorted((*heights[:n], heights[n] - 1, *heights[n + 1 :])))
        for n in range(N_STACKS)
    ]
    return 1 + sum(map(_expected_takes, after)) / N_STACKS


@cache
def sets_to_come(surplus: int, takes: int, nuts: float, bolts: float) -> float:
    """Return the mean number of sets from so many cards still to be taken.

    `surplus` counts the nuts without a bolt, or, below 0, bolts without a nut.
    """
    if takes == 0:
        return 0.0
    want_nut = WANTED if surplus <= 0 else 1 / WANTED
    want_bolt = WANTED if surplus >= 0 else 1 / WANTED
    others = max(0.0, 1 - nuts - bolts)
    total = nuts * want_nut + bolts * want_bolt + others
    if total == 0:
        return 0.0

    def after(change: int) -> float:
        gain = float(surplus * change < 0)
        return gain + sets_to_come(surplus + change, takes - 1, nuts, bolts)

    mean = nuts * want_nut * after(1) + bolts * want_bolt * after(-1)
    return (mean + others * after(0)) / total
