"""A table page's view model: made from one seat's view, never from the table."""

from collections.abc import Sequence

from baumeister.present.game import Position
from baumeister.records.fairness import commitment
from baumeister.web.pages.presenter.beats import beat_end, beat_start, beat_starts
from baumeister.web.pages.presenter.course import course_of
from baumeister.web.pages.presenter.gains import gains_of
from baumeister.web.pages.presenter.log_entries import log_of
from baumeister.web.pages.presenter.moment import moment_of
from baumeister.web.pages.presenter.seat_notes import with_notes
from baumeister.web.pages.presenter.seats import Attendance, seats_for
from baumeister.web.pages.presenter.undoing import undoing_at
from baumeister.web.pages.presenter.views import view_of
from baumeister.web.pages.view_models import TablePage
from baumeister.web.table.farewell import may_end, resigned_since
from baumeister.web.table.forced import forced_move
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.state import TableState
from baumeister.web.table.visitor import Visitor


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
    moment, own = moment_of(table, visitor, seq, ply), table.own_seats(visitor)
    state, viewer, last, is_now = moment.state, moment.viewer, moment.last, moment.is_now
    undoing = undoing_at(moment, table, visitor)
    course = course_of(last) if has_history and state.is_over else None
    guide = state.guide(moment.tentative) if own else None
    may_force = moment.can_act and moment.has_acted and not (guide and guide.move)
    return TablePage(
        id=table.facts.id,
        game=table.facts.game,
        seq=state.seq,
        ply=moment.position.ply,
        last_ply=last.ply,
        step_back=beat_start(moment.position),
        step_on=beat_end(moment.position, last),
        view=view_of(moment.position, viewer.seat),
        seats=seats_for(table, state, visitor, attendance),
        log=with_notes(log_of(last, viewer.person), state) if has_history else (),
        can_act=moment.can_act,
        needs_device_passed=viewer.needs_device_passed and moment.is_present,
        tentative=bool(moment.draft.moves) and moment.is_present,
        draft=moment.draft.version,
        can_undo=undoing.can_undo,
        can_redo=undoing.can_redo,
        can_ask_undo=undoing.can_ask,
        undo_request=state.request if is_now else None,
        forced=_forced(last, is_alone=state.has_one_person) if may_force else "",
        has_hints=visitor.wants_hints and _is_alone(state, viewer.seats),
        confirms=table.confirms(viewer.seats),
        scores_by_ply=course.scores if course else (),
        commitment=commitment(table.facts.seed),
        seed=table.facts.seed.hex() if state.is_over else None,
        ended_by=state.ended_by,
        rematch_id=state.rematch,
        best_turns=course.best_turns if course else (),
        rounds_by_ply=course.rounds if course else (),
        guide=guide,
        won_by_resigning=state.winners if state.closed_by and moment.position is last else (),
        resigned=resigned_since(state, own) if own and is_now and not state.is_over else (),
        step_starts=beat_starts(last) if state.is_over or moment.position is not last else (),
        gains=gains_of(moment.position, viewer.seat) if moment.is_present and viewer.seat > 0 else (),
        can_end=is_now and any(may_end(state, seat) for seat in own),
    )


def _forced(position: Position, *, is_alone: bool) -> str:
    move = forced_move(position, is_alone=is_alone)
    return "" if move is None else str(move)


def _is_alone(state: TableState, seats: Sequence[int]) -> bool:
    """Tell whether the one person at a table looks, and all others are bots."""
    return len(seats) == 1 and [number for number, seat in enumerate(state.seating, 1) if seat.is_persons] == [*seats]
