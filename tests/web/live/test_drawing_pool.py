"""Drawing in processes: the event loop goes on meanwhile, and a process that fails costs nobody a page."""

import asyncio
import io
import os
import pickle
from collections.abc import AsyncIterator
from functools import partial

import pytest

from baumeister.web.app import running
from baumeister.web.live import drawing_worker
from baumeister.web.live.drawing_pool import DrawingPool
from baumeister.web.logs import PlainLine
from baumeister.web.pages.rendering.loading import load_drawings
from baumeister.web.settings import Settings
from baumeister.web.storage.sql_store import SqlStore
from tests.web.conftest import RandomChooser

pytestmark = pytest.mark.anyio

HERE = os.getpid()
WHERE = partial(eval, "b'%d' % __import__('os').getpid()")  # calls are pickled by name: a process knows those of Python
BUSY = partial(eval, "b'%d' % sum(range(3 * 10**7))")  # half a second in which a thread would let nobody else run


def elsewhere(act: str) -> "partial[bytes]":
    """Return a call that does something in any process but this one, and returns its process."""
    return partial(eval, f"b'%d' % (__import__('os').getpid() == {HERE} and {HERE} or {act})")


@pytest.fixture
async def pool() -> AsyncIterator[DrawingPool]:
    pool = DrawingPool(1, partial(bytes), limit=10.0)
    pool.start()
    await ready(pool)
    yield pool
    await pool.close()


async def ready(pool: DrawingPool) -> None:
    async with asyncio.timeout(60):
        while not pool._idle:
            await asyncio.sleep(0.02)


async def test_the_event_loop_goes_on_while_a_page_is_drawn(pool: DrawingPool) -> None:
    drawing, ticks = asyncio.create_task(pool.draw(BUSY)), 0
    while not drawing.done():
        await asyncio.sleep(0.005)
        ticks += 1
    assert await drawing == b"%d" % sum(range(3 * 10**7))
    assert ticks > 10


def test_what_cannot_be_drawn_is_a_line_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    """As everything in it is, one record a line; a process writes no traceback between."""
    call, answers = pickle.dumps(partial(eval, "1 / 0")), io.BytesIO()
    drawing_worker.serve(io.BytesIO(drawing_worker.ASKED.pack(len(call)) + call), answers)
    assert answers.getvalue() == drawing_worker.ANSWERED.pack(False, 0)
    (record,) = caplog.records
    assert "ZeroDivisionError" in PlainLine().format(record)
    assert "\n" not in PlainLine().format(record)


async def test_a_page_is_drawn_here_when_its_process_dies(pool: DrawingPool) -> None:
    assert int(await pool.draw(WHERE)) != HERE
    assert int(await pool.draw(elsewhere("__import__('os')._exit(1)"))) == HERE
    assert int(await pool.draw(WHERE)) == HERE  # until another process is ready
    await ready(pool)
    assert int(await pool.draw(WHERE)) != HERE


async def test_a_page_is_drawn_here_when_its_process_hangs(pool: DrawingPool) -> None:
    pool._limit = 0.2
    assert int(await pool.draw(elsewhere("__import__('time').sleep(60)"))) == HERE


async def test_a_fault_is_found_where_the_log_tells_of_it(pool: DrawingPool) -> None:
    assert int(await pool.draw(elsewhere("1 // 0"))) == HERE
    assert int(await pool.draw(WHERE)) != HERE  # the process goes on
    with pytest.raises(ZeroDivisionError):
        await pool.draw(partial(eval, "1 // 0"))


async def test_without_processes_pages_are_drawn_in_threads() -> None:
    pool = DrawingPool(0, partial(bytes))
    pool.start()
    assert int(await pool.draw(WHERE)) == HERE
    await pool.close()


async def test_where_no_process_can_start_pages_are_drawn_here() -> None:
    pool = DrawingPool(1, partial(bytes), command=("/nowhere/python",))
    pool.start()
    await asyncio.sleep(0.05)
    assert int(await pool.draw(WHERE)) == HERE
    await pool.close()


@pytest.mark.slow
async def test_a_process_loads_the_games_first() -> None:
    pool = DrawingPool(1, load_drawings)
    pool.start()
    await ready(pool)
    assert await pool.draw(partial(eval, "b'%d' % ('baumeister.games.manhattan.drawing' in __import__('sys').modules)")) == b"1"
    await pool.close()


async def test_processes_that_draw_are_ended_too() -> None:
    pool = DrawingPool(3, partial(bytes))
    pool.start()
    async with asyncio.timeout(60):
        while len(pool._idle) < 3:
            await asyncio.sleep(0.02)
    drawing = [asyncio.create_task(pool.draw(elsewhere("__import__('time').sleep(60)"))) for _ in range(3)]
    await asyncio.sleep(0.05)
    await pool.close()
    assert [int(drawn) for drawn in await asyncio.gather(*drawing)] == [HERE] * 3


async def test_the_database_is_closed_whatever_else_fails(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_: DrawingPool) -> None:
        raise RuntimeError("an example")

    async def note(store: SqlStore) -> None:
        closed.append(store)
        await close(store)

    closed, close = list[SqlStore](), SqlStore.close
    monkeypatch.setattr(DrawingPool, "close", fail)
    monkeypatch.setattr(SqlStore, "close", note)
    with pytest.raises(RuntimeError, match="an example"):
        async with running(settings, RandomChooser()):
            pass
    assert len(closed) == 1
