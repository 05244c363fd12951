"""What an expert does in positions where it is plain what to do."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

import pytest

from spielkiste.bots.registry import Chooser
from spielkiste.games.schraube_locker import GAME
from spielkiste.games.schraube_locker.bots import CHOOSERS

MATCH_POINT = """
seats 2
stack 0: 8 of 4
stack 1: 32 of 1
stack 2: 19 of 4
stack 3: 9 of 4
stack 4: 10 of 5
stack 5: 11 of 4
bonus 6
seat 0 at 0: {mine}
seat 1 at 5: {theirs}
turns 20
loose 4
served 1
unrolled 0, rerolls 0
seat 0 places
"""

MEETING = """
seats 2
stack 0: 8 of 5
stack 1: 31 of 5
stack 2: 19 of 5
stack 3: 9 of 5
stack 4: 10 of 5
stack 5: 11 of 5
bonus 6
seat 0 at 2: {mine}
seat 1 at 2: {theirs}
turns 4
unrolled 0, rerolls 0
seat 0 exchanges
"""

ABILITIES = """
seats 2
stack 0: 8 of 5
stack 1: 20 of 5
stack 2: 6 of 5
stack 3: 9 of 5
stack 4: 10 of 5
stack 5: 11 of 5
bonus 6
seat 0 at 0: {mine}
seat 1 at 3:
turns 4
loose 1 1 1 1 1 1
unrolled 0, rerolls 0
seat 0 may use abilities
"""


def position(text: str, cards: dict[str, str]) -> Any:
    """Return the position of a text, all cards that it has no place for in the box."""
    lines = dedent(text).strip().format(**cards).splitlines()
    stacks = [line.split() for line in lines if line.startswith("stack")]
    held = [n for line in lines if " at " in line for n in line.split(":")[1].split()]
    named = {*map(int, held), *(int(words[2]) for words in stacks)}
    boxed = 42 - len(held) - sum(int(words[4]) for words in stacks)
    free = [card for card in range(1, 43) if card not in named]
    box = free[len(free) - boxed :]
    if box:
        turns = next(n for n, line in enumerate(lines) if line.startswith("turns"))
        lines.insert(turns, "box " + " ".join(map(str, box)))
    return GAME.parse_state("\n".join(lines) + "\n")


def chosen(text: str, *, level: str = "hard", **cards: str) -> list[str]:
    """Return the texts of what a level plays until it is no longer its decision."""
    state = position(text, cards)
    bot = Chooser(CHOOSERS[level], 1)
    texts = []
    phase = state.phase
    while GAME.to_move(state) == 0 and state.phase in range(phase, phase + 3):
        legal = GAME.legal_actions(state, 0)
        action = bot.act(GAME.observe(state, 0), legal, 0)
        texts.append(GAME.action_text(state, 0, action))
        GAME.play(state, 0, action)
    return texts


def test_a_leader_ends_the_match() -> None:
    """S-26"""
    assert chosen(MATCH_POINT, mine="21 26 7", theirs="15")[0] == "move"


def test_who_is_behind_keeps_the_match_going() -> None:
    """S-26"""
    texts = chosen(MATCH_POINT, mine="15", theirs="21 26 7")
    assert texts[:2] == ["put 4 2", "move"]


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_red_card_is_given_away(level: str) -> None:
    """S-20"""
    assert chosen(MEETING, level=level, mine="39 1", theirs="2")[0] == "gift 39 1"


def test_of_several_the_leader_gets_the_red_card() -> None:
    """S-18, S-20"""
    third = MEETING.replace("seats 2", "seats 3").replace(
        "turns 4", "seat 2 at 2: 27 33\nturns 4"
    )
    assert chosen(third, mine="39 3", theirs="28")[0] == "gift 39 2"


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_swap_completes_a_set(level: str) -> None:
    """S-19, S-24"""
    texts = chosen(MEETING, level=level, mine="35 1 7", theirs="16 2")
    assert texts[:3] == ["swap 35 1", "give 1", "get 16"]


def test_nothing_is_swapped_for_something_worse() -> None:
    """S-19"""
    assert chosen(MEETING, mine="38 21", theirs="1")[0] == "done"


def test_the_lesser_of_two_green_cards_goes_first() -> None:
    """S-14"""
    assert chosen(ABILITIES, mine="29 27")[0] == "green 27"


def test_a_die_is_turned_to_what_the_next_stack_asks_for() -> None:
    """S-13"""
    texts = chosen(ABILITIES, mine="31")
    assert texts[0] == "yellow 31 1 6"


SETS = """
seats 2
stack 0: 8 of 5
stack 1: 20 of 5
stack 2: 3 of 5
stack 3: 9 of 5
stack 4: 10 of 5
stack 5: 31 of 5
bonus 6
seat 0 at 1: {mine}
seat 1 at 3:
turns 4
unrolled 0, rerolls 0
seat 0 forms sets
"""


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_two_cards_make_a_set_and_the_dearest_are_safe(level: str) -> None:
    """S-24, S-25"""
    texts = chosen(SETS, level=level, mine="21 4 12 13 15")
    assert texts[0] == "set 21+15"
    assert texts[1] == "set 4+13"
