"""Undo as a page offers it: at once, forward again, or with the others' consent."""

from typing import NamedTuple

from baumeister.web.pages.presenter.moment import Moment
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.undo import has_same_undo, may_undo_to, redo_target, undo_target
from baumeister.web.table.undo_requests import can_ask
from baumeister.web.table.visitor import Visitor


class Undoing(NamedTuple):
    """A visitor's ways back at the moment shown."""

    can_undo: bool
    can_redo: bool
    can_ask: bool


def undoing_at(moment: Moment, table: LiveTable, visitor: Visitor) -> Undoing:
    """Return a visitor's ways back; a tentative move can always be taken back, for nobody else has seen it."""
    state, own, is_free = moment.state, table.own_seats(visitor), table.is_free(moment.viewer.seats)
    if not moment.is_now:
        can_undo = undo_target(state, own, is_free=is_free) is not None
        is_the_same = can_undo and has_same_undo(state, table.now, own, is_free=is_free)
        return Undoing(can_undo=is_the_same, can_redo=False, can_ask=False)
    if moment.draft.moves:
        return Undoing(can_undo=True, can_redo=False, can_ask=False)
    if moment.is_present:
        can_undo = undo_target(state, own, is_free=is_free) is not None
        can_redo, to = redo_target(state, own, is_free=is_free) is not None, None
    else:
        to = moment.position.ply
        can_undo, can_redo = may_undo_to(state, own, to, is_free=is_free), False
    return Undoing(can_undo, can_redo, can_ask=not can_undo and can_ask(state, own, is_free=is_free, to=to))
