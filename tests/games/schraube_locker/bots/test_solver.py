"""The solver of dice against brute force over the real rules."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from spielkiste.games.schraube_locker import GAME
from spielkiste.games.schraube_locker.bots import solver
from spielkiste.games.schraube_locker.bots.dice import (
    Problem,
    Solution,
    solve,
    solve_plain,
    value_now,
    without_dear_cards,
    worth_of,
)
from tests.games.schraube_locker.bots.oracle import Case, Oracle, case_of, opened

SHAPES: list[tuple[dict[str, Any], int]] = [
    ({"dice": 1, "rerolls": 2, "abilities": (2, 2)}, 6),
    ({"dice": 2, "rerolls": 2, "abilities": (1, 1)}, 4),
    ({"dice": 2, "rerolls": 1, "abilities": (0, 2)}, 4),
    ({"dice": 3, "rerolls": 0, "abilities": (2, 0)}, 4),
    ({"dice": 3, "rerolls": 2}, 6),
    ({"dice": 4, "rerolls": 1}, 2),
    ({"dice": 5, "rerolls": 0}, 2),
]


@pytest.mark.parametrize(("shape", "count"), SHAPES)
def test_every_position_is_worth_what_brute_force_says(
    shape: dict[str, Any], count: int
) -> None:
    """S-8 … S-13, S-15 … S-17, S-29"""
    compared = 0
    for seed in range(count):
        case = case_of(seed, **shape)
        compared += compare(case)
    assert compared > 150 * count


def compare(case: Case) -> int:
    """Hold every position of a case against the solver; return how many."""
    oracle = Oracle(case)
    oracle.value(case.state)
    solved = cache(solve)
    for state in oracle.met:
        solution = solved(case.problem(state))
        expected = oracle.value(state)
        assert value_now(solution, state) == pytest.approx(expected, abs=1e-9), (
            GAME.state_text(state)
        )
        if GAME.to_move(state) == state.mover:
            assert choice_is_best(oracle, solution, state), GAME.state_text(state)
    return len(oracle.met)


def choice_is_best(oracle: Oracle, solution: Solution, state: Any) -> bool:
    legal = without_dear_cards(state, GAME.legal_actions(state, state.mover))
    chosen = max(legal, key=lambda action: worth_of(solution, state, action))
    found = oracle.value_of(state, chosen)
    return found == pytest.approx(oracle.value(state), abs=1e-9)


def test_a_whole_turn_is_worth_what_brute_force_says() -> None:
    """S-8 … S-17: six dice, two re-rolls, nothing left out"""
    case = case_of(8, dice=6, rerolls=2)
    assert compare(case) > 10_000


@pytest.mark.parametrize("seed", [1, 2])
def test_the_number_of_dice_is_chosen_as_by_brute_force(seed: int) -> None:
    """S-28, S-29"""
    chosen = random.Random(seed)
    state = opened(seed, selective_dice=True, combine_dice=bool(seed % 2))
    state.rerolls = 0
    case = Case(state, tuple(chosen.uniform(-3, 9) for _ in range(7)), {})
    solution = solve(case.problem(state))
    oracle = Oracle(case)
    for action in GAME.legal_actions(state, state.mover):
        count = int(GAME.action_text(state, 0, action).split()[1])
        layer = solver.here(solution.task(0))
        found = solver.value_of_roll(solution.values, layer, 0, count)
        assert found == pytest.approx(oracle.value_of(state, action), abs=1e-9)


def problems() -> list[Problem]:
    dice = random.Random(3)
    found = []
    for greens, yellows, pairs in ((0, 0, False), (1, 0, True), (0, 1, False)):
        needs = tuple(dice.randint(1, 6) for _ in range(6))
        worths = tuple(dice.uniform(-3, 9) for _ in range(7))
        costs = (dice.uniform(0, 3),)
        found.append(Problem(needs, worths, costs[:greens], costs[:yellows], pairs))
    return found


@pytest.mark.parametrize("problem", problems())
def test_plain_and_compiled_solve_alike(problem: Problem) -> None:
    plain, fast = solve_plain(problem), solve(problem)
    assert len(plain.values) == len(fast.values)
    assert plain.values == pytest.approx(fast.values.tolist(), abs=1e-12)
    assert any(plain.values)
