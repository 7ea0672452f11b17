"""Learning to play, before the table: six lines with drawings, and the way to the guided first game."""

import htpy as h
from markupsafe import Markup

from baumeister import games as registry
from baumeister.present.edition import Edition
from baumeister.text import NO_TEXT, Language, Text
from baumeister.web.pages.elements.forms import hidden, post
from baumeister.web.pages.elements.page_elements import close_button
from baumeister.web.pages.rendering.render_cache import CACHE
from baumeister.web.pages.rules import texts as words
from baumeister.web.pages.rules.game_texts import parse, render
from baumeister.web.pages.view_models import Frame


def six_lines(game: str, language: Language) -> Markup:
    """Return how a game is played, in six lines with a drawing each: `how_to_play.en.md` of its pages; rendered once."""
    return CACHE.get(("how to play", game, language), lambda: render(parse(registry.rules(game), "how_to_play", language)))


def how_to_play(game: str, language: Language) -> h.Renderable:
    """Return the six lines as a chapter before the rules."""
    return h.section(".how-to-play", aria_labelledby="how-to-play")[
        h.h2("#how-to-play")[words.HOW_TO_PLAY[language]], six_lines(game, language)
    ]


def how_to_play_panel(game: str, language: Language) -> h.Renderable:
    """Return the six lines as a panel over the page."""
    title = words.HOW_TO_PLAY_IT.format(game=registry.rules(game).title)[language]
    return h.div("#how-panel.sheet.popover.how-to-play", popover="auto", role="dialog", aria_label=title)[
        close_button("how-panel", language), h.h2[title], six_lines(game, language)
    ]


def first_figure(game: str, language: Language) -> Markup:
    """Return the first drawing of the six lines."""
    tokens = parse(registry.rules(game), "how_to_play", language)
    drawn = (child.content for token in tokens for child in token.children or () if child.type == "html_inline")
    return Markup(next(drawn))  # noqa: S704 - the game's own drawing


def learn_button(language: Language, more: Text = NO_TEXT) -> h.Renderable:
    """Return the button of the new table's form that begins the guided first game instead, with some words on it."""
    return h.button(type="submit", formaction="/tours")[
        words.LEARN[language], h.small[more[language]] if more[language] else None
    ]


def learn(game: Edition, frame: Frame) -> h.Renderable:
    """Return the form that begins the guided first game."""
    language = frame.language
    return post(
        frame,
        "/tours",
        hidden("game", game.id),
        h.p(".learn")[learn_button(language), h.small[words.LEARN_HINT[language]]],
        kind="learning",
    )
