"""Work that is never broken off half-way, whatever becomes of who waits for it."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Unbroken:
    """Runs each piece of work in a task of its own, so that it ends well when the request that asked for it is cancelled."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Return what the work returns. Who is cancelled meanwhile goes at once; the work goes on."""
        return await asyncio.shield(self._begun(work))

    async def run_and_stay(self, work: Coroutine[Any, Any, T]) -> T:
        """Do the same, but who is cancelled goes when the work is done, with the locks that it holds."""
        task = self._begun(work)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            await asyncio.wait({task})
            raise

    def _begun(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self, seconds: float) -> None:
        """Wait until everything is done, but no longer than that."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)


class HasUnbroken(Protocol):
    """What has methods that are not broken off."""

    unbroken: Unbroken


S = TypeVar("S", bound=HasUnbroken)


def unbroken(
    method: Callable[Concatenate[S, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Mark a method as one that is not broken off."""

    @wraps(method)
    async def run(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.unbroken.run(method(self, *args, **kwargs))

    return run
