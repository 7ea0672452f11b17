"""The end of tables: one that nobody touches ends and reveals its seed; later its data are deleted.

One that can't be read can't end; it is deleted when it would have been otherwise.
"""

import asyncio
import logging

from baumeister.web.live.bot_driver import SERVER
from baumeister.web.live.service import Tables
from baumeister.web.storage.sql_store import StoreError
from baumeister.web.table import actions

log = logging.getLogger("baumeister.web")
EVERY = 3600.0
REQUESTS_KEPT = 24 * 3600.0
GOING_ON = ("person", "open", "bot", "chance")


class Sweeper:
    """Looks for tables whose time has come, when the server starts and every hour."""

    def __init__(self, tables: Tables) -> None:
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
        """End what nobody has touched for long, delete what has been over for long."""
        now, store = self._tables.clock(), self._tables.store
        kept, unfinished = self._settings.kept, self._settings.unfinished
        await store.forget_requests(now - REQUESTS_KEPT)
        for table_id in await store.untouched(("over",), now - kept):
            await self._tables.delete(table_id)
        for table_id in await store.untouched(GOING_ON, now - unfinished):
            await self._end(table_id)
        for table_id in await store.untouched(GOING_ON, now - unfinished - kept):
            if table_id in self._tables.unreadable:
                await self._tables.delete(table_id)

    async def _end(self, table_id: str) -> None:
        try:
            await self._tables.change(table_id, SERVER, actions.expire)
        except Exception:  # one table that can't be ended doesn't keep the others from it
            if table_id not in self._tables.unreadable:
                log.exception("table %s could not be ended", table_id)
