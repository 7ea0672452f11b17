"""Which tables are kept in memory: those at which people play. What is told of the others, and of those that can't be read."""

import re
from collections.abc import AsyncIterator
from dataclasses import replace

import httpx
import pytest
from markupsafe import escape
from sqlalchemy import Update, update

from baumeister.web.app import running
from baumeister.web.http.services import Services
from baumeister.web.live.cleanup import Cleanup
from baumeister.web.settings import DAY, Settings
from baumeister.web.storage import schema
from baumeister.web.storage.sql_store import SqlStore
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.refusals import StoreError
from baumeister.web.table.stored_values import Saved
from tests.web.conftest import Browser, RandomChooser, Visit, pass_by
from tests.web.people import moves, sit, to_the_end

pytestmark = pytest.mark.anyio


@pytest.fixture
async def here(settings: Settings, chooser: RandomChooser) -> AsyncIterator[Services]:
    """A server that keeps three tables in memory."""
    async with running(replace(settings, cached_tables=3), chooser) as parts:
        yield parts


def kept(here: Services) -> list[str]:
    return list(here.tables.cache._tables)


async def test_the_home_page_opens_no_table(browser: Browser, visit: Visit, here: Services) -> None:
    own = [await browser.order("you", "link") for _ in range(4)]
    other = visit()
    live = [await other.order("you", "link") for _ in range(3)]
    assert kept(here) == live
    page = await browser.get("/")
    assert all(f"/t/{table_id}" in page for table_id in own)
    assert kept(here) == live


async def test_a_table_that_is_being_changed_is_kept(browser: Browser, here: Services) -> None:
    first = await here.tables.open(await browser.order("you", "link"))
    async with first.lock:
        for _ in range(4):
            await browser.order("you", "link")
        assert await here.tables.open(first.facts.id) is first
        assert len(kept(here)) == 3


async def test_tables_of_before_are_summed_up_once_and_push_no_live_table_out(
    browser: Browser, visit: Visit, here: Services
) -> None:
    own = [await browser.order("you", "link") for _ in range(4)]
    other = visit()
    live = [await other.order("you", "link") for _ in range(3)]
    before = await browser.get("/")
    await write(here, update(schema.tables).values(summary=""))
    assert recent(await browser.get("/")) == recent(before)
    assert set(live[1:]) < set(kept(here))
    for table_id in own:
        here.tables.cache.forget(table_id)
    assert recent(await browser.get("/")) == recent(before)
    assert not set(own) & set(kept(here))


