"""Entries kept for good, in SQLite: one writing thread that commits in groups."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import (
    Column,
    Engine,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    create_engine,
    event,
    insert,
    select,
)
from sqlalchemy.engine.interfaces import DBAPIConnection

log = logging.getLogger(__name__)

METADATA = MetaData()
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(20), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
LARGEST_GROUP = 500

Row = tuple[str, int, bytes]


class StoreError(RuntimeError):
    """What was to be kept could not be kept."""


class Batch(NamedTuple):
    """Entries that are kept together, and who waits for it."""

    rows: list[Row]
    done: asyncio.Future[None]


class SqlStore:
    """The log of all tables; `append` returns when its group is committed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._statement = str(insert(ENTRIES).compile(engine))
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Write what still waits, then let the database go."""
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        self._engine.dispose()

    async def append(self, table: str, number: int, bodies: list[bytes]) -> None:
        """Keep entries, the first of them as `number`; return when they are safe.

        Raises StoreError when they are not, for instance because another writer
        has already kept an entry of that number.
        """
        rows = [(table, number + place, body) for place, body in enumerate(bodies)]
        done: asyncio.Future[None] = self._loop.create_future()
        self._waiting.put(Batch(rows, done))
        await done

    async def read(self, table: str) -> list[bytes]:
        """Return all entries of a table, in order; none for an unknown one."""
        return await asyncio.to_thread(self._read, table)

    def _read(self, table: str) -> list[bytes]:
        query = (
            select(ENTRIES.c.body)
            .where(ENTRIES.c.table_id == table)
            .order_by(ENTRIES.c.number)
        )
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def _write(self) -> None:
        """Commit everything that waits at once, again and again; the thread's work.

        The driver is spoken to directly: this is the hottest path of the server.
        """
        connection = self._engine.raw_connection()
        try:
            while (group := self._next_group()) is not None:
                self._keep_group(connection, group)
        finally:
            connection.close()

    def _next_group(self) -> list[Batch] | None:
        first = self._waiting.get()
        if first is None:
            return None
        group = [first]
        while len(group) < LARGEST_GROUP and not self._waiting.empty():
            batch = self._waiting.get()
            if batch is None:
                self._waiting.put(None)
                break
            group.append(batch)
        return group

    def _keep_group(self, connection: DBAPIConnection, group: list[Batch]) -> None:
        """Commit a group at once; when that fails, each of it on its own."""
        try:
            self._keep(connection, [row for batch in group for row in batch.rows])
        except self._engine.dialect.loaded_dbapi.Error as error:
            connection.rollback()
            if len(group) == 1:
                log.exception("entries could not be kept")
                self._answer(group, StoreError(str(error)))
                return
            for batch in group:
                self._keep_group(connection, [batch])
            return
        self._answer(group, None)

    def _keep(self, connection: DBAPIConnection, rows: list[Row]) -> None:
        cursor = connection.cursor()
        cursor.executemany(self._statement, rows)
        cursor.close()
        connection.commit()

    def _answer(self, group: list[Batch], error: StoreError | None) -> None:
        self._loop.call_soon_threadsafe(_resolve, group, error)


def _resolve(group: list[Batch], error: StoreError | None) -> None:
    for batch in group:
        if batch.done.done():
            continue
        if error is None:
            batch.done.set_result(None)
        else:
            batch.done.set_exception(error)


def sqlite_url(data: Path) -> str:
    """Return the address of the database in a data folder."""
    return f"sqlite:///{data / 'tables.sqlite3'}"


def make_engine(url: str) -> Engine:
    """Return an engine whose SQLite survives `kill -9` and reads while it writes."""
    engine = create_engine(url)

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=NORMAL")
        cursor.execute("PRAGMA busy_timeout=5000")
        cursor.close()

    return engine
