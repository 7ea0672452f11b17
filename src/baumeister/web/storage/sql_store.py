"""Where tables are kept. What a store has been given is written for good before it answers."""

import asyncio
import hashlib
import json
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from functools import wraps
from typing import Any, Concatenate, Literal, ParamSpec, Protocol, TypeVar

import sqlalchemy.exc
from sqlalchemy import Row, delete, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from baumeister.core.game import Game
from baumeister.games import rules
from baumeister.web.storage import schema
from baumeister.web.storage.database import WRITES
from baumeister.web.storage.shielded import Unbroken, unbroken
from baumeister.web.table import refusals
from baumeister.web.table.events import Event
from baumeister.web.table.refusals import Refusal
from baumeister.web.table.state import Facts, Seating
from baumeister.web.table.summary import Glance

Purpose = Literal["seat", "invitation"]
P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("baumeister.web")
LAST_WORDS = 10.0  # seconds that the database gets to answer when the server stops


@dataclass(frozen=True)
class Key:
    """What opens a seat, or an invitation to an open one: a secret, of which only the hash is kept."""

    seat: int
    purpose: Purpose
    salt: str
    secret_hash: str
    browser_hash: str  # of the browser that holds it, or made it


@dataclass(frozen=True)
class Draft:
    """A seat's tentative moves, made after event `line_seq`, and whether it confirms its moves."""

    confirms: bool = False
    line_seq: int = 0
    moves: tuple[str, ...] = ()

    @property
    def version(self) -> str:
        """A name for all this, by which a page says that it shows it; empty where moves are final at once."""
        if not self.confirms and not self.moves:
            return ""
        said = self.confirms, self.line_seq if self.moves else 0, self.moves
        return hashlib.sha256(repr(said).encode()).hexdigest()[:12]


@dataclass(frozen=True)
class Request:
    """A request that may come twice: `key` is the client's name for it, `content` a hash of what it asks."""

    client: str
    key: str
    content: str


@dataclass(frozen=True)
class Saved:
    """All that is kept of a table."""

    facts: Facts
    events: tuple[Event, ...]
    keys: tuple[Key, ...]
    drafts: Mapping[int, Draft]


@dataclass(frozen=True)
class Write:
    """What is written at once or not at all."""

    table_id: str
    events: Sequence[Event] = ()
    turn: str = ""  # after the events
    keys: Sequence[Key] = ()
    spent_keys: Collection[str] = ()  # hashes of keys that open nothing any more
    drafts: Mapping[int, Draft] = field(default_factory=dict)
    request: Request | None = None
    result: str = ""  # what a repetition of the request is told
    at: float = 0.0  # when
    summary: str = ""  # after the events; empty: not known


class ConflictError(Exception):
    """Somebody else has written an event with this number, or answered this request."""


class StoreError(Refusal):
    """The database doesn't answer, or can't write: it is locked, its disk is full, it is not there."""

    def __init__(self) -> None:
        answer = refusals.no_store()
        super().__init__(answer.status, answer.text, retry_after=answer.retry_after)


