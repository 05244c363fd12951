"""Who plays whom on which seat: everybody equally often everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple


class Pairing(NamedTuple):
    """One match to be played; `lineup[seat]` is the number of a bot."""

    number: int
    seed: int
    lineup: tuple[int, ...]


def arrange(bots: int, games: int, seed: int) -> Iterator[Pairing]:
    """Yield the matches in rounds: one seed, and every bot once on every seat.

    All matches of a round have the same set-up, so luck in it is shared fairly.  The
    order around the table changes from round to round.  The last round is completed:
    there may be up to `bots` - 1 matches more than asked for.
    """
    number = 0
    circles = [(0, *rest) for rest in permutations(range(1, bots))]
    while number < games:
        at = number // bots
        circle = circles[at % len(circles)]
        for shift in range(bots):
            yield Pairing(number, seed + at, circle[shift:] + circle[:shift])
            number += 1
