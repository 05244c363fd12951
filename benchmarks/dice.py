"""Dice of Schraube Locker: how long it takes to know what a fresh turn is worth.

CPU time, medians of several rounds: one turn by machine code and in plain Python, also
with two dice to a stack, with a green and a yellow card, and the hint for all stacks.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any

from spielkiste import Match
from spielkiste.games.schraube_locker import GAME
from spielkiste.games.schraube_locker.bots import hint
from spielkiste.games.schraube_locker.bots.dice import Problem, solve, solve_plain

ROUNDS = 9
PLAIN_ROUNDS = 5
NEEDS = (3, 1, 6, 2, 5, 3)
WORTHS = (0.0, 2.0, 5.0, -3.0, 4.0, 1.0, 8.0)

FRESH = Problem(NEEDS, WORTHS)
KINDS = {
    "fresh turn": FRESH,
    "with pairs": FRESH._replace(pairs=True),
    "with a green and a yellow card": FRESH._replace(greens=(1.0,), yellows=(2.0,)),
}


def main() -> None:
    """Print milliseconds for each kind of turn, and for a hint."""
    print(f"schraube-locker, worth of a turn, CPU ms, medians of {ROUNDS}")
    for name, problem in KINDS.items():
        fast = milliseconds(partial(solve, problem), ROUNDS)
        print(f"  compiled  {fast:8.1f}  {name}")
    slow = milliseconds(partial(solve_plain, FRESH), PLAIN_ROUNDS)
    print(f"  plain     {slow:8.1f}  fresh turn")
    state = opened()
    print(f"  compiled  {milliseconds(partial(hint, state, 0), ROUNDS):8.1f}  hint")


def opened() -> Any:
    """Return a position in which the first turn opens."""
    match = Match(GAME, seats=2, seed=1, selective_dice=True)
    for stack in (0, 3):
        match.play(GAME.to_move(match.state), f"stack {stack}")
    match.run_chance()
    return match.state


def milliseconds(work: Callable[[], object], rounds: int) -> float:
    """Return the median CPU time of a piece of work that was done once before."""
    work()
    found = []
    for _ in range(rounds):
        start = time.process_time()
        work()
        found.append(1000 * (time.process_time() - start))
    return median(found)


if __name__ == "__main__":
    main()
