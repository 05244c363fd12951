"""Random playouts: plain, compiled, and compiled on two threads.

Plies per CPU second, and the ratios the design asks for, each the median of several
rounds in which all ways take turns, so that a noisy machine disturbs them alike.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from statistics import median
from typing import Any

from spielkiste import GAMES, load_game
from spielkiste.engine import loops, machine
from spielkiste.engine.chance import generator
from spielkiste.engine.game import Game

ROUNDS = 9
PLAIN_MATCHES = 20
MATCHES = 20_000
LIMIT = 400
ENDLESS = 1 << 40

Clock = Callable[[], float]


def main() -> None:
    """Print a table row for every game and way."""
    for name in GAMES:
        measure(load_game(name))


def measure(game: Game[Any]) -> None:
    """Print the speeds of one game with its most seats."""
    seats = game.seats[-1]
    limited = {option.name for option in game.options} & {"turn_limit"}
    state = game.new(seats, **dict.fromkeys(limited, LIMIT))
    plain, compiled, wall_one, wall_two = [], [], [], []
    compiled_rate(game, state, time.process_time)
    for _ in range(ROUNDS):
        plain.append(plain_rate(game, state))
        compiled.append(compiled_rate(game, state, time.process_time))
        wall_one.append(compiled_rate(game, state, time.perf_counter))
        wall_two.append(two_threads_rate(game, state))
    ratios = [fast / slow for fast, slow in zip(compiled, plain, strict=True)]
    threads = [two / one for two, one in zip(wall_two, wall_one, strict=True)]
    print(f"{game.name}, {seats} seats, random playouts, medians of {ROUNDS}")
    print(f"  plain     {median(plain) / 1e6:6.2f} million plies per CPU second")
    print(f"  compiled  {median(compiled) / 1e6:6.2f} million plies per CPU second")
    print(f"  compiled / plain       {median(ratios):6.1f}")
    print(f"  two threads / one      {median(threads):6.2f}")


def plain_rate(game: Game[Any], state: Any) -> float:
    """Return plies per CPU second in plain Python."""
    run, choices, source = game.plain(loops.playout), game.choices(), generator(1)
    start = time.process_time()
    plies = sum(
        run(state.copy(), source, choices, ENDLESS) for _ in range(PLAIN_MATCHES)
    )
    return float(plies / (time.process_time() - start))


def compiled_rate(game: Game[Any], state: Any, clock: Clock) -> float:
    """Return plies per second of `clock` as machine code."""
    states = machine.new_states(game, state, MATCHES)
    generators = machine.new_generators(1, MATCHES)
    start = clock()
    plies = machine.run_playouts(game, states, generators)
    return plies / (clock() - start)


def two_threads_rate(game: Game[Any], state: Any) -> float:
    """Return plies per second of wall time on two threads, each with half the work."""
    half = MATCHES // 2
    work = [
        (machine.new_states(game, state, half), machine.new_generators(n, half))
        for n in range(2)
    ]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda n: n, range(2)))
        start = time.perf_counter()
        plies = sum(pool.map(lambda w: machine.run_playouts(game, *w), work))
        return plies / (time.perf_counter() - start)


if __name__ == "__main__":
    main()
