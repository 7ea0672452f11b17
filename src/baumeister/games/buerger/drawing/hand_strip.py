"""The strip at a narrow screen's hand: small, the offer over the hand, or the hand below the offer."""

from collections.abc import Iterator

from baumeister.games.buerger.drawing.pieces import coin, mayor
from baumeister.games.buerger.drawing.pieces_tiles import THICK, TILE, tile
from baumeister.games.buerger.rules.components import OFFERS
from baumeister.games.buerger.rules.offer_board import price
from baumeister.games.buerger.rules.state import State
from baumeister.games.buerger.words.move_decoding import hand_of
from baumeister.games.buerger.words.parts import offer_part
from baumeister.games.buerger.words.phrases import tile_name
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, title
from baumeister.svg.lettering import text
from baumeister.svg.part import halo
from baumeister.svg.plan import rect
from baumeister.svg.solid import silhouette
from baumeister.text import Text

OFFERED = Text("On offer", "Angebot")
HELD = Text("Your hand", "Deine Hand")
HEIGHT = 52.0
SMALL = 0.755  # of a tile
STEP, HELD_STEP = 97.0, 50.0
FIRST = 150.0  # right of the words
WORDS_END = FIRST - SMALL * TILE / 2 - 24
NUMBER, NUMBER_SIZE = 35.0, 23.0  # left of a tile's middle: the number of its space
MAYOR = 35.0  # right of it: the Mayor, on the same ground as the tile that is free beside him
FREE_LEFT, FREE_WIDTH = 46.0, 94.0


def offer_strip(view: State, top: float, look: Look) -> Markup:
    """Draw the tiles on offer with their prices, the Mayor beside the free one."""
    return _strip(OFFERED, top, look, *_offered(view, look))


def hand_strip(view: State, top: float, look: Look) -> Markup:
    """Draw the viewer's tiles."""
    held = sorted(hand_of(view, view.viewer - 1))
    return _strip(HELD, top, look, *(_small(look, which, FIRST + HELD_STEP * index) for index, which in enumerate(held)))


def _strip(words: Text, top: float, look: Look, *drawn: Markup) -> Markup:
    said = text(WORDS_END, 0, words[look.language], 23, look["ink-soft"], plain=True, anchor="end")
    return group(said, *drawn, class_="narrow", display="none", transform=at(0, top + HEIGHT / 2))


def _offered(view: State, look: Look) -> Iterator[Markup]:
    for space in range(OFFERS):
        x, cost = FIRST + STEP * space, price(view, space)
        if space == view.mayor:
            yield rect(x - FREE_LEFT, 2 - HEIGHT / 2, FREE_WIDTH, HEIGHT - 4, look["gold"], rx=6, opacity=0.45)
        yield text(x - NUMBER, 0, space + 1, NUMBER_SIZE, look["ink-soft"])
        if view.offer[space] >= 0:
            yield _small(look, int(view.offer[space]), x, class_="part", data_stands_for=offer_part(space))
        if space == view.mayor:
            yield group(mayor(look), transform=f"{at(x + MAYOR, 20)} scale(0.8)")
        else:
            yield from (coin(look, x + 37, 9 * (cost - 1) - 18 * index, 9) for index in range(cost))


def _small(look: Look, which: int, x: float, **attributes: str) -> Markup:
    return group(
        title(tile_name(which)[look.language]),
        tile(look, which, is_small=True),
        halo(look, silhouette(TILE + 6, TILE + 6, THICK)),
        transform=f"{at(x, 0)} scale({SMALL})",
        **attributes,
    )
