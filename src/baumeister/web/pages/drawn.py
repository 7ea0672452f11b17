"""What a view looks like, drawn once: pages of the same view share it, those of other views never."""

from collections.abc import Sequence
from functools import cache, lru_cache

from baumeister.core.position import View
from baumeister.games import rules
from baumeister.present.auction_panel import Auction
from baumeister.present.words import MoveGroup
from baumeister.svg import PAGE, Markup
from baumeister.text import Language, Text

BOARDS = 256  # some 60 kB each


@cache
def cover(game: str, language: Language) -> Markup:
    """Draw a game's picture for the home page."""
    return rules(game).drawing.cover(PAGE.speaking(language))


@lru_cache(maxsize=BOARDS)
def board(view: View, language: Language) -> Markup:
    """Draw the board."""
    return view.game.rules.drawing.board(view.state, PAGE.speaking(language))


@lru_cache(maxsize=BOARDS)
def hand(view: View, language: Language) -> Markup:
    """Draw what the viewer holds."""
    return view.game.rules.drawing.hand(view.state, PAGE.speaking(language))


@lru_cache(maxsize=4 * BOARDS)
def stock(view: View, seat: int, language: Language) -> Markup:
    """Draw what all can see of a seat's holdings."""
    return view.game.rules.drawing.stock(view.state, seat, PAGE.speaking(language))


@lru_cache(maxsize=BOARDS)
def item(view: View, language: Language) -> Markup:
    """Draw what is for sale."""
    return view.game.rules.drawing.item(view.state, PAGE.speaking(language))


@lru_cache(maxsize=BOARDS)
def auction(view: View) -> Auction | None:
    """Return the auction that is under way."""
    return view.game.rules.words.auction(view.state)


@lru_cache(maxsize=BOARDS)
def breakdown(view: View) -> Sequence[tuple[Text, Sequence[int]]]:
    """Say where each seat's points come from."""
    return view.game.rules.words.breakdown(view.state)


@lru_cache(maxsize=BOARDS)
def groups(view: View) -> Sequence[MoveGroup]:
    """Return the legal moves as forms show them."""
    return view.game.rules.words.groups(view.state, view.numbers)
