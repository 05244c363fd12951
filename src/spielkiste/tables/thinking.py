"""Bots at work: an observation goes out to a process, an action comes back."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any, NamedTuple, Protocol

log = logging.getLogger(__name__)

SEED_BITS = 62
LONGEST = 20.0
"""Seconds after which a bot that has not answered is given up."""


class Question(NamedTuple):
    """What a bot is asked: it sees an observation, never the state."""

    game: str
    level: str
    seat: int
    observation: Any
    legal: list[int]


class Wonder(NamedTuple):
    """What a person sees who asks for a hint."""

    game: str
    observation: Any
    seat: int


class Thinker(Protocol):
    """Whoever chooses for the bots."""

    def levels(self, game: str) -> tuple[str, ...]:
        """Return the levels of bots that a game has."""

    async def choose(self, question: Question) -> int:
        """Return one of the legal actions; may raise whatever goes wrong."""

    async def hint(self, wonder: Wonder) -> list[float] | None:
        """Return what a game tells of somebody's choices; may raise anything."""

    def close(self) -> None:
        """Let all processes go."""


class RandomThinker:
    """Plays anything that is legal, at once."""

    def levels(self, _game: str) -> tuple[str, ...]:
        """Return the only level there is."""
        return ("random",)

    async def choose(self, question: Question) -> int:
        """Return any legal action."""
        return secrets.choice(question.legal)

    async def hint(self, _wonder: Wonder) -> list[float] | None:
        """Return nothing."""
        return None

    def close(self) -> None:
        """Nothing is held."""


class WorkerThinker:
    """Has bots think in processes of their own."""

    def __init__(self, workers: int) -> None:
        from spielkiste.bots.workers import Workers

        self._workers = Workers(workers)

    def levels(self, game: str) -> tuple[str, ...]:
        """Return the levels of a game, and the bot that every game has."""
        from spielkiste.bots import levels

        return ("random", *levels(game))

    async def choose(self, question: Question) -> int:
        """Return what a bot chooses; raises what the bot raises."""
        future = self._workers.submit(
            game_name=question.game,
            spec=question.level,
            seat=question.seat,
            observation=question.observation,
            legal=question.legal,
            seed=secrets.randbits(SEED_BITS),
        )
        return await asyncio.wrap_future(future)

    async def hint(self, wonder: Wonder) -> list[float] | None:
        """Return a game's hint, reckoned in a process."""
        return await asyncio.wrap_future(self._workers.submit_hint(*wonder))

    def close(self) -> None:
        """Let all processes go."""
        self._workers.close()


async def choose_surely(thinker: Thinker, question: Question) -> int:
    """Ask a bot; a second time when it fails; then play anything legal.

    Whatever a bot does, its table goes on.
    """
    for attempt in (1, 2):
        try:
            async with asyncio.timeout(LONGEST):
                action = await thinker.choose(question)
            if action in question.legal:
                return action
            problem = f"chose {action}, which is not legal"
        except Exception as error:  # noqa: BLE001  # a bot may fail in any way
            problem = f"{type(error).__name__}: {error}"
        log.warning(
            "bot %s of %s failed (attempt %d): %s",
            question.level,
            question.game,
            attempt,
            problem,
        )
    return secrets.choice(question.legal)
