"""News of tables, from who writes to who listens. Nothing hidden is in them: listeners fetch what they may see."""

import asyncio
from collections import defaultdict
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Protocol

QUEUE_LENGTH = 64


@dataclass(frozen=True, slots=True)
class News:
    """Something happened: the event's number, the moves made after it, its kind.

    Passing changes have no number of their own: somebody came or went; a seat's tentative moves are others now, which only
    that seat is told, with their version; a seat has other keys, so that its streams end.
    """

    table_id: str
    seq: int
    ply: int
    kind: str
    seat: int = 0  # who alone is told; 0: all
    draft: str = ""

    @property
    def is_event(self) -> bool:
        """Whether an event of the table is meant, not a passing change."""
        return self.kind not in ("presence", "draft", "keys")

    def is_for(self, seats: Collection[int]) -> bool:
        """Tell whether who holds these seats is told."""
        return not self.seat or self.seat in seats


class Subscription:
    """What one listener has not heard yet. It is bounded: who can't keep up is dropped, and resumes from where it was."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[News | None] = asyncio.Queue(QUEUE_LENGTH + 1)
        self.is_open = True

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


class Fanout(Protocol):
    """Brings news to all listeners, in order and at once. An implementation may span several servers."""

    def publish(self, news: Iterable[News]) -> None:
        """Bring news of one table to its listeners."""

    def subscribe(self, table_id: str) -> Subscription:
        """Listen to a table."""

    def unsubscribe(self, table_id: str, subscription: Subscription) -> None:
        """Stop listening."""

    def close(self) -> None:
        """Wake all listeners: there is no more."""


class MemoryFanout:
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
