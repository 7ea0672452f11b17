"""Whether the store answers, for probes: they count against nobody's limit, so that all share one look at a time."""

import asyncio
import logging

from baumeister.web.table.refusals import BUSY, StoreError
from baumeister.web.table.store import Store

PATIENCE = 2.0  # seconds for an answer
log = logging.getLogger("baumeister.web")


class Readiness:
    """Looks at a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._look: asyncio.Task[bool] | None = None

    async def check(self) -> bool:
        """Tell whether the store answers; callers during one look share its answer.

        Raises:
            StoreError: with the trouble.
        """
        if self._look is None or self._look.done():
            self._look = asyncio.create_task(self._ask())
            self._look.add_done_callback(_noted)
        return await asyncio.shield(self._look)

    async def _ask(self) -> bool:
        try:
            return await asyncio.wait_for(self._store.is_ready(), PATIENCE)
        except TimeoutError:
            log.error("%s", BUSY.short)
            raise StoreError(BUSY.short) from None


def _noted(look: asyncio.Task[bool]) -> None:
    if not look.cancelled():
        look.exception()  # waiting callers are told; there may be none left
