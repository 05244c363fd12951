"""Random play is as long, and as often without a winner, as the law says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from spielkiste.engine.chance import Generator, seed_word
from spielkiste.engine.layout import dtype, pack
from spielkiste.engine.loops import playouts
from tests.helpers.positions import GAME

MATCHES = 8000
LIMIT = 400
SURE = 4  # standard errors: chance breaks one such bound in 16 000
LAW = {2: (188, 335, 0.005), 3: (270, 470, 0.10), 4: (333, 570, 0.36)}
SLACK = 0.015  # "about": the law's own means come from a sample
SLACK_RATE = 0.02


@dataclass(frozen=True)
class Sample:
    """The figures of many matches, and how far they may be off by chance."""

    turns: float
    turns_error: float
    plies: float
    without_winner: float
    rate_error: float


def sample(seats: int) -> Sample:
    """Return the figures of random matches from the first disc on, compiled."""
    states = np.zeros(MATCHES, dtype(GAME.kind))
    pack(GAME.new(seats, turn_limit=LIMIT), states[0])
    states[:] = states[0]
    generators = np.zeros(MATCHES, dtype(Generator))
    generators["word"] = [seed_word(seats, number) for number in range(MATCHES)]
    choices = np.zeros(1, dtype(type(GAME.choices())))[0]
    plies = GAME.compiled(playouts)(states, generators, choices, 1 << 30)
    assert (states["to_move"] < 0).all()
    return figures(states, plies)


def figures(states: Any, plies: int) -> Sample:
    """Return the figures of finished matches; a won turn is counted too."""
    won = states["winner"] >= 0
    turns = states["turns"] + won
    rate = float(1 - won.mean())
    return Sample(
        float(turns.mean()),
        float(turns.std()) / MATCHES**0.5,
        plies / MATCHES,
        rate,
        (rate * (1 - rate) / MATCHES) ** 0.5,
    )


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_play_is_as_the_law_says(seats: int) -> None:
    """T-8..T-27: turns, plies and the share of matches without a winner."""
    found = sample(seats)
    turns, plies, rate = LAW[seats]
    assert abs(found.turns - turns) < SURE * found.turns_error + SLACK * turns
    plies_error = found.turns_error * plies / turns
    assert abs(found.plies - plies) < SURE * plies_error + SLACK * plies
    bound = SURE * found.rate_error + SLACK_RATE * rate / 0.36
    assert abs(found.without_winner - rate) < bound
