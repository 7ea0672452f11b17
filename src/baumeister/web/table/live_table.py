"""A table in memory: a cache of what the store keeps, with the table after each event."""

import asyncio
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from baumeister.core.position import Position
from baumeister.web.live.broadcast import News
from baumeister.web.storage.sql_store import Draft, Key, Saved, Write
from baumeister.web.table.secrets import hashed, seat_secret
from baumeister.web.table.state import Facts, TableState, apply, fold

DRAFTS = 256  # positions after tentative moves that are kept


@dataclass(frozen=True)
class Visitor:
    """Who asks: a browser by its cookie, or a program by the secret of a seat. `at_screen` is the seat whose person looks."""

    browser: str = ""
    secret: str = ""
    at_screen: int = 0

    @property
    def client(self) -> str:
        """Who asks, for the store: a hash that tells nothing."""
        return hashed(self.browser or self.secret)


@dataclass
class OpenTable:
    """A table and all that is known of it here."""

    facts: Facts
    states: list[TableState]
    keys: list[Key]
    drafts: dict[int, Draft]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @classmethod
    def of(cls, saved: Saved) -> "OpenTable":
        """Open what a store kept."""
        return cls(saved.facts, fold(saved.facts, saved.events), list(saved.keys), dict(saved.drafts))

    @property
    def now(self) -> TableState:
        """The table as it stands."""
        return self.states[-1]

    def take_in(self, write: Write) -> None:
        """Add what has been written."""
        for event in write.events:
            self.states.append(apply(self.now, event))
        self.keys = [key for key in self.keys if key.secret_hash not in write.spent_keys] + list(write.keys)
        self.drafts |= write.drafts

    def seats_of(self, visitor: Visitor) -> tuple[int, ...]:
        """Return the seats that a visitor holds."""
        return tuple(sorted({key.seat for key in self.keys_of(visitor) if key.purpose == "seat"}))

    def is_free(self, seats: Collection[int]) -> bool:
        """Tell whether who holds these seats may take any move back: all persons sit together, whatever device is asked.

        They do until one of them plays from a device that doesn't hold all their seats.
        """
        persons = {number for number, seat in enumerate(self.now.seating, 1) if seat.is_persons}
        return self.now.sat_together and persons <= set(seats) and all(persons <= own for own in self._devices())

    def own_seats(self, visitor: Visitor) -> tuple[int, ...]:
        """Return the seats whose moves a visitor may take for its own.

        One of several at a device that is played from another device, too, is so only while its person is at the screen.
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
        """Return a seat's tentative moves, if they still fit the table; and whether it confirms its moves."""
        draft = self.drafts.get(seat, Draft())
        fits = draft.line_seq == self.now.line_seq and self.now.actor == seat
        return draft if fits else Draft(draft.confirms)

    def draft_news(self, seat: int) -> News:
        """Return the news that a seat's tentative moves are others now."""
        return News(self.facts.id, self.now.seq, self.now.position.ply, "draft", seat, self.draft(seat).version)

    def keys_news(self, seat: int) -> News:
        """Return the news that a seat has other keys now."""
        return News(self.facts.id, self.now.seq, self.now.position.ply, "keys", seat)

    def confirms(self, seats: Collection[int]) -> bool:
        """Tell whether moves of these seats wait for a confirmation."""
        return any(self.drafts.get(seat, Draft()).confirms for seat in seats)


def drafted(position: Position, draft: Draft) -> Position:
    """Return the position after a seat's tentative moves: the same each time, so that it is drawn once."""
    return _after(position, draft.moves)


@lru_cache(maxsize=DRAFTS)
def _after(position: Position, moves: tuple[str, ...]) -> Position:
    return _after(position, moves[:-1]).play(moves[-1]) if moves else position


def previewed(position: Position) -> Position:
    """Return what may be shown of a position that is tentative: before a move that reveals something, until it is made."""
    return position.before if position.has_revealed and position.before is not None else position
