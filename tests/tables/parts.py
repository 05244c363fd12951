"""Stand-ins for what surrounds a table: a log in memory, a listener, a clock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from spielkiste.tables import entries as e
from spielkiste.tables.happenings import Happening
from spielkiste.tables.hub import Hub
from spielkiste.tables.live import LiveTable
from spielkiste.tables.thinking import Question, RandomThinker, Thinker, Wonder

PATIENCE = 20.0


class MemoryLog:
    """Keeps entries in memory; notes what was kept before what was told."""

    def __init__(self) -> None:
        self.kept: dict[str, list[bytes]] = {}
        self.order: list[str] = []
        self.is_broken = False

    async def append(self, table: str, number: int, bodies: list[bytes]) -> None:
        """Keep entries, unless the disk is full."""
        await asyncio.sleep(0)
        if self.is_broken:
            raise OSError("no space left")
        rows = self.kept.setdefault(table, [])
        assert number == len(rows)
        rows.extend(bodies)
        self.order.append("kept")

    async def read(self, table: str) -> list[bytes]:
        """Return what was kept."""
        return list(self.kept.get(table, []))


class Ears:
    """Hears everything that is told."""

    def __init__(self, log: MemoryLog) -> None:
        self.told: list[Happening] = []
        self.presences = 0
        self._log = log

    def happened(self, live: LiveTable, told: list[Happening]) -> None:
        """Note it."""
        self.told.extend(told)
        self._log.order.append("told")

    def presence(self, live: LiveTable) -> None:
        """Count it."""
        self.presences += 1


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Moody:
    """A bot that does whatever a test wants."""

    def __init__(self, choose: Callable[[Question], Any]) -> None:
        self.asked: list[Question] = []
        self._choose = choose

    def levels(self, game: str) -> tuple[str, ...]:
        """Return its only level."""
        return ("moody",)

    async def choose(self, question: Question) -> int:
        """Choose, fail or hang."""
        self.asked.append(question)
        found = self._choose(question)
        if isinstance(found, float):
            await asyncio.sleep(found)
            return question.legal[0]
        assert isinstance(found, int)
        return found

    async def hint(self, wonder: Wonder) -> list[float] | None:
        """Tell that everything is as likely as not."""
        assert wonder.observation is not None
        return [0.5]

    def close(self) -> None:
        """Nothing is held."""


def new_hub(thinker: Thinker | None = None) -> tuple[Hub, MemoryLog, Ears, Clock]:
    """Return a hub and everything around it."""
    log, clock = MemoryLog(), Clock()
    ears = Ears(log)
    hub = Hub(log, ears, thinker or RandomThinker(), clock=clock)
    return hub, log, ears, clock


def made(*seats: str, **options: Any) -> e.Made:
    """Return the first entry of a table: a seat is a person, "bot:level" or ""."""
    chairs = [
        e.Chair(level=seat[4:]) if seat.startswith("bot:") else e.Chair(person=seat)
        for seat in seats
    ]
    return e.Made(
        by="anna", game="twisty", nickname="Anna", chairs=chairs, options=options
    )


async def until(is_so: Callable[[], bool]) -> None:
    """Let the loop run until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110  # it may depend on anything
            await asyncio.sleep(0.002)
