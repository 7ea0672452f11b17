"""Processes that draw pages, so that the event loop doesn't. Without them pages are drawn all the same, in a thread."""

import asyncio
import logging
import pickle
import sys
from collections.abc import Callable, Sequence

from baumeister.web.live import child_process
from baumeister.web.live.background import spawn
from baumeister.web.live.drawing_worker import ANSWERED, ASKED

log = logging.getLogger("baumeister.web")
COMMAND = (sys.executable, "-m", "baumeister.web.live.drawing_worker")
START_LIMIT = 60.0  # seconds for loading the games
LIMIT = 10.0  # seconds for a page, a hundred times the usual
LONGEST_WAIT = 60.0
BUFFER = 1 << 20

Call = Callable[[], bytes]
"""A call that can be pickled: a `partial` of a module's function and a view model."""


class WorkerFailedError(Exception):
    """A process ended, or took too long."""


class Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, command: Sequence[str], first: Call) -> "Worker":
        """Start a process and let it make a first call.

        Raises:
            WorkerFailedError: if it can't.
        """
        try:
            worker = cls(await child_process.start(command, BUFFER))
        except OSError as error:
            raise WorkerFailedError(f"no process could be started: {error}") from error
        try:
            await worker.ask(first, START_LIMIT)
        except BaseException:
            await worker.kill()
            raise
        return worker

    async def ask(self, call: Call, limit: float) -> bytes | None:
        """Return the result of a call, None if it raised an exception.

        Raises:
            WorkerFailedError: if there is no answer within `limit` seconds. The process is of no use then.
        """
        stdin, stdout = child_process.pipes(self._process)
        pickled = pickle.dumps(call, pickle.HIGHEST_PROTOCOL)
        try:
            async with asyncio.timeout(limit):
                stdin.write(ASKED.pack(len(pickled)) + pickled)
                await stdin.drain()
                is_drawn, length = ANSWERED.unpack(await stdout.readexactly(ANSWERED.size))
                body = await stdout.readexactly(length)
        except TimeoutError:
            raise WorkerFailedError(f"no answer within {limit:g} seconds") from None
        except (OSError, EOFError) as error:
            raise WorkerFailedError(f"it has ended: {error}") from error
        return body if is_drawn else None

    async def kill(self) -> None:
        """End the process at once."""
        await child_process.kill(self._process)


class DrawingPool:
    """Up to `size` processes. Callers take a turn first: `async with pool.turns: … await pool.draw(call)`."""

    def __init__(self, size: int, first: Call, command: Sequence[str] = COMMAND, limit: float = LIMIT) -> None:
        """`first` is the call by which a new process gets ready."""
        self._size, self._first, self._command, self._limit = size, first, command, limit
        self.turns = asyncio.Semaphore(max(size, 1))
        self._workers: set[Worker] = set()
        self._idle: list[Worker] = []
        self._starting: set[asyncio.Task[None]] = set()
        self._is_open = True

    def start(self) -> None:
        """Start the processes, in the background. Until they are ready pages are drawn here."""
        for _ in range(self._size):
            self._start_after(0.0)

    async def draw(self, call: Call) -> bytes:
        """Return the result of a call, made by a process if one is there, else in a thread."""
        worker = self._idle.pop() if self._idle else None
        drawn = await self._ask(worker, call) if worker else None
        return await asyncio.to_thread(call) if drawn is None else drawn

    async def _ask(self, worker: Worker, call: Call) -> bytes | None:
        try:
            drawn = await worker.ask(call, self._limit)
        except BaseException as error:
            self._workers.discard(worker)
            await worker.kill()
            self._start_after(0.0)
            if not isinstance(error, WorkerFailedError):
                raise
            log.warning("a process that draws pages failed, and another is started: %s", error)
            return None
        self._idle.append(worker)
        return drawn

    def _start_after(self, seconds: float) -> None:
        if not self._is_open:
            return
        task = spawn(self._start(seconds), "start drawing")
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)

    async def _start(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        try:
            worker = await Worker.start(self._command, self._first)
            self._workers.add(worker)
            self._idle.append(worker)
        except WorkerFailedError as error:
            wait = min(2 * seconds + 1, LONGEST_WAIT)
            log.warning("no process draws pages, so the server does; it is tried again in %g seconds: %s", wait, error)
            self._start_after(wait)

    async def close(self) -> None:
        """End all processes."""
        self._is_open = False
        while self._starting:
            tasks = list(self._starting)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        self._idle.clear()
        for worker in list(self._workers):  # who waits for one takes it out
            await worker.kill()
