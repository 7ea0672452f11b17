"""The standings between two rounds: a line for each seat, between the players and the log."""

import htpy as h

from baumeister.text import amount
from baumeister.web.pages.elements.page_elements import is_past
from baumeister.web.pages.elements.seat_names import SeatNames, seat_class, seat_name
from baumeister.web.pages.view_models import Frame, TablePage


def standings(page: TablePage, frame: Frame) -> h.Node:
    """Return the table, as long as the game says that a round has just ended."""
    found, language = page.game.rules.words.standings(page.view.state), frame.language
    if found is None or (page.ended_by and not is_past(page)):
        return None
    (title, columns), names = found, SeatNames.of(page, language)
    return h.section("#standings")[
        h.table(".points")[
            h.caption[names.marked(title)],
            h.thead[h.tr[h.td, [h.th(scope="col")[names.marked(heading)] for heading, _ in columns]]],
            h.tbody[
                [
                    h.tr(class_=seat_class(page, seat.number))[
                        h.th(scope="row")[seat_name(page, seat.number)[language]],
                        [h.td[amount(values[seat.number - 1])[language]] for _, values in columns],
                    ]
                    for seat in page.seats
                ]
            ],
        ]
    ]
