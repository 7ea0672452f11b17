"""Neue Heimat's picture for the home page: a street that grows over the river, the mayor watching."""

from collections.abc import Iterator

from baumeister.games.neue_heimat.drawing.board_ends import pole
from baumeister.games.neue_heimat.drawing.gallery import cube
from baumeister.games.neue_heimat.drawing.ground import fence
from baumeister.games.neue_heimat.drawing.item import gavel
from baumeister.games.neue_heimat.drawing.pieces import FLOOR, cheque, floor_body, floor_marks, roof, special, villa
from baumeister.games.neue_heimat.rules.components import COLOURS, MAYOR
from baumeister.games.neue_heimat.words.notation import COLOUR_LETTERS
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, element, group, path, picture
from baumeister.svg.lettering import text
from baumeister.svg.plan import compass, frame, paper, rect, scale_bar, trees
from baumeister.svg.solid import DETAIL, OUTLINE, raised

WIDTH, HEIGHT = 640.0, 400.0
FIRST, STEP, RIVER_X, RIVER = 148.0, 66.0, 4, 56.0
LOT, DEPTH = 58.0, 46.0
ROWS = (196.0, 336.0)
HOUSES = (  # floors from the ground up, roof, whether fenced; two rows, lot by lot
    (("r5 o3", 4), ("v6 b4 y2", 6), ("g5", 0), ("b6 r4 o2 v1", 3), ("y5 g3", 2), ("o6", 0)),
    (("y6 v5 r3 g1", 5), ("b5", 2), ("r6 y4 b3", 0), ("g6 v4", 0)),
)
FENCED = ((1, 1), (0, 5))


def cover(look: Look) -> Markup:
    """Draw the picture."""
    return picture(
        WIDTH,
        HEIGHT,
        "Neue Heimat",
        element("defs", *(group(floor_body(look, colour), id=f"cover-floor-{colour}") for colour in range(COLOURS))),
        paper(look, WIDTH, HEIGHT),
        _river(look),
        *(_street(look, y) for y in ROWS),
        _road(look),
        *_lots(look),
        *_houses(look),
        group(villa(look), transform=f"{at(56, 196)} scale(1.08)"),
        group(special(look, MAYOR), transform=at(80, 244)),
        *_money(look),
        text(130, 47, "Neue Heimat", 34, look["ink"], anchor="start"),
        path("M131 67H345", fill="none", stroke=look["ink"], stroke_width=DETAIL),
        compass(look, 596, 62, 22),
        scale_bar(look, 494, 376, 18, 6),
        frame(look, WIDTH, HEIGHT, 9),
    )


def _x(index: int) -> float:
    return FIRST + index * STEP + (RIVER if index >= RIVER_X else 0.0)


def _river(look: Look) -> Markup:
    left, right = _x(3) + STEP / 2 + 2, _x(4) - STEP / 2 - 2
    shore = (
        f"M{left + 4} 9C{left - 10} 70 {left + 8} 130 {left} 200S{left + 8} 330 {left - 2} {HEIGHT - 9}"
        f"H{right + 2}C{right - 8} 320 {right + 9} 260 {right} 190S{right - 8} 60 {right + 4} 9Z"
    )
    waves = "".join(f"M{left + 14 + i % 3 * 7} {28 + i * 36}q5 -3.5 10 0t10 0" for i in range(10))
    crowns = [(right + 20 + i * 37.0 % 150, 112.0 + i * 13 % 34, 6.0 + i % 3) for i in range(9)]
    more = [(right + 26 + i * 53.0 % 170, 262.0 + i * 17 % 30, 6.0 + i % 3) for i in range(10)]
    return group(
        path(shore, fill=look["water"], stroke=look["ink-faint"], stroke_width=OUTLINE),
        path(waves, fill="none", stroke=look["ink-faint"], stroke_width=DETAIL),
        path(f"M{right + 6} 98q80 -10 150 2t36 -4v58H{right + 4}Z", fill=look["park"], opacity=0.5),
        path(f"M{right + 6} 250q80 -8 150 2t36 -4v56H{right + 4}Z", fill=look["park"], opacity=0.5),
        trees(look, [*crowns, *more]),
    )


def _road(look: Look) -> Markup:
    return group(
        rect(88, 14, 24, HEIGHT - 27, look["lot"]),
        path(f"M88 14V{HEIGHT - 13}M112 14V{HEIGHT - 13}", fill="none", stroke=look["ink-soft"], stroke_width=OUTLINE),
        path(f"M100 18V{HEIGHT - 13}", fill="none", stroke=look["ink-faint"], stroke_width=1.4, stroke_dasharray="10 8"),
        trees(look, [(122.0, 100.0, 6.0), (124.0, 122.0, 7.0), (76.0, 284.0, 7.0), (74.0, 308.0, 6.0), (122.0, 268.0, 6.0)]),
    )


def _street(look: Look, y: float) -> Markup:
    return rect(112, y + 25, WIDTH - 121, 18, look["lot"], stroke=look["line"], stroke_width=DETAIL)


def _lots(look: Look) -> Iterator[Markup]:
    for row, y in enumerate(ROWS):
        for index in range(6):
            is_built = index < len(HOUSES[row])
            yield rect(
                _x(index) - LOT / 2,
                y - DEPTH / 2,
                LOT,
                DEPTH,
                look["lot"] if is_built else "none",
                stroke=look["ink-soft"],
                stroke_width=1.2,
                stroke_dasharray=None if is_built else "3 4",
            )
            if (row, index) in FENCED:
                yield group(fence(look, "back"), transform=at(_x(index), y))
    yield group(pole(look), transform=at(_x(3) + STEP / 2, ROWS[1]))


def _houses(look: Look) -> Iterator[Markup]:
    for row, y in enumerate(ROWS):
        for index, (floors, value) in enumerate(HOUSES[row]):
            yield group(*_house(look, floors, value), transform=f"{at(_x(index), y)} scale(1.06)")
            if (row, index) in FENCED:
                yield group(fence(look, "front"), transform=at(_x(index), y))


def _house(look: Look, floors: str, value: int) -> Iterator[Markup]:
    """Draw a house on the origin, its floors by reference: the picture is sent with every visit."""
    names = floors.split()
    for level, name in enumerate(names):
        body = element("use", href=f"#cover-floor-{COLOUR_LETTERS.index(name[0])}")
        yield group(body, floor_marks(look, cube(name)), transform=at(*raised(0, 0, level * FLOOR)))
    if value:
        yield group(roof(look, value), transform=at(*raised(0, 0, len(names) * FLOOR)))


def _money(look: Look) -> Iterator[Markup]:
    for x, y, turn in ((440, 282, -14), (468, 292, 6), (450, 310, -4)):
        yield group(cheque(look, 1.25), transform=f"{at(x, y)} rotate({turn})")
    yield group(gavel(look), transform=f"{at(578, 306)} scale(0.86)")
