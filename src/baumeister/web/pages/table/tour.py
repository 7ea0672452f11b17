"""The guide of a guided first game: a strip above the table, a finger at the part to click, one move on offer."""

import json
from collections.abc import Sequence

import htpy as h

from baumeister.present.tour import Guide
from baumeister.text import Language, Text
from baumeister.web.pages.elements.forms import act
from baumeister.web.pages.elements.page_elements import close_button, new_each_time
from baumeister.web.pages.elements.seat_names import SeatNames
from baumeister.web.pages.table import texts_tour as words
from baumeister.web.pages.view_models import Frame, TablePage

FINGER = (
    "M11 5.5a3.5 3.5 0 0 1 7 0V21m0-2.5a3.4 3.4 0 0 1 6.8 .6V23m0-2.5a3.3 3.3 0 0 1 6.6 1V25m0-2.3"
    "a3 3 0 0 1 6 1.2V34c0 8-4.5 12-12 12h-3c-5 0-8-2-11-6.5L4.6 29.6c-2.2-3.6 2.2-6.6 4.9-3.6L11 28Z"
)
"""A hand whose first finger points up, its tip at (14.5, 2)."""


def tour(page: TablePage, frame: Frame) -> h.Node:
    """Return the strip: the tour's progress, its instruction and reason, the way out. It keeps its place to the end."""
    guide, language = page.guide, frame.language
    if guide is None:
        return None
    names = SeatNames.of(page, language)
    return h.section("#tour", aria_label=words.TOUR[language])[
        h.p(".tour-step")[_place(page, language)],
        h.p("#tour-text", aria_live="polite")[new_each_time(page, "told", _said(_text(page), names))],
        act(frame, page, "leave-tour", words.FINISH_TOUR, kind="primary")
        if _has_shown_all(guide)
        else h.button(".quiet", type="button", popovertarget="leave-panel")[words.LEAVE_TOUR[language]],
    ]


def leave_panel(page: TablePage, frame: Frame) -> h.Node:
    """Return the question whether the tour shall be left before it has shown all: there is no way back."""
    guide, language = page.guide, frame.language
    if guide is None or _has_shown_all(guide):
        return None
    return h.div("#leave-panel.sheet.popover", popover="auto", role="dialog", aria_label=words.LEAVE_TOUR[language])[
        close_button("leave-panel", language),
        h.section[
            h.h2[words.LEAVE_TOUR[language]],
            h.p[words.WITHOUT_TOUR[language]],
            act(frame, page, "leave-tour", words.LEAVE_NOW, kind="primary"),
        ],
    ]


def _has_shown_all(guide: Guide) -> bool:
    return bool(not guide.is_astray and guide.text and not guide.move and guide.number == guide.count)


def _place(page: TablePage, language: Language) -> str:
    guide = page.guide
    if guide is None or guide.is_astray:
        return words.TOUR[language]
    return words.TOUR_STEP.format(number=max(guide.number, 1), count=guide.count)[language]


def _text(page: TablePage) -> Text:
    guide = page.guide
    if guide is None or guide.is_astray:
        return words.TOUR_ASTRAY
    return guide.text or guide.watch or words.TOUR_WATCH


def _said(text: Text, names: SeatNames) -> h.Node:
    """Return a sentence; where it tells to click, fingers are told to tap."""
    by_touch = words.tapped(text)
    if by_touch == text:
        return names.marked(text)
    return [h.span(".by-mouse")[names.marked(text)], h.span(".by-touch")[names.marked(by_touch)]]


def is_guided(page: TablePage) -> bool:
    """Return whether a step of the tour waits for the viewer's move."""
    return page.guide is not None and bool(page.guide.move) and page.can_act


def offered(page: TablePage) -> Sequence[int]:
    """Return the legal moves that the page offers: on a tour the one that the finger points at, else all."""
    if page.guide is not None and is_guided(page):
        return (page.game.number(page.guide.move),)
    return page.view.numbers


def tour_reason(page: TablePage, part: str, language: Language) -> str:
    """Return why a part can't be chosen on a tour, as the table's script reads it."""
    rules, state = page.game.rules, page.view.state
    is_free = any(part in rules.drawing.parts(state, move) for move in offered(page))
    return "" if is_free else json.dumps({"reason": words.FOLLOW[language], "rule": ""})


def finger() -> h.Renderable:
    """Return the drawn hand, which the table's script lays beside the part to click."""
    return h.div("#finger", hidden=True, aria_hidden="true")[
        h.svg(viewBox="0 0 44 56", width="44", height="56")[
            h.path(class_="hand", d=FINGER), h.path(class_="cuff", d="M14 46h17l1 8h-17Z")
        ]
    ]


__all__ = ["finger", "is_guided", "leave_panel", "offered", "tour", "tour_reason"]
