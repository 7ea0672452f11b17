"""All tables: opening, making and changing them. One change of a table at a time, written before it is answered."""

import asyncio
import contextlib
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from baumeister.core.errors import IllegalMove, UnknownGameError
from baumeister.records.fairness import new_seed
from baumeister.web.live.broadcast import Fanout, News
from baumeister.web.settings import Settings
from baumeister.web.storage.shielded import Unbroken
from baumeister.web.storage.sql_store import LAST_WORDS, ConflictError, Key, Request, Saved, Store, Write
from baumeister.web.table import actions, refusals, seating
from baumeister.web.table.change import Change
from baumeister.web.table.live_table import OpenTable, Visitor
from baumeister.web.table.refusals import Refusal
from baumeister.web.table.secrets import new_id
from baumeister.web.table.state import Facts, Seating
from baumeister.web.table.summary import Glance, Summary

Action = Callable[[Change], None]
TRIES = 3
UNREADABLE = (LookupError, ValueError, TypeError, IllegalMove, UnknownGameError)
"""What comes of moves that a game doesn't have any more, and of damaged rows."""
log = logging.getLogger("baumeister.web")


@dataclass(frozen=True)
class Asked:
    """Who asks, and the request's own key (empty: none) with a hash of what it asks."""

    visitor: Visitor
    key: str = ""
    content: str = ""

    @property
    def request(self) -> Request | None:
        """The request as the store remembers it, so that a repetition does nothing."""
        return Request(self.visitor.client, self.key, self.content) if self.key else None