def asking(
    method: Callable[Concatenate["SqlStore", P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate["SqlStore", P], Coroutine[Any, Any, T]]:
    """Mark a method that asks the database: it is not broken off, and if it fails the log says why in one line."""

    @unbroken
    @wraps(method)
    async def ask(self: "SqlStore", /, *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return await method(self, *args, **kwargs)
        except (DBAPIError, TimeoutError, sqlalchemy.exc.TimeoutError, OSError) as error:
            log.error("the database failed (%s): %s", method.__name__, getattr(error, "orig", None) or error)
            raise StoreError from None

    return ask


class Store(Protocol):
    """What the tables need of a store."""

    async def create(self, facts: Facts, write: Write, *others: Write) -> None:
        """Keep a new table, with its first events and keys; `others` add to other tables at once.

        Raises:
            ConflictError: as `write` does.
        """

    async def load(self, table_id: str) -> Saved | None:
        """Return all that is kept of a table."""

    async def write(self, *writes: Write) -> None:
        """Add to tables, to all of them at once.

        Raises:
            ConflictError: if one of the events or the request is there already; then nothing is written.
        """

    async def answered(self, client: str, key: str) -> tuple[str, str] | None:
        """Return content and result of a request that has been answered."""

    async def tables_of(self, browser_hash: str, limit: int) -> list[Glance]:
        """Return the tables at which a browser has seats, the last touched first."""

    async def sum_up(self, table_id: str, summary: str) -> None:
        """Add the summary of a table that has none."""

    async def waiting(self, turns: Sequence[str]) -> list[str]:
        """Return the tables where it is the turn of one of these."""

    async def untouched(self, turns: Sequence[str], before: float) -> list[str]:
        """Return the tables with one of these turns that nobody touched since a time."""

    async def delete(self, table_id: str) -> None:
        """Forget a table."""

    async def forget_requests(self, before: float) -> None:
        """Forget requests answered before a time."""

    async def is_ready(self) -> bool:
        """Tell whether the store answers."""

    async def close(self) -> None:
        """Let go of everything."""


class SqlStore:
    """A store in an SQL database. No method is broken off: a connection that is left half-way is never given back."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = engine.execution_options(**{WRITES: True})
        self._turn = asyncio.Lock()
        self.unbroken = Unbroken()

    @asking
    async def create(self, facts: Facts, write: Write, *others: Write) -> None:
        """Keep a new table, all in one transaction."""
        try:
            async with self._writing() as connection:
                await connection.execute(schema.tables.insert().values(_facts_row(facts) | {"turn": write.turn}))
                for each in (write, *others):
                    await _add(connection, each)
        except IntegrityError as error:
            raise ConflictError from error

    @asking
    async def load(self, table_id: str) -> Saved | None:
        """Return all that is kept of a table."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table_id))).first()
            if row is None:
                return None
            of_table = schema.events.c.table_id == table_id
            events = (await connection.execute(select(schema.events).where(of_table).order_by(schema.events.c.seq))).all()
            keys = (await connection.execute(select(schema.keys).where(schema.keys.c.table_id == table_id))).all()
            drafts = (await connection.execute(select(schema.drafts).where(schema.drafts.c.table_id == table_id))).all()
        return Saved(
            _facts(row),
            tuple(Event(e.seq, e.kind, e.at, e.seat, e.text, e.ply) for e in events),
            tuple(Key(k.seat, k.purpose, k.salt, k.secret_hash, k.browser_hash) for k in keys),
            {d.seat: Draft(bool(d.confirms), d.line_seq, tuple(json.loads(d.moves))) for d in drafts},
        )

    @asking
    async def write(self, *writes: Write) -> None:
        """Add to tables, in one transaction."""
        try:
            async with self._writing() as connection:
                for each in writes:
                    await _add(connection, each)
        except IntegrityError as error:
            raise ConflictError from error

    @asking
    async def answered(self, client: str, key: str) -> tuple[str, str] | None:
        """Return content and result of a request that has been answered."""
        found = schema.requests.c
        query = select(found.content, found.result).where(found.client == client, found.key == key)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row.content, row.result)

    @asking
    async def tables_of(self, browser_hash: str, limit: int) -> list[Glance]:
        """Return the tables at which a browser has seats."""
        found, held = schema.tables.c, schema.keys.c
        own = (held.browser_hash == browser_hash) & (held.purpose == "seat")
        its_own = select(held.table_id).where(own)
        last = select(schema.tables).where(found.id.in_(its_own)).order_by(found.touched.desc()).limit(limit)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(last)).all()
            query = select(held.table_id, held.seat).where(own, held.table_id.in_([row.id for row in rows]))
            seats = defaultdict[str, set[int]](set)
            for key in await connection.execute(query):
                seats[key.table_id].add(key.seat)
        return [Glance(r.id, r.game, r.seats, r.touched, tuple(sorted(seats[r.id])), r.summary) for r in rows]

    @asking
    async def sum_up(self, table_id: str, summary: str) -> None:
        """Add the summary of a table that has none; if somebody has touched it meanwhile, it has one."""
        found = schema.tables.c
        async with self._writing() as connection:
            query = update(schema.tables).where(found.id == table_id, found.summary == "")
            await connection.execute(query.values(summary=summary))

    async def waiting(self, turns: Sequence[str]) -> list[str]:
        """Return the tables where it is the turn of one of these."""
        return await self.untouched(turns, float("inf"))

    @asking
    async def untouched(self, turns: Sequence[str], before: float) -> list[str]:
        """Return the tables with one of these turns that nobody touched since a time."""
        found = schema.tables.c
        query = select(found.id).where(found.turn.in_(turns), found.touched < before).order_by(found.touched)
        async with self._engine.connect() as connection:
            return list((await connection.scalars(query)).all())

    @asking
    async def delete(self, table_id: str) -> None:
        """Forget a table; what belongs to it goes with it."""
        async with self._writing() as connection:
            await connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id))

    @asking
    async def forget_requests(self, before: float) -> None:
        """Forget requests answered before a time."""
        async with self._writing() as connection:
            await connection.execute(delete(schema.requests).where(schema.requests.c.at < before))

    @asking
    async def is_ready(self) -> bool:
        """Tell whether the store answers."""
        async with self._engine.connect() as connection:
            await connection.execute(select(schema.tables.c.id).limit(1))
        return True

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction that writes. Here each waits for its turn; the database gives up on those that wait for long."""
        async with self._turn, self._writer.begin() as connection:
            yield connection

    async def close(self) -> None:
        """Close all connections, when they have done what they were asked."""
        await self.unbroken.finish(LAST_WORDS)
        await self._engine.dispose()


async def _add(connection: AsyncConnection, write: Write) -> None:
    table = {"table_id": write.table_id}
    if write.events:
        await connection.execute(schema.events.insert(), [table | asdict(event) for event in write.events])
        await connection.execute(
            update(schema.tables)
            .where(schema.tables.c.id == write.table_id)
            .values(touched=write.events[-1].at, turn=write.turn, summary=write.summary)
        )
    if write.keys:
        await connection.execute(schema.keys.insert(), [table | asdict(key) for key in write.keys])
    if write.spent_keys:
        spent = schema.keys.c.secret_hash.in_(write.spent_keys)
        await connection.execute(delete(schema.keys).where(schema.keys.c.table_id == write.table_id, spent))
    for seat, draft in write.drafts.items():
        await _replace_draft(connection, write.table_id, seat, draft)
    if write.request is not None:
        row = asdict(write.request) | {"result": write.result, "at": write.at}
        await connection.execute(schema.requests.insert().values(row))


async def _replace_draft(connection: AsyncConnection, table_id: str, seat: int, draft: Draft) -> None:
    found = schema.drafts.c
    await connection.execute(delete(schema.drafts).where(found.table_id == table_id, found.seat == seat))
    row = {"confirms": int(draft.confirms), "line_seq": draft.line_seq, "moves": json.dumps(draft.moves)}
    await connection.execute(schema.drafts.insert().values(table_id=table_id, seat=seat, **row))


def _facts_row(facts: Facts) -> dict[str, Any]:
    return {
        "id": facts.id,
        "game": facts.game.id,
        "seats": facts.game.seats,
        "options": json.dumps(dict(facts.game.options)),
        "seating": json.dumps([asdict(seat) for seat in facts.seating]),
        "given": json.dumps(facts.given),
        "seed": facts.seed,
        "created": facts.created,
        "touched": facts.created,
    }


def _facts(row: Row[Any]) -> Facts:
    game = Game(rules(row.game), row.seats, json.loads(row.options))
    seating = tuple(Seating(**seat) for seat in json.loads(row.seating))
    return Facts(row.id, game, seating, row.seed, row.created, tuple(json.loads(row.given)))
