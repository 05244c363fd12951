"""Dice problems put to the solver, and its answers read for a position."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from spielkiste.engine.kernel import compiled
from spielkiste.engine.machine import new_floats, packed

from ..actions import (
    DICE,
    GREEN_ACTION,
    MOVE,
    PUT,
    PUT_PAIR,
    REROLL,
    SCAN,
    YELLOW_ACTION,
)
from ..components import FACE_UP, GREEN, N_CARDS, N_FACES, N_REROLLS, N_STACKS, YELLOW
from ..rules.dice import next_stack, value_of
from ..state import BEFORE_SCAN, CHOOSE_DICE, PLACE, ROLL, State
from . import solver
from .handfuls import FACES, N_HANDFULS, WITH, WITHOUT, number_of

DICE_PHASES = (CHOOSE_DICE, ROLL, BEFORE_SCAN, PLACE)
MOST_ABILITIES = 4
"""Green, and yellow, cards that are thought of at most: all there are in the house."""
REMEMBERED = 2
"""Solved problems that are kept: those of the turn in hand."""


class Problem(NamedTuple):
    """What makes one turn's dice differ from another's."""

    needs: tuple[int, ...]
    """Die values from the pawn's next stack to its own."""
    worths: tuple[float, ...]
    """Of ending after 0 … 6 steps."""
    greens: tuple[float, ...] = ()
    """What returning each green card costs, the first to go first."""
    yellows: tuple[float, ...] = ()
    pairs: bool = False


class Solution(NamedTuple):
    """A solved problem; the values are those of `solver`'s layers."""

    problem: Problem
    values: Any

    def task(self, rerolls: int) -> solver.Task:
        """Return the task with the layer under work of so many re-rolls."""
        task = _new_task(self.problem)
        task.rerolls = rerolls
        task.greens, task.yellows = task.most_greens, task.most_yellows
        return task


def _new_task(problem: Problem) -> solver.Task:
    task = solver.Task()
    task.needs = list(problem.needs)
    task.pairs = int(problem.pairs)
    task.most_greens = len(problem.greens)
    task.most_yellows = len(problem.yellows)
    return task


def solve_plain(problem: Problem) -> Solution:
    """Return the solution, worked out by plain Python."""
    task = _new_task(problem)
    values = [0.0] * solver.count_floats(task)
    _lay_out(problem, values)
    solver.solve(task, values)
    return Solution(problem, values)


def solve(problem: Problem) -> Solution:
    """Return the solution, worked out by machine code."""
    task = _new_task(problem)
    values = new_floats(solver.count_floats(task))
    _lay_out(problem, values)
    compiled(solver.solve)(packed(task), values)
    return Solution(problem, values)


@lru_cache(REMEMBERED)
def solve_again(problem: Problem) -> Solution:
    """Return the solution, which the decisions of one turn ask for again and again."""
    return solve(problem)


def _lay_out(problem: Problem, values: Any) -> None:
    for start, given in (
        (solver.WORTH, problem.worths),
        (solver.GREEN_COST, problem.greens),
        (solver.YELLOW_COST, problem.yellows),
    ):
        for place, each in enumerate(given):
            values[start + place] = each


# --- reading a position -------------------------------------------------------------


def needs_of(seen: State, seat: int) -> tuple[int, ...]:
    """Return the die values from a seat's next stack to its own (S-8)."""
    pawn = seen.pawns[seat]
    return tuple(value_of(seen, next_stack(pawn, n + 1)) for n in range(N_STACKS))


def abilities_of(seen: State, seat: int, picture: int) -> list[int]:
    """Return a seat's green or yellow cards in the order in which they should go."""
    own = [c for c in range(N_CARDS) if seen.cards[c] == FACE_UP + seat]
    usable = [card for card in own if seen.pictures[card] == picture]
    return sorted(usable, key=lambda card: seen.points[card])[:MOST_ABILITIES]


def without_dear_cards(seen: State, legal: list[int]) -> list[int]:
    """Return the actions less those that return a card while a lesser one would do."""
    if seen.phase != BEFORE_SCAN:
        return legal
    least = [abilities_of(seen, seen.mover, each)[:1] for each in (GREEN, YELLOW)]
    return [a for a in legal if a == SCAN or [ability_of(a)] in least]


