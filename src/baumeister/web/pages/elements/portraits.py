"""Faces of players: a character's portrait, a person's outline; in a corner the letter on their pieces."""

from collections.abc import Iterable

import htpy as h
from markupsafe import Markup

from baumeister.present.character import Character
from baumeister.present.drawing import names_in_brief
from baumeister.present.portrait import portrait
from baumeister.svg import PAGE
from baumeister.text import Language
from baumeister.web.pages.elements.seat_names import seat_name
from baumeister.web.pages.rendering.render_cache import CACHE
from baumeister.web.pages.view_models import RecentSeat, Seat, TablePage


def face(page: TablePage, number: int, language: Language) -> h.Renderable:
    """Return the portrait on a seat, decorative beside its name; a pointer gets the character's line."""
    return seat_face(page.seats[number - 1], language, _letter(page, number, language))


def face_with_name(page: TablePage, number: int, language: Language) -> h.Renderable:
    """Return the portrait where no name stands beside it: a person's without a letter bears the beginning of the name."""
    seat, letter = page.seats[number - 1], _letter(page, number, language)
    briefly = list(names_in_brief([seat_name(page, each.number)[language] for each in page.seats]))
    return seat_face(seat, language, letter or ("" if seat.character else briefly[number - 1]))


def _letter(page: TablePage, number: int, language: Language) -> str:
    """Return the letter on a seat's pieces, if they bear any."""
    letters = page.game.rules.drawing.seat_letters(page.game.seats)
    return letters[number - 1][language] if letters else ""


def seat_face(seat: Seat, language: Language, letter: str = "") -> h.Renderable:
    """Return the portrait of whoever sits there, with the letter on the seat's pieces."""
    if seat.character is not None:
        return character_face(seat.character, language, letter)
    if seat.holder == "open":
        return h.span(".face.nobody", aria_hidden="true")[_corner(letter)]
    return h.span(".face", aria_hidden="true")[outline(), _corner(letter)]


def character_face(character: Character, language: Language, letter: str = "") -> h.Renderable:
    """Return a character's portrait, as large as its place."""
    return h.span(".face", aria_hidden="true", title=introduced(character, language))[
        drawn(character, language), _corner(letter)
    ]


def _corner(letter: str) -> h.Node:
    return h.i(".letter")[letter] if letter else None


def outline() -> h.Renderable:
    """Return a person's head and shoulders, in the seat's colour."""
    return h.svg(".outline", viewBox="0 0 64 64")[h.path(d="M32 13a11.5 11.5 0 1 1 -.1 0ZM9 66C9 49 18 41 32 41S55 49 55 66Z")]


def faces_once(characters: Iterable[Character], language: Language) -> h.Renderable:
    """Return faces that a page shows several times, each under an id by which `small_face` shows it."""
    shown = sorted(set(characters), key=lambda each: each.id)
    return h.div(hidden=True)[[_under_id(character, language) for character in shown]]


def _under_id(character: Character, language: Language) -> Markup:
    return Markup(str(drawn(character, language)).replace("<svg ", f'<svg id="face-{character.id}" ', 1))  # noqa: S704 - its own markup


def small_face(seat: RecentSeat) -> h.Renderable:
    """Return the portrait on a seat of a listed table: a character's face, a person's outline."""
    if seat.character is not None:
        shown = h.svg(viewBox="0 0 64 64")[h.use(href=f"#face-{seat.character.id}")]
        return h.span(".face", aria_hidden="true")[shown]
    if seat.is_free:
        return h.span(".face.nobody", aria_hidden="true")
    return h.span(".face", aria_hidden="true")[outline()]


def drawn(character: Character, language: Language) -> Markup:
    """Return a character's drawing, made once."""
    return CACHE.get(("portrait", character.id, language), lambda: portrait(PAGE.speaking(language), character))


def said(character: Character, language: Language) -> str:
    """Return a character's line, in quotation marks."""
    return f"„{character.line.de}“" if language == "de" else f"“{character.line.en}”"


def introduced(character: Character, language: Language) -> str:
    """Return a character's line and what it likes to do."""
    return f"{said(character, language)} {character.name} {character.manner[language]}."
