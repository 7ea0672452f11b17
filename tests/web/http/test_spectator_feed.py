"""What spectators are sent: the picture with the event, and no player's, nor any for who may see more."""

import asyncio
import base64
import contextlib
import gzip
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from starlette.responses import Response

from baumeister.core.record import Json
from baumeister.web.http.event_streams import SERVER_SENT_EVENTS, Spectator
from baumeister.web.http.services import Services
from baumeister.web.http.spectator_feed import MOST, Place
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.secrets import hashed
from tests.web.conftest import Browser, Visit
from tests.web.http.test_event_streams import Client, request
from tests.web.people import follow, invitation, moves, take

pytestmark = pytest.mark.anyio
ORIGIN = "http://127.0.0.1:8000"


@pytest.fixture
async def table(browser: Browser, here: Services) -> LiveTable:
    return await here.tables.open(await browser.order("you", "link"))


@contextlib.asynccontextmanager
async def watching(
    here: Services, table: LiveTable, count: int = 1, browser: str = "", origin: str = ORIGIN
) -> AsyncIterator[list[Client]]:
    """Listen as spectators of one place."""
    spectator = Spectator(Place(table.facts.id, "en", origin), hashed(browser))
    clients, tasks = [Client() for _ in range(count)], list[asyncio.Task[None]]()
    here.streams.most = 100
    for client in clients:
        response = here.streams.open(request(), table, (), None, SERVER_SENT_EVENTS, 0, spectator)
        tasks.append(asyncio.create_task(response(request().scope, client.receive, client.send)))
    await asyncio.sleep(0.02)
    yield clients
    for client in clients:
        client.gone.set()
    await asyncio.gather(*tasks)


async def heard(client: Client, count: int = 1, head: bytes = b"id:") -> list[Json]:
    """Return the data of the events that a listener got, once there are so many."""
    async with asyncio.timeout(10):
        while sum(body.startswith(head) for body in client.sent) < count:
            await asyncio.sleep(0.01)
    return [json.loads(body.partition(b"data: ")[2]) for body in client.sent if body.startswith(head)]


def picture(data: dict[str, Any]) -> str:
    return gzip.decompress(base64.b64decode(data["picture"])).decode()


async def test_all_spectators_get_the_fragment_with_the_event(
    browser: Browser, visit: Visit, here: Services, table: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int] = []
    shared = here.fragments._draw

    async def counted(*args: Any) -> bytes:
        drawn.append(args[0].seq)
        return await shared(*args)

    monkeypatch.setattr(here.fragments, "_draw", counted)
    async with watching(here, table, 12) as clients:
        await moves(browser, table)
        told = [(await heard(client))[-1] for client in clients]
        assert all(data == told[0] for data in told)
        assert told[0]["seq"] == table.now.seq
        assert drawn == [told[0]["seq"]]
        asked = await visit().http.get(f"/t/{table.facts.id}/fragment?seq={told[0]['seq']}")
        assert picture(told[0]) == asked.text
        assert drawn == [told[0]["seq"]]
    assert not here.streams.feeds._feeds


async def test_who_invents_addresses_has_few_of_them_drawn_for(browser: Browser, here: Services, table: LiveTable) -> None:
    async with contextlib.AsyncExitStack() as stack:
        comers = [watching(here, table, origin=f"http://127.0.0.1:{port}") for port in range(MOST + 2)]
        clients = [(await stack.enter_async_context(comer))[0] for comer in comers]
        await moves(browser, table)
        told = [(await heard(client))[-1] for client in clients]
        assert ["picture" in data for data in told] == [True] * MOST + [False] * 2


async def test_who_comes_is_seen_with_the_news_of_it(here: Services, table: LiveTable) -> None:
    here.presence._seen.clear()
    async with watching(here, table) as (client,):
        here.presence.enter(table, (1,))
        (data,) = await heard(client, head=b"event: seats")
        assert 'data-seq="8"' in picture(data)
        assert "csrf" not in picture(data)
        here.presence.leave(table.facts.id, (1,))
        here.presence.close()


async def test_who_sits_down_in_another_tab_is_sent_no_more_fragments(
    browser: Browser, visit: Visit, here: Services, table: LiveTable
) -> None:
    friend, link = visit(), invitation(browser, table, 2)
    await follow(friend, link)
    async with (
        watching(here, table, browser=friend.http.cookies["browser"]) as (own,),
        watching(here, table) as (other,),
    ):
        await take(friend, link, name="Ben")
        await moves(browser if table.now.actor == 1 else friend, table)
        assert ["picture" in data for data in await heard(own, 2)] == [False, False]
        assert ["picture" in data for data in await heard(other, 2)] == [True, True]


async def test_news_go_without_a_picture_that_fails(
    browser: Browser, here: Services, table: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> bytes:
        raise RuntimeError("on purpose")

    async with watching(here, table) as (client,):
        monkeypatch.setattr(here.fragments, "shared", fails)
        await moves(browser, table)
        (data,) = await heard(client)
        assert "picture" not in data


async def test_only_who_holds_no_key_and_asks_for_them_gets_fragments(
    browser: Browser, visit: Visit, here: Services, table: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Spectator | None] = []

    def note(*args: Any) -> Response:
        asked.append(args[-1])
        return Response(status_code=429)

    monkeypatch.setattr(here.streams, "open", note)
    stranger, path = visit(), f"/t/{table.facts.id}/events"
    for who, query in ((browser, "?pictures"), (stranger, ""), (stranger, "?pictures")):
        await who.get(path + query)
    assert [found and found.place for found in asked] == [None, None, Place(table.facts.id, "en", ORIGIN)]
