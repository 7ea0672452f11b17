"""The database: made from nothing, the same whichever way, safe against two writers."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine

import baumeister as bm
from baumeister.core.errors import BaumeisterError
from baumeister.web.settings import Settings
from baumeister.web.storage import database
from baumeister.web.storage.backup import backup
from baumeister.web.storage.database import HEAD, WRITES, bring_up_to_date, open_database
from baumeister.web.storage.schema import metadata
from baumeister.web.storage.sql_store import SqlStore
from baumeister.web.table.drafts import Draft
from baumeister.web.table.events import Event
from baumeister.web.table.keys import Key
from baumeister.web.table.state import Facts, Seating
from baumeister.web.table.store import ConflictError
from baumeister.web.table.stored_values import RequestId, Write
from tests.web.conftest import pass_by

pytestmark = pytest.mark.anyio

FACTS = Facts("t", bm.game("manhattan", 2), (Seating("Ada", "person", device=1), Seating("", "bot", "hard")), b"s" * 32, 5.0)


@pytest.fixture
async def engine(tmp_path: Path) -> AsyncIterator[AsyncEngine]:
    opened = open_database(f"sqlite+aiosqlite:///{tmp_path / 'baumeister.sqlite3'}")
    await bring_up_to_date(opened)
    yield opened
    await opened.dispose()


@pytest.fixture
async def store(engine: AsyncEngine) -> SqlStore:
    made = SqlStore(engine)
    await made.create(FACTS, Write("t", [Event(1, "move", 6.0, 0, "deal 5")], "person"))
    return made


async def test_the_steps_lead_from_nothing_to_the_schema(engine: AsyncEngine) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).with_name("migrations")))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD
    await bring_up_to_date(engine)


async def test_sqlite_is_set_up_to_lose_nothing(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        found = {}
        for name in ("journal_mode", "synchronous", "busy_timeout", "foreign_keys"):
            found[name] = (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
    assert found == {"journal_mode": "wal", "synchronous": 2, "busy_timeout": 5000, "foreign_keys": 1}


async def test_writers_take_the_lock_at_once_and_readers_do_not(engine: AsyncEngine) -> None:
    begun: list[str] = []
    event.listen(engine.sync_engine, "before_cursor_execute", lambda _c, _u, statement, *_: begun.append(statement))
    async with engine.execution_options(**{WRITES: True}).begin():
        pass
    async with engine.connect() as connection:
        await connection.exec_driver_sql("SELECT 1")
    assert begun == ["BEGIN IMMEDIATE", "BEGIN", "SELECT 1"]


async def test_what_was_written_is_read(store: SqlStore) -> None:
    key = Key(1, "seat", "salt", "hash", "browser")
    events = [Event(2, "joined", 7.0, 2, "Ben"), Event(3, "undo", 8.0, 1, ply=0)]
    await store.write(Write("t", events, "bot", [key], (), {1: Draft(True, 3, ("a", "b"))}))
    saved = await store.load("t")
    assert saved is not None
    assert saved.facts == FACTS
    assert saved.events == (Event(1, "move", 6.0, 0, "deal 5"), *events)
    assert saved.keys == (key,)
    assert saved.drafts == {1: Draft(True, 3, ("a", "b"))}
    assert await store.waiting(["bot"]) == ["t"]
    assert [table.id for table in await store.tables_of("browser", 5)] == ["t"]
    await store.delete("t")
    assert await store.load("t") is None
    assert await store.tables_of("browser", 5) == []


async def test_one_event_has_one_writer(store: SqlStore) -> None:
    """Of ten that write event 2 at once, one does; what the others bring along isn't written either."""

    async def write(number: int) -> bool:
        try:
            await store.write(Write("t", [Event(2, "move", 7.0, 0, f"deal {number}")], "person", drafts={number: Draft(True)}))
        except ConflictError:
            return False
        return True

    assert sum(await asyncio.gather(*map(write, range(10)))) == 1
    saved = await store.load("t")
    assert saved is not None
    assert len(saved.events) == 2
    assert len(saved.drafts) == 1


async def test_a_request_is_answered_once(store: SqlStore) -> None:
    request = RequestId("client", "key", "content")
    await store.write(Write("t", [Event(2, "move", 7.0)], "person", request=request, result="2"))
    with pytest.raises(ConflictError):
        await store.write(Write("t", [Event(3, "move", 7.0)], "person", request=request, result="3"))
    assert await store.find_answer("client", "key") == ("content", "2")
    await store.count_time(60)
    assert await store.find_answer("client", "key") is not None
    pass_by(store, 61)
    await store.count_time(60)
    assert await store.find_answer("client", "key") is None


async def test_a_backup_is_a_whole_database(store: SqlStore, tmp_path: Path) -> None:
    settings, copy = Settings(data_folder=tmp_path), tmp_path / "copy.sqlite3"
    assert backup(settings, copy) == (copy.stat().st_size, 1, 1, None)
    assert copy.stat().st_mode & 0o777 == 0o600
    with sqlite3.connect(copy) as connection:
        assert connection.execute("SELECT count(*) FROM events").fetchone() == (1,)
    connection.close()
    with pytest.raises(BaumeisterError, match="exists already"):
        backup(settings, copy)
    with pytest.raises(BaumeisterError, match="no database"):
        backup(Settings(data_folder=tmp_path / "elsewhere"), tmp_path / "other")


async def test_a_rematch_is_kept_with_its_note_or_not_at_all(store: SqlStore) -> None:
    again = Facts("again", FACTS.game, FACTS.seating, FACTS.seed, 9.0)
    note = Write("t", [Event(2, "rematch", 9.0, 0, "again")], "over")
    await store.write(Write("t", [Event(2, "rematch", 8.0, 0, "other")], "over"))
    with pytest.raises(ConflictError):
        await store.create(again, Write("again", [Event(1, "move", 9.0, 0, "deal 5")], "person"), note)
    assert await store.load("again") is None


async def test_many_write_at_once_though_the_database_waits_for_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "SQLITE_SETTINGS", (*database.SQLITE_SETTINGS, "PRAGMA busy_timeout=0"))
    opened = database.open_database(f"sqlite+aiosqlite:///{tmp_path / 'baumeister.sqlite3'}")
    await bring_up_to_date(opened)
    store = SqlStore(opened)
    await asyncio.gather(*(store.create(replace(FACTS, id=f"t{number}"), Write(f"t{number}")) for number in range(8)))
    for number in range(8):
        assert await store.load(f"t{number}") is not None
    await opened.dispose()
