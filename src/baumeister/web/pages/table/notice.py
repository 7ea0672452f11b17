"""Urgent news for a person at the table, in the place of the prompt: nothing else moves, and the board stays in sight.

One at a time: a request to take moves back (both answers look alike), its refusal, or that others have resigned. What the
reader has lost by others' moves stands over the log instead: the prompt must be read before one answers it. On a narrow screen
the news tell it.
"""

import htpy as h

from baumeister.text import LANGUAGES, Language, Text, join, the_seat
from baumeister.web.pages.elements.forms import act, hidden
from baumeister.web.pages.elements.page_elements import is_past
from baumeister.web.pages.elements.seat_names import SeatNames
from baumeister.web.pages.table import texts_notice as words
from baumeister.web.pages.table.latest import blows
from baumeister.web.pages.view_models import Frame, TablePage
from baumeister.web.table.state import UndoRequest


def notice(page: TablePage, frame: Frame) -> h.Node:
    """Return the notice for a person at the table, if there is any."""
    own = {seat.number for seat in page.seats if seat.is_yours}
    if not own or is_past(page) or page.ended_by:
        return None
    request = page.undo_request
    if request and request.is_pending:
        return _asked(page, request, own, frame)
    if request and request.seat in own:
        return _declined(page, request, frame)
    return _resigned(page, frame) if page.resigned else None


def struck(page: TablePage, language: Language) -> h.Node:
    """Return what others' moves have cost the reader since its own last one."""
    found = blows(page)
    if not found:
        return None
    said = Text(*(" ".join(entry.line.blow[language] for entry in found if entry.line.blow) for language in LANGUAGES))
    return _notice(page, said, language, _put_away(words.OK, language), name=f"struck {found[-1].ply}", place="struck")


def _notice(
    page: TablePage, text: Text, language: Language, *answers: h.Node, name: str = "", place: str = "notice"
) -> h.Renderable:
    """Return a notice; one with a name can be put away by it."""
    said = SeatNames.of(page, language).marked(text)
    return h.div(f"#{place}", role="status", data_notice=f"{page.id} {name}" if name else None)[h.p[said], answers]


def _put_away(label: Text, language: Language) -> h.Renderable:
    return h.button(".js", type="button", data_read=True)[label[language]]


def _asked(page: TablePage, request: UndoRequest, own: set[int], frame: Frame) -> h.Renderable:
    """Return the request to take moves back: to answer, or as one's own to withdraw."""
    is_asked = bool(own & set(request.waits_for))
    return _notice(
        page,
        _waits(request) if request.seat in own else _asks(page, request),
        frame.language,
        is_asked and act(frame, page, "answer", words.AGREE, hidden("agrees", "yes")),
        is_asked and act(frame, page, "answer", words.DECLINE, hidden("agrees", "no")),
        request.seat in own and act(frame, page, "answer", words.WITHDRAW, hidden("agrees", "no")),
    )


def _waits(request: UndoRequest) -> Text:
    return words.WAITS_FOR_UNDO.format(who=join([the_seat(seat) for seat in request.waits_for]))


def _asks(page: TablePage, request: UndoRequest) -> Text:
    """Name the asking person and the move to take back, or how many from which one on."""
    deeds = {entry.ply: entry.line.text for entry in reversed(page.log) if entry.ply > request.ply and entry.line.seat}
    said = words.ASKS_UNDO_ONE if len(deeds) == 1 else words.ASKS_UNDO
    return said.format(who=the_seat(request.seat), count=len(deeds), move=deeds[min(deeds)] if deeds else "")


def _declined(page: TablePage, request: UndoRequest, frame: Frame) -> h.Renderable:
    said = words.IS_DECLINED.format(who=the_seat(request.declined_by))
    return _notice(page, said, frame.language, _put_away(words.OK, frame.language), name=f"declined {page.last_ply}")


def _resigned(page: TablePage, frame: Frame) -> h.Renderable:
    """Name the players who have resigned; a person without rivals may end the game as the winner."""
    said = words.PLAYS_ON_FOR.format(names=join(map(the_seat, page.resigned)))
    away = words.OK
    if page.can_end:
        away = words.PLAY_ON if len(page.seats) == 2 else words.PLAY_ON_MANY
    return _notice(
        page,
        said,
        frame.language,
        page.can_end and act(frame, page, "end", words.END_HERE, kind="primary"),
        _put_away(away, frame.language),
        name=f"resigned {' '.join(map(str, page.resigned))}",
    )
