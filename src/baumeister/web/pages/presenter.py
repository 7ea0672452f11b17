"""Makes what a page shows: from the seat's view of a table, never from the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol
from weakref import WeakKeyDictionary

from baumeister.core.position import Position, View
from baumeister.core.record import as_json
from baumeister.present.words import LogLine
from baumeister.records.fairness import commitment
from baumeister.web.pages.seat_notes import with_notes
from baumeister.web.pages.view_models import LogEntry, Seat, TablePage
from baumeister.web.storage.sql_store import Draft
from baumeister.web.table import refusals
from baumeister.web.table.live_table import OpenTable, Visitor, drafted, previewed
from baumeister.web.table.state import TableState
from baumeister.web.table.undo import may_undo_to, redo_target, undo_target

_lines: WeakKeyDictionary[Position, dict[int, tuple[LogLine, ...]]] = WeakKeyDictionary()


class Attendance(Protocol):
    """Who is there."""

    def is_connected(self, table_id: str, seat: int) -> bool:
        """Tell whether the person on a seat is there."""

    def is_absent(self, table: OpenTable, seat: int) -> bool:
        """Tell whether the person on a seat has been gone, or a seat free, for long."""


@dataclass(frozen=True)
class Eyes:
    """With which seat's eyes a visitor looks at a table after an event (0: an onlooker's)."""

    seats: tuple[int, ...]
    seat: int
    needs_hand_over: bool


def eyes(table: OpenTable, state: TableState, visitor: Visitor) -> Eyes:
    """Tell with which seat's eyes a visitor looks. Several persons at one device look one at a time."""
    seats = table.seats_of(visitor)
    playing = tuple(seat for seat in seats if state.seat(seat).holder == "person")
    if len(seats) <= 1 or len(playing) <= 1:
        return Eyes(seats, (playing or seats or (0,))[0], needs_hand_over=False)
    here = visitor.at_screen if visitor.at_screen in playing else 0
    if state.is_over or state.actor not in playing or state.actor == here:
        return Eyes(seats, here, needs_hand_over=False)
    if hides_nothing(state):
        return Eyes(seats, state.actor, needs_hand_over=False)
    return Eyes(seats, 0, needs_hand_over=True)


def hides_nothing(state: TableState) -> bool:
    """Tell whether all know what the seat knows whose turn it is."""
    own, open_to_all = (as_json(state.position.view(seat).state) for seat in (state.actor, 0))
    return own | {"viewer": 0} == open_to_all


@lru_cache(maxsize=512)
def view_of(position: Position, seat: int) -> View:
    """Return what a seat knows of a position: one view for all who look with its eyes, drawn once."""
    return position.view(seat)


def log_of(position: Position, seat: int) -> list[LogEntry]:
    """Return the log up to a position, as a seat saw it."""
    return [LogEntry(p.ply, line) for p in position.line() for line in _log_lines(p, seat)]


def _log_lines(position: Position, seat: int) -> tuple[LogLine, ...]:
    known = _lines.setdefault(position, {})
    if seat not in known:
        known[seat] = position.log(seat)
    return known[seat]


def at_ply(position: Position, ply: int | None) -> Position:
    """Return the position at an earlier ply of the same game."""
    if ply is None:
        return position
    if not 0 <= ply <= position.ply:
        raise refusals.no_such_ply()
    return position.undo(position.ply - ply)


def table_page(
    table: OpenTable, visitor: Visitor, attendance: Attendance, seq: int | None = None, ply: int | None = None
) -> TablePage:
    """Return a table as a visitor sees it after an event (by default the last), or at an earlier ply.

    Raises:
        Refusal: if the table has no such event or ply.
    """
    state = state_at(table, seq)
    look = eyes(table, state, visitor)
    is_now = state is table.now
    draft = table.draft(look.seat) if is_now and look.seat and ply is None else Draft()
    tentative = drafted(state.position, draft)
    last = previewed(tentative) if draft.moves else tentative
    position = at_ply(last, ply)
    is_present = is_now and position is last
    own, is_free = table.own_seats(visitor), table.is_free(look.seats)
    can_undo = bool(draft.moves) or (
        undo_target(state, own, is_free=is_free) is not None
        if is_present
        else may_undo_to(state, own, position.ply, is_free=is_free)
    )
    is_turn = is_present and look.seat > 0 and state.actor == look.seat == last.actor and last is tentative
    return TablePage(
        id=table.facts.id,
        game=table.facts.game,
        seq=state.seq,
        ply=position.ply,
        last_ply=last.ply,
        view=view_of(position, look.seat),
        seats=seats_for(table, state, visitor, attendance),
        log=with_notes(log_of(last, look.seat), state),
        can_act=is_turn and state.seat(look.seat).holder == "person",
        needs_hand_over=look.needs_hand_over and position is last,
        tentative=bool(draft.moves) and is_present,
        draft=draft.version,
        can_undo=is_now and can_undo,
        can_redo=is_present and not draft.moves and redo_target(state, own, is_free=is_free) is not None,
        confirms=table.confirms(look.seats),
        scores_by_ply=tuple(p.scores for p in last.line()) if state.is_over else (),
        commitment=commitment(table.facts.seed),
        seed=table.facts.seed.hex() if state.is_over else None,
        ended_by=state.ended_by,
        rematch_id=state.rematch,
    )


def state_at(table: OpenTable, seq: int | None) -> TableState:
    """Return the table after an event."""
    if seq is None:
        return table.now
    if not 0 <= seq < len(table.states):
        raise refusals.no_such_ply()
    return table.states[seq]


def seats_for(table: OpenTable, state: TableState, visitor: Visitor, attendance: Attendance) -> Sequence[Seat]:
    """Return who sits where, as a visitor may know it."""
    own = table.seats_of(visitor)
    return [_seat(table, state, number, visitor, attendance, own) for number in range(1, table.facts.game.seats + 1)]


def _seat(
    table: OpenTable, state: TableState, number: int, visitor: Visitor, attendance: Attendance, own: tuple[int, ...]
) -> Seat:
    seat, mine, table_id = state.seat(number), number in own, table.facts.id
    is_person = seat.holder == "person"
    may_go = seat.holder != "bot" and not mine and bool(own) and not state.is_over
    secret = table.secret_of(visitor, number) if mine or seat.holder == "open" else None
    return Seat(
        number=number,
        name=seat.name,
        holder=seat.holder,
        level=seat.level if seat.holder == "bot" else None,
        is_yours=mine,
        is_connected=seat.holder == "bot" or (is_person and (mine or attendance.is_connected(table_id, number))),
        can_be_handed_over=may_go and attendance.is_absent(table, number),
        can_be_taken=not state.is_over and ((mine and seat.is_lent) or (seat.holder == "open" and secret is not None)),
        secret_link=f"/t/{table_id}/join/{secret}" if secret is not None else None,
    )
