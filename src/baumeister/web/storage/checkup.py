"""Looking at all of a database: its pages, then each table, played again from its events."""

import asyncio
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import aiosqlite
from sqlalchemy import select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from baumeister.core.errors import BaumeisterError
from baumeister.records.fairness import description, verify
from baumeister.records.record import Record
from baumeister.web.storage import schema
from baumeister.web.storage.damage import open_to_read, whole_look
from baumeister.web.storage.database import HEAD, bring_up_to_date, open_database
from baumeister.web.storage.faults import explain
from baumeister.web.storage.sql_store import SqlStore
from baumeister.web.table.fold import fold, start
from baumeister.web.table.refusals import StoreError
from baumeister.web.table.store import BrokenSeedError

Progress = Callable[[int, int], None]
"""Told of how many tables out of how many have been looked at."""


def check_pages(file: Path, on_progress: Callable[[], None] = lambda: None) -> list[str]:
    """Look at every page, index and reference of a database; return what is wrong.

    Raises:
        BaumeisterError: if it can't be read.
    """
    try:
        with closing(open_to_read(file)) as connection:
            return whole_look(connection, on_progress)
    except sqlite3.Error as error:
        raise BaumeisterError(f"can't read {file}: {explain(error, file)}") from None


def check_tables(file: Path, on_progress: Progress = lambda *_: None) -> tuple[int, list[str]]:
    """Play every table again and compare its chance with its seed; return how many there are, and what is wrong.

    Raises:
        BaumeisterError: if the database is of a newer version, or is none of Baumeister's.
    """
    try:
        with _of_today(file) as current:
            return asyncio.run(_check_tables(current, on_progress))
    except (sqlite3.Error, DBAPIError) as error:
        cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
        raise BaumeisterError(f"can't read {file}: {explain(cause, file)}") from None


@contextmanager
def _of_today(file: Path) -> Iterator[Path]:
    """Yield the database, or a copy with today's schema: the database itself isn't changed."""
    with closing(open_to_read(file)) as there:
        (revision,) = there.execute("SELECT version_num FROM alembic_version").fetchone() or ("",)
        if revision == HEAD:
            yield file
            return
        with _folder_to_work_in() as folder:
            copy = folder / "copy.sqlite3"
            with closing(sqlite3.connect(copy)) as here:
                there.backup(here)
            asyncio.run(_bring_up_to_date(copy))
            yield copy


@contextmanager
def _folder_to_work_in() -> Iterator[Path]:
    try:
        made = tempfile.TemporaryDirectory(prefix="baumeister-")
    except OSError as error:
        where = Path(tempfile.gettempdir())
        reason = explain(error, where / "copy.sqlite3")
        raise BaumeisterError(
            f"can't make a folder in {where}: {reason}, or set TMPDIR to a folder that can be written to"
        ) from None
    with made as folder:
        yield Path(folder)


async def _bring_up_to_date(copy: Path) -> None:
    engine = open_database(f"sqlite+aiosqlite:///{copy}")
    try:
        await bring_up_to_date(engine)
    finally:
        await engine.dispose()


def _read_only(file: Path) -> AsyncEngine:
    uri = f"{file.resolve().as_uri()}?mode=ro"
    return create_async_engine(
        "sqlite+aiosqlite://", async_creator=lambda: aiosqlite.connect(uri, uri=True), hide_parameters=True
    )


async def _check_tables(file: Path, on_progress: Progress) -> tuple[int, list[str]]:
    engine = _read_only(file)
    try:
        async with engine.connect() as connection:
            names = (await connection.scalars(select(schema.tables.c.id))).all()
        store, wrong = SqlStore(engine, tell=lambda _: None), list[str]()
        for number, name in enumerate(names, 1):
            fault = await _fault(store, name)
            wrong += [f"table {name}: {fault}"] if fault else []
            on_progress(number, len(names))
        return len(names), wrong
    finally:
        await engine.dispose()


async def _fault(store: SqlStore, table_id: str) -> str | None:
    """Play a table again; return what is wrong with it: nothing if it has been deleted meanwhile."""
    try:
        saved = await store.load(table_id)
        if saved is None:
            return None
        state = start(saved.facts)
        for after in fold(state, saved.events):
            state, _ = after, after.position  # moves taken back are played, too
        verify(Record(state.position, None, description(saved.facts.seed, state.runs, len(saved.facts.given))))
    except BrokenSeedError:
        return "its seed is not the one whose hash was shown"
    except StoreError as error:
        return error.why
    except BaumeisterError as error:
        return f"it can't be played again: {error.__cause__ or error}"
    except Exception as error:
        return (
            f"Baumeister itself failed on it, which says nothing of its data; please report it: {type(error).__name__}: {error}"
        )
    return None
