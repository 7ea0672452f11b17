"""Faces of players: a character's portrait, a person's initial."""

import htpy as h
from markupsafe import Markup

from baumeister.present.character import Character
from baumeister.present.portrait import portrait
from baumeister.svg import PAGE
from baumeister.text import Language
from baumeister.web.pages.elements.seat_names import seat_name
from baumeister.web.pages.rendering.render_cache import CACHE
from baumeister.web.pages.view_models import TablePage


def face(page: TablePage, number: int, language: Language) -> h.Renderable:
    """Return who sits on a seat as a picture, which says nothing that the name beside it doesn't; its line for a pointer."""
    seat = page.seats[number - 1]
    if seat.character is not None:
        return character_face(seat.character, language)
    if seat.holder == "open":
        return h.span(".face.nobody", aria_hidden="true")
    return h.span(".face.initial", aria_hidden="true")[initial(seat_name(page, number)[language])]


def character_face(character: Character, language: Language) -> h.Renderable:
    """Return a character's portrait, as large as its place."""
    return h.span(".face", aria_hidden="true", title=said(character, language))[drawn(character, language)]


def drawn(character: Character, language: Language) -> Markup:
    """Return a character's drawing, made once."""
    return CACHE.get(("portrait", character.id, language), lambda: portrait(PAGE.speaking(language), character))


def said(character: Character, language: Language) -> str:
    """Return a character's line, in quotation marks."""
    return f"„{character.line.de}“" if language == "de" else f"“{character.line.en}”"


def initial(name: str) -> str:
    """Return the first sign of a name that can be seen."""
    return next((sign.upper()[:1] for sign in name if sign.isprintable() and not sign.isspace()), "?")
