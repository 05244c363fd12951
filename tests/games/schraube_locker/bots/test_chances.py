"""Probabilities of the law, exactly and by playing turns."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Any

import pytest

from spielkiste import CHANCE
from spielkiste.engine.chance import draw_outcome, generator
from spielkiste.games.schraube_locker import GAME
from spielkiste.games.schraube_locker.bots import solver
from spielkiste.games.schraube_locker.bots.dice import (
    Problem,
    Solution,
    solve,
    value_now,
    without_dear_cards,
    worth_of,
)
from spielkiste.lab.intervals import wilson
from tests.games.schraube_locker.bots.oracle import Case, case_of, steps_between

solved = lru_cache(8)(solve)
TO_MOVE = (0.0, *(1.0,) * 6)
"""Any walk is as good as any other."""
ONE_ROLL = 1 - (5 / 6) ** 6
THREE_ROLLS = 1 - (5 / 6) ** 18
NEEDS = [(1, 2, 3, 4, 5, 6), (4, 4, 4, 4, 4, 4), (6, 1, 6, 1, 2, 2)]


@pytest.mark.parametrize("needs", NEEDS)
def test_the_chance_to_move_is_that_of_the_law(needs: tuple[int, ...]) -> None:
    """S-8, S-12: 66.5 % with one roll, 96.2 % with three"""
    solution = solve(Problem(needs, TO_MOVE))
    assert roll_six(solution, rerolls=0) == pytest.approx(ONE_ROLL, abs=1e-12)
    assert roll_six(solution, rerolls=2) == pytest.approx(THREE_ROLLS, abs=1e-12)
    assert round(100 * ONE_ROLL, 1) == 66.5
    assert round(100 * THREE_ROLLS, 1) == 96.2


def roll_six(solution: Solution, *, rerolls: int) -> float:
    layer = solver.here(solution.task(rerolls))
    return solver.value_of_roll(solution.values, layer, 0, 6)


@pytest.mark.parametrize(("rerolls", "law"), [(0, ONE_ROLL), (2, THREE_ROLLS)])
def test_as_many_turns_move_when_they_are_played(rerolls: int, law: float) -> None:
    """S-8, S-12, S-16: within the 99 % interval"""
    turns = 1500
    state = case_of(4, dice=6, rerolls=rerolls).state
    case = Case(state, TO_MOVE, {})
    moved = sum(play_turn(case, seed) for seed in range(turns))
    low, high = wilson(moved, turns, 2.576)
    assert low < law < high
    assert high - low < 0.08


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_turns_bring_on_average_what_the_solver_says(seed: int) -> None:
    """S-8 … S-13, S-15 … S-17, S-29: within the 99 % interval"""
    turns = 500
    case = case_of(seed, dice=6, rerolls=2, abilities=(seed % 2, seed // 2 % 2))
    expected = value_now(solve(case.problem(case.state)), case.state)
    brought = [play_turn(case, 1000 * seed + n) for n in range(turns)]
    mean = sum(brought) / turns
    variance = sum((each - mean) ** 2 for each in brought) / (turns - 1)
    assert abs(mean - expected) < 2.576 * sqrt(variance / turns)


def play_turn(case: Case, seed: int) -> float:
    """Return what a turn brings that is played as the solver says."""
    dice, state, paid = generator("turn", seed), case.state.copy(), 0.0
    while True:
        if GAME.to_move(state) == CHANCE:
            choices = GAME.choices()
            GAME.legal(state, CHANCE, choices)
            GAME.apply(state, CHANCE, choices.actions[draw_outcome(dice, choices)])
            continue
        action = best_action(solved(case.problem(state)), state)
        after = state.copy()
        GAME.apply(after, state.mover, action)
        if GAME.action_text(state, state.mover, action) == "move":
            return case.worths[steps_between(state, after)] - paid
        gone = [c for c in case.costs if after.cards[c] != state.cards[c]]
        paid += sum(case.costs[card] for card in gone)
        state = after


def best_action(solution: Solution, state: Any) -> int:
    legal = without_dear_cards(state, GAME.legal_actions(state, state.mover))
    return max(legal, key=lambda action: worth_of(solution, state, action))
