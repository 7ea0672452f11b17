"""Everybody's points in a strip over the board, for narrow screens, where the players' panels lie far below."""

import htpy as h

from baumeister.text import NO_TEXT, amount
from baumeister.web.pages.elements.page_elements import new_id
from baumeister.web.pages.elements.seat_names import SeatNames, seat_class, seat_name
from baumeister.web.pages.elements.texts import IS_OPEN
from baumeister.web.pages.rendering import drawings
from baumeister.web.pages.rendering.drawings import hoped_for
from baumeister.web.pages.table.players import actor, laurel, otherwise
from baumeister.web.pages.view_models import TablePage

ROOMY = 3
"""Seats whose names have room beside their points; with a purse or more seats they stand above them."""


def strip(page: TablePage, names: SeatNames) -> h.Node:
    """Return the strip, unless the board says it all. To screen readers the panels say it."""
    found, language = page.game.rules.words.glance(page.view.state), names.language
    if found is None:
        return None
    points = drawings.points(page.view)
    has_two_sums = page.game.rules.words.stake != NO_TEXT
    is_tall = bool(found.purses) or has_two_sums or len(page.seats) > ROOMY
    return h.ol(class_=["strip", is_tall and "tall", has_two_sums and "two-sums"], aria_hidden="true")[
        [
            h.li(
                class_=[seat_class(page, seat.number), seat.number == actor(page) and "turn"],
                data_stands_for=f"seat-{seat.number}",
            )[
                _named((IS_OPEN if seat.holder == "open" else seat_name(page, seat.number))[language]),
                h.strong[
                    h.span(id=new_id(page, f"strip-{seat.number}"))[amount(hoped_for(*points[seat.number - 1]))[language]]
                ],
                otherwise(page, seat, language, "strip-otherwise"),
                h.i(".purse")[str(found.purses[seat.number - 1])] if found.purses else None,
                laurel(page, seat, language),
            ]
            for seat in page.seats
        ],
        h.li(".progress")[names.marked(found.progress)] if found.progress else None,
    ]


def _named(name: str) -> h.Renderable:
    return h.span(".short-name", title=name)[name]
