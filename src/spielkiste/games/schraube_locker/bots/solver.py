"""The dice of one turn, solved exactly.

What ending the walk after 0 … 6 steps is worth is given; so is what returning each
green and yellow card costs.  The rest is a finite decision problem without cycles,
solved by backward induction (R. Bellman, *Dynamic Programming*, 1957) over

    served    the set of stacks that have a die, counted from the pawn's next stack
    handful   the multiset of unplaced dice
    re-rolls left, green cards left, yellow cards left

with the best expected worth

    roll(served, n)       mean over all falls of n dice of open(served, fall)
    open(served, hand)    best of place(scan(served, hand)), roll(served, n) with one
                          green less, open(served, hand') with one yellow less (S-13)
    place(served, hand)   best of walking, roll(served, n) with one re-roll less,
                          place(served + stack, hand less its die or pair) (S-10, S-29)

Dice are exchangeable, so a multiset loses nothing; all numbers of dice are solved at
once, which also answers how many to roll (S-28).
"""

from __future__ import annotations

from typing import Any

from spielkiste.engine.kernel import kernel
from spielkiste.engine.layout import Record, number, record, row

from ..components import N_DICE, N_FACES, N_REROLLS, N_STACKS
from .handfuls import FIRST, N_HANDFULS, NONE, SIZE, WAYS, WEIGHT, WITH, WITHOUT

N_SETS = 1 << N_STACKS
ALL_SERVED = N_SETS - 1
NEVER = -1e9
"""Below every worth."""
MOST_CARDS = 8
"""Green, and yellow, cards that are considered at most."""

# One array of floats holds everything: what is given, then the layers.
WORTH = 0
GREEN_COST = WORTH + N_STACKS + 1
YELLOW_COST = GREEN_COST + MOST_CARDS
LAYERS = YELLOW_COST + MOST_CARDS
PLACE = 0
OPEN = PLACE + N_SETS * N_HANDFULS
ROLL = OPEN + N_SETS * N_HANDFULS
LAYER_SIZE = ROLL + N_SETS * (N_DICE + 1)


@record
class Task(Record):
    """One turn's dice problem, and the layer under work."""

    needs: list[int] = row("i1", N_STACKS)  # die values, from the pawn's next stack
    pairs: int = number("i1")  # 1: two dice may serve one stack (S-29)
    most_greens: int = number("i1")  # green cards at the start
    most_yellows: int = number("i1")  # yellow cards at the start
    rerolls: int = number("i1")
    greens: int = number("i1")
    yellows: int = number("i1")


def count_floats(task: Task) -> int:
    """Return how long the array of values must be."""
    layers = (N_REROLLS + 1) * (task.most_greens + 1) * (task.most_yellows + 1)
    return LAYERS + layers * LAYER_SIZE


@kernel
def find_layer(task: Task, rerolls: int, greens: int, yellows: int) -> int:
    """Where a layer begins; each depends on lower ones only (S-12, S-13)."""
    step = rerolls * (task.most_greens + 1) + greens
    return LAYERS + (step * (task.most_yellows + 1) + yellows) * LAYER_SIZE


@kernel
def here(task: Task) -> int:
    """Where the layer under work begins (S-12)."""
    return find_layer(task, task.rerolls, task.greens, task.yellows)


@kernel
def solve(task: Task, values: Any) -> None:
    """Fill every layer (S-8..S-13)."""
    for rerolls in range(N_REROLLS + 1):
        for greens in range(task.most_greens + 1):
            for yellows in range(task.most_yellows + 1):
                task.rerolls = rerolls
                task.greens = greens
                task.yellows = yellows
                solve_layer(task, values)


@kernel
def solve_layer(task: Task, values: Any) -> None:
    """From all stacks served to none, from no dice to all (S-8)."""
    for turned in range(N_SETS):
        served = ALL_SERVED - turned
        most = N_DICE - count_bits(served)
        for handful in range(FIRST[most + 1]):
            place = here(task) + PLACE + served * N_HANDFULS + handful
            values[place] = best_place(task, values, served, handful)
        for handful in range(FIRST[most + 1]):
            opened = here(task) + OPEN + served * N_HANDFULS + handful
            values[opened] = best_open(task, values, served, handful)
        for size in range(most + 1):
            rolled = here(task) + ROLL + served * (N_DICE + 1) + size
            values[rolled] = mean_roll(task, values, served, size)


@kernel
def count_bits(served: int) -> int:
    """Count the stacks that have a die (S-10)."""
    count = 0
    for stack in range(N_STACKS):
        count += (served >> stack) & 1
    return count


