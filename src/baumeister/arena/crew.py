"""Processes that do independent pieces of work side by side, one a core."""

import signal
import sys
from collections import Counter, deque
from collections.abc import Callable, Generator, Hashable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Generic, NoReturn, Protocol, TypeVar

from baumeister.core.errors import BaumeisterError
from baumeister.processes import interrupts_held

AHEAD = 2
"""Tasks that a worker has at a time: the next waits while one is done."""
DEATHS = 3
"""So many processes may die over a task before we give up."""
PATIENCE = 5.0
"""Seconds that a worker has to leave."""

Task = TypeVar("Task", bound=Hashable)
Answer = TypeVar("Answer")
Task_contra = TypeVar("Task_contra", contravariant=True)
Answer_co = TypeVar("Answer_co", covariant=True)


class TaskRunner(Protocol[Task_contra, Answer_co]):
    """Does the tasks that one process is given."""

    def play(self, task: Task_contra, /) -> Answer_co:
        """Do a task and return its result."""

    def close(self) -> None:
        """Release everything that the tasks needed."""


@dataclass
class Worker(Generic[Task]):
    """A process, its connection, and the tasks that it still owes."""

    process: BaseProcess
    line: Connection
    owed: deque[Task] = field(default_factory=deque)


class Crew(Generic[Task, Answer]):
    """Does tasks in processes. One that dies is replaced, and its tasks are done again."""

    def __init__(self, make_runner: Callable[[], TaskRunner[Task, Answer]], count: int) -> None:
        """Take the maker of a process's runner (it has to pickle), and the number of processes."""
        self._make_runner, self._count = make_runner, count
        self._workers: list[Worker[Task]] = []
        self._deaths: Counter[Task] = Counter()

    def play(self, tasks: Iterable[Task]) -> Generator[Answer]:
        """Do tasks and yield each answer as it comes, not in order. Closing the iterator ends all processes.

        Raises:
            BaumeisterError: if a task kills the process that does it again and again.
        """
        waiting = iter(tasks)
        again: deque[Task] = deque()
        try:
            for _ in range(self._count):
                self._hire()
            while True:
                self._hand_out(waiting, again)
                busy = {worker.line: worker for worker in self._workers if worker.owed}
                if not busy:
                    return
                for line in wait(list(busy)):
                    if isinstance(line, Connection):
                        yield from self._answers(busy[line], again)
        finally:
            self.dismiss()

    def dismiss(self) -> None:
        """End all processes; unfinished tasks are lost."""
        for worker in self._workers:
            worker.process.terminate()
        for worker in self._workers:
            worker.process.join(PATIENCE)
            worker.process.kill()
            worker.line.close()
        self._workers = []

    def _hire(self) -> None:
        ours, theirs = get_context("spawn").Pipe()
        process = get_context("spawn").Process(target=work, args=(self._make_runner, theirs), daemon=False)
        with interrupts_held():
            process.start()
            theirs.close()
            self._workers.append(Worker(process, ours))

    def _hand_out(self, waiting: Iterator[Task], again: deque[Task]) -> None:
        for _ in range(AHEAD):
            for worker in self._workers:
                if len(worker.owed) < AHEAD:
                    following = [again.popleft()] if again else islice(waiting, 1)
                    for task in following:
                        worker.owed.append(task)
                        with suppress(OSError):  # it has died; the next read will tell
                            worker.line.send(task)

    def _answers(self, worker: Worker[Task], again: deque[Task]) -> Iterator[Answer]:
        """Yield a worker's answer; replace the worker if it has died."""
        try:
            found = worker.line.recv()
        except (EOFError, OSError):
            self._replace(worker, again)
            return
        if isinstance(found, BaumeisterError):
            raise found
        worker.owed.popleft()
        yield found

    def _replace(self, worker: Worker[Task], again: deque[Task]) -> None:
        worker.process.join(PATIENCE)
        self._deaths[worker.owed[0]] += 1
        if self._deaths[worker.owed[0]] == DEATHS:
            code = worker.process.exitcode
            raise BaumeisterError(f"{DEATHS} processes died (the last with code {code}) over {worker.owed[0]}")
        again.extend(worker.owed)
        worker.line.close()
        self._workers.remove(worker)
        self._hire()


def work(make_runner: Callable[[], TaskRunner[Task, Answer]], line: Connection) -> None:
    """Do the tasks that arrive on a line until it closes. Ctrl-C is for the process that sent them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)  # so that programs are ended too
    own = None
    try:
        own = make_runner()
        while True:
            line.send(own.play(line.recv()))
    except (EOFError, OSError):
        pass
    except BaumeisterError as error:
        with suppress(OSError):
            line.send(error)
    finally:
        if own is not None:
            own.close()


def leave(_signal: int, _frame: FrameType | None) -> NoReturn:
    """End this process in good order."""
    sys.exit(0)
