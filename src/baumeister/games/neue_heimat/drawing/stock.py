"""A seat's holdings in Neue Heimat, small, for its panel: its stone, cheques, cash box, the colours it owns."""

from collections.abc import Iterator

from baumeister.games.neue_heimat.drawing.pieces import cash_box, cheque, owner_cube, stone
from baumeister.games.neue_heimat.rules.components import COLOURS
from baumeister.games.neue_heimat.rules.state import State
from baumeister.games.neue_heimat.words.parts import box_part, cash_part
from baumeister.games.neue_heimat.words.phrases import COLOURS as COLOUR_NAMES
from baumeister.games.neue_heimat.words.phrases import cheques, seat_name
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, picture, title
from baumeister.svg.hatch import box
from baumeister.svg.lettering import text
from baumeister.svg.part import halo
from baumeister.text import Text

WIDTH, HEIGHT = 288.0, 52.0
STOCK = Text(
    "{name}: {cash}, {box} in the cash box; owns {colours}", "{name}: {cash}, {box} in der Schwarzgeldkasse; besitzt {colours}"
)
NO_COLOUR = Text("no colours", "keine Farbe")
IN_HAND = Text("{cheques} of a million each", "{cheques} zu je einer Million")
IN_BOX = Text("Cash box: {cheques}", "Schwarzgeldkasse: {cheques}")
MOST_SHOWN = 4


def stock(view: State, seat: int, look: Look) -> Markup:
    """Draw the holdings of a seat, counted from 1."""
    owned = [colour for colour in range(COLOURS) if view.colour_owners[colour] == seat - 1]
    return picture(
        WIDTH,
        HEIGHT,
        _words(view, seat, owned, look),
        group(stone(look, seat - 1, 26, 34), transform=at(0, 7)),
        _cash(int(view.cash[seat - 1]), seat - 1, look),
        _box(int(view.boxes[seat - 1]), seat - 1, look),
        *_colours(owned, look),
        class_="stock-drawing",
    )


def _colours(owned: list[int], look: Look) -> Iterator[Markup]:
    """Draw the small cubes of the colours that a seat owns, at most three in a line."""
    top, most = (28.0, 3) if len(owned) <= 3 else (18.0, (len(owned) + 1) // 2)
    for index, colour in enumerate(owned):
        place = at(214 + index % most * 26.0, top + index // most * 24.0)
        yield group(owner_cube(look, colour), id=f"owner-{colour}", transform=place)


def _cash(count: int, seat: int, look: Look) -> Markup:
    layers = min(count, MOST_SHOWN)
    return group(
        title(IN_HAND.format(cheques=cheques(count))[look.language]),
        *(group(cheque(look), transform=at(index * 2.6, 26 - index * 3.4)) for index in range(layers)),
        text(75, 30, count, 20, look["ink"] if count else look["ink-faint"]),
        halo(look, box(-3, 8, 92.5, 46)),
        id=cash_part(seat),
        class_="part cash",
        transform=at(34, -5),
    )


def _box(count: int, seat: int, look: Look) -> Markup:
    return group(
        title(IN_BOX.format(cheques=cheques(count))[look.language]),
        group(cash_box(look), transform=at(24, 38), opacity=None if count else 0.45),
        text(57, 30, count, 17, look["ink"] if count else look["ink-faint"]),
        halo(look, box(2, 9, 64, 40)),
        id=box_part(seat),
        class_="part box",
        transform=at(131, -5),
    )


def _words(view: State, seat: int, owned: list[int], look: Look) -> str:
    names = [COLOUR_NAMES[colour][look.language] for colour in owned]
    said = STOCK.format(
        name=seat_name(seat - 1),
        cash=cheques(int(view.cash[seat - 1])),
        box=int(view.boxes[seat - 1]),
        colours=", ".join(names) or NO_COLOUR[look.language],
    )
    return said[look.language]
