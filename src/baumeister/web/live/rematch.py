"""Tables made from finished ones: rematches, and games played on from an earlier position."""

from baumeister.present.game import Position
from baumeister.web.live.client_request import ClientRequest
from baumeister.web.live.service import TableService
from baumeister.web.table import refusals, seating
from baumeister.web.table.change import Change
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.store import ConflictError
from baumeister.web.table.visitor import Visitor


class Rematches:
    """Makes tables from finished ones."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def rematch(self, table_id: str, request: ClientRequest) -> LiveTable:
        """Return the table at which the same people play again, made now if it isn't there.

        Raises:
            Refusal: if the visitor has no seat, or the game isn't over.
        """
        async with self._tables.cache.hold(table_id) as table:
            if not table.seats_of(request.visitor):
                raise refusals.only_watching()
            if not table.now.is_over:
                raise refusals.is_not_over()
            if table.now.rematch is not None:
                return await self._tables.open(table.now.rematch)
            seats, keys = seating.rotated(table.now, table.keys)
            facts = self._tables.facts(table.facts.game, seats)
            try:
                return await self._tables.make(facts, keys, request, self._noted(table, facts.id))
            except ConflictError:  # another process has made it
                return await self._made_meanwhile(table)

    def _noted(self, table: LiveTable, rematch: str) -> Change:
        """Return the note of a rematch at a table, even a full one."""
        change = Change(table, Visitor(), self._tables.clock(), self._tables.settings.limits.events_per_table)
        change.add("rematch", 0, rematch)
        return change

    async def _made_meanwhile(self, origin: LiveTable) -> LiveTable:
        self._tables.cache.forget(origin.facts.id)
        made = (await self._tables.open(origin.facts.id)).now.rematch
        if made is None:
            raise refusals.StaleError
        return await self._tables.open(made)

    async def play_on(self, table_id: str, ply: int, name: str, request: ClientRequest) -> LiveTable:
        """Make a table that goes on from a position of a finished game.

        Raises:
            Refusal: if the game isn't over, or there is nothing to play on from there.
        """
        table = await self._tables.open(table_id)
        position = _position_at(table, ply)
        own = table.seats_of(request.visitor)
        seats, keys = seating.played_on(table.now, own, position.actor, request.visitor.browser, name)
        facts = self._tables.facts(table.facts.game, seats, tuple(map(str, position.history)))
        return await self._tables.make(facts, keys, request)


def _position_at(table: LiveTable, ply: int) -> Position:
    if not table.now.is_over:
        raise refusals.is_not_over()
    if not 0 <= ply <= table.now.position.ply:
        raise refusals.no_such_ply()
    position = table.now.position.undo(table.now.position.ply - ply)
    if position.is_over:
        raise refusals.is_over()
    return position
