"""Positions from random matches, on which bots are tried."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from spielkiste import Match, load_game

GAME = load_game("twisty")
OPEN = "open"


def random_states(seed: int, *, seats: int, plies: int) -> Iterator[Any]:
    """Yield every state in which a seat decides, of one match played at random."""
    dice = random.Random(seed)
    options = {"choose_corners": bool(seed % 2), "turn_limit": 400}
    match = Match(GAME, seats=seats, seed=seed, **options)
    match.run_chance()
    for _ in range(plies):
        if match.is_over:
            return
        yield match.state.copy()
        seat = GAME.to_move(match.state)
        match.play(seat, dice.choice(GAME.legal_actions(match.state, seat)))


def openings(seed: int, *, seats: int, plies: int) -> list[Any]:
    """Return the states of a random match in which a turn opens."""
    found = random_states(seed, seats=seats, plies=plies)
    return [state for state in found if GAME.view(state)["phase"] == OPEN]
