"""The tables in memory."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from baumeister.web.table import refusals
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.refusals import Refusal, UnreadableError
from baumeister.web.table.store import BrokenSeedError, Store

log = logging.getLogger("baumeister.web")


class TableCache:
    """Tables read from a store, the least recently used first: at most `size`, and all those being changed."""

    def __init__(self, store: Store, size: int) -> None:
        self._store, self._size = store, size
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._reading: dict[str, asyncio.Task[LiveTable]] = {}
        self.unreadable: set[str] = set()  # damaged, and already named in the log; a fault of the program puts no table here

    async def open(self, table_id: str, *, in_passing: bool = False) -> LiveTable:
        """Return a table. One opened in passing evicts no table at which people play.

        Raises:
            Refusal: if there is none of this name, or it can't be read.
        """
        table = self._tables.get(table_id) or await self._read_once(table_id)
        if not in_passing:
            self.keep(table)
        elif table_id not in self._tables:
            self._tables[table_id] = table
            self._tables.move_to_end(table_id, last=False)
            self._evict()
        return table

    @asynccontextmanager
    async def hold(self, table_id: str) -> AsyncIterator[LiveTable]:
        """Hold a table's lock. The table is opened again if another writer had it read anew meanwhile.

        Raises:
            Refusal: as `open` does.
        """
        while True:
            table = await self.open(table_id)
            async with table.lock:
                if self._tables.get(table_id) is table:
                    yield table
                    return

    async def _read_once(self, table_id: str) -> LiveTable:
        """Read a table; callers meanwhile wait for the same reading."""
        reading = self._reading.get(table_id)
        if reading is None:
            reading = self._reading[table_id] = asyncio.create_task(self._read(table_id))
            reading.add_done_callback(partial(self._has_read, table_id))
        return await asyncio.shield(reading)

    def _has_read(self, table_id: str, reading: asyncio.Task[LiveTable]) -> None:
        del self._reading[table_id]
        if not reading.cancelled():
            reading.exception()  # waiting callers are told; there may be none left

    async def _read(self, table_id: str) -> LiveTable:
        try:
            saved = await self._store.load(table_id)
            if saved is None:
                raise refusals.no_table()
            return await asyncio.to_thread(LiveTable.of, saved)
        except BrokenSeedError as error:
            raise self.broken(error) from None
        except UnreadableError:
            if table_id not in self.unreadable:
                self.unreadable.add(table_id)
                log.exception("table %s can't be read; it is deleted when nobody has touched it for long", table_id)
            raise

    def broken(self, error: BrokenSeedError) -> Refusal:
        """Drop a table whose kept seed is not the promised one; return the refusal of all requests to it."""
        table_id = error.table_id
        self.forget(table_id)
        if table_id not in self.unreadable:
            self.unreadable.add(table_id)
            log.error("table %s is closed: its seed is not the one whose hash was shown (docs/fairness.md)", table_id)
        return refusals.broken_seed()

    def keep(self, table: LiveTable) -> None:
        """Keep a table as the one used last."""
        self._tables[table.facts.id] = table
        self._tables.move_to_end(table.facts.id)
        self._evict()

    def _evict(self) -> None:
        """Drop the tables unused for longest, except the last one and those being changed: a table has one lock only."""
        surplus, used = len(self._tables) - self._size, list(self._tables.items())[:-1]
        for name in [name for name, table in used if not table.lock.locked()][: max(surplus, 0)]:
            del self._tables[name]

    def forget(self, table_id: str) -> None:
        """Drop a table from memory; the store keeps it."""
        self._tables.pop(table_id, None)
