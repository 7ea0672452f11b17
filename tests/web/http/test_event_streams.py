"""Streams under bad conditions: listeners that don't read, too many of them, people who come and go."""

import asyncio
import re
from dataclasses import dataclass, field

import pytest
from starlette.requests import Request
from starlette.types import Message

from baumeister.web.http.event_streams import JSON_LINES, SERVER_SENT_EVENTS, Format, Streams
from baumeister.web.http.request_refusals import HttpRefusal
from baumeister.web.http.services import Services
from baumeister.web.live.broadcast import QUEUE_LENGTH, MemoryBroadcast
from baumeister.web.table.events import Event
from baumeister.web.table.fold import fold
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.news import News
from tests.web.conftest import Browser, Clock
from tests.web.people import moves

pytestmark = pytest.mark.anyio


@dataclass
class Client:
    """The other end of a stream: keeps what it is sent, may stop reading, may go."""

    reads: bool = True
    sent: list[bytes] = field(default_factory=list)
    gone: asyncio.Event = field(default_factory=asyncio.Event)

    async def send(self, message: Message) -> None:
        if not self.reads:
            await asyncio.sleep(3600)
        self.sent.append(message.get("body", b""))

    async def receive(self) -> Message:
        await self.gone.wait()
        return {"type": "http.disconnect"}


def request() -> Request:
    return Request({"type": "http", "method": "GET", "path": "/", "headers": [], "client": ("127.0.0.1", 1)})


async def listen(
    streams: Streams,
    table: LiveTable,
    client: Client,
    after: int | None = None,
    form: Format = JSON_LINES,
    seats: tuple[int, ...] = (1,),
) -> "asyncio.Task[None]":
    response = streams.open(request(), table, seats, after, form)
    task = asyncio.create_task(response(request().scope, client.receive, client.send))
    await asyncio.sleep(0.02)
    return task


async def test_what_was_missed_is_sent_at_once(here: Services, table: LiveTable) -> None:
    client = Client()
    task = await listen(here.streams, table, client, after=0)
    assert [part.count(b"\n") for part in client.sent if b"missed" in part] == [table.now.seq]
    client.gone.set()
    await task


@pytest.fixture
async def table(browser: Browser, here: Services) -> LiveTable:
    return await here.tables.open(await browser.order("you", "link"))


def streams_of(here: Services, *, write_timeout: float = 5.0, most: int = 3) -> Streams:
    return Streams(here.tables.broadcast, here.streams.feeds, here.presence, 0.05, write_timeout, most)


async def test_who_does_not_read_is_dropped(here: Services, table: LiveTable) -> None:
    client = Client(reads=False)
    task = await listen(streams_of(here, write_timeout=0.1), table, client)
    async with asyncio.timeout(5):
        await task


async def test_a_quiet_stream_gives_signs_of_life(here: Services, table: LiveTable) -> None:
    streams, client = streams_of(here), Client()
    task = await listen(streams, table, client)
    async with asyncio.timeout(5):
        while client.sent.count(JSON_LINES.beat) < 2:
            await asyncio.sleep(0.02)
    client.gone.set()
    await task
    async with asyncio.timeout(5):
        while streams._timer is not None:  # nobody is left to look after
            await asyncio.sleep(0.02)


async def test_who_goes_is_forgotten(here: Services, table: LiveTable) -> None:
    streams, client = streams_of(here), Client()
    task = await listen(streams, table, client)
    assert here.presence.is_connected(table.facts.id, 1)
    client.gone.set()
    async with asyncio.timeout(5):
        await task
    assert not streams._clients
    assert isinstance(streams.broadcast, MemoryBroadcast)
    assert not streams.broadcast._subscriptions


async def test_a_client_has_a_few_streams_only(here: Services, table: LiveTable) -> None:
    streams, clients = streams_of(here, most=2), [Client(), Client()]
    tasks = [await listen(streams, table, client) for client in clients]
    with pytest.raises(HttpRefusal) as refused:
        streams.open(request(), table, (1,), None, JSON_LINES)
    assert refused.value.status == 429
    here.tables.broadcast.close()
    await asyncio.gather(*tasks)


