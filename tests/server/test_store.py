"""The log in SQLite, its migrations, and who a person is."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from spielkiste.server import migrations
from spielkiste.server.persons import Persons, clean_name, read_secret
from spielkiste.server.store import (
    METADATA,
    SqlStore,
    StoreError,
    checkpoint,
    make_engine,
    sqlite_url,
)


def new_store(data: Path) -> SqlStore:
    """Open a store in a folder."""
    engine = make_engine(sqlite_url(data))
    with engine.begin() as connection:
        migrations.upgrade(connection)
    return SqlStore(engine)


async def test_entries_are_kept_in_order_and_read_by_another(tmp_path: Path) -> None:
    store = new_store(tmp_path)
    await store.append("a", 0, [b"0", b"1"])
    await asyncio.gather(*(store.append("b", n, [b"%d" % n]) for n in range(50)))
    await store.append("a", 2, [b"2"])
    await store.close()
    other = new_store(tmp_path)
    assert await other.read("a") == [b"0", b"1", b"2"]
    assert await other.read("b") == [b"%d" % n for n in range(50)]
    assert await other.read("c") == []
    await other.close()


async def test_two_writers_of_one_table_do_not_both_succeed(tmp_path: Path) -> None:
    store = new_store(tmp_path)
    answers = await asyncio.gather(
        store.append("a", 0, [b"mine"]),
        store.append("a", 0, [b"yours"]),
        store.append("b", 0, [b"another's"]),
        return_exceptions=True,
    )
    assert answers[0] is None
    assert isinstance(answers[1], StoreError)
    assert answers[2] is None
    assert await store.read("a") == [b"mine"]
    assert await store.read("b") == [b"another's"]
    await store.close()


def kept_without_journal(data: Path, copied: Path) -> int:
    """Count what the database holds when its journal is lost."""
    shutil.copy(data / "tables.sqlite3", copied)
    with closing(sqlite3.connect(copied)) as alone:
        (count,) = alone.execute("SELECT count(*) FROM entries").fetchone()
    return int(count)


async def test_a_checkpoint_copies_the_journal_and_holds_up_nobody(
    tmp_path: Path,
) -> None:
    store = new_store(tmp_path)
    engine = make_engine(sqlite_url(tmp_path))
    checkpoint(engine)
    for number in range(40):
        await store.append("a", number, [b"x" * 3000])
    assert kept_without_journal(tmp_path, tmp_path / "before") == 0
    checkpoint(engine)
    assert kept_without_journal(tmp_path, tmp_path / "after") == 40
    await store.append("a", 40, [b"last"])
    assert len(await store.read("a")) == 41
    engine.dispose()
    await store.close()


async def test_a_long_journal_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spielkiste.server.store.LONGEST_JOURNAL", 8)
    store = new_store(tmp_path)
    engine = make_engine(sqlite_url(tmp_path))
    sizes = []
    for number in range(60):
        await store.append("a", number, [b"x" * 3000])
        if number % 20 == 19:
            checkpoint(engine)
            sizes.append((tmp_path / "tables.sqlite3-wal").stat().st_size)
    assert max(sizes) < 2 * sizes[0], "the journal is written over"
    assert len(await store.read("a")) == 60
    engine.dispose()
    await store.close()


def test_the_migrations_lead_to_what_the_program_needs(tmp_path: Path) -> None:
    folder = str(Path(migrations.__file__).parent)
    assert ScriptDirectory(folder).get_current_head() == migrations.NEWEST
    engine = make_engine(sqlite_url(tmp_path))
    with engine.begin() as connection:
        migrations.upgrade(connection)
        migrations.upgrade(connection)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_a_person_is_known_by_the_token_and_by_nothing_else(tmp_path: Path) -> None:
    persons = Persons(read_secret(tmp_path))
    person = persons.recognise("")
    assert persons.recognise(persons.token(person)) == person
    assert Persons(read_secret(tmp_path)).recognise(persons.token(person)) == person
    stranger = Persons(b"another secret")
    assert stranger.recognise(persons.token(person)) != person
    for forged in (person, persons.token(person) + "x", "." * 10_000, "\ud800"):
        assert persons.recognise(forged) != person


@pytest.mark.parametrize(
    ("given", "shown"),
    [(" Anna ", "Anna"), ("A\tB\n", "A B"), ("\u202eevil", "evil"), ("\u0007", "")],
)
def test_names_show_what_they_are(given: str, shown: str) -> None:
    assert clean_name(given) == shown
