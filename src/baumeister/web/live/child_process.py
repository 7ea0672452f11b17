"""Processes that read requests on their standard input and write answers: the common part of bots' and pages' processes."""

import asyncio
import contextlib
from asyncio.subprocess import Process
from collections.abc import Sequence


async def start(command: Sequence[str], limit: int) -> Process:
    """Start a process whose lines have at most `limit` bytes.

    Raises:
        OSError: if the machine has no room for it.
    """
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=limit)


def pipes(process: Process) -> tuple[asyncio.StreamWriter, asyncio.StreamReader]:
    """Return where to write requests, and where the answers come."""
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


async def kill(process: Process) -> None:
    """End a process at once."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
    pipes(process)[0].close()
