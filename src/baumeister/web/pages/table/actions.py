"""The buttons beside the sentence: confirm, take back, ask to; of the past: go back to there, play on from there."""

import htpy as h

from baumeister.text import Language
from baumeister.web.pages.elements import texts as common
from baumeister.web.pages.elements.forms import act, hidden
from baumeister.web.pages.elements.page_elements import is_past
from baumeister.web.pages.table import texts as words
from baumeister.web.pages.view_models import Frame, TablePage


def actions(page: TablePage, frame: Frame) -> h.Node:
    """Return the actions at the position shown, beside moves on the board."""
    return _past_actions(page, frame) if is_past(page) else _present_actions(page, frame)


def _present_actions(page: TablePage, frame: Frame) -> h.Node:
    language = frame.language
    sits = any(seat.is_yours for seat in page.seats)
    return [
        page.tentative and act(frame, page, "confirm", words.CONFIRM, kind="primary", place="main"),
        page.tentative and act(frame, page, "cancel", words.CANCEL, place="second"),
        h.button("#play.js.primary.main", type="button", hidden=True)[words.PLAY[language]],
        h.button("#clear.js.second", type="button", hidden=True)[words.CLEAR[language]],
        page.ended_by and h.button(type="button", popovertarget="table-panel")[words.SHARE[language]],
        sits and not page.ended_by and _way_back(page, frame),
        not (sits or page.ended_by) and _watching(page, language),
    ]


def _watching(page: TablePage, language: Language) -> h.Renderable:
    """Tell a spectator so, and show the ways to a seat and home."""
    is_free = any(seat.holder == "open" for seat in page.seats)
    return h.div(".watching")[
        h.span[words.WATCHING[language]],
        is_free and h.a(".button.primary", href=f"/t/{page.id}/join")[words.TO_SEAT[language]],
        h.a(".button", href="/")[common.HOME[language]],
    ]


def _way_back(page: TablePage, frame: Frame) -> h.Node:
    """Return undo and redo, in their places even when nothing can be taken back."""
    if page.can_ask_undo:
        undo = act(frame, page, "ask", words.ASK_UNDO, place="undo")
    else:
        undo = act(frame, page, "undo", words.UNDO, enabled=page.can_undo, place="undo")
    return [
        undo,
        act(frame, page, "redo", words.REDO, enabled=page.can_redo and not page.tentative, place="redo"),
    ]


def _past_actions(page: TablePage, frame: Frame) -> h.Node:
    back = words.TO_RESULT if page.ended_by else words.TO_PRESENT
    return [
        h.a(".button.primary", href=f"/t/{page.id}", data_step="present")[back[frame.language]],
        page.can_undo and act(frame, page, "undo", words.UNDO_TO_HERE, hidden("ply", page.ply)),
        page.can_ask_undo and act(frame, page, "ask", words.ASK_UNDO_TO_HERE, hidden("ply", page.ply)),
        page.ended_by and act(frame, page, "continue", words.PLAY_FROM_HERE, hidden("ply", page.ply)),
    ]
