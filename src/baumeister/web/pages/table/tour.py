"""The guide of a guided first game: a strip above the table, a finger at the part to click, one move on offer."""

import json
from collections.abc import Sequence

import htpy as h

from baumeister.present.tour import Guide, Look
from baumeister.text import Language, Text
from baumeister.web.pages.elements.forms import act
from baumeister.web.pages.elements.page_elements import close_button, new_each_time
from baumeister.web.pages.elements.seat_names import SeatNames
from baumeister.web.pages.table import texts_tour as words
from baumeister.web.pages.table.latest import briefly
from baumeister.web.pages.view_models import Frame, TablePage

FINGER = (
    "M11 5.5a3.5 3.5 0 0 1 7 0V21m0-2.5a3.4 3.4 0 0 1 6.8 .6V23m0-2.5a3.3 3.3 0 0 1 6.6 1V25m0-2.3"
    "a3 3 0 0 1 6 1.2V34c0 8-4.5 12-12 12h-3c-5 0-8-2-11-6.5L4.6 29.6c-2.2-3.6 2.2-6.6 4.9-3.6L11 28Z"
)
"""A hand whose first finger points up, its tip at (14.5, 2)."""

LONG = 125
"""Characters of an instruction that needs smaller letters."""

AND_THEN = Text("{deed} · {chance}", "{deed} · {chance}")


def tour(page: TablePage, frame: Frame) -> h.Node:
    """Return the strip: the tour's progress, its instruction and reason, the way out. It keeps its place to the end."""
    guide, language = page.guide, frame.language
    if guide is None:
        return None
    names = SeatNames.of(page, language)
    return h.section("#tour", aria_label=words.TOUR[language])[
        h.p(".tour-step")[_place(page, language, before=len(_looks(page)))],
        _words(page, names),
        act(frame, page, "leave-tour", words.FINISH_TOUR, kind="primary")
        if _has_shown_all(guide)
        else h.button(".quiet", type="button", popovertarget="leave-panel")[words.LEAVE_TOUR[language]],
    ]


def _words(page: TablePage, names: SeatNames) -> h.Renderable:
    """Return what is shown first, the instruction, and what is said while what was done last still moves."""
    guide, happened = page.guide, _happened(page)
    looks, text = _looks(page), _text(page)
    return h.fragment[
        [
            h.p(
                class_=["look", _size(look.text, names)],
                hidden=before < len(looks),
                data_looks=" ".join(look.parts),
                data_step=str(guide and guide.number),
                data_place=_place(page, names.language, before=before),
            )[_said(look.text, names)]
            for before, look in zip(range(len(looks), 0, -1), looks, strict=True)
        ],
        h.p("#tour-text", class_=_size(text, names), aria_live="polite", data_place=_place(page, names.language))[
            new_each_time(page, "told", _said(text, names))
        ],
        h.p("#happened", aria_hidden="true")[new_each_time(page, "done", names.marked(happened or text))],
        bool(looks) and h.button("#go-on.js.primary", type="button", disabled=True)[words.GO_ON[names.language]],
    ]


def _looks(page: TablePage) -> Sequence[Look]:
    return page.guide.looks if page.guide is not None and is_guided(page) else ()


def _size(text: Text, names: SeatNames) -> str | None:
    """Return the class of a sentence that is long."""
    return "long" if len(names.plain(text)) > LONG else None


def _happened(page: TablePage) -> Text | None:
    """Return what a seat did last and what chance brought a seat since; None as long as nobody has done anything."""
    told = [entry for entry in page.log if entry.line.seat and not entry.is_greeting]
    deed = next((entry for entry in reversed(told) if not entry.is_chance), None)
    if deed is None:
        return None
    said = [briefly(entry.line.text) for entry in (deed, told[-1])]
    return said[0] if told[-1] is deed else AND_THEN.format(deed=said[0], chance=said[1])


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


def _place(page: TablePage, language: Language, *, before: int = 0) -> str:
    """Return how far the tour has come; some looks before the instruction it is less far."""
    guide = page.guide
    if guide is None or guide.is_astray:
        return words.TOUR[language]
    return words.TOUR_STEP.format(number=max(guide.number - before, 1), count=guide.count)[language]


def _text(page: TablePage) -> Text:
    guide = page.guide
    if guide is None or guide.is_astray:
        return words.TOUR_ASTRAY
    return guide.text or guide.watch or _happened(page) or words.TOUR_WATCH


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
    """Return the frames and the drawn hand, which the table's script lays round what to look at and on what to click."""
    return h.fragment[h.div("#spot", hidden=True, aria_hidden="true")[h.svg[h.path]], _hand()]


def _hand() -> h.Renderable:
    return h.div("#finger", hidden=True, aria_hidden="true")[
        h.svg(viewBox="0 0 44 56", width="44", height="56")[
            h.path(class_="hand", d=FINGER), h.path(class_="cuff", d="M14 46h17l1 8h-17Z")
        ]
    ]


__all__ = ["finger", "is_guided", "leave_panel", "offered", "tour", "tour_reason"]
