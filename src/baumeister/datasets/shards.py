"""A data set's tables, some hundred games in each file, written side by side by processes."""

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

from baumeister.arena.match import Fixture, Match
from baumeister.arena.playing import game_of
from baumeister.datasets.tables import arrow, write_games
from baumeister.processes import interrupts_held

GAMES = 200
"""In each file."""
PATTERN = "decisions-*"


def shards(fixtures: Sequence[Fixture]) -> dict[str, list[Fixture]]:
    """Return the files' names, and the games that belong into each."""
    found = {}
    for first in range(0, len(fixtures), GAMES):
        games = list(fixtures[first : first + GAMES])
        found[f"decisions-{first:06}-{first + len(games) - 1:06}.parquet"] = games
    return found


def write_shards(folder: Path, match: Match, fixtures: Sequence[Fixture], workers: int) -> Iterator[tuple[int, int]]:
    """Write a folder's missing files and remove strays; yield the numbers of files done and of all.

    A game that stays in its file is not written again: files of whole `GAMES` are kept.
    """
    arrow()
    wanted = shards(fixtures)
    for path in folder.glob(PATTERN):
        if path.name not in wanted:
            path.unlink()
    lacking = {name: games for name, games in wanted.items() if not (folder / name).exists()}
    done = len(wanted) - len(lacking)
    yield done, len(wanted)
    pool = ProcessPoolExecutor(min(workers, len(lacking)) or 1, get_context("spawn"), leave_interrupts)
    try:
        with interrupts_held():
            tasks = [pool.submit(write_shard, folder / name, match, games) for name, games in lacking.items()]
        for task in as_completed(tasks):
            task.result()
            done += 1
            yield done, len(wanted)
    finally:
        pool.shutdown(cancel_futures=True)


def write_shard(path: Path, match: Match, games: Sequence[Fixture]) -> None:
    """Write one file, in a process of its own."""
    write_games(path, path.parent, match, games, game_of(match))


def leave_interrupts() -> None:
    """Leave Ctrl-C to the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
