"""The end of tables: an abandoned one ends and reveals its seed; later its data are deleted.

Both by the time that servers saw pass, never by the clock, and a further day of running after the table was marked for it.
A damaged table can't end; it is deleted at the same time. One that a bug keeps from being read stays as it is.
"""

import asyncio
import logging
from functools import partial

from baumeister.web.live.client_request import SERVER
from baumeister.web.live.service import TableService
from baumeister.web.table import actions
from baumeister.web.table.refusals import StoreError
from baumeister.web.table.stored_values import Due

log = logging.getLogger("baumeister.web")
EVERY = 600.0
REQUESTS_KEPT = 24 * 3600.0
GOING_ON = ("person", "open", "bot", "chance")


class Cleanup:
    """Looks for tables to end or to delete, when the server starts and every ten minutes."""

    def __init__(self, tables: TableService) -> None:
        self._tables, self._settings = tables, tables.settings

    async def run(self) -> None:
        """Look again and again."""
        while True:
            try:
                await self.sweep()
            except StoreError:  # the log says why
                log.warning("looking for expired tables failed; it is tried again")
            except Exception:
                log.exception("looking for expired tables failed; it is tried again")
            await asyncio.sleep(EVERY)

    async def sweep(self) -> None:
        """End abandoned tables, delete those finished long ago."""
        store, kept, unfinished = self._tables.store, self._settings.kept, self._settings.unfinished
        await store.count_time(REQUESTS_KEPT)
        for due in await store.due(("over",), kept):
            await self._tables.delete(*due)
        for due in await store.due(GOING_ON, unfinished):
            if due.table_id not in self._tables.cache.unreadable:
                await self._end(due)
        for due in await store.due(GOING_ON, unfinished + kept):
            if due.table_id in self._tables.cache.unreadable:
                await self._tables.delete(*due)

    async def _end(self, due: Due) -> None:
        try:
            await self._tables.change(due.table_id, SERVER, partial(actions.expire, touched=due.touched))
        except Exception:  # the others end all the same
            if due.table_id not in self._tables.cache.unreadable:
                log.exception("table %s could not be ended", due.table_id)
