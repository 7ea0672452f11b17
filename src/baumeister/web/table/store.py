"""What the tables need from a store. Whatever a store has acknowledged is durable."""

from collections.abc import Callable, Sequence
from typing import Protocol

from baumeister.web.table.state import Facts
from baumeister.web.table.summary import OwnTable
from baumeister.web.table.writes import Saved, Write


def nothing_more() -> None:
    """Do nothing after a write."""


class ConflictError(Exception):
    """Another writer was faster: the event's number is taken, or the request is answered."""


class Store(Protocol):
    """Keeps tables. Writing survives cancellation: a cancelled caller leaves when the work is done, `then` included."""

    async def create(self, facts: Facts, *writes: Write, then: Callable[[], None] = nothing_more) -> None:
        """Keep a new table with its first events and keys, together with additions to other tables, then call `then`.

        Raises:
            ConflictError: as `write` does.
        """

    async def write(self, *writes: Write, then: Callable[[], None] = nothing_more) -> None:
        """Add to tables, to all of them at once, then call `then`.

        Raises:
            ConflictError: if an event or a request is there already; nothing is written then.
        """

    async def load(self, table_id: str) -> Saved | None:
        """Return all that is kept of a table."""

    async def answered(self, client: str, key: str) -> tuple[str, str] | None:
        """Return content and result of an answered request."""

    async def tables_of(self, browser_hash: str, limit: int) -> list[OwnTable]:
        """Return the tables at which a browser has seats, the last touched first."""

    async def add_summary(self, table_id: str, summary: str) -> None:
        """Add the summary of a table that has none."""

    async def waiting(self, turns: Sequence[str]) -> list[str]:
        """Return the tables with one of these turns."""

    async def untouched(self, turns: Sequence[str], before: float) -> list[str]:
        """Return the tables with one of these turns, untouched since a time."""

    async def delete(self, table_id: str) -> None:
        """Forget a table."""

    async def forget_requests(self, before: float) -> None:
        """Forget requests answered before a time."""

    async def is_ready(self) -> bool:
        """Tell whether the store answers."""

    async def close(self) -> None:
        """Finish what has begun, then let go of everything."""
