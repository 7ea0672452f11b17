"""Presence: persons with a listening page, or one loaded just now."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterable

from baumeister.web.live.background import spawn
from baumeister.web.live.broadcast import Broadcast
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.news import News
from baumeister.web.table.refusals import Refusal

RECENTLY = 20.0  # seconds; pages without scripts load themselves anew more often
REMEMBERED = 20_000

FREE_SEATS = 0  # stands for them among the places
Place = tuple[str, int]
"""A table's id and a seat."""


class Presence:
    """Open streams and last visits of each seat, in memory: a restart counts as everybody's visit."""

    def __init__(
        self,
        broadcast: Broadcast,
        open_table: Callable[[str], Awaitable[LiveTable]],
        absence_before_bot: float,
        can_search: Callable[[str], bool] = lambda _: True,
        clock: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        """`can_search` tells whether a game's bots are at full strength.

        Absence counts by `clock`, which only goes forward; `wall` tells how old a young table is.
        """
        self._broadcast, self._open = broadcast, open_table
        self._absence_before_bot, self.can_search = absence_before_bot, can_search
        self._clock, self._wall, self._started = clock, wall, clock()
        self._streams: Counter[Place] = Counter()
        self._seen: OrderedDict[Place, float] = OrderedDict()
        self._timers: dict[Place, asyncio.TimerHandle] = {}
        self._missed: set[Place] = set()  # the others know; a bot may play soon

    def is_connected(self, table_id: str, seat: int) -> bool:
        """Tell whether the person on a seat is there."""
        place = table_id, seat
        return self._streams[place] > 0 or self._clock() - self._seen.get(place, float("-inf")) < RECENTLY

    def is_absent(self, table: LiveTable, seat: int) -> bool:
        """Tell whether the person on a seat has been gone, or a seat free, for so long that a bot may play."""
        place = table.facts.id, seat
        last = max(self._seen.get(place, self._started), self._begun(table))
        return self._streams[place] == 0 and self._clock() - last >= self._absence_before_bot

    def _begun(self, table: LiveTable) -> float:
        """Return since when a table's persons could have come: since it was made, or the server started."""
        age = self._wall() - table.facts.created
        return max(self._started, self._clock() - age) if 0 <= age < self._absence_before_bot else self._started

    def see(self, table_id: str, seats: Iterable[int]) -> None:
        """Note a visit."""
        for seat in seats:
            self._seen[table_id, seat] = self._clock()
            self._seen.move_to_end((table_id, seat))
        while len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)

    def enter(self, table: LiveTable, seats: Iterable[int]) -> None:
        """Note an opened stream."""
        for seat in seats:
            place = table.facts.id, seat
            is_loaded_anew = place in self._timers and place not in self._missed
            came = self._streams[place] == 0 and not is_loaded_anew
            self._streams[place] += 1
            self.see(table.facts.id, (seat,))
            self._stop_timer(place)
            if came:
                self._tell(table.facts.id)
        left = self._begun(table) + self._absence_before_bot - self._clock()
        if left > 0 and any(seat.holder == "open" for seat in table.now.seating):
            self._tell_after(left, (table.facts.id, FREE_SEATS))

    def leave(self, table_id: str, seats: Iterable[int]) -> None:
        """Note a closed stream. The others are told soon, and again when a bot may play."""
        for seat in seats:
            place = table_id, seat
            self._streams[place] -= 1
            self.see(table_id, (seat,))
            if self._streams[place] == 0:
                del self._streams[place]
                self._tell_after(min(RECENTLY, self._absence_before_bot), place)

    def close(self) -> None:
        """Stop all timers."""
        for place in list(self._timers):
            self._stop_timer(place)

    def _tell_after(self, delay: float, place: Place) -> None:
        self._stop_timer(place)
        self._timers[place] = asyncio.get_running_loop().call_later(delay + 0.05, self._ring, place)

    def _ring(self, place: Place) -> None:
        self._stop_timer(place)
        self._tell(place[0])
        left = self._absence_before_bot - (self._clock() - self._seen.get(place, self._started))
        if left > 0:
            self._tell_after(left, place)
            self._missed.add(place)

    def _stop_timer(self, place: Place) -> None:
        self._missed.discard(place)
        timer = self._timers.pop(place, None)
        if timer is not None:
            timer.cancel()

    def _tell(self, table_id: str) -> None:
        spawn(self._tell_as_it_is(table_id), "tell who is there")

    async def _tell_as_it_is(self, table_id: str) -> None:
        """Publish by the table of now: what a stream began with may have been dropped from memory, and read anew."""
        try:
            table = await self._open(table_id)
        except Refusal:  # deleted meanwhile, or unreadable
            return
        self._broadcast.publish([News(table.facts.id, table.now.seq, table.now.position.ply, "presence")])
