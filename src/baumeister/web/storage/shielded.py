"""Work that survives cancellation."""

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

T = TypeVar("T")


class Shield:
    """Runs work in tasks of its own, which finish even if the request behind them is cancelled."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()

    async def run(self, work: Coroutine[None, None, T], *, stays: bool = False) -> T:
        """Return the work's result. Cancelling the caller returns at once; the work goes on.

        A caller that `stays` returns when the work is done, and holds its locks until then.
        """
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if stays:
                await asyncio.wait({task})
            raise

    async def finish(self, seconds: float) -> None:
        """Wait until everything is done, at most `seconds`."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)
