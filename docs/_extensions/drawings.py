"""Drawings in rules pages: an image whose source is `drawing:NAME` becomes the SVG of that component."""

import re
from functools import cache
from pathlib import Path

import htpy as h
from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform

from baumeister.games import rules
from baumeister.svg.look import PRINT, Markup

SCHEME = "drawing:"


class Drawings(SphinxTransform):
    """Puts the drawings into a page `play/GAME.LANGUAGE.md`; it runs before Sphinx collects images."""

    default_priority = 10

    def apply(self) -> None:
        """Replace every image of this scheme."""
        game, _, language = Path(self.env.docname).name.partition(".")
        for image in list(self.document.findall(nodes.image)):
            if image["uri"].startswith(SCHEME):
                drawing = sized(gallery(game, language)[image["uri"].removeprefix(SCHEME)])
                figure = h.span(".drawing", role="img", aria_label=image["alt"])[drawing]
                image.replace_self(nodes.raw("", str(figure), format="html"))


@cache
def gallery(game: str, language: str) -> dict[str, Markup]:
    """Return a game's drawn components by name."""
    return dict(rules(game).drawing.gallery(PRINT.speaking("de" if language == "de" else "en")))


def sized(drawing: Markup) -> Markup:
    """Return a drawing that says how large it is, by its viewBox; on the table's pages CSS does."""
    return Markup(re.sub(r'viewBox="\S+ \S+ (\S+) (\S+)"', r'\g<0> width="\1" height="\2"', str(drawing), count=1))


def setup(app: Sphinx) -> dict[str, bool]:
    """Register the transform."""
    app.add_transform(Drawings)
    return {"parallel_read_safe": True}
