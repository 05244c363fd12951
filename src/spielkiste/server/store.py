"""Entries kept for good, in SQLite: many tables, one writer, commits in groups."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import (
    Column,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    event,
    insert,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

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


class StoreError(RuntimeError):
    """What was to be kept could not be kept."""


class Batch(NamedTuple):
    """Entries that are kept together, and who waits for it."""

    rows: list[dict[str, Any]]
    done: asyncio.Future[None]


class SqlStore:
    """The log of all tables; `append` returns when its group is committed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: asyncio.Queue[Batch] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start writing."""
        self._writer = asyncio.create_task(self._write(), name="store")

    async def close(self) -> None:
        """Write what still waits, then let the database go."""
        if self._writer is not None:
            await self._waiting.join()
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._engine.dispose()

    async def append(self, table: str, number: int, bodies: list[bytes]) -> None:
        """Keep entries, the first of them as `number`; return when they are safe.

        Raises StoreError when they are not, for instance because another writer
        has already kept an entry of that number.
        """
        rows = [
            {"table_id": table, "number": number + place, "body": body}
            for place, body in enumerate(bodies)
        ]
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Batch(rows, done))
        await done

    async def read(self, table: str) -> list[bytes]:
        """Return all entries of a table, in order; none for an unknown one."""
        query = (
            select(ENTRIES.c.body)
            .where(ENTRIES.c.table_id == table)
            .order_by(ENTRIES.c.number)
        )
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def _write(self) -> None:
        async with self._engine.connect() as connection:
            while True:
                group = [await self._waiting.get()]
                while len(group) < LARGEST_GROUP and not self._waiting.empty():
                    group.append(self._waiting.get_nowait())
                await _keep_group(connection, group)
                for _ in group:
                    self._waiting.task_done()


async def _keep_group(connection: AsyncConnection, group: list[Batch]) -> None:
    """Commit a group at once; when that fails, each of it on its own."""
    try:
        await _keep(connection, [row for batch in group for row in batch.rows])
    except Exception as error:
        await connection.rollback()
        if len(group) == 1:
            log.exception("entries could not be kept")
            _answer(group[0], StoreError(str(error)))
            return
        for batch in group:
            await _keep_group(connection, [batch])
        return
    for batch in group:
        _answer(batch, None)


async def _keep(connection: AsyncConnection, rows: list[dict[str, Any]]) -> None:
    await connection.execute(insert(ENTRIES), rows)
    await connection.commit()


def _answer(batch: Batch, error: StoreError | None) -> None:
    if batch.done.done():
        return
    if error is None:
        batch.done.set_result(None)
    else:
        batch.done.set_exception(error)


def sqlite_url(data: Path) -> str:
    """Return the address of the database in a data folder."""
    return f"sqlite+aiosqlite:///{data / 'tables.sqlite3'}"


def make_engine(url: str) -> AsyncEngine:
    """Return an engine whose SQLite survives `kill -9` and writes beside readers."""
    engine = create_async_engine(url)

    @event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=NORMAL")
        cursor.execute("PRAGMA busy_timeout=5000")
        cursor.close()

    return engine
