"""Loading before a process's first page, so that no visitor waits for it."""

from baumeister.games import GAMES, rules
from baumeister.present.game import Game, View
from baumeister.text import LANGUAGES
from baumeister.web.pages.rendering import drawings


def load_home() -> None:
    """Load the games and draw their pictures."""
    for name in GAMES:
        for language in LANGUAGES:
            drawings.cover(name, language)


def load_games() -> None:
    """Load everything for the first moves of each game."""
    for name in GAMES:
        _ = first_view(name).moves


def first_view(name: str) -> View:
    """Return the first player's view of a game that begins, with as many seats as it has."""
    found = rules(name)
    return Game(found, found.seats[-1], {}).start().view(1)


def load_drawings() -> bytes:
    """Load everything for pages, and draw each game once."""
    load_home()
    for name in GAMES:
        drawings.board(first_view(name), LANGUAGES[0])
    return b""
