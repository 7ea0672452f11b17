"""The table, laid out alike in all games: the prompt, the board, hand and stock; at the side the players and the log.

The fragment is the part that changes with the game; the table's script puts it into the page after every event.

    bar         name · game · rules · table · settings · connection
    todo        one sentence, the actions                          | players
    board       as large as the window allows                      | standings between rounds
    auction     what is for sale, who bids what; the bids          | log
    holdings    the viewer's hand; the hand-over of the device; the result  |
    moves       every legal move as a form control
"""

import htpy as h
from markupsafe import Markup

from baumeister.present.words import no_auction
from baumeister.text import Language
from baumeister.web.pages.elements import texts as common
from baumeister.web.pages.elements.page_elements import is_past
from baumeister.web.pages.elements.seat_names import SeatNames
from baumeister.web.pages.rendering import drawings
from baumeister.web.pages.rendering.render_cache import CACHE, view_key
from baumeister.web.pages.site.assets import asset
from baumeister.web.pages.site.layout import document
from baumeister.web.pages.table import texts as words
from baumeister.web.pages.table.auction import auction
from baumeister.web.pages.table.greetings import greet_panel, may_hear_greetings
from baumeister.web.pages.table.holdings import has_result_at_foot, holdings
from baumeister.web.pages.table.log import log
from baumeister.web.pages.table.moves import move_data, move_forms, next_words
from baumeister.web.pages.table.players import players
from baumeister.web.pages.table.script_texts import script_texts
from baumeister.web.pages.table.share import invite_panel, table_panel
from baumeister.web.pages.table.shortcuts import shortcuts
from baumeister.web.pages.table.standings import standings
from baumeister.web.pages.table.todo import todo
from baumeister.web.pages.table.tour import finger, is_guided, leave_panel, tour
from baumeister.web.pages.view_models import Frame, TablePage

REFRESH_SECONDS = 5
CROWD = 4
"""Seats whose news need a line more on a phone."""


def table_page(page: TablePage, frame: Frame) -> str:
    """Return the whole page of a table."""
    language = frame.language
    title = page.game.rules.title[language]
    has_auctions = page.game.rules.words.auction is not no_auction
    return document(
        frame,
        tab_title(page, language),
        h.main("#content", data_table=page.id, data_game=page.game.id)[_shared_fragment(page, frame)],
        h.p("#announcer.unseen", role="status", aria_live="polite"),
        h.p("#keys.unseen", hidden=True)[words.KEYS[language]],
        finger() if page.guide else None,
        shortcuts(language, has_auctions=has_auctions),
        h.div("#panel.sheet.popover", popover="auto", role="dialog", aria_label=words.RULES[language]),
        script_texts(page, language),
        kind="table",
        bar=[h.span(".bar-title")[title], h.span("#connection", role="status")],
        ways=_ways(page, language),
        script="table.js",
        has_greetings=may_hear_greetings(page),
        has_hints=has_auctions,
        head=[
            h.script(src=asset("calm.js")),
            h.script(type="module", src=asset("arrange.js")),
            _is_waiting(page) and h.noscript[h.meta(http_equiv="refresh", content=str(REFRESH_SECONDS))],
        ],
    )


def table_fragment(page: TablePage, frame: Frame) -> str:
    """Return the part of the page that changes with the game."""
    return _shared_fragment(page, frame)


def _shared_fragment(page: TablePage, frame: Frame) -> Markup:
    """Return the part that changes, drawn once for all spectators of the present."""

    def draw() -> Markup:
        return Markup(str(_fragment(page, frame)))  # noqa: S704 - htpy escaped it

    is_own = page.view.seat > 0 or page.needs_device_passed or any(seat.is_yours for seat in page.seats)
    if frame.message or is_past(page) or is_own:
        return draw()
    key = "fragment", page.id, page.seq, page.ply, view_key(page.view), tuple(page.seats), frame.language, frame.origin
    return CACHE.get(key, draw, may_keep=lambda drawn: frame.csrf not in drawn)


def tab_title(page: TablePage, language: Language) -> str:
    """Return the title of the browser's tab: the viewer's turn before all."""
    title = words.TABLE_TITLE.format(game=page.game.rules.title)[language]
    return f"● {common.YOUR_TURN[language]} · {title}" if _is_your_turn(page) else title


def _fragment(page: TablePage, frame: Frame) -> h.Renderable:
    language = frame.language
    return h.div(
        "#table",
        class_={
            "over": bool(page.ended_by),
            "past": is_past(page),
            "on-tour": page.guide is not None,
            "guided": is_guided(page),
            "crowd": len(page.seats) >= CROWD,
        },
        data_seq=str(page.seq),
        data_draft=page.draft,
        data_ply=str(page.ply),
        data_last=str(page.last_ply),
        data_own=" ".join(str(seat.number) for seat in page.seats if seat.is_yours),
        data_turn="yes" if _is_your_turn(page) else "no",
        data_forced=page.forced or None,
        data_rule=page.game.rules.words.rule(page.view.state) or None,
        data_title=tab_title(page, language),
    )[
        h.div(".centre")[
            h.h1(".unseen")[page.game.rules.title[language]],
            tour(page, frame),
            todo(page, frame),
            _board(page, language),
            h.div("#tray")[auction(page, frame), holdings(page, frame)],
        ],
        h.aside(class_=["side", has_result_at_foot(page) and "footed"])[
            players(page, frame), standings(page, frame), log(page, language)
        ],
        move_forms(page, frame),
        move_data(page, language),
        next_words(page, language),
        table_panel(page, frame),
        invite_panel(page, frame),
        greet_panel(page, frame),
        leave_panel(page, frame),
    ]


def _ways(page: TablePage, language: Language) -> h.Node:
    return h.fragment[
        h.a(".quiet", href=f"/games/{page.game.id}/rules", target="_blank", data_open="panel")[words.RULES[language]],
        h.button(".quiet", type="button", popovertarget="table-panel")[common.TABLE[language]],
        h.a(".quiet.to-log", href="#log")[words.LOG[language]],
    ]


def _board(page: TablePage, language: Language) -> h.Renderable:
    is_spread = not page.game.rules.words.auction_is_beside_hand  # whose panel stands over a place of the board
    return h.section("#board", class_=[is_spread and "spread"], aria_label=words.BOARD[language])[
        h.div(".scroll", tabindex="-1")[SeatNames.of(page, language).in_drawing(drawings.board(page.view, language))],
    ]


def _is_your_turn(page: TablePage) -> bool:
    return page.can_act or page.needs_device_passed


def _is_waiting(page: TablePage) -> bool:
    return not (page.can_act or page.needs_device_passed or page.tentative or page.ended_by or is_past(page))


__all__ = ["tab_title", "table_fragment", "table_page"]
