"""Work beside the requests."""

import asyncio
import logging
from collections.abc import Coroutine

log = logging.getLogger("baumeister.web")


def spawn(work: Coroutine[None, None, None], name: str) -> asyncio.Task[None]:
    """Start a task for which nobody waits: if a fault ends it, the log says so."""
    task = asyncio.create_task(work, name=name)
    task.add_done_callback(_told)
    return task


def _told(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("“%s” has ended by a fault, and doesn't go on", task.get_name(), exc_info=error)
