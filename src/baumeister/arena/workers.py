"""Processes that play a match's games side by side, one a core."""

import signal
import sys
from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import NoReturn

from baumeister.arena.match import Fixture, Match
from baumeister.arena.playing import Tables
from baumeister.arena.result import Result
from baumeister.core.errors import BaumeisterError

AHEAD = 2
"""Games that a worker has at a time: the next waits while one is played."""
DEATHS = 3
"""So many processes may die over a game before the arena gives up."""
PATIENCE = 5.0
"""Seconds that a worker has to leave."""


@dataclass
class Worker:
    """A process, how to talk to it, and the games that it still owes."""

    process: BaseProcess
    line: Connection
    owed: deque[Fixture] = field(default_factory=deque)


class Workers:
    """Plays fixtures in processes. One that dies is replaced, and its games are played again."""

    def __init__(self, match: Match, count: int, keeps_records: bool = False) -> None:
        """Take the match, how many processes shall play it, and whether results bring records."""
        self._match, self._count, self._keeps_records = match, count, keeps_records
        self._workers: list[Worker] = []
        self._deaths: Counter[Fixture] = Counter()

    def play(self, fixtures: Iterable[Fixture]) -> Generator[Result]:
        """Play games and yield each result as it comes, not in order. Closing the iterator ends all processes.

        Raises:
            BaumeisterError: if a game kills the process that plays it again and again.
        """
        waiting = iter(fixtures)
        again: deque[Fixture] = deque()
        try:
            self._workers = [self._hired() for _ in range(self._count)]
            while True:
                self._hand_out(waiting, again)
                busy = {worker.line: worker for worker in self._workers if worker.owed}
                if not busy:
                    return
                for line in wait(list(busy)):
                    result = self._result(busy[line], again) if isinstance(line, Connection) else None
                    if result is not None:
                        yield result
        finally:
            self.dismiss()

    def dismiss(self) -> None:
        """End all processes; what they were playing is lost."""
        for worker in self._workers:
            worker.process.terminate()
        for worker in self._workers:
            worker.process.join(PATIENCE)
            worker.process.kill()
            worker.line.close()
        self._workers = []

    def _hired(self) -> Worker:
        ours, theirs = get_context("spawn").Pipe()
        process = get_context("spawn").Process(target=work, args=(self._match, self._keeps_records, theirs), daemon=False)
        process.start()
        theirs.close()
        return Worker(process, ours)

    def _hand_out(self, waiting: Iterator[Fixture], again: deque[Fixture]) -> None:
        for _ in range(AHEAD):
            for worker in self._workers:
                if len(worker.owed) < AHEAD:
                    following = [again.popleft()] if again else islice(waiting, 1)
                    for fixture in following:
                        worker.owed.append(fixture)
                        with suppress(OSError):  # it has died; we shall hear of it
                            worker.line.send(fixture)

    def _result(self, worker: Worker, again: deque[Fixture]) -> Result | None:
        """Return what a worker has played; replace it if it has died."""
        try:
            found = worker.line.recv()
        except (EOFError, OSError):
            self._replace(worker, again)
            return None
        if isinstance(found, BaumeisterError):
            raise found
        assert isinstance(found, Result)
        worker.owed.popleft()
        return found

    def _replace(self, worker: Worker, again: deque[Fixture]) -> None:
        worker.process.join(PATIENCE)
        self._deaths[worker.owed[0]] += 1
        if self._deaths[worker.owed[0]] == DEATHS:
            code = worker.process.exitcode
            raise BaumeisterError(f"{DEATHS} processes died (the last with code {code}) while they played {worker.owed[0]}")
        again.extend(worker.owed)
        worker.line.close()
        self._workers[self._workers.index(worker)] = self._hired()


def work(match: Match, keeps_records: bool, line: Connection) -> None:
    """Play the games that come over a line until it ends. Ctrl-C is for the process that sent them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)  # so that programs are ended too
    tables = Tables(match, keeps_records)
    try:
        while True:
            line.send(tables.play(line.recv()))
    except (EOFError, OSError):
        pass
    except BaumeisterError as error:
        with suppress(OSError):
            line.send(error)
    finally:
        tables.close()


def leave(_signal: int, _frame: FrameType | None) -> NoReturn:
    """End this process in good order."""
    sys.exit(0)
