"""Positions from matches played at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from spielkiste import Match
from spielkiste.games.schraube_locker import GAME


def random_states(seed: int, *, seats: int, **options: bool) -> Iterator[Any]:
    """Yield every state in which a seat decides, of one match played at random."""
    dice = random.Random(seed)
    match = Match(GAME, seats=seats, seed=seed, **options)
    while True:
        match.run_chance()
        if match.is_over:
            return
        yield match.state.copy()
        seat = GAME.to_move(match.state)
        match.play(seat, dice.choice(GAME.legal_actions(match.state, seat)))
