"""How many bytes things take."""

import asyncio
import gc
import random
import time
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from benchmarks.peers.common import RULES

from baumeister.bots.search.tree import EDGE, NODE
from baumeister.games import GAMES, rules
from baumeister.present.game import Game
from baumeister.web.live.table_cache import TableCache
from baumeister.web.storage.database import bring_up_to_date, open_database
from baumeister.web.storage.sql_store import SqlStore
from baumeister.web.table.events import Event
from baumeister.web.table.state import Facts, Seating
from baumeister.web.table.stored_values import Write

TABLES = 20  # of which the mean is taken


class Table(NamedTuple):
    """What a table takes, on which a whole game was played at random."""

    events: int
    on_disk: int
    in_memory: int


def sizes() -> str:
    """Return a section of the report."""
    rows = [
        "## Bytes",
        "",
        "| | a state | a view | an observation | a mask | a table on disk | in memory | after events |",
        "|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for game in (RULES, *map(rules, GAMES)):
        size = game.state.dtype.itemsize
        found = (size, size, 4 * game.feature_count, game.seat_move_count, *table_cells(game.id))
        rows.append(f"| {game.title.en} | {' | '.join(n if isinstance(n, str) else f'{n:,}' for n in found)} |")
    rows += [
        "",
        f"A node of the search takes {NODE.itemsize} bytes, each of its moves that was tried {EDGE.itemsize}.",
        "A table is one of the server's, with the most seats, after a whole random game: its rows in the database with their",
        f"indexes, and what it holds in memory with the position after every move. Means of {TABLES} tables.",
    ]
    return "\n".join(rows)


def table_cells(name: str) -> Iterator[int | str]:
    """Yield what a table takes, nothing for a game that the server doesn't have."""
    if name not in GAMES:
        yield from ("", "", "")
        return
    with TemporaryDirectory() as folder:
        found = asyncio.run(table_of(Game(rules(name), rules(name).seats[-1]), Path(folder)))
    yield from (found.on_disk, found.in_memory, found.events)


async def table_of(game: Game, folder: Path) -> Table:
    """Return what a table takes: means."""
    file = folder / "tables.sqlite3"
    await fill(file, game, 0)
    empty = file.stat().st_size
    events = await fill(file, game, TABLES)
    on_disk = file.stat().st_size - empty
    return Table(events // TABLES, on_disk // TABLES, await held(file) // TABLES)


async def fill(file: Path, game: Game, tables: int) -> int:
    """Keep some tables in a database that is made if there is none; return how many events they have."""
    store = await opened(file)
    events = sum([await played(store, game, number) for number in range(tables)])
    await store.close()  # its log becomes part of the file
    return events


async def opened(file: Path) -> SqlStore:
    """Return a store."""
    engine = open_database(f"sqlite+aiosqlite:///{file}")
    await bring_up_to_date(engine)
    return SqlStore(engine)


async def played(store: SqlStore, game: Game, number: int) -> int:
    """Keep a table with a whole random game; return how many events it has."""
    seating = tuple(Seating("", "person", device=1) for _ in range(game.seats))
    facts = Facts(f"table-{number}", game, seating, bytes(32), time.time())
    rng, position, events = random.Random(number), game.start(), list[Event]()
    while not position.is_over:
        move = rng.choices(position.moves, position.odds or None)[0]
        events.append(Event(len(events) + 1, "move", facts.created + len(events), position.actor, str(move)))
        position = position.play(move)
    await store.create(facts, Write(facts.id, events, "person"))
    return len(events)


async def held(file: Path) -> int:
    """Return how much memory the tables take once they are open."""
    store = await opened(file)
    await TableCache(store, 1).open("table-0")  # loads what all share
    gc.collect()
    tracemalloc.start()
    tables = [await TableCache(store, 1).open(f"table-{number}") for number in range(TABLES)]
    gc.collect()
    memory = tracemalloc.get_traced_memory()[0] if tables else 0
    tracemalloc.stop()
    await store.close()
    return memory
