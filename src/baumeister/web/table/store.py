"""The store behind the tables. Everything it has acknowledged is durable."""

from collections.abc import Callable, Sequence
from typing import Protocol

from baumeister.web.table.state import Facts
from baumeister.web.table.stored_values import Due, Saved, Write
from baumeister.web.table.summary import OwnTable


def nothing_more() -> None:
    """Do nothing after a write."""


class ConflictError(Exception):
    """Another writer was faster: the event's number is taken, or the request is answered."""


class BrokenSeedError(Exception):
    """The kept seed of a table is not the one whose commitment was shown."""

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        super().__init__(table_id)


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
            BrokenSeedError: if a table would end whose kept seed is another; nothing is written then.
        """

    async def load(self, table_id: str) -> Saved | None:
        """Return all that is kept of a table.

        Raises:
            BrokenSeedError: if its seed is another than was promised.
            UnreadableError: if its data are damaged.
        """

    async def find_answer(self, client: str, key: str) -> tuple[str, str] | None:
        """Return content and result of an answered request."""

    async def tables_of(self, browser_hash: str, limit: int) -> list[OwnTable]:
        """Return the tables of a browser's list: those at which it has seats, in play before over, the last touched first."""

    async def unlist(self, table_id: str, browser_hash: str) -> None:
        """Take a table off a browser's list."""

    async def add_summary(self, table_id: str, summary: str) -> None:
        """Add the summary of a table that has none."""

    async def waiting(self, turns: Sequence[str]) -> list[str]:
        """Return the tables with one of these turns."""

    async def count_time(self, remembered: float) -> None:
        """Keep how much time has passed: called again and again, for no step counts for more than an hour.

        Requests answered longer ago than is `remembered` are forgotten; the time when no server ran doesn't count.
        """

    async def due(self, turns: Sequence[str], seconds: float) -> list[Due]:
        """Mark the tables with one of these turns that nobody has touched for so long, by the counted time.

        Returns:
            those marked for a day, while servers ran. Touching a table unmarks it.
        """

    async def delete(self, table_id: str, touched: float | None = None) -> bool:
        """Forget a table; if it is said when it was last touched, then only if nobody has touched it since.

        Returns:
            whether it was there to be forgotten.
        """

    async def is_ready(self) -> bool:
        """Tell whether the store answers."""

    async def close(self) -> None:
        """Finish what has begun, then let go of everything."""
