"""Makes what a page shows: from one seat's view of a table, never from the table."""

import weakref
from collections.abc import Callable, Hashable, Sequence
from typing import Protocol

from baumeister.bots.levels import SEARCHING
from baumeister.present.game import Position, View
from baumeister.present.game import log_of as log_of_move
from baumeister.records.fairness import commitment
from baumeister.web.pages.presenter.seat_notes import with_notes
from baumeister.web.pages.rendering.render_cache import CACHE, view_key
from baumeister.web.pages.result.outcome import best_moves
from baumeister.web.pages.view_models import LogEntry, Seat, TablePage
from baumeister.web.table import refusals
from baumeister.web.table.characters import character_of
from baumeister.web.table.drafts import Draft, previewed
from baumeister.web.table.farewell import may_end, may_leave, may_resign, resigned_since
from baumeister.web.table.forced import forced_move
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.names import shown_name
from baumeister.web.table.secrets import private_link
from baumeister.web.table.state import TableState
from baumeister.web.table.undo import may_undo_to, redo_target, undo_target
from baumeister.web.table.undo_requests import can_ask
from baumeister.web.table.viewing_seat import viewer_of
from baumeister.web.table.visitor import Visitor

FEW = 8  # moves


class Attendance(Protocol):
    """Who is there."""

    def is_connected(self, table_id: str, seat: int) -> bool:
        """Tell whether the person on a seat is there."""

    def is_absent(self, table: LiveTable, seat: int) -> bool:
        """Tell whether the person on a seat has been gone, or a seat free, for long."""

    @property
    def can_search(self) -> Callable[[str], bool]:
        """Tells of a game whether its bots that search are at full strength."""


def view_of(position: Position, seat: int) -> View:
    """Return a seat's view of a position, made once."""
    return CACHE.get(("view", view_key(position), seat), lambda: position.view(seat))


def log_of(position: Position, seat: int) -> Sequence[LogEntry]:
    """Return the log up to a position, as a seat saw it."""
    key = _log_key(position, seat)
    found = CACHE.get(key, lambda: Log(position, seat), Log.size)
    if found.position() is not position:  # another one had the id before
        CACHE.forget(key)
        found = CACHE.get(key, lambda: Log(position, seat), Log.size)
    return found.entries


def is_log_at_hand(position: Position, seat: int) -> bool:
    """Tell whether at most a few lines of the log are missing: all of them take long, once after the server's start."""
    recent: Position | None = position
    for _ in range(FEW):
        if recent is None or _log_key(recent, seat) in CACHE:
            return True
        recent = recent.before
    return False


def _log_key(position: Position, seat: int) -> Hashable:
    return "whole log", id(position), seat


