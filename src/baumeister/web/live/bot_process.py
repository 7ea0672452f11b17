"""Processes in which bots think: one that overruns its time is killed, and the table never waits for it."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from baumeister.core.record import Json
from baumeister.web.live import child_process

COMMAND = (sys.executable, "-m", "baumeister.web.live.bot_worker")
START_LIMIT = 60.0  # seconds: loading a game for the first time
LINE_LIMIT = 1 << 20

Loaded = tuple[str, bool]
"""The game that a process has loaded, and whether compiled."""


class BotFailedError(Exception):
    """A bot crashed, took too long, or answered nonsense."""


class NoProcessError(Exception):
    """The machine has no process for a bot now. No bot has failed."""


class BotProcess:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.loaded: set[Loaded] = set()

    @classmethod
    async def start(cls, command: Sequence[str]) -> "BotProcess":
        """Start a process."""
        try:
            return cls(await child_process.start(command, LINE_LIMIT))
        except OSError as error:
            raise NoProcessError(f"no process could be started: {error}") from error

    @property
    def has_ended(self) -> bool:
        """Whether it lives no more, killed for its memory perhaps."""
        return self._process.returncode is not None

    async def ask(self, message: Json, limit: float) -> object:
        """Send a message and return the answer, or fail after `limit` seconds."""
        stdin, stdout = child_process.pipes(self._process)
        try:
            async with asyncio.timeout(limit):
                stdin.write(json.dumps(message).encode() + b"\n")
                await stdin.drain()
                line = await stdout.readline()
            answer: object = json.loads(line)
        except TimeoutError:
            raise BotFailedError(f"no move within {limit:g} seconds") from None
        except (OSError, ValueError) as error:
            raise BotFailedError(f"its process ended or answered nonsense: {error}") from error
        return answer

    async def kill(self) -> None:
        """End the process at once."""
        await child_process.kill(self._process)


class BotProcesses:
    """Processes that wait for work, and busy ones. None is started while one is idle."""

    def __init__(self, command: Sequence[str], limit: float) -> None:
        """`limit` is the most seconds for one move."""
        self._command, self._limit = command, limit
        self._idle: list[BotProcess] = []
        self._busy: set[BotProcess] = set()

    @asynccontextmanager
    async def use(self, needed: Loaded) -> AsyncIterator[tuple[BotProcess, float]]:
        """Hold a process and the seconds that it may take, best one with the right game loaded. A failure ends it."""
        process = await self._take(needed)
        self._busy.add(process)
        try:
            yield process, self._limit if needed in process.loaded else START_LIMIT
        except BaseException:
            await process.kill()
            raise
        finally:
            self._busy.discard(process)
        process.loaded.add(needed)
        self._idle.append(process)

    @property
    def has_idle(self) -> bool:
        """Whether one waits for work."""
        return any(not process.has_ended for process in self._idle)

    async def _take(self, needed: Loaded) -> BotProcess:
        ended = [process for process in self._idle if process.has_ended]
        self._idle = [process for process in self._idle if process not in ended]
        for process in ended:
            await process.kill()
        for index, process in enumerate(self._idle):
            if needed in process.loaded:
                return self._idle.pop(index)
        return self._idle.pop() if self._idle else await BotProcess.start(self._command)

    async def close(self) -> None:
        """End all processes."""
        for process in [*self._busy, *self._idle]:
            await process.kill()
        self._idle.clear()
