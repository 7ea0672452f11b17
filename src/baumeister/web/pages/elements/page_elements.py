"""Small parts of several pages: the message, the cross that closes a panel, words that change as a whole."""

import htpy as h

from baumeister.present.edition import Edition
from baumeister.text import Language, Text
from baumeister.web.pages.elements import texts as words
from baumeister.web.pages.elements.links import rule_link
from baumeister.web.pages.view_models import Frame, Message, TablePage


def close_button(panel: str, language: Language) -> h.Renderable:
    """Return the button that closes a panel over the page."""
    return h.button(".close", type="button", popovertarget=panel, popovertargetaction="hide", aria_label=words.CLOSE[language])[
        "×"
    ]


def how_long(game: Edition) -> Text:
    """Say how long a game takes."""
    against_bots, among_people = game.facts.minutes
    return words.LENGTH.format(bots=against_bots, people=among_people)


def is_past(page: TablePage) -> bool:
    """Return whether the page shows an earlier position than the present one."""
    return page.ply < page.last_ply


def message(frame: Frame, found: Message | None, game: str = "") -> h.Renderable:
    """Return the page's message, in a region that is there even when empty."""
    if found is None:
        return h.div("#message", role="alert", hidden=True)
    return h.div("#message", role="alert")[
        h.p[found.text[frame.language], " ", found.rule and game and rule_link(frame, game, found.rule)]
    ]


def new_id(page: TablePage, name: str) -> str:
    """Return an id by which the table's script replaces an element as a whole: what is kept would move to its new place."""
    return f"{name}-{page.seq}-{page.ply}"


def new_each_time(page: TablePage, name: str, *words: h.Node) -> h.Renderable:
    """Return words that are replaced as a whole."""
    return h.span(id=new_id(page, name))[words]
