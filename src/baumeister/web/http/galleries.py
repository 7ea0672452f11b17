"""News with pictures: a spectator hears of an event and gets what it shows in one message, formed once for all."""

import asyncio
import base64
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from baumeister.text import Language
from baumeister.web.http.pictures import Pictures
from baumeister.web.live.background import spawn
from baumeister.web.live.broadcast import Broadcast, Subscription
from baumeister.web.pages.view_models import Frame
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.news import News
from baumeister.web.table.secrets import new_id
from baumeister.web.table.visitor import Visitor

log = logging.getLogger("baumeister.web")
PATIENCE = 2.0  # seconds: news that wait longer for their picture go without


@dataclass(frozen=True)
class Place:
    """Where spectators get the same pictures: a table, seen in a language and at an address."""

    table_id: str
    language: Language
    origin: str


@dataclass(frozen=True, slots=True)
class PicturedNews(News):
    """News with the fragment that spectators see after them: compressed, as base64."""

    picture: str = ""
    holders: frozenset[str] = frozenset()  # hashes of the browsers with a key: they see something else

    @property
    def plain(self) -> News:
        """The same without the picture."""
        return News(self.table_id, self.seq, self.ply, self.kind, is_followed=self.is_followed)


class Gallery:
    """The spectators of one place, and the task that draws for them."""

    def __init__(self) -> None:
        self.listeners = set[Subscription]()
        self.task: asyncio.Task[None] | None = None


class Galleries:
    """All places with spectators."""

    def __init__(self, broadcast: Broadcast, pictures: Pictures, open_table: Callable[[str], Awaitable[LiveTable]]) -> None:
        self._broadcast, self._pictures, self._open = broadcast, pictures, open_table
        self._galleries: dict[Place, Gallery] = {}

    def subscribe(self, place: Place) -> Subscription:
        """Listen to a table's news, with pictures."""
        gallery = self._galleries.get(place)
        if gallery is None:
            gallery = self._galleries[place] = Gallery()
            gallery.task = spawn(self._tell(place, gallery, self._broadcast.subscribe(place.table_id)), "tell spectators")
        subscription = Subscription()
        gallery.listeners.add(subscription)
        return subscription

    def unsubscribe(self, place: Place, subscription: Subscription) -> None:
        """Stop listening. The last one closes the gallery."""
        gallery = self._galleries.get(place)
        if gallery is None or subscription not in gallery.listeners:
            return
        gallery.listeners.remove(subscription)
        if not gallery.listeners and gallery.task is not None:
            del self._galleries[place]
            gallery.task.cancel()

    async def _tell(self, place: Place, gallery: Gallery, subscription: Subscription) -> None:
        try:
            while (news := await subscription.get()) is not None:
                if not news.seat:
                    told = news if news.is_followed else await self._with_picture(place, news)
                    for listener in gallery.listeners:
                        listener.put(told)
        finally:
            self._broadcast.unsubscribe(place.table_id, subscription)
            if self._galleries.get(place) is gallery:
                del self._galleries[place]
            for listener in gallery.listeners:
                listener.close()

    async def _with_picture(self, place: Place, news: News) -> News:
        try:
            async with asyncio.timeout(PATIENCE):
                table = await self._open(place.table_id)
                frame = Frame(place.language, new_id(), "", f"/t/{place.table_id}", origin=place.origin)
                body = await self._pictures.shared(frame, table, Visitor(), news.seq)
        except Exception as error:  # pages ask for what is missing
            log.warning("table %s: event %d goes without its picture: %r", place.table_id, news.seq, error)
            return news
        if body is None:
            return news
        holders = frozenset(key.browser_hash for key in table.keys)
        picture = base64.b64encode(body).decode()
        return PicturedNews(news.table_id, news.seq, news.ply, news.kind, picture=picture, holders=holders)
