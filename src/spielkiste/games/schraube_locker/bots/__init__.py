"""Schraube Locker's own players, from the weakest to the strongest, and the hint.

easy     takes what lies in front, and is often careless
medium   knows what a card brings now, and about how the dice will fall
hard     solves the dice exactly, for what every stack is worth in the end

The registry of bots looks for `LEVELS`, `CHOOSERS`, `SEARCHERS`, `WARM` and `hint`.
"""

from __future__ import annotations

from collections.abc import Callable

from spielkiste.engine.chance import Generator

from ..state import State
from .dice import Problem, solve
from .easy import choose_easy
from .hard import choose_hard
from .hint import hint
from .medium import choose_medium

Chooser = Callable[[State, list[int], int, Generator], int]

LEVELS = ("easy", "medium", "hard")
CHOOSERS: dict[str, Chooser] = {
    "easy": choose_easy,
    "medium": choose_medium,
    "hard": choose_hard,
}
SEARCHERS: dict[str, tuple[dict[str, object], tuple[int, int]]] = {}


def _warm() -> object:
    """Solve a problem once, which compiles or loads the machine code."""
    return solve(Problem(needs=(1, 2, 3, 4, 5, 6), worths=(0.0,) * 7))


WARM: dict[str, Callable[[], object]] = {"dice": _warm}

__all__ = ["CHOOSERS", "LEVELS", "SEARCHERS", "WARM", "Chooser", "hint"]
