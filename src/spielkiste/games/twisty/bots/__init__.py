"""Twisty's own players, from the weakest to the strongest.

easy     looks one ply ahead, counts knight's moves, and is often careless
medium   knows its own shortest way to the end, symbols and thefts included
hard     looks ahead for everybody

The registry of bots looks for `LEVELS`, `CHOOSERS` and `SEARCHERS`.
"""

from __future__ import annotations

from collections.abc import Callable

from spielkiste.engine.chance import Generator

from ..state import State
from .easy import choose_easy
from .judge import WON, clock, fingerprint, judge_plan, judge_race, prepare
from .plans import Plans

Chooser = Callable[[State, list[int], int, Generator], int]

_COMMON: dict[str, object] = {
    "sight": Plans,
    "prepare": prepare,
    "clock": clock,
    "fingerprint": fingerprint,
    "decided": WON // 2,
}

LEVELS = ("easy", "medium", "hard")
CHOOSERS: dict[str, Chooser] = {"easy": choose_easy}
SEARCHERS: dict[str, tuple[dict[str, object], tuple[int, int]]] = {
    "medium": ({**_COMMON, "judge": judge_plan}, (1, 0)),
    "hard": ({**_COMMON, "judge": judge_race}, (30, 900)),
}
"""What each searches with, then how many turns ahead and for how many milliseconds."""
