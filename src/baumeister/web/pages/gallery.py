"""Every drawn component of all games, by day and by night."""

import re
from collections.abc import Sequence
from html import unescape

import htpy as h

from baumeister.core.game import Rules
from baumeister.svg.look import PAGE
from baumeister.web import words
from baumeister.web.model import Frame
from baumeister.web.pages.layout import document, foot


def gallery_page(games: Sequence[Rules], frame: Frame) -> str:
    """Return the page that shows every component in both modes."""
    language = frame.language
    return document(
        frame,
        f"{words.GALLERY[language]} · Baumeister",
        h.main("#content")[
            h.h1[words.GALLERY[language]], h.p(".lead")[words.GALLERY_LEAD[language]], [exhibits(game, frame) for game in games]
        ],
        foot(frame),
        kind="gallery",
    )


def exhibits(game: Rules, frame: Frame) -> h.Renderable:
    """Return one game's components."""
    language = frame.language
    return h.section(aria_labelledby=f"of-{game.id}")[
        h.h2(id=f"of-{game.id}")[game.title[language]],
        h.div(".exhibits")[
            [
                h.figure(".exhibit")[
                    [h.div(".mode", data_theme=theme)[drawing] for theme in ("light", "dark")],
                    h.figcaption[caption(drawing) or name],
                ]
                for name, drawing in game.drawing.gallery(PAGE.speaking(language))
            ]
        ],
    ]


def caption(drawing: str) -> str:
    """Return what a drawing says of itself to those who can't see it."""
    found = re.search(r'<svg[^>]* aria-label="([^"]*)"', drawing)
    return unescape(found[1]) if found else ""
