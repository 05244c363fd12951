"""The bots of one table: each is asked when it may act, and plays after a pause."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import Any

from spielkiste.engine.refusal import RefusedError

from . import entries as e
from .decide import NOBODY_ASKS, Asker, no
from .live import LiveTable
from .table import Table
from .thinking import Question, Thinker, choose_surely

RETRY_AFTER = 1.0
"""Seconds until a bot whose ply could not be stored tries again."""


class SeatedBots:
    """Watches a table, and has its bots and stand-ins play."""

    def __init__(self, live: LiveTable, thinker: Thinker, pause: float) -> None:
        self._live = live
        self._thinker = thinker
        self._pause = pause
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._seen: tuple[Any, ...] = ()
        live.on_change.append(self.look)

    @property
    def are_busy(self) -> bool:
        """Whether any bot is about to play."""
        return bool(self._tasks)

    def look(self) -> None:
        """Set bots to work where the position, or who plays it, has changed."""
        situation = self._situation()
        if situation == self._seen:
            return
        self._seen = situation
        self.stop()
        for seat, level in situation[-1] if situation else ():
            task = asyncio.create_task(self._play(seat, level))
            self._tasks[seat] = task
            task.add_done_callback(partial(self._done, seat))

    def stop(self) -> None:
        """Call all bots off."""
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    def _done(self, seat: int, task: asyncio.Task[None]) -> None:
        if self._tasks.get(seat) is task:
            del self._tasks[seat]

    def _situation(self) -> tuple[Any, ...]:
        """Return the match, its ply and (seat, level) of every bot that may act."""
        table = self._live.table
        if not self._may_play():
            return ()
        assert table.match is not None
        actors = table.game.actors(table.match.state)
        levels = [(seat, table.scene.seats[seat].bot) for seat in actors]
        bots = tuple((seat, level) for seat, level in levels if level)
        return (table.scene.matches, table.plies, bots)

    def _may_play(self) -> bool:
        """Bots play while a match runs that no person has left lying."""
        table = self._live.table
        if not any(seat.bot for seat in table.scene.seats):
            return False
        proposal = table.scene.proposal
        if not table.is_playing or (proposal is not None and proposal.what == "undo"):
            return False
        return bool(self._live.present) or not table.has_person

    async def _play(self, seat: int, level: str) -> None:
        table = self._live.table
        match = table.match
        assert match is not None
        ply = table.plies
        question = Question(
            game=table.game.name,
            level=level,
            seat=seat,
            observation=table.game.observe(match.state, seat),
            legal=table.game.legal_actions(match.state, seat),
        )
        pause = self._pause * random.uniform(0.7, 1.3)
        action, _ = await asyncio.gather(
            choose_surely(self._thinker, question), asyncio.sleep(pause)
        )
        text = table.game.action_text(match.state, seat, action)
        await self._submit(seat, ply, text)

    async def _submit(self, seat: int, ply: int, text: str) -> None:
        """Play, unless the table has gone on meanwhile."""

        def decide(table: Table, _asker: Asker) -> e.AnyEntry:
            bot = table.scene.seats[seat].bot
            if not table.is_playing or table.plies != ply or not bot:
                no("stale", ply=table.plies)
            return e.Moved(seat=seat, text=text)

        try:
            await self._live.ask(NOBODY_ASKS, decide)
        except RefusedError:
            self._seen = ()
            await asyncio.sleep(RETRY_AFTER)
            asyncio.get_running_loop().call_soon(self.look)