async def test_who_missed_much_is_told_of_the_last_event_only(here: Services, table: LiveTable) -> None:
    client = Client()
    task = await listen(streams_of(here), table, client, 0, SERVER_SENT_EVENTS)
    assert re.findall(rb"id: (\d+)", b"".join(client.sent)) == [b"%d" % seq for seq in range(1, 9)]
    client.gone.set()
    await task
    later = [Event(table.now.seq + number, "ended", 0.0) for number in range(1, 301)]
    table.history.add(later, list(fold(table.now, later))[1:])
    client = Client()
    task = await listen(streams_of(here), table, client, 0, SERVER_SENT_EVENTS)
    assert re.findall(rb"id: (\d+)", b"".join(client.sent)) == [b"308"]
    client.gone.set()
    await task


async def test_who_falls_behind_is_closed_and_may_resume() -> None:
    broadcast = MemoryBroadcast()
    slow, quick = broadcast.subscribe("t"), broadcast.subscribe("t")
    for seq in range(QUEUE_LENGTH + 5):
        broadcast.publish([News("t", seq, seq, "move")])
        assert (await quick.get()) == News("t", seq, seq, "move")
    assert not slow.is_open
    told = [await slow.get() for _ in range(QUEUE_LENGTH + 1)]
    assert [news and news.seq for news in told] == [*range(QUEUE_LENGTH), None]
    broadcast.close()
    assert await quick.get() is None
    assert await broadcast.subscribe("t").get() is None


async def test_others_learn_who_comes_and_goes(here: Services, clock: Clock, table: LiveTable) -> None:
    here.presence._absence_before_bot = 0.05
    news, client = here.tables.broadcast.subscribe(table.facts.id), Client()
    task = await listen(streams_of(here), table, client)
    assert (await news.get()) == News(table.facts.id, table.now.seq, table.now.position.ply, "presence")
    client.gone.set()
    await task
    clock.now += 30
    async with asyncio.timeout(5):
        assert (await news.get()) is not None
    assert not here.presence.is_connected(table.facts.id, 1)
    assert here.presence.is_absent(table, 1)


async def test_others_learn_who_comes_back_before_a_bot_may_play(
    here: Services, clock: Clock, table: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("baumeister.web.live.presence.RECENTLY", 0.05)
    news, told = here.tables.broadcast.subscribe(table.facts.id), []
    for _ in range(2):
        client = Client()
        task = await listen(streams_of(here), table, client)
        async with asyncio.timeout(5):
            told.append(await news.get())
        client.gone.set()
        await task
        clock.now += 1
        async with asyncio.timeout(5):
            told.append(await news.get())
    assert [found and found.kind for found in told] == ["presence"] * 4
    here.presence.close()


async def test_all_learn_when_a_free_seat_may_go_to_a_bot(here: Services, table: LiveTable, clock: Clock) -> None:
    clock.now = here.presence._started = table.facts.created
    here.presence._absence_before_bot = 0.05
    news, client = here.tables.broadcast.subscribe(table.facts.id), Client()
    task = await listen(streams_of(here), table, client)
    assert (await news.get()) is not None  # who listens is there
    assert not here.presence.is_absent(table, 2)
    clock.now += 0.1
    async with asyncio.timeout(5):
        told = await news.get()
    assert told is not None
    assert told.kind == "presence"
    assert here.presence.is_absent(table, 2)
    client.gone.set()
    await task


@pytest.mark.parametrize(
    ("form", "told"), [(JSON_LINES, b'{"seq": 8, "ply": 8, "kind": "reset"}'), (SERVER_SENT_EVENTS, b"id: 8\nevent: reset\n")]
)
async def test_who_knows_more_than_there_is_hears_so_at_once_and_then_of_each_event(
    browser: Browser, here: Services, table: LiveTable, form: Format, told: bytes
) -> None:
    """A copy of the database was put back under an open page."""
    client = Client()
    task = await listen(streams_of(here), table, client, 50, form)
    assert told in b"".join(client.sent)
    client.sent.clear()
    await moves(browser, table)
    assert b'"seq": 9' in b"".join(client.sent)
    client.gone.set()
    await task


async def test_a_hidden_tab_that_knows_more_than_there_is_gets_the_present(browser: Browser, table: LiveTable) -> None:
    for after, status in ((7, 200), (8, 204), (50, 200)):
        assert (await browser.http.get(f"/t/{table.facts.id}/fragment?after={after}")).status_code == status
