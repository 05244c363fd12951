"""All tables that are awake; others sleep in the log until somebody asks for them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from spielkiste import load_game
from spielkiste.engine.refusal import RefusedError, refuse

from . import entries as e
from .apply import apply
from .live import Listener, LiveTable, Log
from .seated_bots import SeatedBots
from .table import Table
from .thinking import Thinker

log = logging.getLogger(__name__)

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Those that nobody mistakes for another."""
ID_LENGTH = 10


@dataclass(slots=True)
class Awake:
    """A table in memory, its bots, and when somebody last needed it."""

    live: LiveTable
    bots: SeatedBots
    used: float = field(default_factory=time.monotonic)

    @property
    def is_needed(self) -> bool:
        """Whether anybody is there or any bot at work."""
        return bool(self.live.present) or self.bots.are_busy


class Hub:
    """Makes tables, wakes them and puts them to sleep."""

    def __init__(
        self,
        log: Log,
        listener: Listener,
        thinker: Thinker,
        *,
        pause: float = 0.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.thinker = thinker
        self._log = log
        self._listener = listener
        self._pause = pause
        self._clock = clock
        self._awake: dict[str, Awake] = {}
        self._waking: dict[str, asyncio.Task[LiveTable]] = {}

    @property
    def awake(self) -> int:
        """How many tables are in memory."""
        return len(self._awake)

    def is_busy(self, table_id: str) -> bool:
        """Whether a bot of this table is about to play."""
        awake = self._awake.get(table_id)
        return awake is not None and awake.bots.are_busy

    async def make(self, made: e.Made) -> LiveTable:
        """Make a table of its first entry, which must be lawful."""
        table_id = "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))
        await self._log.append(table_id, 0, [e.encode(made)])
        return self._rise(table_id, [made])

    async def get(self, table_id: str) -> LiveTable:
        """Return a table, woken if need be; raises RefusedError for an unknown one."""
        found = self._awake.get(table_id)
        if found is not None:
            found.used = self._clock()
            return found.live
        if table_id not in self._waking:
            task = asyncio.create_task(self._wake(table_id))
            self._waking[table_id] = task
            task.add_done_callback(lambda _: self._waking.pop(table_id, None))
        return await asyncio.shield(self._waking[table_id])

    async def sleep_idle(self, seconds: float) -> int:
        """Put tables to sleep that nobody has needed for so long; return how many."""
        now = self._clock()
        idle = []
        for table_id, awake in self._awake.items():
            if awake.is_needed:
                awake.used = now
            elif now - awake.used >= seconds:
                idle.append(table_id)
        for table_id in idle:
            await self._put_to_sleep(table_id)
        return len(idle)

    async def close(self) -> None:
        """Put everything to sleep."""
        for table_id in list(self._awake):
            await self._put_to_sleep(table_id)
        self.thinker.close()

    async def _wake(self, table_id: str) -> LiveTable:
        stored = await self._log.read(table_id)
        if not stored:
            raise RefusedError(refuse("", "table-unknown", table=table_id[:40]))
        try:
            return self._rise(table_id, [e.decode(body) for body in stored])
        except Exception as error:
            log.exception("table %s cannot be read back", table_id)
            raise RefusedError(refuse("", "table-broken")) from error

    def _rise(self, table_id: str, entries: Sequence[e.AnyEntry]) -> LiveTable:
        made = entries[0]
        assert isinstance(made, e.Made)
        game = load_game(made.game)
        table = Table(table_id, game, self.thinker.levels(game.name))
        for entry in entries:
            apply(table, entry)
        live = LiveTable(table, self._log, self._listener)
        bots = SeatedBots(live, self.thinker, self._pause)
        self._awake[table_id] = Awake(live, bots, self._clock())
        bots.look()
        return live

    async def _put_to_sleep(self, table_id: str) -> None:
        awake = self._awake.pop(table_id)
        awake.bots.stop()
        await awake.live.stop()