async def test_no_table_is_left_out_because_the_store_fails(
    browser: Browser, here: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = [await browser.order("you", "link") for _ in range(2)]
    await write(here, update(schema.tables).where(schema.tables.c.id == own[0]).values(summary=""))
    here.tables.cache.forget(own[0])

    async def fail(*_: str) -> None:
        raise StoreError

    with monkeypatch.context() as patched:
        patched.setattr(here.tables.store, "load", fail)
        assert escape(StoreError().text.en) in await browser.get("/")
        assert browser.status == 503
    with monkeypatch.context() as patched:
        patched.setattr(here.tables.store, "add_summary", fail)
        page = await browser.get("/")
        assert (browser.status, [f"/t/{table_id}" in page for table_id in own]) == (200, [True, True])


async def write(here: Services, *queries: Update) -> None:
    assert isinstance(here.tables.store, SqlStore)
    async with here.tables.store._writer.begin() as connection:
        for query in queries:
            await connection.execute(query)


def recent(page: str) -> list[str]:
    return re.findall(r'<a href="(/t/[^"/]*">.*?)</a>', page, re.DOTALL)


async def test_a_summary_is_that_of_the_last_event(browser: Browser, visit: Visit, here: Services) -> None:
    table_id = await browser.order("you", "link", name="Ada")
    table, friend = await here.tables.open(table_id), visit()
    assert parts(await browser.get("/"))[:5] == ["Manhattan", "Your turn", "Ada", "0", "Blue/Purple"]
    while table.now.actor == 1:
        await moves(browser, table)
    assert "A seat is still free" in parts(await browser.get("/"))
    await sit(friend, table, 2, browser, "Ben")
    assert {"Ada", "Ben", "Ben’s turn"} < set(parts(await browser.get("/")))
    assert "Your turn" in parts(await friend.get("/"))
    await to_the_end(here, table, browser, friend)
    won = ["Ada and Ben shared the win", "You won", "Ben won"][sum(table.now.position.winners) % 3]
    found = parts(await browser.get("/"))
    assert found[1] == won
    assert [found[3], found[5]] == list(map(str, table.now.position.scores))
    await browser.get(f"/t/{table_id}")
    await browser.post(f"/t/{table_id}/rematch")
    assert len(recent(await browser.get("/"))) == 2


def parts(page: str) -> list[str]:
    listed = page[page.find('class="own-table') : page.find('class="drafting"')]
    return re.findall(r">([^<>]+)</(?:strong|span|b)>", listed)


async def damage(here: Services, table_id: str) -> None:
    of_table = (schema.events.c.table_id == table_id) & (schema.events.c.seq == 3)
    await write(here, update(schema.events).where(of_table).values(text="no such move"))
    here.tables.cache.forget(table_id)


async def test_a_table_that_cannot_be_read_says_so(
    browser: Browser, api: httpx.AsyncClient, here: Services, caplog: pytest.LogCaptureFixture
) -> None:
    good, bad = await browser.order("you", "link"), await browser.order("you", "link")
    await damage(here, bad)
    for path in (f"/t/{bad}", f"/t/{bad}/fragment", f"/t/{bad}/events", f"/t/{bad}/record"):
        page = await browser.get(path)
        assert browser.status == 410
        assert "be read" in page
        assert 'class="button" href="/"' in page
    await browser.post(f"/t/{bad}/move", move="A1+1")
    assert browser.status == 410
    answer = await api.get(f"/api/v1/tables/{bad}")
    assert (answer.status_code, answer.json()["rule"]) == (410, "")
    here.driver.wake(bad)
    assert f"/t/{good}" in await browser.get("/")
    assert [record.getMessage().split(";")[0] for record in caplog.records] == [f"table {bad} can't be read"]


@pytest.mark.slow
@pytest.mark.parametrize("wrong", [{"game": "chess"}, {"seats": 9}, {"options": "{"}, {"seating": "[{}]"}, {"given": '["x"]'}])
async def test_tables_of_no_known_game_do_not_break_the_home_page(
    browser: Browser, here: Services, wrong: dict[str, str]
) -> None:
    good, bad = await browser.order("you", "link"), await browser.order("you", "link")
    await write(here, update(schema.tables).where(schema.tables.c.id == bad).values(summary="", **wrong))
    here.tables.cache.forget(bad)
    page = await browser.get("/")
    assert browser.status == 200
    assert f"/t/{good}" in page
    assert f"/t/{bad}" not in page
    await browser.get(f"/t/{bad}")
    assert browser.status == 410


@pytest.mark.parametrize(
    "wrong",
    [{"kind": "explosion"}, {"seat": 7}, {"text": b"x"}, {"kind": "asked", "text": "one"}, {"kind": "move", "text": "A1+9"}],
    ids=lambda wrong: ", ".join(map(str, wrong.values())),
)
async def test_a_damaged_event_is_told_as_damage(browser: Browser, here: Services, wrong: dict[str, str | int]) -> None:
    bad = await browser.order("you", "link")
    of_table = (schema.events.c.table_id == bad) & (schema.events.c.seq == 3)
    await write(here, update(schema.events).where(of_table).values(**wrong))
    here.tables.cache.forget(bad)
    await browser.get(f"/t/{bad}")
    assert (browser.status, here.tables.cache.unreadable) == (410, {bad})


@pytest.mark.parametrize("fault", [TypeError, AttributeError, KeyError, ValueError])
async def test_a_table_that_a_fault_of_ours_keeps_from_being_read_is_not_deleted(
    browser: Browser, here: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: type[Exception]
) -> None:
    table_id, others = await browser.order("you", "link"), await browser.order("you", "link")
    await write(here, update(schema.tables).where(schema.tables.c.id == table_id).values(summary=""))
    here.tables.cache.forget(table_id)

    def fail(_: Saved) -> LiveTable:
        raise fault("a fault of ours")

    with monkeypatch.context() as patched:
        patched.setattr(LiveTable, "of", fail)
        assert f"/t/{others}" in await browser.get("/")
        with pytest.raises(fault):
            await browser.get(f"/t/{table_id}")
        for days in (91, 2, 26, 2, 200, 2):
            pass_by(here.tables.store, days * DAY)
            await Cleanup(here.tables).sweep()
    assert here.tables.cache.unreadable == set()
    assert "can't be read" not in caplog.text
    await browser.get(f"/t/{table_id}")
    assert browser.status == 200


async def test_tables_that_cannot_be_read_are_deleted_in_their_time(browser: Browser, here: Services) -> None:
    running, over = await browser.order("you", "link"), await browser.order("you", "here")
    sound = await browser.order("you", "link")
    await to_the_end(here, await here.tables.open(over), browser)
    for table_id in (running, over):
        await damage(here, table_id)
    for days, left in ((91, {running, over, sound}), (2, {running, sound}), (26, {running, sound}), (2, {sound})):
        pass_by(here.tables.store, days * DAY)
        await Cleanup(here.tables).sweep()
        assert {table_id for table_id in (running, over, sound) if await here.tables.store.load(table_id)} == left
    assert here.tables.cache.unreadable == set()
