"""What a bot is, and the one that plays anything."""

from __future__ import annotations

from typing import Any, Protocol

from spielkiste.engine.chance import draw, generator


class Bot(Protocol):
    """Somebody who chooses actions and knows no more than an observation says."""

    def act(self, observation: Any, legal: list[int], seat: int) -> int:
        """Return one of the legal actions, of which there is at least one."""


class RandomBot:
    """Plays any legal action, each as often as every other."""

    def __init__(self, seed: int) -> None:
        self._dice = generator("random", seed)

    def act(self, observation: Any, legal: list[int], seat: int) -> int:  # noqa: ARG002
        """Return any of the legal actions."""
        return legal[draw(self._dice, len(legal))]
