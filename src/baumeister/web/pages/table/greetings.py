"""Greetings: at the seat of whoever says one, and the panel to choose one from."""

import htpy as h

from baumeister.text import Language
from baumeister.web.pages.elements import texts as common
from baumeister.web.pages.elements.forms import post
from baumeister.web.pages.elements.page_elements import close_button
from baumeister.web.pages.table import texts as words
from baumeister.web.pages.view_models import Frame, Seat, TablePage


def may_hear_greetings(page: TablePage) -> bool:
    """Return whether somebody sits, or may come to sit, at another device."""
    return any(seat.holder in ("person", "open") and not seat.is_yours for seat in page.seats)


def can_greet(page: TablePage) -> bool:
    """Return whether the viewer plays, and somebody is there to greet."""
    people = [seat.is_yours for seat in page.seats if seat.holder == "person"]
    return any(people) and not all(people)


def bubble(seat: Seat, language: Language) -> h.Node:
    """Return what a person said last, over the line about the seat."""
    return h.q(".greeting")[common.GREETINGS[seat.greeting][language]] if seat.greeting in common.GREETINGS else None


def greet_button(page: TablePage, language: Language) -> h.Node:
    """Return the button that opens the panel."""
    if not can_greet(page):
        return None
    return h.button(".greet.quiet", type="button", popovertarget="greet-panel")[words.GREET[language]]


def greet_panel(page: TablePage, frame: Frame) -> h.Node:
    """Return the panel with all greetings."""
    if not can_greet(page):
        return None
    language = frame.language
    return h.div("#greet-panel.sheet.popover", popover="auto", role="dialog", aria_label=words.GREET[language])[
        close_button("greet-panel", language),
        h.section[
            h.h2[words.GREET[language]],
            post(
                frame,
                f"/t/{page.id}/greet",
                h.p(".actions")[
                    [
                        h.button(type="submit", name="greeting", value=name)[text[language]]
                        for name, text in common.GREETINGS.items()
                    ]
                ],
                shown=page.shown,
            ),
            h.p(".hint")[words.GREET_HINT[language]],
        ],
    ]
