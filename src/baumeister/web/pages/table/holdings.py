"""Under the board: the viewer's hand, the hand-over of the device, the invitation to a free seat, the result."""

import htpy as h

from baumeister.present.drawing import no_hand
from baumeister.present.words import no_auction
from baumeister.text import Language
from baumeister.web.pages.elements.forms import hidden, post
from baumeister.web.pages.elements.page_elements import is_past
from baumeister.web.pages.elements.seat_names import SeatNames, colour_name, seat_class, seat_name
from baumeister.web.pages.rendering import drawings
from baumeister.web.pages.result import texts as result_words
from baumeister.web.pages.result.panel import result
from baumeister.web.pages.table import texts as words
from baumeister.web.pages.table.share import invitations, reach
from baumeister.web.pages.table.texts_script import TAKE
from baumeister.web.pages.view_models import Frame, TablePage


def holdings(page: TablePage, frame: Frame) -> h.Renderable:
    """Return the area under the board: the result, the hand-over of the device, an invitation, or the viewer's hand."""
    language = frame.language
    if page.ended_by and not is_past(page):
        nobody_has_hand = page.game.rules.drawing.hand is no_hand
        return h.section(
            "#holdings", class_=["result", nobody_has_hand and "handless"], aria_label=result_words.RESULT[language]
        )[_tally(page, language), result(page, frame)]
    if page.needs_device_passed:
        return h.section("#holdings", class_=["cover", seat_class(page, page.view.actor)], aria_live="polite")[
            pass_device(page, frame)
        ]
    if is_waiting_for_friend(page):
        return h.section("#holdings.cover", aria_label=words.INVITE[language])[
            h.button(".invite.primary", type="button", popovertarget="invite-panel")[words.INVITE[language]],
            invitations(page, frame, "call"),
            reach(frame),
        ]
    hand = SeatNames.of(page, language).in_drawing(drawings.hand(page.view, language))
    if not hand:
        return h.section("#holdings.hand", aria_hidden="true") if _keeps_place(page) else h.section("#holdings", hidden=True)
    name = words.HAND_OF.format(name=seat_name(page, page.view.seat)) if _plays_several(page) else words.HAND
    return h.section("#holdings.hand", aria_label=name[language])[
        h.p(".label")[name[language]] if _plays_several(page) else None,
        hand,
        page.can_act and h.button("#take.js.primary", type="button", hidden=True)[TAKE[language]],
    ]


def has_result_at_foot(page: TablePage) -> bool:
    """Return whether what comes after the game stands below players and log, because no hand or auction left room for it."""
    words_of, drawing = page.game.rules.words, page.game.rules.drawing
    return bool(page.ended_by) and not is_past(page) and drawing.hand is no_hand and words_of.auction is no_auction


def _tally(page: TablePage, language: Language) -> h.Renderable:
    """Return everybody's points as bars that grow while the last are counted, for the eye: the panels say the same."""
    return h.ol(".tally.js", aria_hidden="true")[
        [
            h.li(class_=seat_class(page, seat.number))[h.span[seat_name(page, seat.number)[language]], h.i, h.strong[h.span]]
            for seat in page.seats
        ]
    ]


def _keeps_place(page: TablePage) -> bool:
    """Return whether the place of a hand stays, because the viewer steps to where it was not dealt yet."""
    return is_past(page) and page.view.seat > 0 and page.game.rules.drawing.hand is not no_hand


def is_waiting_for_friend(page: TablePage) -> bool:
    """Return whether the turn is a free seat's to which the viewer can invite."""
    if page.view.actor < 1 or page.tentative or page.ended_by or is_past(page):
        return False
    seat = page.seats[page.view.actor - 1]
    return seat.holder == "open" and seat.secret_link is not None


def pass_device(page: TablePage, frame: Frame) -> h.Renderable:
    """Return the screen between two people at one device."""
    language, seat = frame.language, page.view.actor
    name = seat_name(page, seat)
    movers = [entry.line.seat for entry in page.log if entry.line.seat and not (entry.is_chance or entry.is_greeting)]
    title = words.PASS_DEVICE if movers else words.FIRST_AT_DEVICE
    is_here = not movers or movers[-1] == seat  # but others may look on
    hint = words.NOBODY_LOOKS_HINT if is_here else words.PASS_DEVICE_HINT
    return post(
        frame,
        f"/t/{page.id}/ready",
        hidden("seat", seat),
        h.h2[title.format(name=name)[language]],
        h.p[hint.format(name=name)[language]],
        h.button(".primary", type="submit")[
            words.I_AM.format(name=name)[language], h.small[f"\u00a0· {colour_name(page, seat)[language]}"]
        ],
        shown=page.shown,
    )


def _plays_several(page: TablePage) -> bool:
    return sum(seat.is_yours for seat in page.seats) > 1