@kernel
def count_row(served: int) -> int:
    """The length of the unbroken row from the next stack (S-15)."""
    steps = 0
    while steps < N_STACKS and (served >> steps) & 1 == 1:
        steps += 1
    return steps


@kernel
def mean_roll(task: Task, values: Any, served: int, size: int) -> float:
    """The mean over all falls of so many dice (S-8)."""
    total = 0.0
    opened = here(task) + OPEN + served * N_HANDFULS
    for handful in range(FIRST[size], FIRST[size + 1]):
        total += WEIGHT[handful] * values[opened + handful]
    return float(total / WAYS[size])


@kernel
def value_of_roll(values: Any, layer: int, served: int, size: int) -> float:
    """The worth of rolling so many dice in a layer (S-12, S-13)."""
    return float(values[layer + ROLL + served * (N_DICE + 1) + size])


@kernel
def best_open(task: Task, values: Any, served: int, handful: int) -> float:
    """The best of scanning, a green card and a yellow card (S-13)."""
    best = value_of_scan(task, values, served, handful)
    if task.greens > 0:
        best = max(best, value_of_green(task, values, served, SIZE[handful]))
    if task.yellows > 0:
        best = max(best, best_yellow(task, values, served, handful))
    return best


@kernel
def best_yellow(task: Task, values: Any, served: int, handful: int) -> float:
    """The best die to turn (S-13)."""
    best = NEVER
    for face in range(1, N_FACES + 1):
        rest = WITHOUT[handful][face]
        if rest != NONE:
            best = max(best, best_turn(task, values, served, rest))
    return best


@kernel
def best_turn(task: Task, values: Any, served: int, rest: int) -> float:
    """The best face to turn a die to, the rest staying as they lie (S-13)."""
    best = NEVER
    for face in range(1, N_FACES + 1):
        turned = WITH[rest][face]
        best = max(best, value_of_yellow(task, values, served, turned))
    return best


@kernel
def value_of_green(task: Task, values: Any, served: int, size: int) -> float:
    """Roll again the dice just rolled; no re-roll is used up (S-13)."""
    layer = find_layer(task, task.rerolls, task.greens - 1, task.yellows)
    cost = values[GREEN_COST + task.most_greens - task.greens]
    return value_of_roll(values, layer, served, size) - float(cost)


@kernel
def value_of_yellow(task: Task, values: Any, served: int, turned: int) -> float:
    """Go on, before the scan, with the turned dice (S-13)."""
    layer = find_layer(task, task.rerolls, task.greens, task.yellows - 1)
    cost = values[YELLOW_COST + task.most_yellows - task.yellows]
    return float(values[layer + OPEN + served * N_HANDFULS + turned]) - float(cost)


@kernel
def value_of_scan(task: Task, values: Any, served: int, handful: int) -> float:
    """Place what must be placed, then choose (S-8, S-9)."""
    for stack in range(N_STACKS):
        if (served >> stack) & 1 == 0:
            rest = WITHOUT[handful][task.needs[stack]]
            if rest == NONE:
                break
            served |= 1 << stack
            handful = rest
    return float(values[here(task) + PLACE + served * N_HANDFULS + handful])


@kernel
def best_place(task: Task, values: Any, served: int, handful: int) -> float:
    """The best of walking, rolling again and placing a die or a pair (S-10..S-12)."""
    best = float(values[WORTH + count_row(served)])
    if task.rerolls > 0 and handful > 0:
        best = max(best, value_of_reroll(task, values, served, SIZE[handful]))
    for stack in range(N_STACKS):
        if (served >> stack) & 1 == 0:
            best = max(best, best_on(task, values, served | 1 << stack, handful, stack))
    return best


@kernel
def value_of_reroll(task: Task, values: Any, served: int, size: int) -> float:
    """Roll all unplaced dice again (S-12)."""
    layer = find_layer(task, task.rerolls - 1, task.greens, task.yellows)
    return value_of_roll(values, layer, served, size)


@kernel
def best_on(task: Task, values: Any, after: int, handful: int, stack: int) -> float:
    """The best way to serve this stack, or less than anything (S-10, S-29)."""
    need = task.needs[stack]
    cells = here(task) + PLACE + after * N_HANDFULS
    best = NEVER
    if WITHOUT[handful][need] != NONE:
        best = float(values[cells + WITHOUT[handful][need]])
    if task.pairs:
        for low in range(1, need // 2 + 1):
            rest = without_pair(handful, low, need - low)
            if rest != NONE:
                best = max(best, float(values[cells + rest]))
    return best


@kernel
def without_pair(handful: int, low: int, high: int) -> int:
    """The handful less two dice, or NONE (S-29)."""
    rest = WITHOUT[handful][low]
    return NONE if rest == NONE else WITHOUT[rest][high]
