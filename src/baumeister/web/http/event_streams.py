"""Streams of a table's news: server-sent events for pages, lines of JSON for programs.

They carry numbers and kinds of events only; the content is fetched, as the seat may see it. Spectators may be
sent the fragment that all of them see with the news.
"""

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from baumeister.core.record import Json
from baumeister.web.http import request_refusals
from baumeister.web.http.rate_key import client_of
from baumeister.web.http.spectator_feed import NewsWithFragment, Place, SpectatorFeeds
from baumeister.web.live.broadcast import Broadcast, Subscription
from baumeister.web.live.presence import Presence
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.news import News, each_followed

MOST_MISSED = 200  # a listener that missed more gets the last event only
MOST_FRAGMENTS = 8  # a listener with more unheard news is sent no fragments until it has caught up
RETRY = 1000  # milliseconds before a page reconnects


@dataclass(frozen=True)
class Format:
    """The format of a stream."""

    media_type: str
    first: bytes
    beat: bytes
    write: Callable[[News], bytes]


NAMED = {"presence": "seats", "draft": "draft", "reset": "reset"}


def _data(news: News) -> Json:
    data: Json = {"seq": news.seq, "ply": news.ply, "kind": news.kind}
    return data | {"draft": news.draft} if news.kind == "draft" else data


def _page_data(news: News) -> Json:
    data = _data(news) | ({"more": True} if news.is_followed else {})
    return data | {"picture": news.fragment} if isinstance(news, NewsWithFragment) else data


@lru_cache(maxsize=64)  # formed once for all listeners
def _event(news: News) -> bytes:
    number = f"id: {news.seq}\n" if news.is_event else ""
    name = f"event: {NAMED[news.kind]}\n" if news.kind in NAMED else ""
    return f"{number}{name}data: {json.dumps(_page_data(news))}\n\n".encode()


@lru_cache(maxsize=64)
def _line(news: News) -> bytes:
    return f"{json.dumps(_data(news))}\n".encode()


BEAT = News("", 0, 0, "beat")
SERVER_SENT_EVENTS = Format("text/event-stream", f"retry: {RETRY}\n\n".encode(), b":\n\n", _event)
JSON_LINES = Format("application/x-ndjson", b"", b"\n", _line)


@dataclass(frozen=True)
class Spectator:
    """A spectator who wants fragments: its place, and the hash of its browser's secret."""

    place: Place
    browser_hash: str


class Streams:
    """All open streams of this process."""

    def __init__(
        self, broadcast: Broadcast, feeds: SpectatorFeeds, presence: Presence, heartbeat: float, write_timeout: float, most: int
    ) -> None:
        """`most` is how many streams one client may have open."""
        self.broadcast, self.feeds, self.presence, self.most = broadcast, feeds, presence, most
        self.heartbeat, self.write_timeout = heartbeat, write_timeout
        self._clients: Counter[str] = Counter()
        self._open: set[_Stream] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._pace = min(heartbeat, write_timeout) / 4

    def open(
        self,
        request: Request,
        table: LiveTable,
        seats: tuple[int, ...],
        after: int | None,
        form: Format,
        outdated: int = 0,
        spectator: Spectator | None = None,
    ) -> Response:
        """Return a stream of the news after an event (by default: from now on).

        `outdated` is the seat of whose draft the page shows an old version; a `spectator` is sent fragments, too.

        Raises:
            Refusal: if this client has too many streams open.
        """
        client = client_of(request.scope)
        if self._clients[client] >= self.most:
            raise request_refusals.too_many(5)
        return _Stream(self, client, table, seats, after, form, outdated, spectator)

    @contextlib.contextmanager
    def listening(self, stream: "_Stream") -> Iterator[Subscription]:
        """Count a stream, note the presence of its seats, and subscribe; undo it all at the end."""
        client, table, seats, spectator = stream.client, stream.table, stream.seats, stream.spectator
        table_id = table.facts.id
        subscription = self.feeds.subscribe(spectator.place) if spectator else self.broadcast.subscribe(table_id)
        self._clients[client] += 1
        self.presence.enter(table, seats)
        self._open.add(stream)
        if self._timer is None:
            self._look_later()
        try:
            yield subscription
        finally:
            self._open.remove(stream)
            self.presence.leave(table_id, seats)
            self._clients[client] -= 1
            if not self._clients[client]:
                del self._clients[client]
            if spectator:
                self.feeds.unsubscribe(spectator.place, subscription)
            else:
                self.broadcast.unsubscribe(table_id, subscription)

    def _look_later(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self._pace, self._look) if self._open else None

    def _look(self) -> None:
        """Look after all streams: one timer for all of them, as two for each message would take a fifth of its time."""
        now = asyncio.get_running_loop().time()
        for stream in self._open:
            stream.look(now)
        self._look_later()


