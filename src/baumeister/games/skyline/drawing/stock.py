"""A seat's supply in Project Skyline, small, for its panel: floors, skyscrapers; its money is its score."""

from baumeister.games.skyline.drawing.pieces import HUES, house, skyscraper
from baumeister.games.skyline.rules.city import has_endless_supply
from baumeister.games.skyline.rules.scoring import skyscrapers_left
from baumeister.games.skyline.rules.state import State
from baumeister.games.skyline.words.parts import floors_part, skyscrapers_part
from baumeister.games.skyline.words.phrases import ENDLESS, floors, seat_name, skyscrapers, thousands
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, path, picture
from baumeister.svg.hue import Hue
from baumeister.svg.lettering import text
from baumeister.text import NO_TEXT, Text

WIDTH, HEIGHT = 200.0, 60.0
STOCK = Text("{name}: {cash}; in supply: {floors}, {skyscrapers}", "{name}: {cash}; im Vorrat: {floors}, {skyscrapers}")


def stock(view: State, seat: int, look: Look) -> Markup:
    """Draw the holdings of a seat, counted from 1."""
    left = skyscrapers_left(view, seat - 1)
    supply = int(view.supply[seat - 1])
    is_endless = has_endless_supply(view)
    hue = Hue(HUES[seat - 1].name, HUES[seat - 1].hatch, NO_TEXT)
    said = STOCK.format(
        name=seat_name(seat - 1),
        cash=thousands(int(view.cash[seat - 1])),
        floors=ENDLESS if is_endless else floors(supply),
        skyscrapers=skyscrapers(left),
    )
    return picture(
        WIDTH,
        HEIGHT,
        said[look.language],
        _piece(house(look, hue, 1), floors_part(seat - 1), at(34, 39), 0.72, supply > 0 or is_endless),
        _endless(look, 84) if is_endless else _count(look, 78, supply),
        _piece(skyscraper(look, hue), skyscrapers_part(seat - 1), at(134, 46), 0.46, left > 0),
        _count(look, 160, left),
        class_="stock-drawing",
    )


def _piece(piece: Markup, name: str, place: str, scale: float, is_left: bool) -> Markup:
    small = group(piece, transform=f"scale({scale:g})")
    return group(small, id=name, transform=place, opacity=None if is_left else 0.35)


def _count(look: Look, x: float, count: int) -> Markup:
    return text(x, 31, count, 21, look["ink"] if count else look["ink-faint"])


def _endless(look: Look, x: float) -> Markup:
    """Draw the sign of infinity."""
    sign = "M0 0C5 -8 15 -8 15 0S5 8 0 0S-15 -8 -15 0S-5 8 0 0Z"
    return path(sign, fill="none", stroke=look["ink"], stroke_width=2.6, transform=at(x, 31))
