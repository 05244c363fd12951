"""What a search works on: the kernels for one game and the arrays they write."""

from __future__ import annotations

from typing import Any, NamedTuple

from spielkiste.engine.choices import choices_kind
from spielkiste.engine.game import Game
from spielkiste.engine.kernel import Kernel, bind, compiled
from spielkiste.engine.layout import Record, dtype, pack
from spielkiste.engine.loops import apply, legal

from . import tree
from .path import Node, Slot, Task

LONGEST_PATH = 48
"""Plies from the root to the deepest position, and one."""
SLOTS = 1 << 16


class Kit(NamedTuple):
    """What a game gives to search with."""

    sight: type[Record]
    """What judging works on."""
    prepare: Kernel
    """(state, seat, sight): called once, with the root."""
    judge: Kernel
    """(state, seat, sight) -> worth."""
    clock: Kernel
    """(state) -> turns that have ended."""
    fingerprint: Kernel
    """(state) -> a positive number that differs between positions that differ."""
    decided: int
    """A worth above it, or below its negative, means that the match is decided."""


class Desk:
    """A place for one search at a time, in machine code or, for tests, plain."""

    def __init__(self, game: Game[Any], kit: Kit, *, is_plain: bool = False) -> None:
        ports: dict[Kernel, Kernel] = {
            legal: game.legal,
            apply: game.apply,
            tree.clock: kit.clock,
            tree.fingerprint: kit.fingerprint,
            tree.judge: kit.judge,
        }
        make = _plain_row if is_plain else _packed_row
        build = bind if is_plain else compiled
        self.path = (
            make(game.kind, LONGEST_PATH),
            make(choices_kind(game.capacity), LONGEST_PATH),
            make(Node, LONGEST_PATH),
            make(Slot, SLOTS),
        )
        self.task = make(Task, 1)[0]
        self.sight = make(kit.sight, 1)[0]
        self._is_plain = is_plain
        self._prepare = build(kit.prepare, {})
        self._clear = build(tree.clear, ports)
        self._begin = build(tree.begin, ports)
        self._go_on = build(tree.go_on, ports)
        self._result = build(tree.result, ports)

    def clear(self, observation: Any, seat: int, word: int) -> None:
        """Lay an observation out, and forget what was searched before."""
        root = self.path[0][0]
        if self._is_plain:
            root.assign(observation)
        else:
            pack(observation, root)
        self._clear(self.task, self.path, seat, word)
        self._prepare(root, seat, self.sight)

    def begin(self, turns: int) -> None:
        """Begin to look so many turns ahead."""
        self._begin(self.task, self.path, turns)

    def go_on(self, most: int) -> bool:
        """Look at that many positions more; True when all is known."""
        return bool(self._go_on(self.task, self.path, self.sight, most))

    def result(self) -> tuple[int, int, int]:
        """Return the best action so far, its worth, and the positions looked at."""
        action, worth, nodes = self._result(self.task, self.path)
        return int(action), int(worth), int(nodes)


def _plain_row(kind: type[Record], count: int) -> Any:
    return [kind() for _ in range(count)]


def _packed_row(kind: type[Record], count: int) -> Any:
    import numpy as np

    return np.zeros(count, dtype(kind))
