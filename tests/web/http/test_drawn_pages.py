"""Pages over the whole application: a client's many wait for each other, and none is drawn in the event loop."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import httpx
import pytest

from baumeister.web import pages
from baumeister.web.app import create_app
from baumeister.web.http.services import Services
from baumeister.web.live.drawing_pool import Call, DrawingPool
from baumeister.web.pages.presenter.why_not import reason_json
from tests.web.conftest import Browser
from tests.web.worlds import some_parts

pytestmark = pytest.mark.anyio


class RecordingPool(DrawingPool):
    """Notes what is to be drawn, and draws it when it may."""

    def __init__(self) -> None:
        super().__init__(0, bytes)
        self.turns = asyncio.Semaphore(1000)
        self.asked = list[object]()
        self.may_draw = asyncio.Event()

    async def draw(self, call: Call) -> bytes:
        self.asked.append(getattr(call, "args", (None,))[0])
        await self.may_draw.wait()
        return await super().draw(call)


@pytest.fixture
async def pool() -> RecordingPool:
    return RecordingPool()


@pytest.fixture
async def clients(here: Services, pool: RecordingPool) -> AsyncIterator[list[httpx.AsyncClient]]:
    """Two clients at addresses of their own."""
    app = create_app(here.settings)
    app.state.services = replace(here, drawing=pool)
    transports = [httpx.ASGITransport(app, client=(f"192.0.2.{number}", 1)) for number in (1, 2)]
    found = [httpx.AsyncClient(transport=each, base_url="http://127.0.0.1:8000") for each in transports]
    yield found
    for client in found:
        await client.aclose()


async def test_a_stranger_comes_third_however_many_pages_another_wants(
    clients: list[httpx.AsyncClient], pool: RecordingPool
) -> None:
    many = [asyncio.create_task(clients[0].get("/")) for _ in range(30)]
    await until_asked(pool, 2)
    stranger = asyncio.create_task(clients[1].get("/gallery"))
    await until_asked(pool, 3)
    assert pool.asked == [pages.home_page, pages.home_page, pages.gallery_page]
    pool.may_draw.set()
    async with asyncio.timeout(60):
        assert {answer.status_code for answer in await asyncio.gather(*many, stranger)} == {200}
    assert len(pool.asked) == 31


async def until_asked(pool: RecordingPool, count: int) -> None:
    """Wait until so many pages are to be drawn, and a little longer, should there be more."""
    async with asyncio.timeout(20):
        while len(pool.asked) < count:
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.1)


async def test_every_page_is_drawn_by_the_pool(clients: list[httpx.AsyncClient], pool: RecordingPool, here: Services) -> None:
    pool.may_draw.set()
    browser = Browser(clients[0])
    table_id = await browser.order("you", "easy")
    table, path = await here.tables.open(table_id), f"/t/{table_id}"
    part = some_parts(table.now.position)[0]
    drawn = {
        "/": pages.home_page,
        "/games/manhattan/rules": pages.rules_page,
        "/gallery": pages.gallery_page,
        f"{path}/join": pages.link_page,
        f"{path}/why?part={part}": reason_json,
        f"{path}/seats/1/resign": pages.resigning_page,
        f"{path}/delete": pages.removal_page,
    }
    for address, page in drawn.items():
        pool.asked.clear()
        answer = await clients[0].get(address)
        assert answer.status_code in (200, 204), address
        assert pool.asked == [page], address
