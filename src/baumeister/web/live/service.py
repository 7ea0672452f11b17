"""Tables: making and changing them. One change of a table at a time, written before it is answered."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from baumeister.present.edition import Edition
from baumeister.present.game import Game
from baumeister.records.fairness import new_seed
from baumeister.web.live.broadcast import Broadcast
from baumeister.web.live.client_request import ClientRequest
from baumeister.web.live.readiness import Readiness
from baumeister.web.live.table_cache import TableCache
from baumeister.web.settings import Settings
from baumeister.web.table import refusals, seat_actions, seating
from baumeister.web.table.change import Change
from baumeister.web.table.characters import with_characters
from baumeister.web.table.keys import Key
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.news import News, each_followed
from baumeister.web.table.refusals import Refusal, StoreError
from baumeister.web.table.secrets import new_id
from baumeister.web.table.state import Facts, Seating
from baumeister.web.table.store import BrokenSeedError, ConflictError, Store
from baumeister.web.table.stored_values import Saved, Write
from baumeister.web.table.summary import OwnTable, Summary
from baumeister.web.table.visitor import Visitor

Action = Callable[[Change], None]
TRIES = 3
log = logging.getLogger("baumeister.web")


class TableService:
    """The tables behind pages, streams and the API."""

    def __init__(self, store: Store, broadcast: Broadcast, settings: Settings, clock: Callable[[], float] = time.time) -> None:
        self.store, self.broadcast, self.settings, self.clock = store, broadcast, settings, clock
        self.on_bots_turn: Callable[[str, str], None] = lambda _table_id, _address: None
        self.readiness = Readiness(store)
        self.cache = TableCache(store, settings.cached_tables)

    async def open(self, table_id: str) -> LiveTable:
        """Return a table.

        Raises:
            Refusal: if there is none of this name, or it can't be read.
        """
        return await self.cache.open(table_id)

    async def own_tables(self, visitor: Visitor, limit: int) -> list[tuple[OwnTable, Summary]]:
        """Return the readable tables at which a visitor has seats, the last touched first; a fault at one hides no other.

        Raises:
            StoreError: if the store can't be read: a table is not left out because of that.
        """
        found = []
        for own in await self.store.tables_of(visitor.client, limit):
            try:
                found.append((own, Summary.read(own.summary) or await self._summarize(own.id)))
            except StoreError:
                raise
            except Refusal:
                continue
            except Exception:
                log.exception("table %s is left out of its players' lists", own.id)
        return found

    async def _summarize(self, table_id: str) -> Summary:
        """Summarize a table last touched before summaries were kept."""
        summary = Summary.of((await self.cache.open(table_id, in_passing=True)).now)
        with contextlib.suppress(StoreError):  # it is shown all the same, and summed up again the next time
            await self.store.add_summary(table_id, summary.text)
        return summary

    async def delete(self, table_id: str, touched: float | None = None) -> None:
        """Delete a table for good; one said to be untouched for long only if that still holds."""
        if await self.store.delete(table_id, touched) or touched is None:
            self.cache.forget(table_id)
            self.cache.unreadable.discard(table_id)

    async def remove(self, table_id: str, visitor: Visitor) -> None:
        """Delete a table for good, or take it off its visitor's list if somebody else has a seat.

        Raises:
            Refusal: if it isn't there, or the visitor only watches.
        """
        async with self.cache.hold(table_id) as table:
            if not table.seats_of(visitor):
                raise refusals.only_watching()
            if table.is_shared(visitor):
                await self.store.unlist(table_id, visitor.client)
            else:
                await self.delete(table_id)

    async def change(self, table_id: str, request: ClientRequest, action: Action) -> LiveTable:
        """Do something at a table: all of it or nothing. A repeated request does nothing and succeeds.

        Raises:
            Refusal: why it can't be done.
        """
        for _ in range(TRIES):
            async with contextlib.AsyncExitStack() as held:
                table = await held.enter_async_context(self.cache.hold(table_id))
                if await self.answer_to(request) is not None:
                    return table
                change = self._change(table, request.visitor)
                action(change)
                changes = [change, *await self._at_rematches(change, held)]
                try:
                    await self._write(changes, request)
                except ConflictError:  # another process was faster: look again
                    for each in changes:
                        self.cache.forget(each.table.facts.id)
                    continue
                return table
        raise refusals.StaleError

    async def join(self, table_id: str, secret: str, name: str, request: ClientRequest) -> LiveTable:
        """Sit down by a private link."""
        return await self.change(table_id, request, lambda change: seat_actions.join(change, secret, name))

    def _change(self, table: LiveTable, visitor: Visitor) -> Change:
        return Change(table, visitor, self.clock(), self.settings.limits.events_per_table)

    async def _at_rematches(self, change: Change, held: contextlib.AsyncExitStack) -> list[Change]:
        """Return a new key's changes at the rematches. Their locks are taken in the order of play."""
        found: list[Change] = []
        while change.renewed and change.state.rematch:
            try:
                table = await held.enter_async_context(self.cache.hold(change.state.rematch))
            except Refusal:  # deleted or unreadable: nobody plays there
                break
            key, change = seating.key_at_rematch(change.renewed, table.facts.game), self._change(table, change.visitor)
            seat_actions.renew_too(change, key)
            found.append(change)
        return found

    async def answer_to(self, request: ClientRequest) -> str | None:
        """Return the result of an answered request, None if it is new.

        Raises:
            Refusal: if its key stands for another request.
        """
        if request.id is None:
            return None
        found = await self.store.find_answer(request.id.client, request.id.key)
        if found is None:
            return None
        content, result = found
        if content != request.content:
            raise refusals.other_request()
        return result

    async def _write(self, changes: Sequence[Change], request: ClientRequest) -> None:
        first, *others = changes
        if first.is_empty:
            return
        written = [(first, first.write(request.id, str(first.state.seq)))]
        written += [(change, change.write(None, "")) for change in others if not change.is_empty]
        try:
            await self.store.write(*(write for _, write in written), then=lambda: self._commit(written))
        except BrokenSeedError as error:
            raise self.cache.broken(error) from None

    def _commit(self, written: Sequence[tuple[Change, Write]]) -> None:
        for change, write in written:
            change.table.commit(write, change.states)
            self.cache.keep(change.table)
            self._tell(change, write)

    def _tell(self, change: Change, write: Write) -> None:
        table, table_id = change.table, change.table.facts.id
        happened = zip(write.events, each_followed(change.states), strict=True)
        self.broadcast.publish(
            News(table_id, event.seq, state.position.ply, event.kind, is_followed=is_followed)
            for event, (state, is_followed) in happened
        )
        left = [event.seat for event in write.events if event.kind == "left"]
        self.broadcast.publish(table.keys_news(seat) for seat in left)
        if not write.events:
            self.broadcast.publish(table.draft_news(seat) for seat in write.drafts)
            self.broadcast.publish(table.keys_news(key.seat) for key in write.keys if write.spent_keys)
        if table.now.turn in ("bot", "chance"):
            self.on_bots_turn(table_id, change.visitor.address)

    async def create(self, order: seating.Order, request: ClientRequest) -> LiveTable:
        """Make a table as ordered, deal included."""
        seating.check(order)
        seats, keys = seating.seat_all(order, request.visitor.browser)
        return await self.make(self.facts(order.game, seats, deal=request.key), keys, request)

    async def create_tour(self, rules: Edition, name: str, request: ClientRequest) -> LiveTable:
        """Make the table of a guided first game: its seed is that of the script."""
        order = seating.tour_order(rules, name)
        seats, keys = seating.seat_all(order, request.visitor.browser)
        seed = rules.tour.seed
        facts = self.facts(order.game, seats, deal=seed.hex())
        return await self.make(replace(facts, seed=seed), keys, request)

    def facts(self, game: Game, seats: tuple[Seating, ...], given: tuple[str, ...] = (), deal: str = "") -> Facts:
        """Return the facts of a new table, with a seed of its own, and with its characters, which follow from `deal`."""
        table_id = new_id()
        seated = with_characters(seats, game.rules, deal or table_id)
        return Facts(table_id, game, seated, new_seed(), self.clock(), given)

    async def make(self, facts: Facts, keys: Sequence[Key], request: ClientRequest, *others: Change) -> LiveTable:
        """Make a table and deal, and make changes of other tables at once. A repeated request gets the table of the first.

        Raises:
            ConflictError: if another process has changed the others.
        """
        before = await self.answer_to(request)
        if before is not None:
            return await self.open(before)
        change = await asyncio.to_thread(self._dealt, facts, request.visitor)
        change.keys.extend(keys)
        written = [(change, change.write(request.id, facts.id)), *((other, other.write(None, "")) for other in others)]
        try:
            await self.store.create(facts, *(write for _, write in written), then=lambda: self._commit(written))
        except ConflictError:
            made = await self.answer_to(request)  # another process may have been asked the same
            if made is None:
                raise
            return await self.open(made)
        except BrokenSeedError as error:
            raise self.cache.broken(error) from None
        return change.table

    def _dealt(self, facts: Facts, visitor: Visitor) -> Change:
        """Set up a table and deal. The first time this loads the game, so it runs outside the event loop."""
        change = self._change(LiveTable.of(Saved(facts, (), (), {})), visitor)
        change.follow()
        _ = change.state.position.view(1).moves
        return change
