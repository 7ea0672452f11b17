"""The line over the board: the turn's steps, one sentence that says what to do, and the actions."""

from collections.abc import Sequence

import htpy as h

from baumeister.present.drawing import no_hand
from baumeister.present.words import no_auction, no_steps
from baumeister.text import NO_TEXT, Text
from baumeister.web.pages.elements.page_elements import is_past, message, new_each_time
from baumeister.web.pages.elements.seat_names import SeatNames
from baumeister.web.pages.site.layout import menu_opener
from baumeister.web.pages.table import texts as words
from baumeister.web.pages.table.actions import actions
from baumeister.web.pages.table.holdings import is_waiting_for_friend
from baumeister.web.pages.table.latest import blows, latest, outcomes
from baumeister.web.pages.table.notice import notice
from baumeister.web.pages.table.sentence import sentence
from baumeister.web.pages.table.stepping import steps
from baumeister.web.pages.table.strip import strip
from baumeister.web.pages.view_models import Frame, TablePage

WORDY, LONG = 72, 86
"""Characters of a sentence that a phone writes smaller, and of one that all do."""
BETWEEN = "\N{NO-BREAK SPACE}· "  # no line begins with it
MUCH_NEWS = 105
"""Characters of news that need small letters."""


def todo(page: TablePage, frame: Frame) -> h.Renderable:
    """Return the sentence and the actions beside it."""
    names, is_stepping = SeatNames.of(page, frame.language), bool(is_past(page) or page.ended_by)
    rules = page.game.rules
    has_foot = rules.drawing.hand is not no_hand or rules.words.auction is not no_auction
    kinds = {
        "todo": True,
        "mine": page.can_act,
        "plain": rules.words.steps is no_steps,
        "stepping": is_stepping,
        "by-thumb": not (has_foot or page.tentative),  # a move is confirmed in the same place in all games
        "over-hand": has_foot,
    }
    own_place = "stepping" if is_stepping else "prompt"  # they are not one another moved: one comes where the other was
    return h.section(id=own_place, class_=kinds)[
        rail(page, names),
        _end_in_sight(page, names),
        h.div(".say")[_say(page, names)],
        h.div("#actions.actions")[actions(page, frame)],
        menu_opener(frame.language),
        h.button("#zoom.js", type="button", aria_label=words.ZOOM_IN[frame.language]),
        _news(page, names),
        h.p("#choice"),
        h.p("#near"),
        strip(page, names),
        is_stepping and steps(page, frame),
        notice(page, frame),
        message(frame, frame.message, page.game.id),
    ]


def _say(page: TablePage, names: SeatNames) -> h.Renderable:
    """Return the sentence; a long one is written smaller, as its place is always the same."""
    said = sentence(page)
    length, marked = len(names.plain(said)), names.marked(said)
    return h.p("#sentence", class_=[length > WORDY and "wordy", length > LONG and "long"])[
        new_each_time(page, "said", _way_to_invitation(marked) if is_waiting_for_friend(page) else marked)
    ]


def _way_to_invitation(said: h.Node) -> h.Renderable:
    """Return the sentence as a button: what it waits for is the viewer's to do."""
    return h.button(".to-invitation", type="button", popovertarget="invite-panel")[said]


def _end_in_sight(page: TablePage, names: SeatNames) -> h.Node:
    """Return what may end the game soon, while it goes on."""
    said = NO_TEXT if is_past(page) or page.ended_by else page.game.rules.words.end_in_sight(page.view.state)
    return h.p("#end-in-sight")[h.span[names.marked(said)]] if said != NO_TEXT else None


def _news(page: TablePage, names: SeatNames) -> h.Renderable:
    """Return what happened since the viewer's last move; much of it is written smaller, blows and own throws stand out."""

    def fits(texts: Sequence[Text]) -> bool:
        return sum(len(names.plain(text)) + len(BETWEEN) for text in texts) <= MUCH_NEWS

    texts = latest(page, fits)
    hits = len(blows(page))
    own = hits + len(outcomes(page))
    told = [
        [BETWEEN if index else "", h.strong[names.marked(text)] if index < own else names.marked(text)]
        for index, text in enumerate(texts)
    ]
    return h.a("#news", class_={"much": not fits(texts), "struck": hits > 0}, href="#log", aria_hidden="true", tabindex="-1")[
        new_each_time(page, "news", told)
    ]


def rail(page: TablePage, names: SeatNames) -> h.Node:
    """Return the steps of the turn, the present one marked."""
    tell = page.game.rules.words.steps
    if tell is no_steps:
        return None
    found = tell(page.view.state)  # outside turns an empty line keeps the place
    if not found:
        return h.p(".rail")
    return h.ol(".rail", aria_label=words.TURN_STEPS[names.language])[
        [
            h.li(class_=step.state, aria_current="step" if step.state == "now" else None)[h.span[names.marked(step.text)]]
            for step in found
        ]
    ]
