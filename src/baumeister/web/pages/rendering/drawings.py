"""Drawings of a view and its game's words on it, made once: all pages of equal views share them."""

from collections.abc import Sequence

from baumeister.games import rules
from baumeister.present.auction_panel import Auction
from baumeister.present.game import View
from baumeister.present.words import MoveGroup
from baumeister.svg import PAGE, Markup
from baumeister.text import Language, Text
from baumeister.web.pages.rendering.render_cache import CACHE, once_a_view


def cover(game: str, language: Language) -> Markup:
    """Draw a game's picture for the home page."""
    return CACHE.get(("cover", game, language), lambda: rules(game).drawing.cover(PAGE.speaking(language)))


@once_a_view
def board(view: View, language: Language) -> Markup:
    """Draw the board."""
    return view.game.rules.drawing.board(view.state, PAGE.speaking(language))


@once_a_view
def hand(view: View, language: Language) -> Markup:
    """Draw the viewer's hand."""
    return view.game.rules.drawing.hand(view.state, PAGE.speaking(language))


@once_a_view
def stock(view: View, seat: int, language: Language) -> Markup:
    """Draw a seat's open holdings."""
    return view.game.rules.drawing.stock(view.state, seat, PAGE.speaking(language))


@once_a_view
def item(view: View, language: Language) -> Markup:
    """Draw the item for sale."""
    return view.game.rules.drawing.item(view.state, PAGE.speaking(language))


@once_a_view
def outlook(view: View, language: Language) -> Markup:
    """Draw what may still come up for sale."""
    return view.game.rules.drawing.outlook(view.state, PAGE.speaking(language))


@once_a_view
def auction(view: View) -> Auction | None:
    """Return the auction under way."""
    return view.game.rules.words.auction(view.state)


@once_a_view
def breakdown(view: View) -> Sequence[tuple[Text, Sequence[int]]]:
    """Return the sources of each seat's points."""
    return view.game.rules.words.breakdown(view.state)


@once_a_view
def next_scoring(view: View) -> Sequence[tuple[Text, Sequence[int]]]:
    """Return what a scoring of the position as it stands would bring each seat."""
    return view.game.rules.words.next_scoring(view.state)


@once_a_view
def remarks(view: View) -> Sequence[Text]:
    """Return what the result says of each seat beside its points."""
    return view.game.rules.words.remarks(view.state)


@once_a_view
def points(view: View) -> Sequence[tuple[int, int]]:
    """Return each seat's points with those to come, and how many of them count minus so far and may yet count plus."""
    words = view.game.rules.words
    scores = words.standing(view.state, view.scores)
    return list(zip(scores, words.at_stake(view.state) or (0,) * len(scores), strict=True))


@once_a_view
def losses(view: View) -> Sequence[int]:
    """Return, for each seat, the points that the viewer knows it to lose at the end; they are not counted yet."""
    return view.game.rules.words.to_lose(view.state) or (0,) * len(view.scores)


def hoped_for(score: int, stake: int) -> int:
    """Return a seat's points if all that count minus so far will count plus."""
    return score + 2 * stake


@once_a_view
def groups(view: View) -> Sequence[MoveGroup]:
    """Return the legal moves as forms show them."""
    return view.game.rules.words.groups(view.state, view.numbers)
