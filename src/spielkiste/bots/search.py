"""A bot that looks ahead: a near horizon first, then further ones while time lasts."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

from spielkiste.engine.chance import advance, generator

from .desk import Desk

BETWEEN_LOOKS = 1000
"""Positions between two looks at the clock: a few milliseconds."""


class Limits(NamedTuple):
    """How far and how long to look; no milliseconds or no nodes: no such limit."""

    turns: int
    milliseconds: int = 0
    nodes: int = 0


class SearchBot:
    """Looks some turns ahead, and minds how long that takes."""

    def __init__(
        self,
        desk: Callable[[], Desk],
        limits: Limits,
        *,
        seed: int,
        decided: int,
        now: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._desk = desk
        self._limits = limits
        self._decided = decided
        self._dice = generator("search", seed)
        self._now = now
        self._until = 0.0
        self.nodes = 0
        """Positions looked at for the last action."""
        self.turns = 0
        """Turns looked ahead, to the end, for the last action."""

    def act(self, observation: Any, legal: list[int], seat: int) -> int:
        """Return the action that leads to the best position within reach."""
        self.nodes = self.turns = 0
        if len(legal) == 1:
            return legal[0]
        self._until = self._now() + self._limits.milliseconds / 1000
        desk = self._desk()
        advance(self._dice)
        desk.clear(observation, seat, self._dice.word)
        chosen = legal[0]
        while self.turns < self._limits.turns:
            is_finished = self._look(desk, self.turns + 1)
            action, worth, self.nodes = desk.result()
            chosen = action if action in legal else chosen
            if not is_finished:
                break
            self.turns += 1
            if abs(worth) > self._decided:
                break
        return chosen

    def _look(self, desk: Desk, turns: int) -> bool:
        """Search as far as a horizon; False if time ran out before.

        The nearest horizon is always reached, so that there is an answer.
        """
        desk.begin(turns)
        nodes = self.nodes
        while turns == 1 or not self._is_late(nodes):
            if desk.go_on(self._portion(turns, nodes)):
                return True
            nodes = desk.result()[2]
        return False

    def _portion(self, turns: int, nodes: int) -> int:
        if turns == 1 or not self._limits.nodes:
            return BETWEEN_LOOKS
        return min(BETWEEN_LOOKS, self._limits.nodes - nodes)

    def _is_late(self, nodes: int) -> bool:
        if self._limits.nodes and nodes >= self._limits.nodes:
            return True
        return bool(self._limits.milliseconds) and self._now() >= self._until