class Log:
    """The log up to a position, as a seat saw it. It is kept by the position's id, and so remembers whose it was."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position = weakref.ref(position)
        self.entries = tuple(entry for p in position.line() for entry in _log_entries(p, seat))

    def size(self) -> int:
        """Return the bytes beside those of its lines."""
        return 8 * len(self.entries)


def _log_entries(position: Position, seat: int) -> tuple[LogEntry, ...]:
    if position.before is None:
        return ()
    key = "log", view_key(position.before), position.move, seat
    return CACHE.get(key, lambda: tuple(LogEntry(position.ply, line) for line in log_of_move(position, seat, view_of)))


def at_ply(position: Position, ply: int | None) -> Position:
    """Return the position at an earlier ply of the same game."""
    if ply is None:
        return position
    if not 0 <= ply <= position.ply:
        raise refusals.no_such_ply()
    return position.undo(position.ply - ply)


def table_page(
    table: LiveTable,
    visitor: Visitor,
    attendance: Attendance,
    seq: int | None = None,
    ply: int | None = None,
    *,
    has_history: bool = True,
) -> TablePage:
    """Return a table as a visitor sees it after an event (by default the last), or at an earlier ply.

    Without its history log and chart are left empty.

    Raises:
        Refusal: if the table has no such event or ply.
    """
    state = state_at(table, seq)
    shown = at_ply(state.position, ply)
    viewer = viewer_of(table, visitor, shown)
    is_now = state is table.now
    has_draft = is_now and viewer.seat > 0 and ply is None
    draft = table.draft(viewer.seat) if has_draft else Draft()
    tentative = table.drafted(viewer.seat) if has_draft else state.position
    last = previewed(tentative) if draft.moves else tentative
    position = last if ply is None else shown
    is_present = is_now and position is last
    own, is_free = table.own_seats(visitor), table.is_free(viewer.seats)
    can_undo = bool(draft.moves) or (
        undo_target(state, own, is_free=is_free) is not None
        if is_present
        else may_undo_to(state, own, position.ply, is_free=is_free)
    )
    is_turn = is_present and viewer.seat > 0 and state.actor == viewer.seat == last.actor and last is tentative
    course = course_of(last) if has_history and state.is_over else None
    can_act = is_turn and state.seat(viewer.seat).holder == "person"
    has_acted = bool(draft.moves) if draft.confirms else state.undone is None
    guide = state.guide(tentative) if own else None
    return TablePage(
        id=table.facts.id,
        game=table.facts.game,
        seq=state.seq,
        ply=position.ply,
        last_ply=last.ply,
        view=view_of(position, viewer.seat),
        seats=seats_for(table, state, visitor, attendance),
        log=with_notes(log_of(last, viewer.person), state) if has_history else (),
        can_act=can_act,
        needs_device_passed=viewer.needs_device_passed and is_present,
        tentative=bool(draft.moves) and is_present,
        draft=draft.version,
        can_undo=is_now and can_undo,
        can_redo=is_present and not draft.moves and redo_target(state, own, is_free=is_free) is not None,
        can_ask_undo=is_now and not draft.moves and not can_undo and can_ask(state, own, is_free=is_free),
        undo_request=state.request if is_now else None,
        forced=_forced(last) if can_act and has_acted and not (guide and guide.move) else "",
        has_hints=visitor.wants_hints and _is_alone(state, viewer.seats),
        confirms=table.confirms(viewer.seats),
        scores_by_ply=course.scores if course else (),
        commitment=commitment(table.facts.seed),
        seed=table.facts.seed.hex() if state.is_over else None,
        ended_by=state.ended_by,
        rematch_id=state.rematch,
        best_moves=course.best_moves if course else (),
        guide=guide,
        won_by_resigning=state.winners if state.closed_by and position is last else (),
        resigned=resigned_since(state, own) if own and is_now and not state.is_over else (),
        can_end=is_now and any(may_end(state, seat) for seat in own),
    )


def _forced(position: Position) -> str:
    move = forced_move(position)
    return "" if move is None else str(move)


def _is_alone(state: TableState, seats: Sequence[int]) -> bool:
    """Tell whether the one person at a table looks, and all others are bots."""
    return len(seats) == 1 and [number for number, seat in enumerate(state.seating, 1) if seat.is_persons] == [*seats]


def prepare_history(position: Position, seat: int) -> None:
    """Make the log and the chart of a whole game, outside the event loop."""
    log_of(position, seat)
    if position.is_over:
        course_of(position)


class Course:
    """How a finished game went: everybody's points after each ply and best moves. It remembers whose it was."""

    def __init__(self, position: Position) -> None:
        self.position = weakref.ref(position)
        line, count = position.line(), position.game.rules.words.counted_now
        self.scores = tuple(p.scores for p in line)
        worth = tuple(count(p.state) for p in line) if count else self.scores
        self.best_moves = best_moves(position.game.seats, log_of(position, 0), worth) if position.is_over else ()


def course_of(position: Position) -> Course:
    """Return the course of a game up to its last position, made once."""
    key = "course", id(position)
    found = CACHE.get(key, lambda: Course(position))
    if found.position() is not position:  # another one had the id before
        CACHE.forget(key)
        found = CACHE.get(key, lambda: Course(position))
    return found


def is_course_at_hand(position: Position) -> bool:
    """Tell whether there is nothing to make of a game's course."""
    return not position.is_over or ("course", id(position)) in CACHE


def state_at(table: LiveTable, seq: int | None) -> TableState:
    """Return the table after an event."""
    return table.now if seq is None else table.history.after(seq)


def seats_for(table: LiveTable, state: TableState, visitor: Visitor, attendance: Attendance) -> Sequence[Seat]:
    """Return the seats, as a visitor may know them."""
    own = table.seats_of(visitor)
    return [_seat(table, state, number, visitor, attendance, own) for number in range(1, table.facts.game.seats + 1)]


def _seat(
    table: LiveTable, state: TableState, number: int, visitor: Visitor, attendance: Attendance, own: tuple[int, ...]
) -> Seat:
    seat, mine, table_id, game = state.seat(number), number in own, table.facts.id, table.facts.game
    plays = not state.is_over and any(state.seat(each).gone is None for each in own)
    is_left = plays and seat.gone == "left"
    is_person, level = seat.holder == "person", seat.level if seat.holder == "bot" else None
    may_go = plays and seat.holder != "bot" and not mine
    secret = table.secret_of(visitor, number) if mine or seat.holder == "open" else None
    return Seat(
        number=number,
        name=shown_name(game.rules, seat),
        holder=seat.holder,
        level=level,
        is_warming_up=level in SEARCHING and not attendance.can_search(game.id),
        is_yours=mine,
        is_connected=seat.holder == "bot" or (is_person and (mine or attendance.is_connected(table_id, number))),
        can_be_handed_over=may_go and (is_left or attendance.is_absent(table, number)),
        can_be_taken=not state.is_over
        and ((mine and seat.can_be_taken_back) or (seat.holder == "open" and secret is not None)),
        secret_link=private_link(table_id, secret) if secret is not None else None,
        failed=seat.failed,
        character=character_of(game.rules, seat),
        gone=seat.gone,
        can_leave=mine and may_leave(state, number),
        can_resign=mine and may_resign(state, number),
        can_be_invited_to=is_left and secret is None,
    )