def content_hash(*parts: object) -> str:
    """Return a hash of what a request asks."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()


class Tables:
    """The service behind pages, streams and the API."""

    def __init__(self, store: Store, fanout: Fanout, settings: Settings, clock: Callable[[], float] = time.time) -> None:
        self.store, self.fanout, self.settings, self.clock = store, fanout, settings, clock
        self.on_bots_turn: Callable[[str], None] = lambda _: None
        self._open: OrderedDict[str, OpenTable] = OrderedDict()
        self.unreadable: set[str] = set()  # tables of which the log tells already
        self._unbroken = Unbroken()

    async def open(self, table_id: str, *, is_glance: bool = False) -> OpenTable:
        """Return a table. At a glance it pushes none out of memory at which people play.

        Raises:
            Refusal: if there is none of this name, or it can't be read.
        """
        table = self._open.get(table_id)
        if table is None:
            table = self._open.setdefault(table_id, await self._read(table_id))
            if is_glance:
                self._open.move_to_end(table_id, last=False)
        if is_glance:
            self._let_go()
        else:
            self._keep(table)
        return table

    async def _read(self, table_id: str) -> OpenTable:
        try:
            saved = await self.store.load(table_id)
            if saved is None:
                raise refusals.no_table()
            return await asyncio.to_thread(OpenTable.of, saved)
        except UNREADABLE:
            if table_id not in self.unreadable:
                self.unreadable.add(table_id)
                log.exception("table %s can't be read; it is deleted when nobody has touched it for long", table_id)
            raise refusals.unreadable_table() from None

    async def glances(self, visitor: Visitor, limit: int) -> list[tuple[Glance, Summary]]:
        """Return the tables at which a visitor has seats, the last touched first; those that can't be read are left out."""
        found = []
        for glance in await self.store.tables_of(visitor.client, limit):
            with contextlib.suppress(Refusal, *UNREADABLE):
                found.append((glance, Summary.read(glance.summary) or await self._summed_up(glance.id)))
        return found

    async def _summed_up(self, table_id: str) -> Summary:
        """Sum up a table that was last touched before summaries were kept."""
        summary = Summary.of((await self.open(table_id, is_glance=True)).now)
        await self.store.sum_up(table_id, summary.text)
        return summary

    def _keep(self, table: OpenTable) -> None:
        self._open[table.facts.id] = table
        self._open.move_to_end(table.facts.id)
        self._let_go()

    def _let_go(self) -> None:
        """Drop the tables that were not used for longest, but none that is being changed: it has one lock only."""
        surplus = len(self._open) - self.settings.cached_tables
        for name in [name for name, table in self._open.items() if not table.lock.locked()][: max(surplus, 0)]:
            del self._open[name]

    def forget(self, table_id: str) -> None:
        """Drop a table from memory; the store keeps it."""
        self._open.pop(table_id, None)

    async def delete(self, table_id: str) -> None:
        """Delete a table for good."""
        await self.store.delete(table_id)
        self.forget(table_id)
        self.unreadable.discard(table_id)

    async def close(self) -> None:
        """Let go of the store, when everything is written."""
        await self._unbroken.finish(LAST_WORDS)
        await self.store.close()

    async def change(self, table_id: str, asked: Asked, action: Action) -> OpenTable:
        """Do something at a table: all of it or nothing. A repeated request does nothing and succeeds.

        Raises:
            Refusal: why it can't be done.
        """
        for _ in range(TRIES):
            table = await self.open(table_id)
            async with contextlib.AsyncExitStack() as held:
                await held.enter_async_context(table.lock)
                if await self._answered(asked) is not None:
                    return table
                change = self._change(table, asked.visitor)
                action(change)
                changes = [change, *await self._at_rematches(change, held)]
                try:
                    await self._write(changes, asked)
                except ConflictError:  # another process was faster: look again
                    for each in changes:
                        self.forget(each.table.facts.id)
                    continue
                return table
        raise refusals.stale()

    def _change(self, table: OpenTable, visitor: Visitor) -> Change:
        return Change(table, visitor, self.clock(), self.settings.limits.events_per_table)

    async def _at_rematches(self, change: Change, held: contextlib.AsyncExitStack) -> list[Change]:
        """Return what a new key changes at the rematches. Their locks are taken in the order in which they are played."""
        found: list[Change] = []
        while change.renewed and change.state.rematch:
            try:
                table = await self.open(change.state.rematch)
            except Refusal:  # it has been deleted, or can't be read: nobody plays there
                break
            await held.enter_async_context(table.lock)
            seat = seating.moved_up(change.renewed.seat, table.facts.game.seats)
            key, change = replace(change.renewed, seat=seat), self._change(table, change.visitor)
            actions.renew_too(change, key)
            found.append(change)
        return found

    async def _answered(self, asked: Asked) -> str | None:
        if asked.request is None:
            return None
        found = await self.store.answered(asked.request.client, asked.request.key)
        if found is None:
            return None
        content, result = found
        if content != asked.content:
            raise refusals.other_request()
        return result

    async def _write(self, changes: Sequence[Change], asked: Asked) -> None:
        first, *others = changes
        if first.is_empty:
            return
        writes = [(first.table, first.write(asked.request, str(first.state.seq)))]
        writes += [(change.table, change.write(None, "")) for change in others if not change.is_empty]
        await self._unbroken.run_and_stay(self._commit(writes))

    async def _commit(self, writes: Sequence[tuple[OpenTable, Write]]) -> None:
        await self.store.write(*(write for _, write in writes))
        for table, write in writes:
            self._take_in(table, write)

    def _take_in(self, table: OpenTable, write: Write) -> None:
        table.take_in(write)
        self._keep(table)  # if it was dropped meanwhile, what was loaded in its place may lack this
        self._tell(table, write)

    def _tell(self, table: OpenTable, write: Write) -> None:
        count = len(write.events)
        states = table.states[len(table.states) - count :]
        table_id = table.facts.id
        self.fanout.publish(
            News(table_id, event.seq, state.position.ply, event.kind) for event, state in zip(write.events, states, strict=True)
        )
        if not write.events:
            self.fanout.publish(table.draft_news(seat) for seat in write.drafts)
            self.fanout.publish(table.keys_news(key.seat) for key in write.keys if write.spent_keys)
        if table.now.turn in ("bot", "chance"):
            self.on_bots_turn(table_id)

    async def create(self, order: seating.Order, asked: Asked) -> OpenTable:
        """Make a table as ordered, deal included."""
        seating.check(order)
        seats, keys = seating.seat_all(order, asked.visitor.browser)
        facts = Facts(new_id(), order.game, seats, new_seed(), self.clock())
        return await self._create(facts, keys, asked)

    async def _create(self, facts: Facts, keys: Sequence[Key], asked: Asked, origin: OpenTable | None = None) -> OpenTable:
        """Make a table, and note it at once at the table of which it is the rematch."""
        before = await self._answered(asked)
        if before is not None:
            return await self.open(before)
        change = await asyncio.to_thread(self._dealt, facts, asked.visitor)
        change.keys.extend(keys)
        table = change.table
        write = change.write(asked.request, facts.id)
        noted = [(origin, self._noted(origin, facts.id))] if origin else []
        try:
            await self._unbroken.run_and_stay(self._keep_new(table, write, noted))
        except ConflictError:
            return await self._made_meanwhile(asked, origin)
        return table

    def _dealt(self, facts: Facts, visitor: Visitor) -> Change:
        """Set up a table and deal. The first time the game is compiled, with what the answer shows: not in the event loop."""
        change = self._change(OpenTable.of(Saved(facts, (), (), {})), visitor)
        change.follow()
        _ = change.state.position.view(1).moves
        return change

    def _noted(self, origin: OpenTable, rematch: str) -> Write:
        change = Change(origin, Visitor(), self.clock(), self.settings.limits.events_per_table + 1)  # a full table, too
        change.add("rematch", 0, rematch)
        return change.write(None, "")

    async def _keep_new(self, table: OpenTable, write: Write, noted: Sequence[tuple[OpenTable, Write]]) -> None:
        await self.store.create(table.facts, write, *(other for _, other in noted))
        for found, each in ((table, write), *noted):
            self._take_in(found, each)

    async def _made_meanwhile(self, asked: Asked, origin: OpenTable | None) -> OpenTable:
        """Return the table that another process made for the same wish."""
        made = await self._answered(asked)
        if made is None and origin is not None:
            self.forget(origin.facts.id)
            made = (await self.open(origin.facts.id)).now.rematch
        if made is None:
            raise refusals.stale()
        return await self.open(made)

    async def rematch(self, table_id: str, asked: Asked) -> OpenTable:
        """Make the table at which the same people play again, or return the one that is there already."""
        table = await self.open(table_id)
        async with table.lock:
            if not table.seats_of(asked.visitor):
                raise refusals.onlookers()
            if not table.now.is_over:
                raise refusals.is_not_over()
            if table.now.rematch is not None:
                return await self.open(table.now.rematch)
            seats, keys = seating.rotated(table.now, table.keys)
            return await self._create(self._facts(table, seats), keys, asked, table)

    async def play_on(self, table_id: str, ply: int, name: str, asked: Asked) -> OpenTable:
        """Make a new table that goes on from a position of a finished game."""
        table = await self.open(table_id)
        if not table.now.is_over:
            raise refusals.is_not_over()
        if not 0 <= ply <= table.now.position.ply:
            raise refusals.no_such_ply()
        position = table.now.position.undo(table.now.position.ply - ply)
        if position.is_over:
            raise refusals.is_over()
        own = table.seats_of(asked.visitor)
        seats, keys = seating.played_on(table.now, own, position.actor, asked.visitor.browser, name)
        facts = self._facts(table, seats, tuple(map(str, position.history)))
        return await self._create(facts, keys, asked)

    def _facts(self, table: OpenTable, seats: tuple[Seating, ...], given: tuple[str, ...] = ()) -> Facts:
        return Facts(new_id(), table.facts.game, seats, new_seed(), self.clock(), given)

    async def join(self, table_id: str, secret: str, name: str, asked: Asked) -> OpenTable:
        """Sit down by a private link."""
        return await self.change(table_id, asked, lambda change: actions.join(change, secret, name))
