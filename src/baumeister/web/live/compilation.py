"""Background compilation: low priority, one part at a time, active games first."""

import asyncio
import contextlib
import logging
import sys
from collections.abc import Callable, Sequence
from functools import cached_property

from baumeister.bots.prepare import BOTS, PARTS, is_compiled

log = logging.getLogger("baumeister.web")
WAIT, LONGEST_WAIT = 30.0, 3600.0  # seconds after which a machine without room for a process is asked again
COMMAND = (sys.executable, "-m", "baumeister.bots.prepare")
Progress = Callable[[str, int, int], None]
"""Told of each compiled part: its name, how many parts are compiled by now, how many were missing."""


class Compilation:
    """Compiles missing parts in processes of its own. Tables are played meanwhile, interpreted."""

    def __init__(
        self, command: Sequence[str] = COMMAND, is_there: Callable[[str], bool] = is_compiled, wait: float = WAIT
    ) -> None:
        """`command` compiles the part whose name is added to it; `is_there` tells whether a part is on disk.

        `wait` are the seconds after which it is tried again where no process can be started, longer each time.
        """
        self._command, self._is_there, self._wait = command, is_there, wait

    @cached_property
    def _missing(self) -> list[str]:
        """The parts that are not compiled. Looking takes a quarter of a second, so not before the server listens."""
        return [part for part in PARTS if not self._is_there(part)]

    def look(self) -> None:
        """Find the missing parts."""
        _ = self._missing

    def can_search(self, game: str) -> bool:
        """Tell whether bots that search can play a game at their full strength."""
        return BOTS not in self._missing and game not in self._missing

    def want(self, game: str) -> None:
        """Compile a game's bots before all other parts."""
        self._missing.sort(key=lambda part: part not in (BOTS, game))

    async def run(self, on_progress: Progress) -> None:
        """Compile until nothing is missing. A part that fails is left out, and the log says so."""
        await asyncio.to_thread(self.look)
        total, failed = len(self._missing), set[str]()
        while left := [part for part in self._missing if part not in failed]:
            part = left[0]
            if await self._compiled(part):
                self._missing.remove(part)
                on_progress(part, total - len(self._missing), total)
            else:
                failed.add(part)
                log.error("%s could not be compiled: its bots that search play as medium ones", part)

    async def _compiled(self, part: str) -> bool:
        """Compile a part as soon as the machine has room for a process; tell whether it could be compiled."""
        wait = self._wait
        while True:
            try:
                return await self._compile(part)
            except OSError as error:
                log.warning("%s can't be compiled just now, it is tried again in %g seconds: %s", part, wait, error)
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _compile(self, part: str) -> bool:
        nothing = asyncio.subprocess.DEVNULL  # a killed server's reader sees its end, though the part is still finished
        process = await asyncio.create_subprocess_exec(*self._command, part, stdin=nothing, stdout=nothing)
        try:
            await process.wait()
        except asyncio.CancelledError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            raise
        return process.returncode == 0 and await asyncio.to_thread(self._is_there, part)
