"""Which tables are kept in memory: those at which people play."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from sqlalchemy import update

from baumeister.web import schema
from baumeister.web.app import running
from baumeister.web.services import Services
from baumeister.web.settings import Settings
from baumeister.web.store import SqlStore
from tests.web.conftest import Browser, RandomChooser, Visit

pytestmark = pytest.mark.anyio


@pytest.fixture
async def here(settings: Settings, chooser: RandomChooser) -> AsyncIterator[Services]:
    """A server that keeps three tables in memory."""
    async with running(replace(settings, cached_tables=3), chooser) as parts:
        yield parts


def kept(here: Services) -> list[str]:
    return list(here.tables._open)


async def test_the_home_page_pushes_no_live_table_out(browser: Browser, visit: Visit, here: Services) -> None:
    own = [await browser.order("you", "link") for _ in range(4)]
    other = visit()
    live = [await other.order("you", "link") for _ in range(3)]
    assert kept(here) == live
    page = await browser.get("/")
    assert all(f"/t/{table_id}" in page for table_id in own)
    assert kept(here) == live
    here.tables.forget(live[0])
    await browser.get("/")
    assert set(live[1:]) < set(kept(here))
    assert len(kept(here)) == 3
    await other.get(f"/t/{live[0]}")
    assert kept(here) == [*live[1:], live[0]]


async def test_a_table_that_is_being_changed_is_kept(browser: Browser, here: Services) -> None:
    first = await here.tables.open(await browser.order("you", "link"))
    async with first.lock:
        for _ in range(4):
            await browser.order("you", "link")
        assert await here.tables.open(first.facts.id) is first
        assert len(kept(here)) == 3


async def test_one_table_that_cannot_be_read_does_not_break_the_home_page(browser: Browser, here: Services) -> None:
    good, bad = await browser.order("you", "link"), await browser.order("you", "link")
    assert isinstance(here.tables.store, SqlStore)
    async with here.tables.store._writer.begin() as connection:
        of_bad = (schema.events.c.table_id == bad) & (schema.events.c.seq == 3)
        await connection.execute(update(schema.events).where(of_bad).values(text="no such move"))
    here.tables.forget(bad)
    page = await browser.get("/")
    assert browser.status == 200
    assert f"/t/{good}" in page
    assert f"/t/{bad}" not in page
