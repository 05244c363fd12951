"""All parts of one running server, put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from spielkiste.tables.hub import Hub
from spielkiste.tables.thinking import Thinker

from .bus import Bus, LocalBus
from .limits import Buckets, Limits, Places
from .migrations import upgrade
from .persons import Persons, read_secret
from .store import SqlStore, make_engine, sqlite_url
from .telling import Teller

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Settings:
    """What a server is told when it starts."""

    data: Path
    """The folder of the database and the secret."""
    pause: float = 0.7
    """About so many seconds a bot waits before it plays."""
    limits: Limits = field(default_factory=Limits)


class House:
    """What every request needs."""

    def __init__(self, settings: Settings, store: SqlStore, thinker: Thinker) -> None:
        limits = settings.limits
        self.limits = limits
        self.store = store
        self.persons = Persons(read_secret(settings.data))
        self.bus: Bus = LocalBus()
        self.teller = Teller(self.bus, self.persons)
        self.hub = Hub(store, self.teller, thinker, pause=settings.pause)
        self.address_places = Places(limits.connections_per_address)
        self.person_places = Places(limits.connections_per_person)
        seconds = limits.tables_seconds
        self.new_by_person = Buckets(limits.tables_per_person, seconds)
        self.new_by_address = Buckets(limits.tables_per_address, seconds)

    async def sweep(self) -> None:
        """Put idle tables to sleep, for ever."""
        while True:
            await asyncio.sleep(self.limits.idle_seconds / 4)
            count = await self.hub.sleep_idle(self.limits.idle_seconds)
            if count:
                log.info("%d tables went to sleep", count)


@asynccontextmanager
async def open_house(settings: Settings, thinker: Thinker) -> AsyncIterator[House]:
    """Open the store, and close everything in good order afterwards."""
    settings.data.mkdir(parents=True, exist_ok=True)
    engine = make_engine(sqlite_url(settings.data))
    with engine.begin() as connection:
        upgrade(connection)
    store = SqlStore(engine)
    house = House(settings, store, thinker)
    sweeper = asyncio.create_task(house.sweep(), name="sweeper")
    try:
        yield house
    finally:
        sweeper.cancel()
        with suppress(asyncio.CancelledError):
            await sweeper
        await house.hub.close()
        await store.close()
