"""Every drawn component of a game, by day and by night."""

import re
from collections.abc import Sequence
from html import unescape

import htpy as h

from baumeister.present.edition import Edition
from baumeister.svg.look import PAGE
from baumeister.text import Language
from baumeister.web.pages.elements import texts as common
from baumeister.web.pages.elements.portraits import drawn, said
from baumeister.web.pages.elements.seat_names import SeatNames
from baumeister.web.pages.rules import texts as words
from baumeister.web.pages.site.layout import document, foot
from baumeister.web.pages.view_models import Frame


def gallery_page(games: Sequence[Edition], shown: Edition, frame: Frame) -> str:
    """Return the page that shows every component of one game in both modes, with links to the other games'."""
    language = frame.language
    return document(
        frame,
        f"{common.GALLERY[language]} · Baumeister",
        h.main("#content")[
            h.h1[common.GALLERY[language]],
            h.p(".lead")[words.GALLERY_LEAD[language]],
            h.nav(".actions", aria_label=common.GALLERY[language])[
                [
                    h.a(
                        class_=["button", game is shown and "primary"],
                        href=f"/gallery?game={game.id}",
                        aria_current="page" if game is shown else None,
                    )[game.title[language]]
                    for game in games
                ]
            ],
            exhibits(shown, frame),
        ],
        foot(frame),
        kind="gallery",
    )


def exhibits(game: Edition, frame: Frame) -> h.Renderable:
    """Return one game's components."""
    language, names = frame.language, SeatNames.colours(game, frame.language)
    drawings = [(name, names.in_drawing(drawing)) for name, drawing in game.drawing.gallery(PAGE.speaking(language))]
    return h.section(aria_labelledby=f"of-{game.id}")[
        h.h2(id=f"of-{game.id}")[game.title[language]],
        h.div(".exhibits")[
            [
                h.figure(".exhibit")[
                    [h.div(".mode", data_theme=theme)[drawing] for theme in ("light", "dark")],
                    h.figcaption[caption(drawing) or name],
                ]
                for name, drawing in drawings
            ]
        ],
        characters(game, language),
    ]


def characters(game: Edition, language: Language) -> h.Node:
    """Return the characters that bots play as."""
    return [
        h.h3[words.CHARACTERS[language]],
        h.div(".exhibits.people")[
            [
                h.figure(".exhibit")[
                    [h.div(".mode", data_theme=theme)[drawn(character, language)] for theme in ("light", "dark")],
                    h.figcaption[h.b[character.name], f" {character.manner[language]}. {said(character, language)}"],
                ]
                for character in game.words.characters
            ]
        ],
    ]


def caption(drawing: str) -> str:
    """Return a drawing's description for screen readers."""
    found = re.search(r'<svg[^>]* aria-label="([^"]*)"', drawing)
    return unescape(found[1]) if found else ""
