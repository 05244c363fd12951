"""The hint: the chance to reach each stack, before every decision about dice."""

from __future__ import annotations

from typing import Any

import pytest

from spielkiste import CHANCE
from spielkiste.games.schraube_locker import GAME
from spielkiste.games.schraube_locker.bots import hint
from spielkiste.games.schraube_locker.bots.dice import DICE_PHASES, solve_plain
from spielkiste.games.schraube_locker.components import FACE_UP, N_STACKS
from tests.games.schraube_locker.bots.oracle import Case, Oracle, case_of, opened
from tests.games.schraube_locker.bots.walks import random_states

ANY_WALK = 1 - (5 / 6) ** 18
GREEN_27, YELLOW_31 = 26, 30


def test_a_walk_that_must_end_is_less_likely_than_any_walk() -> None:
    """S-9, S-12, S-15: the scan goes on where a value was rolled"""
    state = opened(3)
    chances = hint(state, 0)
    assert chances is not None
    following = (state.pawns[0] + 1) % N_STACKS
    own = state.pawns[0]
    assert 0.3 < chances[following] < ANY_WALK
    assert all(0 < chance < 1 for chance in chances)
    assert chances[own] == min(chances)


@pytest.mark.parametrize("seed", range(6))
def test_each_chance_is_that_of_brute_force(seed: int) -> None:
    """S-8 … S-13, S-17, S-29"""
    start = case_of(seed, dice=2, rerolls=1, abilities=(seed % 2, seed // 2 % 2))
    free = dict.fromkeys(start.costs, 0.0)
    for state in some_positions(start):
        chances = hint(state, state.mover)
        assert chances is not None
        for steps in range(1, N_STACKS + 1):
            wanted = tuple(float(n == steps) for n in range(N_STACKS + 1))
            oracle = Oracle(Case(state, wanted, free))
            stack = (state.pawns[state.mover] + steps) % N_STACKS
            assert chances[stack] == pytest.approx(oracle.value(state), abs=1e-9)


def some_positions(case: Case) -> list[Any]:
    """Return the case and a position of each phase that follows it."""
    oracle = Oracle(case)
    oracle.value(case.state)
    by_phase = {state.phase: state for state in reversed(oracle.met)}
    return [case.state, *by_phase.values()]


def test_abilities_count_as_free() -> None:
    """S-13: one turned die is as good as the die that was wanted"""
    state = opened(3)
    own = state.pawns[0]
    before = hint(state, 0)
    state.cards[GREEN_27] = FACE_UP
    with_green = hint(state, 0)
    state.cards[YELLOW_31] = FACE_UP
    with_both = hint(state, 0)
    assert before is not None
    assert with_green is not None
    assert with_both is not None
    for stack in range(N_STACKS):
        assert before[stack] < with_green[stack] <= with_both[stack]
    assert with_both[own] < 1


@pytest.mark.parametrize("options", [{}, {"selective_dice": True}])
def test_there_is_a_hint_before_every_decision_about_dice(
    options: dict[str, bool],
) -> None:
    phases = set()
    for state in random_states(5, seats=3, combine_dice=True, **options):
        for seat in range(3):
            is_asked = seat == state.mover and state.phase in DICE_PHASES
            if is_asked and state.phase in phases:
                continue
            chances = hint(state, seat)
            assert (chances is not None) == is_asked
            if chances is not None:
                phases.add(state.phase)
                assert all(0 <= chance <= 1 + 1e-9 for chance in chances)
    assert len(phases) == (3 if options else 2)


def test_nothing_is_left_to_chance_once_all_dice_lie() -> None:
    """S-15"""
    case = case_of(2, dice=2, rerolls=0)
    state = case.state
    while GAME.to_move(state) == CHANCE:
        outcomes = GAME.chance_outcomes(state)
        GAME.apply(state, CHANCE, outcomes[-1][0])
    chances = hint(state, 0)
    assert chances is not None
    assert set(chances) <= {0.0, 1.0}


def test_the_hint_is_the_same_in_plain_python() -> None:
    state = opened(9)
    assert hint(state, 0, solve_plain) == pytest.approx(hint(state, 0), abs=1e-12)
