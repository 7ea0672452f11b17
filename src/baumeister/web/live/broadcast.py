"""Brings news of tables from writers to listeners."""

import asyncio
from collections import defaultdict
from collections.abc import Iterable
from typing import Protocol

from baumeister.web.table.news import News

QUEUE_LENGTH = 64


class Subscription:
    """One listener's unheard news. It is bounded: a listener that falls behind is dropped, and resumes from where it was."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[News | None] = asyncio.Queue(QUEUE_LENGTH + 1)
        self.is_open = True

    @property
    def waiting(self) -> int:
        """The number of unheard news."""
        return self._queue.qsize()

    def put(self, news: News) -> None:
        """Add news, or close if too much is waiting."""
        if self._queue.qsize() >= QUEUE_LENGTH:
            self.close()
        elif self.is_open:
            self._queue.put_nowait(news)

    def close(self) -> None:
        """Tell the listener that there is no more."""
        if self.is_open:
            self.is_open = False
            self._queue.put_nowait(None)

    async def get(self) -> News | None:
        """Wait for the next news; None when closed."""
        return await self._queue.get()


class Broadcast(Protocol):
    """Brings news to all listeners, in order and at once. An implementation may span several servers."""

    def publish(self, news: Iterable[News]) -> None:
        """Bring news of one table to its listeners."""

    def subscribe(self, table_id: str) -> Subscription:
        """Listen to a table."""

    def unsubscribe(self, table_id: str, subscription: Subscription) -> None:
        """Stop listening."""

    def close(self) -> None:
        """Wake all listeners: there is no more."""


class MemoryBroadcast:
    """News within one server process."""

    def __init__(self) -> None:
        self._subscriptions: defaultdict[str, set[Subscription]] = defaultdict(set)
        self._is_open = True

    def publish(self, news: Iterable[News]) -> None:
        """Bring news to its table's listeners."""
        for item in news:
            for subscription in self._subscriptions.get(item.table_id, ()):
                subscription.put(item)

    def subscribe(self, table_id: str) -> Subscription:
        """Listen to a table."""
        subscription = Subscription()
        self._subscriptions[table_id].add(subscription)
        if not self._is_open:
            subscription.close()
        return subscription

    def unsubscribe(self, table_id: str, subscription: Subscription) -> None:
        """Stop listening."""
        self._subscriptions[table_id].discard(subscription)
        if not self._subscriptions[table_id]:
            del self._subscriptions[table_id]

    def close(self) -> None:
        """Wake all listeners."""
        self._is_open = False
        for subscriptions in self._subscriptions.values():
            for subscription in subscriptions:
                subscription.close()
