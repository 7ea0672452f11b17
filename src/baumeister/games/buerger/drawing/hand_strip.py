"""The strip at a narrow screen's hand: small, the offer over the hand, or the hand below the offer."""

from collections.abc import Iterator

from baumeister.games.buerger.drawing.pieces import coin, mayor
from baumeister.games.buerger.drawing.pieces_tiles import THICK, TILE, letter, tile
from baumeister.games.buerger.rules.components import OFFERS, TILE_COLOUR, TILE_KIND
from baumeister.games.buerger.rules.offer_board import price
from baumeister.games.buerger.rules.state import State
from baumeister.games.buerger.words.move_decoding import hand_of
from baumeister.games.buerger.words.parts import offer_part
from baumeister.games.buerger.words.phrases import KINDS, tile_name
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, path, title
from baumeister.svg.lettering import text
from baumeister.svg.part import halo
from baumeister.svg.plan import rect
from baumeister.svg.solid import DETAIL, raised, silhouette
from baumeister.text import Text

OFFERED = Text("On offer", "Angebot")
HELD = Text("Your hand", "Deine Hand")
FREE = Text("free", "gratis")
LETTER = 0.48  # how wide a letter is, of its size
HEIGHT, WORDS_END = 58.0, 122.0  # of the strip that shows the hand
SMALL, STEP = 0.85, 60.0
FIRST = 164.0  # right of the words
OFFER_HEIGHT, OFFER_WIDTH = 116.0, 552.0
OFFERED_SMALL, OFFER_STEP = 1.24, 112.0
OFFER_FIRST = 84.0  # right of the words, which run upwards
OFFER_LEVEL, PRICE = 43.0, 58.0  # the tiles' middles, and below them what they cost, as in the larger picture while one takes
MAYOR_AT = (20.0, -1.0)  # his feet, on the tile that is free: clear of its letter, kind and value
LETTERS = 24.0
SIGN, SIGN_AT = 21.0, (-51.0, -28.0)  # beside a tile: the number of its space, square as values are round
WALK = (54.0, -9.0)  # from a tile to where the Mayor walks on: over his hat


def offer_strip(view: State, top: float, look: Look) -> Markup:
    """Draw the tiles on offer with their prices below, the Mayor on the free one."""
    words = text(0, 0, OFFERED[look.language], LETTERS, look["ink-soft"], plain=True)
    return group(
        _strip(top + OFFER_LEVEL, group(words, transform=f"{at(12, 8)} rotate(-90)"), *_offered(view, look)), id="offer-strip"
    )


def hand_strip(view: State, top: float, look: Look) -> Markup:
    """Draw the viewer's tiles."""
    held = sorted(hand_of(view, view.viewer - 1))
    said = text(WORDS_END, 0, HELD[look.language], LETTERS, look["ink-soft"], plain=True, anchor="end")
    drawn = (_small(look, which, FIRST + STEP * index, SMALL) for index, which in enumerate(held))
    return _strip(top + HEIGHT / 2, said, *drawn)


def _strip(level: float, *drawn: Markup) -> Markup:
    return group(*drawn, class_="narrow", display="none", transform=at(0, level))


def _offered(view: State, look: Look) -> Iterator[Markup]:
    for space in range(OFFERS):
        x, cost = OFFER_FIRST + OFFER_STEP * space, price(view, space)
        if view.offer[space] >= 0:
            which = int(view.offer[space])
            drawn = group(letter(look, int(TILE_COLOUR[which])), transform=at(*raised(0, 0, THICK)))
            yield _small(look, which, x, OFFERED_SMALL, drawn, class_="part", data_stands_for=offer_part(space))
        yield _number(look, space + 1, x)
        if space == view.mayor:
            yield group(mayor(look), transform=f"{at(x + MAYOR_AT[0], MAYOR_AT[1])} scale(0.6)", pointer_events="none")
            yield walk(look, x + WALK[0], WALK[1])
        if view.offer[space] >= 0:
            yield price_and_kind(look, int(view.offer[space]), cost, LETTERS, 9, transform=at(x, PRICE))


def _number(look: Look, space: int, x: float) -> Markup:
    return group(number_sign(look, space, SIGN, LETTERS), transform=at(x + SIGN_AT[0], SIGN_AT[1]), pointer_events="none")


def number_sign(look: Look, space: int, size: float, lettering: float) -> Markup:
    """Write an offer space's number on a square, which nobody takes for a tile's value."""
    ground = rect(-size / 2, -size / 2, size, size, look["sheet"], stroke=look["ink"], stroke_width=DETAIL * 1.6)
    return group(ground, text(0, 0, space, lettering, look["ink-soft"], plain=True, font_weight=700))


def walk(look: Look, x: float, y: float) -> Markup:
    """Draw an arrow: the Mayor walks on to the next tile."""
    line = f"M{number(x - 7)} {number(y)}H{number(x + 7)}m-6 -6l6 6l-6 6"
    return path(line, fill="none", stroke=look["ink"], stroke_width=2.6, stroke_linecap="round", stroke_linejoin="round")


def price_and_kind(look: Look, which: int, cost: int, lettering: float, radius: float, **attributes: str) -> Markup:
    """Draw below a tile what it costs, and say which kind it is, but where it is free: there is room for one word."""
    kind = KINDS[int(TILE_KIND[which])].name[look.language]
    words, across, gap = kind if cost else FREE[look.language], 2.0 * radius, 0.3 * radius
    half = (cost * across + gap + LETTER * lettering * len(words)) / 2
    drawn = (coin(look, across * (index + 0.5) - half, 0, radius) for index in range(cost))
    if not cost:
        return group(text(0, 1, words, lettering, look["ink"], plain=True), **attributes)
    said = text(cost * across + gap - half, 1, words, lettering, look["ink"], plain=True, anchor="start")
    return group(*drawn, said, **attributes)


def _small(look: Look, which: int, x: float, scale: float, *drawn: Markup, **attributes: str) -> Markup:
    return group(
        title(tile_name(which)[look.language]),
        tile(look, which, is_small=True),
        *drawn,
        halo(look, silhouette(TILE + 6, TILE + 6, THICK)),
        transform=f"{at(x, 0)} scale({scale})",
        **attributes,
    )