def served_of(seen: State) -> int:
    """Return the set of stacks that have a die, counted from the mover's next."""
    pawn = seen.pawns[seen.mover]
    return sum(1 << n for n in range(N_STACKS) if seen.served[next_stack(pawn, n + 1)])


def value_now(solution: Solution, seen: State) -> float:
    """Return what the mover can expect of the dice as they lie, at any moment."""
    if seen.phase == CHOOSE_DICE:
        return max(value_of_dice(solution, count) for count in FACES)
    task, served, hand = _lie(solution, seen)
    if seen.phase == PLACE:
        return float(solver.best_place(task, solution.values, served, hand))
    opened = solver.here(task) + solver.OPEN + served * N_HANDFULS
    fallen = {hand: 1.0}
    for _ in range(seen.unrolled):
        fallen = _drop_die(fallen)
    return float(sum(p * solution.values[opened + h] for h, p in fallen.items()))


def _drop_die(fallen: dict[int, float]) -> dict[int, float]:
    """Return how likely each handful is after one die more (S-8)."""
    after: dict[int, float] = {}
    for hand, chance in fallen.items():
        for face in FACES:
            more = WITH[hand][face]
            after[more] = after.get(more, 0.0) + chance / N_FACES
    return after


def _lie(solution: Solution, seen: State) -> tuple[solver.Task, int, int]:
    """Return the task, the stacks served and the handful of unplaced dice."""
    return solution.task(seen.rerolls), served_of(seen), number_of(seen.loose[1:])


def value_of_dice(solution: Solution, count: int) -> float:
    """Return the worth of rolling so many dice at the start of the turn (S-28)."""
    layer = solver.here(solution.task(N_REROLLS))
    return float(solver.value_of_roll(solution.values, layer, 0, count))


def worth_of(solution: Solution, seen: State, action: int) -> float:
    """Return the worth of an action of the dice phase, the best play following."""
    if seen.phase == CHOOSE_DICE:
        return value_of_dice(solution, action - DICE + 1)
    if seen.phase == BEFORE_SCAN:
        return _value_before_scan(solution, seen, action)
    return _value_of_place(solution, seen, action)


def _value_before_scan(solution: Solution, seen: State, action: int) -> float:
    task, served, hand = _lie(solution, seen)
    values = solution.values
    if action == SCAN:
        return float(solver.value_of_scan(task, values, served, hand))
    if action < YELLOW_ACTION:
        size = sum(seen.loose[1:])
        return float(solver.value_of_green(task, values, served, size))
    face, other = faces_of(action)
    turned = WITH[WITHOUT[hand][face]][other]
    return float(solver.value_of_yellow(task, values, served, turned))


def faces_of(action: int) -> tuple[int, int]:
    """Return from which face to which a yellow card turns (S-13)."""
    turned = (action - YELLOW_ACTION) % (N_FACES * N_FACES)
    return turned // N_FACES + 1, turned % N_FACES + 1


def ability_of(action: int) -> int:
    """Return the green or yellow card that an action returns (S-13)."""
    if action < YELLOW_ACTION:
        return action - GREEN_ACTION
    return (action - YELLOW_ACTION) // (N_FACES * N_FACES)


def _value_of_place(solution: Solution, seen: State, action: int) -> float:
    task, served, hand = _lie(solution, seen)
    values = solution.values
    if action == MOVE:
        return float(values[solver.WORTH + solver.count_row(served)])
    if action == REROLL:
        size = sum(seen.loose[1:])
        return float(solver.value_of_reroll(task, values, served, size))
    stack, faces = put_of(action)
    for face in faces:
        hand = WITHOUT[hand][face]
    steps = (stack - seen.pawns[seen.mover] - 1) % N_STACKS
    return float(solver.best_place(task, values, served | 1 << steps, hand))


def put_of(action: int) -> tuple[int, tuple[int, ...]]:
    """Return the stack that a placing serves, and the dice (S-10, S-29)."""
    if action < PUT_PAIR:
        return (action - PUT) % N_STACKS, ((action - PUT) // N_STACKS + 1,)
    faces = (action - PUT_PAIR) // N_STACKS
    stack = (action - PUT_PAIR) % N_STACKS
    return stack, (faces // N_FACES + 1, faces % N_FACES + 1)
