"""Loops over any game's kernels: what may be done, one ply, playouts, perft.

`legal` and `apply` here are ports: `bind` and `compiled` put a game's own in their
place.  Every loop runs plain or compiled, over the same arguments in either form.
"""

from __future__ import annotations

from typing import Any

from .chance import Generator, draw, draw_outcome
from .choices import Choices, empty
from .kernel import kernel, primitive
from .terms import ANYONE, CHANCE, CLOCK, TERMINAL


@kernel
def legal(state: Any, who: int, choices: Choices) -> None:
    """Stand for a game's list of legal actions."""


@kernel
def apply(state: Any, who: int, action: int) -> None:
    """Stand for a game's way to carry an action out."""


def _copy_row(states: Any, target: int, source: int) -> None:
    states[target] = states[source]


@primitive(_copy_row)
def copy_state(states: Any, target: int, source: int) -> None:
    """Make one state of an array equal to another."""
    states[target].assign(states[source])


@kernel
def ask(state: Any, choices: Choices) -> None:
    """List every legal action of everybody who may act, with its actor."""
    empty(choices)
    who = state.to_move
    if who == ANYONE:
        for seat in range(state.seats):
            ask_one(state, seat, choices)
        ask_one(state, CLOCK, choices)
    elif who != TERMINAL:
        ask_one(state, who, choices)


@kernel
def ask_one(state: Any, who: int, choices: Choices) -> None:
    """Add the legal actions of one actor."""
    first = choices.count
    legal(state, who, choices)
    for index in range(first, choices.count):
        choices.actors[index] = who


@kernel
def play_at_random(state: Any, generator: Generator, choices: Choices) -> int:
    """Take one ply, uniform among the legal ones, chance by weight; return its index.

    Afterwards `choices` still holds what could be done.
    """
    who = state.to_move
    if who == ANYONE:
        return play_anyone(state, generator, choices)
    empty(choices)
    legal(state, who, choices)
    if who == CHANCE:
        index = draw_outcome(generator, choices)
    else:
        index = draw(generator, choices.count)
    apply(state, who, choices.actions[index])
    return index


@kernel
def play_anyone(state: Any, generator: Generator, choices: Choices) -> int:
    """Take one ply of all that the seats and the clock may do; return its index."""
    ask(state, choices)
    index = draw(generator, choices.count)
    apply(state, choices.actors[index], choices.actions[index])
    return index


@kernel
def playout(state: Any, generator: Generator, choices: Choices, limit: int) -> int:
    """Play at random until the end or for `limit` plies; return how many it took."""
    plies = 0
    while plies < limit and state.to_move != TERMINAL:
        play_at_random(state, generator, choices)
        plies += 1
    return plies


@kernel
def playouts(states: Any, generators: Any, choices: Choices, limit: int) -> int:
    """Play every state of an array to its end; return the plies in all."""
    plies = 0
    for index in range(len(states)):
        plies += playout(states[index], generators[index], choices, limit)
    return plies


@kernel
def trace(state: Any, generator: Generator, choices: Choices, plies: Any) -> int:
    """Play at random and write (actor, action, count of choices) of every ply."""
    count = 0
    while count < len(plies) and state.to_move != TERMINAL:
        who = state.to_move
        index = play_at_random(state, generator, choices)
        plies[count][0] = choices.actors[index] if who == ANYONE else who
        plies[count][1] = choices.actions[index]
        plies[count][2] = choices.count
        count += 1
    return count


@kernel
def perft(states: Any, menus: Any, cursors: Any, depth: int) -> int:
    """Count the paths of `depth` plies from states[0], outcomes of chance included.

    `states` and `cursors` need depth + 1 places, `menus` depth.  A path that ends
    early is not counted.
    """
    if depth == 0:
        return 1
    leaves = 0
    level = 0
    ask(states[0], menus[0])
    cursors[0] = 0
    while level >= 0:
        if level == depth - 1:
            leaves += menus[level].count
            level -= 1
        elif cursors[level] == menus[level].count:
            level -= 1
        else:
            descend(states, menus[level], cursors, level)
            level += 1
            ask(states[level], menus[level])
    return leaves


@kernel
def descend(states: Any, menu: Choices, cursors: Any, level: int) -> None:
    """Copy a state one level down and play the next action of its menu there."""
    index = cursors[level]
    cursors[level] = index + 1
    cursors[level + 1] = 0
    copy_state(states, level + 1, level)
    apply(states[level + 1], menu.actors[index], menu.actions[index])
