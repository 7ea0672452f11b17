"""A store in an SQL database."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import fields
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy.exc
from sqlalchemy import Insert, Select, delete, func, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from baumeister.web.logs import Seldom
from baumeister.web.settings import DAY
from baumeister.web.storage import schema
from baumeister.web.storage.damage import is_damaged_file, is_undecodable
from baumeister.web.storage.database import WRITES
from baumeister.web.storage.database_errors import MISTAKES, failure_of, is_race
from baumeister.web.storage.database_file import DatabaseFile
from baumeister.web.storage.faults import has_room
from baumeister.web.storage.rows import TableRow, add, draft_of, event_of, facts_of, facts_row
from baumeister.web.storage.seen_time import Kept, SeenTime
from baumeister.web.storage.shielded import Shield
from baumeister.web.table.events import Event
from baumeister.web.table.keys import Key
from baumeister.web.table.refusals import FULL, StoreError, UnreadableError
from baumeister.web.table.state import Facts
from baumeister.web.table.store import ConflictError, nothing_more
from baumeister.web.table.stored_values import Due, Saved, Write
from baumeister.web.table.summary import OwnTable

P = ParamSpec("P")
T = TypeVar("T")
Method = Callable[Concatenate["SqlStore", P], Coroutine[None, None, T]]
log = logging.getLogger("baumeister.web")
EVENT = tuple(field.name for field in fields(Event))
FACTS = ("id", "game", "seats", "options", "seating", "given", "seed", "commitment", "created")
LAST_WORDS = 10.0  # seconds for the database to answer when the server stops


def shielded(method: Method[P, T], *, stays: bool = False) -> Method[P, T]:
    """Let a method survive cancellation, as `Shield.run` does, and log its failure in one line."""

    @wraps(method)
    async def run(self: "SqlStore", /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.shield.run(_logged(method, self, *args, **kwargs), stays=stays)

    return run


async def _logged(method: Method[P, T], store: "SqlStore", /, *args: P.args, **kwargs: P.kwargs) -> T:
    try:
        return await method(store, *args, **kwargs)
    except MISTAKES:
        raise
    except StoreError as error:
        store.tell(f"the database failed ({method.__name__}): {error.why}")
        raise
    except (DBAPIError, TimeoutError, sqlalchemy.exc.TimeoutError, OSError) as error:
        cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
        failure = store.failure(cause)
        store.tell(f"the database failed ({method.__name__}): {failure.why}")
        raise failure from None


def shielded_and_awaited(method: Method[P, T]) -> Method[P, T]:
    """Let a method survive cancellation; a cancelled caller waits for its end."""
    return shielded(method, stays=True)


class SqlStore:
    """A store in an SQL database. Its methods survive cancellation: a connection abandoned half-way is never given back."""

    def __init__(
        self,
        engine: AsyncEngine,
        file: DatabaseFile | None = None,
        time: SeenTime | None = None,
        tell: Callable[[str], None] | None = None,
    ) -> None:
        """`file` is watched, if there is one; tables age by `time`; what fails is told, by default in the log."""
        self._engine = engine
        self._writer = engine.execution_options(**{WRITES: True})
        self._turn = asyncio.Lock()
        self._file, self.time = file or DatabaseFile(), time or SeenTime()
        self.tell = tell or Seldom(log).error
        self._damage: StoreError | None = None
        self._is_full = False
        self.shield = Shield()

    def failure(self, cause: BaseException) -> StoreError:
        """Return the refusal for a failure. After damage nothing more is written."""
        failure = failure_of(cause, self._file.path)
        if is_damaged_file(cause):
            self._damage = failure
        self._is_full = self._is_full or failure.trouble is FULL
        return failure

    @shielded
    async def begin(self) -> str | None:
        """Begin to count time from the kept counts; return a warning about the clock, if any."""
        tables = schema.tables.c
        async with self._writing() as connection:
            row = (await connection.execute(select(schema.seen_time))).first()
            touched, seen = (await connection.execute(select(func.max(tables.touched), func.max(tables.seen)))).one()
            kept = Kept(row.ran, row.off, row.newest) if row else Kept()
            told = self.time.begin(kept, touched or 0.0, seen or 0.0)
            await connection.execute(update(schema.seen_time).values(self.time.count()._asdict()))
        return told

    @shielded_and_awaited
    async def create(self, facts: Facts, *writes: Write, then: Callable[[], None] = nothing_more) -> None:
        """Keep a new table, all in one transaction."""
        await self._add(
            writes, schema.tables.insert().values(facts_row(facts) | {"turn": writes[0].turn, "seen": self.time.seen})
        )
        then()

    @shielded
    async def load(self, table_id: str) -> Saved | None:
        """Return all that is kept of a table."""
        try:
            return await self._load(table_id)
        except DBAPIError as error:
            if is_undecodable(error.orig):
                raise UnreadableError from error.orig
            raise

    async def _load(self, table_id: str) -> Saved | None:
        async with self._engine.connect() as connection:
            constants = select(*(schema.tables.c[name] for name in FACTS)).where(schema.tables.c.id == table_id)
            row = (await connection.execute(constants)).first()
            if row is None:
                return None
            of_table = schema.events.c.table_id == table_id
            columns = (schema.events.c[name] for name in EVENT)
            events = (await connection.execute(select(*columns).where(of_table).order_by(schema.events.c.seq))).all()
            keys = (await connection.execute(select(schema.keys).where(schema.keys.c.table_id == table_id))).all()
            drafts = (await connection.execute(select(schema.drafts).where(schema.drafts.c.table_id == table_id))).all()
        facts = facts_of(row)
        return Saved(
            facts,
            tuple(event_of(event, facts.game.seats) for event in events),
            tuple(Key(k.seat, k.purpose, k.salt, k.secret_hash, k.browser_hash) for k in keys),
            {draft.seat: draft_of(draft) for draft in drafts},
        )

    @shielded_and_awaited
    async def write(self, *writes: Write, then: Callable[[], None] = nothing_more) -> None:
        """Add to tables, in one transaction."""
        await self._add(writes)
        then()

    async def _add(self, writes: Sequence[Write], *first: Insert) -> None:
        try:
            async with self._writing() as connection:
                for statement in first:
                    await connection.execute(statement)
                for write in writes:
                    await add(connection, write, self.time)
        except IntegrityError as error:
            if not is_race(error):
                raise
            raise ConflictError from error

    @shielded
    async def find_answer(self, client: str, key: str) -> tuple[str, str] | None:
        """Return content and result of an answered request."""
        found = schema.requests.c
        query = select(found.content, found.result).where(found.client == client, found.key == key)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row.content, row.result)

    @shielded
    async def tables_of(self, browser_hash: str, limit: int) -> list[OwnTable]:
        """Return the tables of a browser's list: those in play first. One with an undecodable row is left out."""
        found, held, taken_off = schema.tables.c, schema.keys.c, schema.unlisted.c
        own = (held.browser_hash == browser_hash) & (held.purpose == "seat")
        its_own = found.id.in_(select(held.table_id).where(own))
        is_listed = found.id.not_in(select(taken_off.table_id).where(taken_off.browser_hash == browser_hash))
        order = found.turn == "over", found.seen.desc(), found.touched.desc()
        last = select(schema.tables).where(its_own, is_listed).order_by(*order).limit(limit)
        async with self._engine.connect() as connection:
            rows = await self._readable(connection, last)
            query = select(held.table_id, held.seat).where(own, held.table_id.in_([row.id for row in rows]))
            seats = defaultdict[str, set[int]](set)
            for key in await connection.execute(query):
                seats[key.table_id].add(key.seat)
        return [OwnTable(r.id, r.game, r.seats, r.touched, tuple(sorted(seats[r.id])), r.summary) for r in rows]

    async def _readable(self, connection: AsyncConnection, tables: Select[Any]) -> Sequence[TableRow]:
        """Return the rows of tables, without those that hold text that is none: looked for one by one if there are any."""
        try:
            return list((await connection.execute(tables)).all())
        except DBAPIError as error:
            if not is_undecodable(error.orig):
                raise
        found = list[TableRow]()
        for name in (await connection.scalars(tables.with_only_columns(schema.tables.c.id))).all():
            try:
                found += (await connection.execute(select(schema.tables).where(schema.tables.c.id == name))).all()
            except DBAPIError as error:
                if not is_undecodable(error.orig):
                    raise
                self.tell(f"table {name} is left out of its players' lists: its row holds text that can't be decoded")
        return found

    @shielded
    async def unlist(self, table_id: str, browser_hash: str) -> None:
        """Take a table off a browser's list."""
        row = schema.unlisted.c
        async with self._writing() as connection:
            await connection.execute(delete(schema.unlisted).where(row.table_id == table_id, row.browser_hash == browser_hash))
            await connection.execute(schema.unlisted.insert().values(table_id=table_id, browser_hash=browser_hash))

    @shielded
    async def add_summary(self, table_id: str, summary: str) -> None:
        """Add the summary of a table that has none; a table touched meanwhile has one."""
        found = schema.tables.c
        async with self._writing() as connection:
            query = update(schema.tables).where(found.id == table_id, found.summary == "")
            await connection.execute(query.values(summary=summary))

    @shielded
    async def waiting(self, turns: Sequence[str]) -> list[str]:
        """Return the tables with one of these turns."""
        found = schema.tables.c
        async with self._engine.connect() as connection:
            query = select(found.id).where(found.turn.in_(turns)).order_by(found.seen, found.touched)
            return list((await connection.scalars(query)).all())

    @shielded
    async def count_time(self, remembered: float) -> None:
        """Keep how much time has passed, and forget requests answered longer ago than is remembered."""
        async with self._writing() as connection:
            await connection.execute(update(schema.seen_time).values(self.time.count()._asdict()))
            await connection.execute(delete(schema.requests).where(schema.requests.c.at < self.time.ran - remembered))

    @shielded
    async def due(self, turns: Sequence[str], seconds: float) -> list[Due]:
        """Mark the tables that nobody has touched for so long; return those marked for a day of running."""
        found, now = schema.tables.c, self.time.ran
        untouched = found.turn.in_(turns) & (found.seen <= self.time.seen - seconds)
        query = select(found.id, found.touched, found.marked).where(untouched).order_by(found.seen, found.touched)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        if any(row.marked is None for row in rows):
            async with self._writing() as connection:
                await connection.execute(update(schema.tables).where(untouched, found.marked.is_(None)).values(marked=now))
        return [Due(row.id, row.touched) for row in rows if row.marked is not None and row.marked <= now - DAY]

    @shielded
    async def delete(self, table_id: str, touched: float | None = None) -> bool:
        """Forget a table and all that belongs to it, unless it was touched since."""
        found = schema.tables.c
        is_it = found.id == table_id if touched is None else (found.id == table_id) & (found.touched == touched)
        async with self._writing() as connection:
            return (await connection.execute(delete(schema.tables).where(is_it))).rowcount > 0

    @shielded
    async def is_ready(self) -> bool:
        """Tell whether the store answers, from the file that was opened, and undamaged as far as anybody has seen.

        A disk that was too full for a write has to have more room than some next one needs.
        """
        self._file.check()
        if self._damage is not None:
            raise self._damage
        if self._is_full and not has_room(self._file.path):
            raise StoreError(FULL.short, FULL)
        self._is_full = False
        async with self._engine.connect() as connection:
            await connection.execute(select(schema.tables.c.id).limit(1))
        return True

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """Begin a writing transaction. Writers queue here: the database gives up on those that wait for long."""
        async with self._turn:
            self._file.check()
            if self._damage is not None:
                raise self._damage
            async with self._writer.begin() as connection:
                yield connection

    async def close(self) -> None:
        """Close all connections when their work is done."""
        await self.shield.finish(LAST_WORDS)
        self._file.lay_log_aside()
        await self._engine.dispose()
        self._file.close()