class _Stream(Response):
    """A stream as an answer. It ends when the client goes, doesn't read or falls behind, and when the server stops."""

    def __init__(
        self,
        streams: Streams,
        client: str,
        table: LiveTable,
        seats: tuple[int, ...],
        after: int | None,
        form: Format,
        outdated: int,
        spectator: Spectator | None,
    ) -> None:
        self.streams, self.client, self.table, self.seats, self.form = streams, client, table, seats, form
        self.outdated, self.spectator = outdated, spectator
        self.after = table.now.seq if after is None else after
        self._is_sending, self._since = False, asyncio.get_running_loop().time()
        self.status_code, self.background = 200, None
        self.media_type, self.body = form.media_type, b""
        self.init_headers({"Cache-Control": "no-store", "X-Accel-Buffering": "no"})

    def init_headers(self, headers: Mapping[str, str] | None = None) -> None:
        """Leave out the length, which is unknown."""
        super().init_headers(headers)
        self.raw_headers = [(name, value) for name, value in self.raw_headers if name != b"content-length"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002 - ASGI's signature
        """Send until the news end, or the client goes."""
        with self.streams.listening(self) as self._subscription:
            self._writing = writing = asyncio.create_task(self._write(self._subscription, send))
            gone = asyncio.create_task(_gone(receive))
            try:
                await asyncio.wait([writing, gone], return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in (writing, gone):
                    task.cancel()
                written, _ = await asyncio.gather(writing, gone, return_exceptions=True)
        if isinstance(written, Exception) and not isinstance(written, OSError):
            raise written

    async def _write(self, subscription: Subscription, send: Send) -> None:
        await self._send(send, {"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        await self._send_bytes(send, self.form.first)
        await self._send_news(send, *self._missed())  # at once: the client may have gone
        while True:
            news_or_end = await subscription.get()
            if news_or_end is None or (news_or_end.kind == "keys" and news_or_end.seat in self.seats):
                break  # the seat's holder connects again
            if news_or_end is BEAT:
                await self._send_bytes(send, self.form.beat)
            elif news_or_end.is_for(self.seats) and (not news_or_end.is_event or news_or_end.seq > self.after):
                await self._send_news(send, self._fitting(news_or_end, subscription.waiting))
        await self._send(send, {"type": "http.response.body", "body": b"", "more_body": False})

    def _fitting(self, news: News, waiting: int) -> News:
        """Return news, without their fragment for a listener that lags behind, or has got a key in another tab."""
        if not isinstance(news, NewsWithFragment) or self.spectator is None:
            return news
        return news.plain if waiting > MOST_FRAGMENTS or self.spectator.browser_hash in news.holders else news

    def _missed(self) -> list[News]:
        last = self.table.now.seq
        if self.after > last:
            self.after = last
            return [News(self.table.facts.id, last, self.table.now.position.ply, "reset")]
        first = self.after + 1 if last - self.after < MOST_MISSED else last
        missed = [
            News(self.table.facts.id, state.seq, state.line.ply, "missed", is_followed=is_followed)
            for state, is_followed in each_followed(self.table.history.since(first))
        ]
        return [*missed, self.table.draft_news(self.outdated)] if self.outdated else missed

    async def _send_news(self, send: Send, *news: News) -> None:
        if news:
            self.after = max(self.after, *(each.seq for each in news))
            await self._send_bytes(send, b"".join(map(self.form.write, news)))

    async def _send_bytes(self, send: Send, body: bytes) -> None:
        await self._send(send, {"type": "http.response.body", "body": body, "more_body": True})

    async def _send(self, send: Send, message: Json) -> None:
        self._is_sending, self._since = True, asyncio.get_running_loop().time()
        await send(message)
        self._is_sending = False

    def look(self, now: float) -> None:
        """End a stream that nobody reads; send a sign of life on one that has been quiet for long."""
        if self._is_sending and now - self._since >= self.streams.write_timeout:
            self._writing.cancel()
        elif not self._is_sending and now - self._since >= self.streams.heartbeat:
            self._since = now
            self._subscription.put(BEAT)


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
