"""A game's rules: its own text with its own drawings, every paragraph under its number."""

import re

import htpy as h
from markdown_it.token import Token
from markupsafe import Markup

from baumeister import games as registry
from baumeister.present.edition import Edition
from baumeister.text import Language, Text
from baumeister.web.pages.elements import texts as common
from baumeister.web.pages.elements.links import rule_anchor
from baumeister.web.pages.rendering.render_cache import CACHE
from baumeister.web.pages.rules import texts as words
from baumeister.web.pages.rules.game_texts import parse, render
from baumeister.web.pages.rules.learning import how_to_play, learn
from baumeister.web.pages.rules.texts import HOW_TO_PLAY
from baumeister.web.pages.site.layout import document, foot
from baumeister.web.pages.view_models import Frame

NUMBER = re.compile(r"\**([A-Z]{1,3} \d+(?:\.\d+)*)")
TITLE_TOKENS = 3
"""The title's, which stand first."""


def rules_page(game: Edition, frame: Frame) -> str:
    """Return the page of a game's rules. A table's panel shows its `article`."""
    language = frame.language
    title, own = common.RULES_OF.format(game=game.title)[language], game.facts.reconstructed[language]
    return document(
        frame,
        f"{title} · Baumeister",
        h.main("#content")[
            h.article("#rules.reading")[rules_text(game.id, language)],
            learn(game, frame),
            h.p(".hint")[made_by(game)[language], "."],
            own and h.p(".hint")[words.RECONSTRUCTED[language], ": ", own],
            h.p(".actions")[
                h.a(".button.primary", href=f"/?game={game.id}")[words.PLAY_THIS.format(game=game.title)[language]],
                h.a(".button", href=f"/gallery?game={game.id}")[words.PIECES[language]],
            ],
            others(game, language),
        ],
        foot(frame),
        kind="rules",
    )


def made_by(game: Edition) -> Text:
    """Return a game's authors."""
    return words.GAME_BY.format(author=game.facts.author, publisher=game.facts.publisher, year=game.facts.year)


def others(game: Edition, language: Language) -> h.Renderable:
    """Return the links to the other games' rules."""
    found = [registry.rules(name) for name in registry.GAMES if name != game.id]
    return h.nav(".others", aria_labelledby="others")[
        h.h2("#others")[words.OTHER_RULES[language]],
        h.ul[[h.li[h.a(href=f"/games/{other.id}/rules")[other.title[language]]] for other in found]],
    ]


def rules_text(name: str, language: Language) -> Markup:
    """Return a game's rules as HTML, rendered once."""
    return CACHE.get(("rules", name, language), lambda: _rules_text(name, language))


def _rules_text(name: str, language: Language) -> Markup:
    """Return a game's rules as HTML, contents and six lines before them: `rules.en.md` or `rules.de.md` in its folder."""
    game = registry.rules(name)
    tokens = parse(game, "rules", language)
    if not tokens:
        return Markup(str(h.p[words.RULES_MISSING[language]]))  # noqa: S704 - made by htpy
    set_anchors(tokens)
    set_marks(tokens)
    nav = contents(tokens, language)
    title, text = tokens[:TITLE_TOKENS], tokens[TITLE_TOKENS:]
    body = h.div(".text")[render(title), how_to_play(name, language), render(text)]
    return Markup(str(h.fragment[nav, body]))  # noqa: S704 - made by htpy


def contents(tokens: list[Token], language: Language) -> h.Renderable:
    """Give every chapter an id; return the links to them."""
    chapters = [index for index, token in enumerate(tokens) if token.type == "heading_open" and token.tag == "h2"]
    for number, index in enumerate(chapters):
        tokens[index].attrSet("id", f"chapter-{number}")
    return h.nav(".contents", aria_label=words.CONTENTS[language])[
        h.ol[
            h.li[h.a(href="#how-to-play")[HOW_TO_PLAY[language]]],
            [h.li[h.a(href=f"#{tokens[index].attrGet('id')}")[tokens[index + 1].content]] for index in chapters],
        ]
    ]


def set_anchors(tokens: list[Token]) -> None:
    """Give every paragraph, heading and list item that begins with a rule's number this number as its id."""
    for index, token in enumerate(tokens):
        found = NUMBER.match(token.content) if token.type == "inline" else None
        if found:
            holder = tokens[index - 1]
            if holder.hidden and tokens[index - 2].type == "list_item_open":
                holder = tokens[index - 2]
            holder.attrSet("id", rule_anchor(found[1]))
            holder.attrJoin("class", "rule")


def set_marks(tokens: list[Token]) -> None:
    """Turn numbers into quiet links and notes in brackets into quiet notes, which the style puts into the margins."""
    chapters = [index for index, token in enumerate(tokens) if token.type == "heading_open" and token.tag == "h2"]
    for token in tokens[chapters[0] :]:
        children = token.children or []
        for first, middle, last in zip(children, children[1:], children[2:], strict=False):
            if (first.type, middle.type, last.type) == ("strong_open", "text", "strong_close"):
                mark = _mark(middle.content)
                if mark is not None:
                    first.type, first.content = "html_inline", str(mark)
                    middle.content, last.type, last.content = "", "text", ""
                    before = children[max(children.index(first) - 1, 0)]
                    before.content = before.content.rstrip(" ") if before.type == "text" else before.content


def _mark(text: str) -> h.Renderable | None:
    if NUMBER.fullmatch(text):
        return h.a(".number", href=f"#{rule_anchor(text)}")[text]
    return h.small(".decided")[text.strip("[]")] if text.startswith("[") else None


__all__ = ["rules_page", "rules_text"]
