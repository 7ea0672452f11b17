"""There is one object for a table, whoever asks for it and however often at once: what waits for an old one starts again."""

import asyncio
from functools import partial

import pytest

from baumeister.web.http.services import Services
from baumeister.web.live.broadcast import MemoryBroadcast
from baumeister.web.live.client_request import ClientRequest
from baumeister.web.live.rematch import Rematches
from baumeister.web.live.service import TableService
from baumeister.web.table import actions
from baumeister.web.table.refusals import Refusal
from baumeister.web.table.stored_values import Saved
from baumeister.web.table.visitor import Visitor
from tests.web.conftest import Browser, first_move
from tests.web.people import to_the_end

pytestmark = pytest.mark.anyio


def counted(here: Services, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the tables read from the store from now on."""
    read, load = list[str](), here.tables.store.load

    async def noted(table_id: str) -> Saved | None:
        read.append(table_id)
        return await load(table_id)

    monkeypatch.setattr(here.tables.store, "load", noted)
    return read


async def test_many_who_open_a_table_at_once_read_it_once(
    browser: Browser, here: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await browser.order("you", "link")
    here.tables.cache.forget(table_id)
    read = counted(here, monkeypatch)
    openers = [here.tables.cache.open(table_id, in_passing=n % 2 == 0) for n in range(20)]
    opened = await asyncio.gather(*openers)
    assert len({id(table) for table in opened}) == len(read) == 1
    assert await here.tables.open(table_id) is opened[0]
    gone = await asyncio.gather(*(here.tables.open("gone") for _ in range(5)), return_exceptions=True)
    assert all(isinstance(error, Refusal) for error in gone)
    assert read == [table_id, "gone"]
    assert not here.tables.cache._reading


async def test_one_who_goes_leaves_the_reading_to_the_others(browser: Browser, here: Services) -> None:
    table_id = await browser.order("you", "link")
    here.tables.cache.forget(table_id)
    first, second = (asyncio.create_task(here.tables.open(table_id)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    assert (await second).facts.id == table_id


async def test_a_late_change_without_events_is_made_to_the_table_as_it_is_now(browser: Browser, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    asked = ClientRequest(Visitor(browser.http.cookies["browser"]))
    other = TableService(here.tables.store, MemoryBroadcast(), here.settings)
    await other.change(table.facts.id, asked, partial(actions.play, move=first_move(table), at=None))
    async with table.lock:
        late = asyncio.create_task(here.tables.change(table.facts.id, asked, partial(actions.confirming, is_on=True)))
        await asyncio.sleep(0.01)
        here.tables.cache.forget(table.facts.id)
        now = await here.tables.open(table.facts.id)
        assert now.now.seq > table.now.seq
    assert await late is now
    assert await here.tables.open(table.facts.id) is now
    assert now.confirms((1, 2))


async def test_a_late_rematch_is_that_of_the_table_as_it_is_now(browser: Browser, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    await to_the_end(here, table, browser)
    asked = ClientRequest(Visitor(browser.http.cookies["browser"]))
    async with table.lock:
        late = asyncio.create_task(here.rematches.rematch(table.facts.id, asked))
        await asyncio.sleep(0.01)
        here.tables.cache.forget(table.facts.id)
        other = TableService(here.tables.store, MemoryBroadcast(), here.settings)
        made = await Rematches(other).rematch(table.facts.id, asked)
        now = await here.tables.open(table.facts.id)
    assert (await late).facts.id == made.facts.id == now.now.rematch
    assert await here.tables.open(table.facts.id) is now
    assert table.now.rematch is None
