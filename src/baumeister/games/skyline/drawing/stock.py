"""A seat's holdings in Project Skyline, small, for its panel: floors left, skyscrapers built; its money is its score."""

from baumeister.games.skyline.drawing.pieces import HUES, house, skyscraper
from baumeister.games.skyline.rules.city import has_endless_supply
from baumeister.games.skyline.rules.components import SKYSCRAPERS
from baumeister.games.skyline.rules.scoring import skyscrapers_left
from baumeister.games.skyline.rules.state import State
from baumeister.games.skyline.words.parts import floors_part, skyscrapers_part
from baumeister.games.skyline.words.phrases import ENDLESS, floors, seat_name, skyscrapers, thousands
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, picture
from baumeister.svg.hue import Hue
from baumeister.svg.lettering import text
from baumeister.text import NO_TEXT, Text

WIDTH, HEIGHT = 200.0, 60.0
BUILT = Text("{built} of {all}", "{built} von {all}")
STOCK = Text("{name}: {cash}; in supply: {floors}, {skyscrapers}", "{name}: {cash}; im Vorrat: {floors}, {skyscrapers}")


def stock(view: State, seat: int, look: Look) -> Markup:
    """Draw the holdings of a seat, counted from 1."""
    count, left = int(SKYSCRAPERS[view.seats]), skyscrapers_left(view, seat - 1)
    built = count - left
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
        "" if is_endless else _count(look, 74, supply),
        _piece(skyscraper(look, hue), skyscrapers_part(seat - 1), at(112, 46), 0.46, left > 0),
        text(134, 31, BUILT.format(built=built, all=count)[look.language], 21, look["ink"], anchor="start"),
        class_="stock-drawing",
    )


def _piece(piece: Markup, name: str, place: str, scale: float, is_left: bool) -> Markup:
    small = group(piece, transform=f"scale({scale:g})")
    return group(small, id=name, transform=place, opacity=None if is_left else 0.35)


def _count(look: Look, x: float, count: int) -> Markup:
    return text(x, 31, count, 21, look["ink"] if count else look["ink-faint"])
