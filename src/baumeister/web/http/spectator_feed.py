"""News with fragments of pages: spectators get an event and their new fragment in one message, formed once for all."""

import asyncio
import base64
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from baumeister.text import Language
from baumeister.web.http.fragments import Fragments
from baumeister.web.live.background import spawn
from baumeister.web.live.broadcast import Broadcast, Subscription
from baumeister.web.pages.view_models import Frame
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.news import News
from baumeister.web.table.secrets import new_id
from baumeister.web.table.visitor import Visitor

log = logging.getLogger("baumeister.web")
PATIENCE = 2.0  # seconds: news that wait longer for their fragment go without
MOST = 8  # places of a table that are drawn for: who asks by ever new ports of this host has each of them drawn for


@dataclass(frozen=True)
class Place:
    """Where spectators get the same fragments: a table, in a language and at an address."""

    table_id: str
    language: Language
    origin: str


@dataclass(frozen=True, slots=True)
class NewsWithFragment(News):
    """News with the fragment after them, as spectators see it: compressed, as base64."""

    fragment: str = ""
    holders: frozenset[str] = frozenset()  # hashes of the browsers with a key: they see another fragment

    @property
    def plain(self) -> News:
        """The same without the fragment."""
        return News(self.table_id, self.seq, self.ply, self.kind, is_followed=self.is_followed)


class Feed:
    """The spectators of one place, and the task that draws for them."""

    def __init__(self, *, is_drawn_for: bool) -> None:
        self.is_drawn_for = is_drawn_for  # else pages fetch the fragment
        self.listeners = set[Subscription]()
        self.task: asyncio.Task[None] | None = None


class SpectatorFeeds:
    """The feeds of all places with spectators."""

    def __init__(self, broadcast: Broadcast, fragments: Fragments, open_table: Callable[[str], Awaitable[LiveTable]]) -> None:
        self._broadcast, self._fragments, self._open = broadcast, fragments, open_table
        self._feeds: dict[Place, Feed] = {}

    def subscribe(self, place: Place) -> Subscription:
        """Listen to a table's news, with fragments."""
        feed = self._feeds.get(place)
        if feed is None:
            others = sum(other.table_id == place.table_id for other in self._feeds)
            feed = self._feeds[place] = Feed(is_drawn_for=others < MOST)
            feed.task = spawn(self._tell(place, feed, self._broadcast.subscribe(place.table_id)), "tell spectators")
        subscription = Subscription()
        feed.listeners.add(subscription)
        return subscription

    def unsubscribe(self, place: Place, subscription: Subscription) -> None:
        """Stop listening. The last one closes the feed."""
        feed = self._feeds.get(place)
        if feed is None or subscription not in feed.listeners:
            return
        feed.listeners.remove(subscription)
        if not feed.listeners and feed.task is not None:
            del self._feeds[place]
            feed.task.cancel()

    async def _tell(self, place: Place, feed: Feed, subscription: Subscription) -> None:
        try:
            while (news := await subscription.get()) is not None:
                if not news.seat:
                    is_plain = news.is_followed or not feed.is_drawn_for
                    told = news if is_plain else await self._with_fragment(place, news)
                    for listener in feed.listeners:
                        listener.put(told)
        finally:
            self._broadcast.unsubscribe(place.table_id, subscription)
            if self._feeds.get(place) is feed:
                del self._feeds[place]
            for listener in feed.listeners:
                listener.close()

    async def _with_fragment(self, place: Place, news: News) -> News:
        try:
            async with asyncio.timeout(PATIENCE):
                table = await self._open(place.table_id)
                frame = Frame(place.language, new_id(), "", f"/t/{place.table_id}", origin=place.origin)
                body = await self._fragments.shared(frame, table, Visitor(), news.seq)
        except Exception as error:  # pages fetch the missing fragment
            log.warning("table %s: event %d goes without its fragment: %r", place.table_id, news.seq, error)
            return news
        if body is None:
            return news
        holders = frozenset(key.browser_hash for key in table.keys)
        fragment = base64.b64encode(body).decode()
        return NewsWithFragment(news.table_id, news.seq, news.ply, news.kind, fragment=fragment, holders=holders)
