"""Requests and tasks that are cancelled at any moment: what is written is whole, and no connection is left half-way."""

import asyncio

import pytest
from sqlalchemy.pool import AsyncAdaptedQueuePool

from baumeister.web.http.services import Services
from baumeister.web.live.bot_driver import BotDriver
from baumeister.web.live.client_request import ClientRequest
from baumeister.web.live.service import TableService
from baumeister.web.storage.shielded import Shield
from baumeister.web.storage.sql_store import SqlStore
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.visitor import Visitor
from tests.web.conftest import Browser, RandomChooser, first_move

pytestmark = pytest.mark.anyio
MOMENTS = [0.0003 * number for number in range(25)]  # seconds; a move is written in some five thousandths


async def nothing_is_left(tables: TableService, before: set["asyncio.Task[object]"]) -> bool:
    """Tell whether every task has ended and every connection is back, when all is written."""
    assert isinstance(tables.store, SqlStore)
    await tables.store.shield.finish(5)
    pool = tables.store._engine.pool
    assert isinstance(pool, AsyncAdaptedQueuePool)
    return not asyncio.all_tasks() - before and pool.checkedout() == 0


async def is_as_kept(tables: TableService, table: LiveTable) -> bool:
    saved = await tables.store.load(table.facts.id)
    assert saved is not None
    kept = LiveTable.of(saved).now
    return (kept.seq, kept.position.history) == (table.now.seq, table.now.position.history)


async def test_a_request_whose_browser_goes_away_is_done_or_not(browser: Browser, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    before = asyncio.all_tasks()
    for moment in MOMENTS:
        await browser.get(f"/t/{table.facts.id}")
        asking = asyncio.create_task(browser.post(f"/t/{table.facts.id}/move", move=first_move(table)))
        await asyncio.sleep(moment)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        assert not table.lock.locked()
        assert await nothing_is_left(here.tables, before)
        assert await is_as_kept(here.tables, await here.tables.open(table.facts.id))


async def test_bots_are_stopped_in_the_middle_of_a_move(browser: Browser, here: Services) -> None:
    table_id = await browser.order("you", "easy", "easy")
    await here.driver.close()
    table = await here.tables.open(table_id)
    asked = ClientRequest(Visitor(browser.http.cookies["browser"]))
    before = asyncio.all_tasks()
    for moment in MOMENTS:
        driver = BotDriver(here.tables, RandomChooser())
        here.tables.on_bots_turn = driver.wake
        if table.now.turn == "person":
            await here.tables.change(table_id, asked, lambda change: change.add("move", change.state.actor, first_move(table)))
        driver.wake(table_id)
        await asyncio.sleep(moment)
        await driver.close()
        driver.wake(table_id)
        assert not driver._tasks
        assert not table.lock.locked()
        assert await nothing_is_left(here.tables, before)
        assert await is_as_kept(here.tables, table)


async def test_a_lock_is_held_until_the_work_is_done() -> None:
    work, done, lock = Shield(), asyncio.Event(), asyncio.Lock()

    async def write() -> None:
        async with lock:
            await work.run(_until(done), stays=True)

    writing = asyncio.create_task(write())
    await asyncio.sleep(0.01)
    writing.cancel()
    await asyncio.sleep(0.01)
    assert lock.locked()
    done.set()
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert not lock.locked()


async def test_it_does_not_wait_for_ever() -> None:
    work, never = Shield(), asyncio.Event()
    asking = asyncio.create_task(work.run(_until(never)))
    await asyncio.sleep(0.01)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    await work.finish(0.01)
    never.set()
    await work.finish(5)
    assert not work._tasks


async def _until(event: asyncio.Event) -> None:
    await event.wait()
