"""A table in memory: a cache of the store."""

import asyncio
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field

from baumeister.present.game import Position
from baumeister.web.table.drafts import Draft
from baumeister.web.table.history import History
from baumeister.web.table.keys import Key
from baumeister.web.table.news import News
from baumeister.web.table.secrets import hashed, seat_secret
from baumeister.web.table.state import Facts, TableState
from baumeister.web.table.stored_values import Saved, Write
from baumeister.web.table.visitor import Visitor


@dataclass
class LiveTable:
    """A table, and everything known of it in this process."""

    facts: Facts
    history: History
    keys: list[Key]
    drafts: dict[int, Draft]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    _drafted: dict[int, tuple[Draft, Position]] = field(default_factory=dict, init=False)  # the last one of each seat

    @classmethod
    def of(cls, saved: Saved) -> "LiveTable":
        """Return the table that a store kept."""
        table = cls(saved.facts, History(saved.facts, saved.events), list(saved.keys), dict(saved.drafts))
        _ = table.now.position  # played now: whoever opens a table waits for it, not all others
        return table

    @property
    def now(self) -> TableState:
        """The table as it stands."""
        return self.history.now

    def commit(self, write: Write, states: Sequence[TableState]) -> None:
        """Add a write that the store has made, with the table after each of its events."""
        self.history.add(write.events, states)
        self.keys = [key for key in self.keys if key.secret_hash not in write.spent_keys] + list(write.keys)
        self.drafts |= write.drafts

    def seats_of(self, visitor: Visitor) -> tuple[int, ...]:
        """Return a visitor's seats."""
        return tuple(sorted({key.seat for key in self.keys_of(visitor) if key.purpose == "seat"}))

    def is_free(self, seats: Collection[int]) -> bool:
        """Tell whether the holder of these seats may take any move back: all persons sit together, whichever device asks.

        They do until one of them plays from a device that doesn't hold all their seats.
        """
        persons = {number for number, seat in enumerate(self.now.seating, 1) if seat.is_persons}
        return self.now.sit_together and persons <= set(seats) and all(persons <= own for own in self._devices())

    def own_seats(self, visitor: Visitor) -> tuple[int, ...]:
        """Return the seats whose moves count as the visitor's own.

        Of several seats at one device, a seat also played from another device counts only while its person is at the screen.
        """
        seats = self.seats_of(visitor)
        others = [own for own in self._devices() if not own.issuperset(seats)]
        return tuple(seat for seat in seats if seat == visitor.at_screen or not any(seat in own for own in others))

    def _devices(self) -> Collection[set[int]]:
        held: dict[str, set[int]] = {}
        for key in self.keys:
            if key.purpose == "seat":
                held.setdefault(key.browser_hash, set()).add(key.seat)
        return held.values()

    def keys_of(self, visitor: Visitor) -> Iterator[Key]:
        """Yield a visitor's keys: those of its browser, or the one that a program names."""
        browser, secret = hashed(visitor.browser), hashed(visitor.secret)
        for key in self.keys:
            if (visitor.browser and key.browser_hash == browser) or (visitor.secret and key.secret_hash == secret):
                yield key

    def is_shared(self, visitor: Visitor) -> bool:
        """Tell whether another browser, or a program, has a seat, too."""
        return any(key.purpose == "seat" and key.browser_hash != visitor.client for key in self.keys)

    def secret_of(self, visitor: Visitor, seat: int) -> str | None:
        """Return the secret of a seat, or of the invitation to it, for the browser that holds it."""
        if not visitor.browser:
            return None
        salts = (key.salt for key in self.keys_of(visitor) if key.seat == seat)
        return next((seat_secret(visitor.browser, salt) for salt in salts), None)

    def key_for(self, secret: str) -> Key | None:
        """Return the key that a secret opens."""
        wanted = hashed(secret)
        return next((key for key in self.keys if key.secret_hash == wanted), None)

    def draft(self, seat: int) -> Draft:
        """Return a seat's draft, without moves that no longer fit the table."""
        draft = self.drafts.get(seat, Draft())
        fits = draft.line_seq == self.now.line_seq and self.now.actor == seat
        return draft if fits else Draft(draft.confirms)

    def drafted(self, seat: int) -> Position:
        """Return the position after a seat's tentative moves."""
        draft, position = self.draft(seat), self.now.position
        known = self._drafted.get(seat)
        if known is not None and known[0] == draft and draft.moves:
            return known[1]
        for move in draft.moves:
            position = position.play(move)
        self.remember_drafted(seat, draft, position)
        return position

    def remember_drafted(self, seat: int, draft: Draft, position: Position) -> None:
        """Keep the position after a draft: its moves are played once."""
        self._drafted[seat] = draft, position

    def confirms(self, seats: Collection[int]) -> bool:
        """Tell whether moves of these seats wait for a confirmation."""
        return any(self.drafts.get(seat, Draft()).confirms for seat in seats)

    def draft_news(self, seat: int) -> News:
        """Return the news that a seat's draft has changed."""
        return News(self.facts.id, self.now.seq, self.now.position.ply, "draft", seat, self.draft(seat).version)

    def keys_news(self, seat: int) -> News:
        """Return the news that a seat has new keys."""
        return News(self.facts.id, self.now.seq, self.now.position.ply, "keys", seat)
