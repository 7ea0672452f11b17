"""Values as rows of the database, and back."""

import json
from dataclasses import asdict
from sys import intern
from typing import Any, TypeAlias

from sqlalchemy import Row, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from baumeister.core.errors import UnknownGameError
from baumeister.core.record import Json
from baumeister.games import rules
from baumeister.present.game import Game
from baumeister.records.fairness import commitment
from baumeister.web.storage import schema
from baumeister.web.storage.seen_time import SeenTime
from baumeister.web.table.drafts import Draft
from baumeister.web.table.events import KINDS, Event
from baumeister.web.table.kept_json import read_object, read_seating, read_strings
from baumeister.web.table.names import is_number
from baumeister.web.table.refusals import UnreadableError
from baumeister.web.table.state import Facts
from baumeister.web.table.store import BrokenSeedError
from baumeister.web.table.stored_values import Write

TableRow: TypeAlias = Row[Any]  # SQLite promises no types: readers below check them


async def add(connection: AsyncConnection, write: Write, time: SeenTime) -> None:
    """Write an addition to a table.

    Raises:
        BrokenSeedError: if it ends the table, whose kept seed is not the one promised.
    """
    table = {"table_id": write.table_id}
    if write.events:
        if write.turn == "over":
            await _check_seed(connection, write.table_id)
        await connection.execute(schema.events.insert(), [table | asdict(event) for event in write.events])
        await connection.execute(
            update(schema.tables)
            .where(schema.tables.c.id == write.table_id)
            .values(touched=write.events[-1].at, seen=time.seen, marked=None, turn=write.turn, summary=write.summary)
        )
    if write.keys:
        await connection.execute(schema.keys.insert(), [table | asdict(key) for key in write.keys])
    if write.spent_keys:
        spent = schema.keys.c.secret_hash.in_(write.spent_keys)
        await connection.execute(delete(schema.keys).where(schema.keys.c.table_id == write.table_id, spent))
    for seat, draft in write.drafts.items():
        await _replace_draft(connection, write.table_id, seat, draft)
    if write.request is not None:
        row = asdict(write.request) | {"result": write.result, "at": time.ran}
        await connection.execute(schema.requests.insert().values(row))


async def _replace_draft(connection: AsyncConnection, table_id: str, seat: int, draft: Draft) -> None:
    found = schema.drafts.c
    await connection.execute(delete(schema.drafts).where(found.table_id == table_id, found.seat == seat))
    row = {"confirms": int(draft.confirms), "line_seq": draft.line_seq, "moves": json.dumps(draft.moves)}
    await connection.execute(schema.drafts.insert().values(table_id=table_id, seat=seat, **row))


async def _check_seed(connection: AsyncConnection, table_id: str) -> None:
    found = schema.tables.c
    kept = select(found.id, found.seed, found.commitment).where(found.id == table_id)
    row = (await connection.execute(kept)).one()
    check_seed(row.id, row.seed, row.commitment)


def check_seed(table_id: str, seed: bytes, shown: str) -> None:
    """Compare a table's seed with the commitment that was shown.

    Raises:
        BrokenSeedError: if it is another seed.
    """
    if commitment(seed) != shown:
        raise BrokenSeedError(table_id)


def facts_row(facts: Facts) -> Json:
    """Return a new table's constants as a row."""
    return {
        "id": facts.id,
        "game": facts.game.id,
        "seats": facts.game.seats,
        "options": json.dumps(dict(facts.game.options)),
        "seating": json.dumps([asdict(seat) for seat in facts.seating]),
        "given": json.dumps(facts.given),
        "seed": facts.seed,
        "commitment": commitment(facts.seed),
        "created": facts.created,
        "touched": facts.created,
    }


def facts_of(row: TableRow) -> Facts:
    """Return the constants in a row.

    Raises:
        BrokenSeedError: if the seed is not the one promised.
        UnreadableError: if the row is damaged, or the game unknown.
    """
    check_seed(row.id, row.seed, row.commitment)
    seating = read_seating(row.seating)
    if len(seating) != row.seats:
        raise UnreadableError
    return Facts(row.id, _game_of(row), seating, row.seed, row.created, read_strings(row.given))


def _game_of(row: TableRow) -> Game:
    try:
        return Game(rules(row.game), row.seats, read_object(row.options))
    except UnknownGameError as error:
        raise UnreadableError from error


def event_of(row: TableRow, seats: int) -> Event:
    """Return the event in a row, at a table with so many seats.

    Raises:
        UnreadableError: if it is none.
    """
    is_typed = row.kind in KINDS and isinstance(row.text, str) and isinstance(row.seat, int) and isinstance(row.ply, int)
    if not is_typed or not 0 <= row.seat <= seats or (row.kind == "asked" and not all(map(is_number, row.text.split()))):
        raise UnreadableError
    return Event(row.seq, row.kind, row.at, row.seat, intern(row.text), row.ply)


def draft_of(row: TableRow) -> Draft:
    """Return the draft in a row.

    Raises:
        UnreadableError: if it is damaged.
    """
    return Draft(bool(row.confirms), row.line_seq, read_strings(row.moves))
