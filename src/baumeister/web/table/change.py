"""A change of a table in the making: events are added and checked, then everything is written at once."""

from collections.abc import Sequence
from typing import NamedTuple

from baumeister.records.fairness import chance_move
from baumeister.web.storage.sql_store import Draft, Key, Request, Write
from baumeister.web.table import refusals
from baumeister.web.table.events import Event, Kind
from baumeister.web.table.live_table import OpenTable, Visitor
from baumeister.web.table.state import TableState, apply
from baumeister.web.table.summary import Summary


class Shown(NamedTuple):
    """What the page showed from which something is asked: the last event, the version of the seat's draft (None: unsaid)."""

    seq: int
    draft: str | None = None


class Change:
    """What one request does to a table."""

    def __init__(self, table: OpenTable, visitor: Visitor, at: float, limit: int) -> None:
        """`limit` is how many events a table may have."""
        self.table, self.visitor, self.at, self.limit = table, visitor, at, limit
        self.seats = table.seats_of(visitor)
        self.state: TableState = table.now
        self.events: list[Event] = []
        self.keys: list[Key] = []
        self.drafts: dict[int, Draft] = {}
        self.spent_keys: set[str] = set()
        self.renewed: Key | None = None  # which replaces those spent, at rematches too

    def add(self, kind: Kind, seat: int = 0, text: str = "", ply: int = 0) -> None:
        """Add an event."""
        if self.state.seq >= self.limit:
            raise refusals.too_long()
        event = Event(self.state.seq + 1, kind, self.at, seat, text, ply)
        self.state = apply(self.state, event)
        self.events.append(event)

    def follow(self) -> None:
        """Add what follows by itself: the moves of chance."""
        while self.state.actor == 0:
            self.add("move", 0, chance_move(self.state.facts.seed, self.state.branch, self.state.position))

    def write(self, request: Request | None, result: str) -> Write:
        """Return what is to be written."""
        return Write(
            self.table.facts.id,
            tuple(self.events),
            self.state.turn,
            tuple(self.keys),
            frozenset(self.spent_keys),
            dict(self.drafts),
            request,
            result,
            self.at,
            Summary.of(self.state).text,
        )

    @property
    def is_empty(self) -> bool:
        """Whether nothing is to be written."""
        return not (self.events or self.keys or self.drafts or self.spent_keys)

    def own_person(self) -> int:
        """Return the seat whose turn it is, which must be a person's and the visitor's own."""
        if not self.seats:
            raise refusals.onlookers()
        if self.state.is_over:
            raise refusals.is_over()
        actor = self.state.actor
        if actor not in self.seats or self.state.seat(actor).holder != "person":
            raise refusals.not_your_turn()
        return actor

    def check_fresh(self, at: Shown | None, draft: Draft | None = None) -> None:
        """Refuse what was asked from a page that shows the position before the last change of it, or other tentative moves."""
        if at is None:
            return
        if at.seq < self.state.line_seq or (draft is not None and at.draft not in (None, draft.version)):
            raise refusals.stale()

    def check_seated(self, seats: Sequence[int] | None = None) -> None:
        """Refuse onlookers, and whoever doesn't hold all these seats."""
        if not self.seats:
            raise refusals.onlookers()
        if seats is not None and not set(seats) <= set(self.seats):
            raise refusals.not_yours()
