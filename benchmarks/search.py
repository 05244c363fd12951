"""Bots that look ahead: positions a second, and how far they see in a second's nodes.

Positions per CPU second on one thread, the median over positions of random matches,
with 2, 3 and 4 seats; turns are what a hard bot sees with a million positions.
"""

from __future__ import annotations

import random
import time
from statistics import median
from typing import Any

from spielkiste import Match, load_game
from spielkiste.bots import warm_list
from spielkiste.bots.registry import make_from
from spielkiste.bots.search import SearchBot
from spielkiste.bots.spec import Spec

GAME = "twisty"
NODES = 1_000_000
POSITIONS = 9
EVERY = 17
"""Decisions between two positions."""


def main() -> None:
    """Print how fast and how far the strongest bot looks."""
    for _, call in warm_list(GAME):
        call()
    for seats in load_game(GAME).seats:
        rates, turns = measure(seats)
        print(f"{GAME}, {seats} seats, search, medians of {POSITIONS} positions")
        print(f"  {median(rates) / 1e6:.2f} million positions per CPU second")
        print(f"  {median(turns):.0f} turns ahead with {NODES / 1e6:g} million")


def measure(seats: int) -> tuple[list[float], list[int]]:
    """Return positions a second and turns ahead, for several positions."""
    rates, turns = [], []
    for state in positions(seats):
        bot = make_from(GAME, Spec("hard", nodes=NODES), 1)
        assert isinstance(bot, SearchBot)
        game = load_game(GAME)
        seat = game.to_move(state)
        start = time.process_time()
        bot.act(game.observe(state, seat), game.legal_actions(state, seat), seat)
        spent = time.process_time() - start
        if bot.nodes >= NODES:
            rates.append(bot.nodes / spent)
            turns.append(bot.turns)
    return rates, turns


def positions(seats: int) -> list[Any]:
    """Return undecided positions of a match played at random."""
    game = load_game(GAME)
    dice = random.Random(1)
    match = Match(game, seats=seats, seed=1)
    match.run_chance()
    found: list[Any] = []
    while len(found) < POSITIONS and not match.is_over:
        seat = game.to_move(match.state)
        legal = game.legal_actions(match.state, seat)
        if len(match.plies) % EVERY == 0 and len(legal) > 1:
            found.append(match.state.copy())
        match.play(seat, dice.choice(legal))
    return found


if __name__ == "__main__":
    main()
