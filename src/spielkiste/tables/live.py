"""A living table: one task takes wishes in turn, stores, carries out, then tells."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import NamedTuple, Protocol

from spielkiste.engine.refusal import Refusal, RefusedError, refuse

from . import entries as e
from .apply import apply
from .decide import NOBODY_ASKS, Asker, give_back
from .happenings import Happening
from .mailbox import Mailbox
from .sight import Sights
from .table import KEPT_ANSWERS, Table

log = logging.getLogger(__name__)

Decide = Callable[[Table, Asker], e.AnyEntry]


class Log(Protocol):
    """Where entries are kept for good."""

    async def append(self, table: str, number: int, bodies: list[bytes]) -> None:
        """Keep entries, the first of them as `number`; return when they are safe."""

    async def read(self, table: str) -> list[bytes]:
        """Return all entries of a table, in order; none for an unknown one."""


class Listener(Protocol):
    """Who tells the people what happened."""

    def happened(self, live: LiveTable, told: list[Happening]) -> None:
        """Tell everybody at the table; must not wait."""

    def presence(self, live: LiveTable) -> None:
        """Tell everybody who is connected now; must not wait."""


class Wish(NamedTuple):
    """Something wanted of the table, and who waits for the answer."""

    asker: Asker
    decide: Decide
    answer: asyncio.Future[int]


class LiveTable:
    """The one writer of a table."""

    def __init__(self, table: Table, log: Log, listener: Listener) -> None:
        self.table = table
        self.sights = Sights(table.game)
        self.present: Counter[str] = Counter()
        """How many connections each person has."""
        self.on_change: list[Callable[[], None]] = []
        self._log = log
        self._listener = listener
        self._wishes: Mailbox[Wish] = Mailbox()
        self._refused: OrderedDict[tuple[str, str], Refusal] = OrderedDict()
        self._writer = asyncio.create_task(self._write(), name=f"table {table.id}")

    async def ask(self, asker: Asker, decide: Decide) -> int:
        """Have a wish carried out; return the version the table then stands at.

        Raises RefusedError.  Returns after the change is stored and told.
        """
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._wishes.put(Wish(asker, decide, answer))
        return await answer

    async def give_back(self, person: str) -> None:
        """End the stand-in of a person who has returned."""
        seat = self.table.scene.seat_of(person)
        if seat is None or not self.table.scene.seats[seat].stand_in:
            return
        with suppress(RefusedError):  # somebody else was quicker
            await self.ask(NOBODY_ASKS, partial(give_back, seat=seat))

    def join(self, person: str) -> None:
        """A person is connected once more."""
        self.present[person] += 1
        if self.present[person] == 1:
            self._present_changed()

    def leave(self, person: str) -> None:
        """A person lost a connection."""
        self.present[person] -= 1
        if self.present[person] <= 0:
            del self.present[person]
            self._present_changed()

    @property
    def onlookers(self) -> int:
        """How many people look on."""
        scene = self.table.scene
        return sum(scene.seat_of(person) is None for person in self.present)

    @property
    def online(self) -> list[int]:
        """The seats whose people are connected."""
        seats = enumerate(self.table.scene.seats)
        return [number for number, seat in seats if seat.person in self.present]

    async def stop(self) -> None:
        """End the task; wishes that still wait are refused."""
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        while self._wishes:
            _fail(self._wishes.take(), RefusedError(refuse("", "table-asleep")))

    def _present_changed(self) -> None:
        self._listener.presence(self)
        self._look()

    def _look(self) -> None:
        for look in self.on_change:
            look()

    async def _write(self) -> None:
        while True:
            wish = await self._wishes.get()
            try:
                await self._grant(wish)
            except RefusedError as error:
                _fail(wish, error)
            except asyncio.CancelledError:
                _fail(wish, RefusedError(refuse("", "table-asleep")))
                raise
            except Exception:
                log.exception("table %s could not carry out a wish", self.table.id)
                _fail(wish, RefusedError(refuse("", "table-trouble")))

    async def _grant(self, wish: Wish) -> None:
        known = self._known(wish.asker)
        if known is not None:
            _accept(wish, known)
            return
        try:
            entry = wish.decide(self.table, wish.asker)
        except RefusedError as error:
            self._remember_refusal(wish.asker, error.refusal)
            raise
        await self._log.append(self.table.id, self.table.entries, [e.encode(entry)])
        told = apply(self.table, entry)
        # who asked wakes up after all is told: nothing waits between these lines
        _accept(wish, self.table.version)
        self._tell(told)

    def _tell(self, told: list[Happening]) -> None:
        """Tell what is stored; a fault in the telling undoes nothing."""
        try:
            self._listener.happened(self, told)
        except Exception:
            log.exception("table %s could not tell what happened", self.table.id)
        self._look()

    def _known(self, asker: Asker) -> int | None:
        """Return the answer this command was given before; raise it if it was no."""
        if not asker.command:
            return None
        key = (asker.person, asker.command)
        if key in self._refused:
            raise RefusedError(self._refused[key])
        return self.table.answers.get(key)

    def _remember_refusal(self, asker: Asker, refusal: Refusal) -> None:
        if asker.command:
            self._refused[asker.person, asker.command] = refusal
            if len(self._refused) > KEPT_ANSWERS:
                self._refused.popitem(last=False)


def _accept(wish: Wish, version: int) -> None:
    if not wish.answer.done():
        wish.answer.set_result(version)


def _fail(wish: Wish, error: RefusedError) -> None:
    if not wish.answer.done():
        wish.answer.set_exception(error)
