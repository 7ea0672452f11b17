"""A game's rules: its own text with its own drawings, every paragraph under its number."""

import re
from importlib.resources import files

import htpy as h
from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from baumeister import games as registry
from baumeister.present.edition import Edition
from baumeister.svg.look import PAGE
from baumeister.text import Language
from baumeister.web.pages import texts as words
from baumeister.web.pages.home import made_by
from baumeister.web.pages.layout import document, foot
from baumeister.web.pages.page_elements import rule_anchor
from baumeister.web.pages.render_cache import CACHE
from baumeister.web.pages.seat_names import SeatNames
from baumeister.web.pages.view_models import Frame

NUMBER = re.compile(r"\**([A-Z]{1,3} \d+(?:\.\d+)*)")
DRAWING = "drawing:"


def rules_page(game: Edition, frame: Frame) -> str:
    """Return the page of a game's rules. A table's panel shows its `article`."""
    language = frame.language
    title = words.RULES_OF.format(game=game.title)[language]
    return document(
        frame,
        f"{title} · Baumeister",
        h.main("#content")[
            h.article("#rules.reading")[rules_text(game.id, language)],
            h.p(".hint")[made_by(game)[language], ". ", game.facts.reconstructed[language]],
            h.p(".actions")[
                h.a(".button.primary", href=f"/?game={game.id}")[words.PLAY_THIS.format(game=game.title)[language]],
                h.a(".button", href=f"/gallery?game={game.id}")[words.PIECES[language]],
            ],
            others(game, language),
        ],
        foot(frame),
        kind="rules",
    )


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
    """Return a game's rules as HTML, their contents before them: `rules.en.md` or `rules.de.md` in its folder."""
    game = registry.rules(name)
    source = files(game.folder) / "pages" / f"rules.{language}.md"
    if not source.is_file():
        return Markup(str(h.p[words.RULES_MISSING[language]]))  # noqa: S704 - made by htpy
    markdown = MarkdownIt("commonmark", {"html": False, "typographer": False}).enable("table")
    tokens = markdown.parse(source.read_text(encoding="utf-8"))
    set_anchors(tokens)
    names = SeatNames.colours(game, language)
    drawings = {title: names.in_drawing(drawing) for title, drawing in game.drawing.gallery(PAGE.speaking(language))}
    set_drawings(tokens, drawings)
    nav = contents(tokens, language)
    text = Markup(markdown.renderer.render(tokens, markdown.options, {}))  # noqa: S704 - the package's own text
    return Markup(str(h.fragment[nav, h.div(".text")[text]]))  # noqa: S704 - made by htpy


def contents(tokens: list[Token], language: Language) -> h.Renderable:
    """Give every chapter an id; return the links to them."""
    chapters = [index for index, token in enumerate(tokens) if token.type == "heading_open" and token.tag == "h2"]
    for number, index in enumerate(chapters):
        tokens[index].attrSet("id", f"chapter-{number}")
    return h.nav(".contents", aria_label=words.CONTENTS[language])[
        h.ol[[h.li[h.a(href=f"#{tokens[index].attrGet('id')}")[tokens[index + 1].content]] for index in chapters]]
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


def set_drawings(tokens: list[Token], drawings: dict[str, Markup]) -> None:
    """Replace images whose source is `drawing:NAME` by the drawing, described by the image's text."""
    for child in (child for token in tokens for child in token.children or ()):
        source = str(child.attrGet("src") or "")
        if child.type == "image" and source.startswith(DRAWING):
            drawing = drawings[source.removeprefix(DRAWING)]
            child.type, child.content = "html_inline", str(h.span(".figure", role="img", aria_label=child.content)[drawing])


__all__ = ["rules_page", "rules_text"]
