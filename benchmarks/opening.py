"""How soon does a table with a long past open? Fills databases with 20,000 events and prints medians.

    python benchmarks/opening.py --repeats 5

Limits to keep on an idle machine: 500 ms from the database to the position, 30 MB of memory, 300 ms for any earlier moment.
"""

import argparse
import asyncio
import gc
import time
import tracemalloc
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import baumeister as bm
from baumeister.present.game import Game
from baumeister.records.fairness import chance_move
from baumeister.web.live.table_cache import TableCache
from baumeister.web.storage.database import bring_up_to_date, open_database
from baumeister.web.storage.sql_store import SqlStore
from baumeister.web.table.events import Event
from baumeister.web.table.state import Facts, Seating
from baumeister.web.table.stored_values import Write

EVENTS = 20_000
SEED = bytes(32)


def moves(game: Game, most: int) -> list[tuple[int, str]]:
    """Return the beginning of a game: who moves, and how."""
    position, made = game.start(), list[tuple[int, str]]()
    while not position.is_over and len(made) < most:
        actor = position.actor
        move = chance_move(SEED, 0, position) if actor == 0 else str(position.moves[len(made) % len(position.moves)])
        made.append((actor, move))
        position = position.play(move)
    return made


def again_and_again(game: Game) -> Iterator[Event]:
    """Yield a move and its undo, again and again, on top of the deal."""
    made = moves(game, 12)
    yield from (Event(seq, "move", seq, actor, move) for seq, (actor, move) in enumerate(made, 1))
    seq, (actor, move) = len(made), made[-1]
    for kind in cycle(("undo", "move")):
        seq += 1
        yield Event(seq, kind, seq, actor, move if kind == "move" else "", len(made) - 1)


def whole_games(game: Game) -> Iterator[Event]:
    """Yield a long game and its undo to the deal, again and again."""
    made, seq = moves(game, 150), 0
    while True:
        for actor, move in made[12:] if seq else made:
            seq += 1
            yield Event(seq, "move", seq, actor, move)
        seq += 1
        yield Event(seq, "undo", seq, 1, "", 12)


def step_by_step(game: Game) -> Iterator[Event]:
    """Yield a long game, taken back and made again move by move."""
    made, seq = moves(game, 150), 0
    for actor, move in made:
        seq += 1
        yield Event(seq, "move", seq, actor, move)
    for ply in cycle([*range(len(made) - 1, 11, -1), *range(13, len(made) + 1)]):
        seq += 1
        yield Event(seq, "undo" if ply < len(made) and (seq - len(made) - 1) % 276 < 138 else "redo", seq, 1, "", ply)


async def fill(store: SqlStore, game: Game) -> None:
    """Keep a table of each kind."""
    seating = tuple(Seating("", "person", device=1) for _ in range(game.seats))
    for kind in (again_and_again, whole_games, step_by_step):
        facts = Facts(kind.__name__, game, seating, SEED, time.time())
        await store.create(facts, Write(facts.id, list(islice(kind(game), EVENTS)), "person"))


async def measure(folder: Path, repeats: int) -> None:
    """Print for each table how long it takes to open, what it holds in memory, how long its earlier moments take."""
    engine = open_database(f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}")
    await bring_up_to_date(engine)
    store, game = SqlStore(engine), bm.game("manhattan", 4)
    await fill(store, game)
    for name in ("again_and_again", "whole_games", "step_by_step"):
        opened, looked = [], []
        for _ in range(repeats):
            cache, begun = TableCache(store, 4), time.perf_counter()
            table = await cache.open(name)
            opened.append(time.perf_counter() - begun)
            for seq in (EVENTS - 1000, EVENTS // 2, 100):
                begun = time.perf_counter()
                _ = table.history.after(seq).position
                looked.append(time.perf_counter() - begun)
        tracemalloc.start()
        table = await TableCache(store, 4).open(name)
        memory = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        times = f"opened {median(opened) * 1000:6.0f} ms   worst earlier moment {max(looked) * 1000:6.0f} ms"
        print(f"{name:16} {times}   {memory / 1e6:5.1f} MB")
    await store.close()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=5)
    gc.set_threshold(20_000)  # as `baumeister serve` has it
    with TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), parser.parse_args().repeats))


if __name__ == "__main__":
    main()
