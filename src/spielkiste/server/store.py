"""Entries kept for good, in SQLite: committed at once, on the event loop.

A commit appends to SQLite's journal and waits for no disk; a thread does, every few
moments, when it copies the journal into the database (decision 8).
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path
from typing import Any

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
from sqlalchemy.exc import SQLAlchemyError

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
CHECKPOINT_SECONDS = 1.0
LONGEST_JOURNAL = 16_384
"""In pages of 4096 bytes."""

Row = tuple[str, int, bytes]


class StoreError(RuntimeError):
    """What was to be kept could not be kept."""


class SqlStore:
    """The log of all tables; belongs to the event loop in which it was made."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._statement = str(insert(ENTRIES).compile(engine))
        self._lent = engine.raw_connection()
        connection: Any = self._lent.driver_connection
        connection.isolation_level = None  # a statement alone commits itself
        self._connection = connection
        self._has_grown = False
        self._checkpoints = asyncio.create_task(self._check_in_turn())

    async def close(self) -> None:
        """Let the database go."""
        self._checkpoints.cancel()
        await asyncio.gather(self._checkpoints, return_exceptions=True)
        self._lent.close()
        self._engine.dispose()

    async def append(self, table: str, number: int, bodies: list[bytes]) -> None:
        """Keep entries, the first of them as `number`; return when they are safe.

        Raises StoreError when they are not, for instance because another writer
        has already kept an entry of that number; then none of them is kept.
        """
        rows = [(table, number + place, body) for place, body in enumerate(bodies)]
        try:
            self._keep(rows)
        except sqlite3.Error as error:
            self._connection.rollback()
            log.exception("entries could not be kept")
            raise StoreError(str(error)) from error
        self._has_grown = True

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

    def _keep(self, rows: list[Row]) -> None:
        """Commit rows; the driver is spoken to directly: this path is the hottest."""
        if len(rows) == 1:
            self._connection.execute(self._statement, rows[0])
            return
        self._connection.execute("BEGIN")
        self._connection.executemany(self._statement, rows)
        self._connection.execute("COMMIT")

    async def _check_in_turn(self) -> None:
        """Move what was committed into the database proper, in another thread."""
        while True:
            await asyncio.sleep(CHECKPOINT_SECONDS)
            if self._has_grown:
                self._has_grown = False
                await asyncio.to_thread(checkpoint, self._engine)


def checkpoint(engine: Engine) -> None:
    """Copy the journal into the database; once it has grown too long, begin it anew.

    The disk is waited for here and nowhere else.  Writers go on meanwhile, but for
    the moment in which a long journal begins anew.
    """
    try:
        with engine.connect() as connection:
            pragma = connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
            _, pages, _ = pragma.one()
            if pages > LONGEST_JOURNAL:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(RESTART)")
    except SQLAlchemyError:
        log.exception("the journal could not be copied into the database")


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
        cursor.execute("PRAGMA wal_autocheckpoint=0")
        cursor.execute("PRAGMA busy_timeout=5000")
        cursor.close()

    return engine
