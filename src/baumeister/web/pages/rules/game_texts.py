"""A game's own texts, written in Markdown in its folder, with its own drawings as figures."""

from importlib.resources import files

import htpy as h
from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from baumeister.present.edition import Edition
from baumeister.svg.look import PAGE
from baumeister.text import Language
from baumeister.web.pages.elements.seat_names import SeatNames

DRAWING = "drawing:"
MARKDOWN = MarkdownIt("commonmark", {"html": False, "typographer": False}).enable("table")


def parse(game: Edition, name: str, language: Language) -> list[Token]:
    """Return a text as tokens: `rules.en.md` of the pages in the game's folder; none where it isn't written."""
    source = files(game.folder) / "pages" / f"{name}.{language}.md"
    if not source.is_file():
        return []
    tokens = MARKDOWN.parse(source.read_text(encoding="utf-8"))
    names = SeatNames.colours(game, language)
    drawings = {title: names.in_drawing(drawing) for title, drawing in game.drawing.gallery(PAGE.speaking(language))}
    set_drawings(tokens, drawings)
    return tokens


def set_drawings(tokens: list[Token], drawings: dict[str, Markup]) -> None:
    """Replace images whose source is `drawing:NAME` by the drawing, described by the image's text."""
    for child in (child for token in tokens for child in token.children or ()):
        source = str(child.attrGet("src") or "")
        if child.type == "image" and source.startswith(DRAWING):
            drawing = drawings[source.removeprefix(DRAWING)]
            child.type, child.content = "html_inline", str(h.span(".figure", role="img", aria_label=child.content)[drawing])


def render(tokens: list[Token]) -> Markup:
    """Return tokens as HTML."""
    return Markup(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {}))  # noqa: S704 - the package's own text
