"""A seat's supply in Project Skyline, small, for its panel: floors and skyscrapers left, its cash."""

from baumeister.core.record import OVER
from baumeister.games.skyline.drawing.pieces import HUES, house, skyscraper
from baumeister.games.skyline.rules.city import has_endless_supply
from baumeister.games.skyline.rules.scoring import skyscrapers_left
from baumeister.games.skyline.rules.state import State
from baumeister.games.skyline.words.parts import floors_part, skyscrapers_part
from baumeister.games.skyline.words.phrases import ENDLESS, IN_CASH, floors, seat_name, skyscrapers
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, picture, title
from baumeister.svg.hue import Hue
from baumeister.svg.lettering import text
from baumeister.text import NO_TEXT, Text, amount

WIDTH, HEIGHT = 271.0, 60.0
LEFT = Text("left", "übrig")
ENDLESS_LINES = Text("no", "ohne"), Text("limit", "Ende")
ENDLESS_WORDS = Text("With two players floors never run out", "Zu zweit gehen die Etagen nie aus")
STOCK = Text(
    "{name}: {cash} in cash; in supply: {floors}, {skyscrapers}", "{name}: {cash} in bar; im Vorrat: {floors}, {skyscrapers}"
)


def stock(view: State, seat: int, look: Look) -> Markup:
    """Draw the supply of a seat, counted from 1; how many skyscrapers it has built stands on its plate."""
    left = skyscrapers_left(view, seat - 1)
    supply = int(view.supply[seat - 1])
    is_endless = has_endless_supply(view)
    hue = Hue(HUES[seat - 1].name, HUES[seat - 1].hatch, NO_TEXT)
    said = STOCK.format(
        name=seat_name(seat - 1),
        cash=amount(int(view.cash[seat - 1])),
        floors=ENDLESS if is_endless else floors(supply),
        skyscrapers=skyscrapers(left),
    )
    return picture(
        WIDTH,
        HEIGHT,
        said[look.language],
        group(
            title(ENDLESS_WORDS[look.language]) if is_endless else "",
            _piece(house(look, hue, 1), floors_part(seat - 1), at(30, 39), 0.72, supply > 0 or is_endless),
            _endless(look, 72) if is_endless else _count(look, 72, supply),
        ),
        _piece(skyscraper(look, hue), skyscrapers_part(seat - 1), at(111, 46), 0.46, left > 0),
        _count(look, 146, left),
        "" if view.actor == OVER else _cash(view, seat - 1, look),
        class_="stock-drawing",
    )


def _piece(piece: Markup, name: str, place: str, scale: float, is_left: bool) -> Markup:
    small = group(piece, transform=f"scale({scale:g})")
    return group(small, id=name, transform=place, opacity=None if is_left else 0.35)


def _count(look: Look, x: float, count: int) -> Markup:
    """Write how many pieces are left."""
    ink = look["ink"] if count else look["ink-faint"]
    return group(text(x, 23, count, 21, ink), text(x, 45, LEFT[look.language], 14, look["ink-soft"], plain=True))


def _endless(look: Look, x: float) -> Markup:
    """Write, in the place of a number, that there is none."""
    lines = zip((28, 43), ENDLESS_LINES, strict=True)
    return group(*(text(x, y, line[look.language], 14.5, look["ink-soft"], plain=True) for y, line in lines))


def _cash(view: State, seat: int, look: Look) -> Markup:
    """Write what a seat can pay with: beside it the panel says what that is with its skyscrapers."""
    words = text(WIDTH, 45, IN_CASH[look.language], 15, look["ink-soft"], plain=True, anchor="end")
    return group(text(WIDTH, 23, amount(int(view.cash[seat]))[look.language], 21, look["ink"], anchor="end"), words)
