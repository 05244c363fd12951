"""Dice by brute force: the real rules, ply by ply and die by die, everything tried."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from spielkiste import CHANCE, Match
from spielkiste.games.schraube_locker import GAME
from spielkiste.games.schraube_locker.bots.dice import Problem, needs_of
from spielkiste.games.schraube_locker.components import BOX, FACE_UP, N_STACKS

GREENS, YELLOWS = range(26, 30), range(30, 34)
"""Of the house edition, counted from 0."""


class Case(NamedTuple):
    """A position in which dice are about to fall, and what is wanted of them."""

    state: Any
    worths: tuple[float, ...]
    costs: dict[int, float]
    """What returning each of the mover's abilities costs, by card."""

    def problem(self, state: Any) -> Problem:
        """Return what the solver is asked once some abilities may be gone."""
        left = [card for card in self.costs if state.cards[card] != BOX]
        greens, yellows = (
            tuple(sorted(self.costs[card] for card in left if card in cards))
            for cards in (GREENS, YELLOWS)
        )
        needs = needs_of(self.state, self.state.mover)
        pairs = bool(state.combine_dice)
        return Problem(needs, self.worths, greens, yellows, pairs)


class Oracle:
    """The best expected worth of every position that a case can lead to."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.known: dict[Any, float] = {}
        self.met: list[Any] = []

    def value(self, state: Any) -> float:
        """Return the mean over what chance does, the best of what the mover does."""
        key = _key(state)
        if key not in self.known:
            self.met.append(state)
            if GAME.to_move(state) == CHANCE:
                outcomes = GAME.chance_outcomes(state)
                total = sum(weight for _, weight in outcomes)
                parts = (w * self.value_of(state, a) for a, w in outcomes)
                self.known[key] = sum(parts) / total
            else:
                legal = GAME.legal_actions(state, state.mover)
                self.known[key] = max(self.value_of(state, a) for a in legal)
        return self.known[key]

    def value_of(self, state: Any, action: int) -> float:
        """Return the worth of an action, and of everything best after it."""
        who = GAME.to_move(state)
        after = state.copy()
        GAME.apply(after, who, action)
        if GAME.action_text(state, who, action) == "move":
            return self.case.worths[steps_between(state, after)]
        gone = [c for c in self.case.costs if after.cards[c] != state.cards[c]]
        return self.value(after) - sum(self.case.costs[card] for card in gone)


def _key(state: Any) -> object:
    """Return all that changes while dice are rolled and placed."""
    dice = (tuple(state.loose), tuple(state.served), tuple(state.cards))
    return state.phase, state.unrolled, state.rerolls, dice


def steps_between(before: Any, after: Any) -> int:
    """Return how far the pawn has walked; a bonus tells a circle from no move."""
    seat = before.mover
    if after.bonuses[seat] > before.bonuses[seat]:
        return N_STACKS
    return int(after.pawns[seat] - before.pawns[seat]) % N_STACKS


def opened(seed: int, **options: Any) -> Any:
    """Return a random position in which the first turn opens."""
    dice = random.Random(seed)
    match = Match(GAME, seats=2, seed=seed, **options)
    for _ in range(2):
        seat = GAME.to_move(match.state)
        match.play(seat, dice.choice(GAME.legal_actions(match.state, seat)))
    while GAME.to_move(match.state) == CHANCE and "reveals" in _decision(match.state):
        match.play_chance()
    return match.state


def _decision(state: Any) -> str:
    return GAME.state_text(state).splitlines()[-1]


def case_of(
    seed: int, *, dice: int, rerolls: int, abilities: tuple[int, int] = (0, 0)
) -> Case:
    """Return a random case with so many dice, re-rolls, green and yellow cards."""
    chosen = random.Random(seed)
    state = opened(seed, combine_dice=bool(seed % 2))
    state.unrolled = dice
    state.rerolls = rerolls
    for stack in chosen.sample(range(N_STACKS), max(0, N_STACKS - dice - seed % 2)):
        state.served[stack] = 1
    greens, yellows = abilities
    cards = [*chosen.sample(GREENS, greens), *chosen.sample(YELLOWS, yellows)]
    free = [card for card in cards if card not in state.tops]
    for card in free:
        state.cards[card] = FACE_UP + state.mover
    worths = tuple(chosen.uniform(-3, 9) for _ in range(N_STACKS + 1))
    dear = chosen.uniform(0, 2)
    return Case(state, worths, {c: dear + state.points[c] * dear for c in free})


def cases(count: int, **shape: Any) -> Iterator[Case]:
    """Yield cases of one shape, with pairs allowed in every other."""
    for seed in range(count):
        yield case_of(seed, **shape)
