"""A seat's supply in Project Skyline, small, for its panel: floors and skyscrapers left; its money is its score."""

from baumeister.games.skyline.drawing.pieces import HUES, house, skyscraper
from baumeister.games.skyline.rules.city import has_endless_supply
from baumeister.games.skyline.rules.scoring import skyscrapers_left
from baumeister.games.skyline.rules.state import State
from baumeister.games.skyline.words.parts import floors_part, skyscrapers_part
from baumeister.games.skyline.words.phrases import ENDLESS, floors, seat_name, skyscrapers, thousands
from baumeister.svg import Look, Markup
from baumeister.svg.element import Attribute, at, group, path, picture, title
from baumeister.svg.hue import Hue
from baumeister.svg.lettering import text
from baumeister.text import NO_TEXT, Text

WIDTH, HEIGHT = 200.0, 60.0
ENDLESS_SIGN = "M0 0C5 -8 13 -8 13 0S5 8 0 0S-13 -8 -13 0S-5 8 0 0Z"
ENDLESS_WORDS = Text("With two players floors never run out", "Zu zweit gehen die Etagen nie aus")
STOCK = Text("{name}: {cash}; in supply: {floors}, {skyscrapers}", "{name}: {cash}; im Vorrat: {floors}, {skyscrapers}")


def stock(view: State, seat: int, look: Look) -> Markup:
    """Draw the supply of a seat, counted from 1; how many skyscrapers it has built stands on its plate."""
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
        group(
            title(ENDLESS_WORDS[look.language]) if is_endless else "",
            _piece(house(look, hue, 1), floors_part(seat - 1), at(34, 39), 0.72, supply > 0 or is_endless),
            path(ENDLESS_SIGN, **_line(look), transform=at(74, 31)) if is_endless else _count(look, 74, supply),
        ),
        _piece(skyscraper(look, hue), skyscrapers_part(seat - 1), at(112, 46), 0.46, left > 0),
        _count(look, 144, left),
        class_="stock-drawing",
    )


def _piece(piece: Markup, name: str, place: str, scale: float, is_left: bool) -> Markup:
    small = group(piece, transform=f"scale({scale:g})")
    return group(small, id=name, transform=place, opacity=None if is_left else 0.35)


def _line(look: Look) -> dict[str, Attribute]:
    return {"fill": "none", "stroke": look["ink"], "stroke_width": 2.6, "stroke_linecap": "round"}


def _count(look: Look, x: float, count: int) -> Markup:
    return text(x, 31, count, 21, look["ink"] if count else look["ink-faint"])
