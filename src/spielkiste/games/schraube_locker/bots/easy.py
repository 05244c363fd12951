"""A beginner: takes what lies in front, and is often careless."""

from __future__ import annotations

from spielkiste.engine.chance import Generator, draw

from ..actions import DICE, DONE, END, MOVE, PUT, REROLL, SCAN
from ..components import N_DICE
from ..rules.turn import count_steps
from ..state import BEFORE_SCAN, CHOOSE_DICE, EXCHANGE, PLACE, SETS, State
from .medium import worth_of_end

CARELESS = 8
"""Easy plays anything once in so many plies."""
CONTENT = 1.0
"""A card of so many points is good enough."""


def choose_easy(seen: State, legal: list[int], seat: int, dice: Generator) -> int:
    """Place whatever fits, stop at any card that is worth something."""
    if draw(dice, CARELESS) == 0:
        return legal[draw(dice, len(legal))]
    if seen.phase == PLACE:
        return _place(seen, legal, seat)
    if seen.phase == CHOOSE_DICE:
        return DICE + N_DICE - 1
    if seen.phase == BEFORE_SCAN:
        return SCAN
    if seen.phase == EXCHANGE:
        return _anything_but(DONE, legal, dice)
    if seen.phase == SETS:
        return _anything_but(END, legal, dice)
    return legal[draw(dice, len(legal))]


def _place(seen: State, legal: list[int], seat: int) -> int:
    puts = [action for action in legal if PUT <= action < REROLL]
    if puts:
        return puts[0]
    is_content = worth_of_end(seen, seat, count_steps(seen)) >= CONTENT
    return MOVE if is_content or REROLL not in legal else REROLL


def _anything_but(action: int, legal: list[int], dice: Generator) -> int:
    others = [each for each in legal if each != action]
    return others[draw(dice, len(others))]
