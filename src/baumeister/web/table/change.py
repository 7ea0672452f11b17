"""A change of a table in the making: events are added and checked, then written all at once."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from baumeister.present.game import Position
from baumeister.records.fairness import chance_move
from baumeister.web.table import refusals, undo_refusals
from baumeister.web.table.drafts import Draft
from baumeister.web.table.events import Event, Kind
from baumeister.web.table.fold import apply, apply_move
from baumeister.web.table.keys import Key
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.refusals import TooLongError
from baumeister.web.table.state import TableState
from baumeister.web.table.stored_values import RequestId, Write
from baumeister.web.table.summary import Summary
from baumeister.web.table.visitor import Visitor

CLOSING: Collection[Kind] = ("resigned", "ended", "rematch")
"""What ends a table, full or not: each seat resigns once, then there is one end and one rematch."""


class Shown(NamedTuple):
    """The state that a page showed: the last event, and the version of the seat's draft (None: unsaid)."""

    seq: int
    draft: str | None = None


class Change:
    """The effect of one request on a table."""

    def __init__(self, table: LiveTable, visitor: Visitor, at: float, limit: int) -> None:
        """`limit` is the most events that a table may have; those of `CLOSING` may follow."""
        self.table, self.visitor, self.at, self.limit = table, visitor, at, limit
        self.seats = table.seats_of(visitor)
        self.states: list[TableState] = []  # after each event
        self.events: list[Event] = []
        self.keys: list[Key] = []
        self.drafts: dict[int, Draft] = {}
        self.spent_keys: set[str] = set()
        self.renewed: Key | None = None  # replaces the spent ones, at rematches too

    @property
    def state(self) -> TableState:
        """The table after the events so far."""
        return self.states[-1] if self.states else self.table.now

    def add(self, kind: Kind, seat: int = 0, text: str = "", ply: int = 0) -> None:
        """Add an event other than a move."""
        event = self._event(kind, seat, text, ply)
        self._append(event, apply(self.state, event))

    def move(self, seat: int, after: Position) -> None:
        """Add a seat's move (0: chance's), by the position after it."""
        event = self._event("move", seat, str(after.move))
        self._append(event, apply_move(self.state, event, after))

    def follow(self) -> None:
        """Add the moves of chance that follow."""
        while self.state.actor == 0:
            move = chance_move(self.state.facts.seed, self.state.branch, self.state.position)
            self.move(0, self.state.position.play(move))

    def _event(self, kind: Kind, seat: int, text: str, ply: int = 0) -> Event:
        if self.state.seq >= self.limit and kind not in CLOSING:
            raise TooLongError
        return Event(self.state.seq + 1, kind, self.at, seat, text, ply)

    def _append(self, event: Event, state: TableState) -> None:
        self.events.append(event)
        self.states.append(state)

    def write(self, request: RequestId | None, result: str) -> Write:
        """Return the change for the store."""
        return Write(
            self.table.facts.id,
            tuple(self.events),
            self.state.turn,
            tuple(self.keys),
            frozenset(self.spent_keys),
            dict(self.drafts),
            request,
            result,
            Summary.of(self.state).text,
        )

    @property
    def is_empty(self) -> bool:
        """Whether nothing is to be written."""
        return not (self.events or self.keys or self.drafts or self.spent_keys)

    def own_person(self) -> int:
        """Return the seat to move, which must be a person's and the visitor's own."""
        if not self.seats:
            raise refusals.only_watching()
        if self.state.is_over:
            raise refusals.is_over()
        actor = self.state.actor
        if actor not in self.seats or self.state.seat(actor).holder != "person":
            raise refusals.not_your_turn()
        return actor

    def check_fresh(self, at: Shown | None, draft: Draft | None = None) -> None:
        """Refuse a request from a page that shows an earlier position, another draft, or what hasn't happened."""
        if at is None:
            return
        if not self.state.line_seq <= at.seq <= self.state.seq or (draft is not None and at.draft not in (None, draft.version)):
            raise refusals.StaleError

    def check_room(self) -> None:
        """Refuse what could go on without end: half of the events are left to the game, however often it was taken back."""
        if self.state.seq >= self.limit // 2:
            raise undo_refusals.undone_enough()

    def check_playing(self) -> None:
        """Refuse spectators, and those who have resigned."""
        if not any(self.state.seat(seat).gone is None for seat in self.seats):
            raise refusals.only_watching()

    def check_seated(self, seats: Sequence[int] | None = None) -> None:
        """Refuse spectators, and visitors who don't hold all these seats."""
        if not self.seats:
            raise refusals.only_watching()
        if seats is not None and not set(seats) <= set(self.seats):
            raise refusals.not_yours()
