"""A request to take moves back, over the upper edge of the board: nothing else moves. Both answers look alike."""

import htpy as h

from baumeister.text import Text, join, the_seat
from baumeister.web.pages import texts as words
from baumeister.web.pages.page_elements import act, hidden, is_past
from baumeister.web.pages.seat_names import SeatNames
from baumeister.web.pages.view_models import Frame, TablePage


def undo_request(page: TablePage, frame: Frame) -> h.Node:
    """Return the request that waits for an answer, to those at the table."""
    request, own = page.undo_request, {seat.number for seat in page.seats if seat.is_yours}
    if request is None or not own or is_past(page):
        return None
    names, is_asked = SeatNames.of(page, frame.language), bool(own & set(request.waits_for))
    return h.div("#undo-request", role="status")[
        h.p[names.marked(_said(page, is_asker=request.seat in own))],
        is_asked and act(frame, page, "answer", words.AGREE, hidden("agrees", "yes")),
        is_asked and act(frame, page, "answer", words.DECLINE, hidden("agrees", "no")),
        request.seat in own and act(frame, page, "answer", words.WITHDRAW, hidden("agrees", "no")),
    ]


def _said(page: TablePage, *, is_asker: bool) -> Text:
    request = page.undo_request
    assert request is not None
    if is_asker:
        return words.WAITS_FOR_UNDO.format(who=join([the_seat(seat) for seat in request.waits_for]))
    made = len({entry.ply for entry in page.log if entry.ply > request.ply and entry.line.seat})
    said = words.ASKS_UNDO_ONE if made == 1 else words.ASKS_UNDO
    return said.format(who=the_seat(request.seat), count=made)
