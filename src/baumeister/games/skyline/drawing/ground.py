"""Project Skyline's ground: road, verge, streets and lots before anything is built; drawn once for each look."""

from functools import lru_cache

from baumeister.games.skyline.drawing.board_place import (
    BOTTOM,
    CITY,
    EAST,
    INNER,
    LEFT,
    NARROW_TAG_DOWN,
    NORTH,
    PITCH,
    PLAZA,
    RIGHT,
    ROAD_WIDTH,
    SOUTH,
    TOP,
    VERGE,
    corner_middle,
    field_middle,
    lot_box,
    road_box,
    side_of,
)
from baumeister.games.skyline.drawing.ground_lots import lot_ground
from baumeister.games.skyline.rules.components import CENTRE, CORNERS, FIELDS, ROAD, SIDE_OF_ROAD, SIZE
from baumeister.games.skyline.words.notation import field_name
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, path
from baumeister.svg.hatch import Point, box
from baumeister.svg.lettering import rimmed_text
from baumeister.svg.pieces import card_back
from baumeister.svg.plan import circle, rect, roundel, trees
from baumeister.svg.solid import DETAIL, OUTLINE

CORNER = 26.0  # radius of the verge's corners
HUB = (CITY[0] + 3 * PITCH[0], CITY[1] + 3 * PITCH[1])  # the middle of the city


@lru_cache(maxsize=16)
def ground(look: Look) -> Markup:
    """Draw everything that never changes."""
    return group(
        road(look),
        town(look),
        *(action_field(look, corner) for corner in range(len(CORNERS))),
        axes(look),
        class_="ground",
    )


# ---- The road


def road(look: Look) -> Markup:
    """Draw the road with its kerbs, fields and arrows, clockwise round the city (PS 1.2)."""
    return group(
        rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, look["sheet"], rx=38, stroke=look["ink"], stroke_width=OUTLINE),
        rect(LEFT + 4, TOP + 4, RIGHT - LEFT - 8, BOTTOM - TOP - 8, rx=34, stroke=look["line"], stroke_width=DETAIL),
        path(_seams(), fill="none", stroke=look["line"], stroke_width=OUTLINE, stroke_dasharray="7 5"),
        path(_arrows(), fill="none", stroke=look["ink-faint"], stroke_width=OUTLINE, stroke_linecap="round"),
        _verge(look),
    )


def _seams() -> str:
    """Return the lines between the fields of the road."""
    down = [f"M{number(CITY[0] + i * PITCH[0])} {y}v{ROAD_WIDTH[1]:g}" for i in range(SIZE + 1) for y in (TOP, INNER[3])]
    across = [f"M{x} {number(CITY[1] + i * PITCH[1])}h{ROAD_WIDTH[0]:g}" for i in range(SIZE + 1) for x in (LEFT, INNER[2])]
    return "".join(down + across)


def _arrows() -> str:
    """Return an arrow on the middle seam of each side."""
    arrows = []
    for road_field in range(ROAD):
        if road_field % SIDE_OF_ROAD == SIDE_OF_ROAD // 2 + 1:
            x, y, width, depth = road_box(road_field)
            arrows.append(_arrow(side_of(road_field), x, y, width, depth))
    return "".join(arrows)


def _arrow(side: int, x: float, y: float, width: float, depth: float) -> str:
    """Return an arrow where the field begins."""
    if side in (NORTH, SOUTH):
        tip, back = (x + 5, -6) if side == NORTH else (x + width - 5, 6)
        return f"M{number(tip + back)} {number(y + depth / 2 - 7)}l{-back} 7l{back} 7"
    tip, back = (y + 5, -6) if side == EAST else (y + depth - 5, 6)
    return f"M{number(x + width / 2 - 7)} {number(tip + back)}l7 {-back}l7 {back}"


def _verge(look: Look) -> Markup:
    """Draw the green strip between road and city, with its avenue of trees."""
    west, north, east, south = INNER
    verge = west, north, east - west, south - north
    along = [(west + 22 + i * (verge[2] - 44) / 26, y, 5.5) for y in (north + 8.5, south - 8.5) for i in range(27)]
    down = [(x, north + 40 + i * (verge[3] - 80) / 18, 5.5) for x in (west + 9.5, east - 9.5) for i in range(19)]
    return group(
        rect(*verge, look["park"], rx=CORNER / 2, stroke=look["ink"], stroke_width=OUTLINE),
        trees(look, along + down),
    )


def action_field(look: Look, corner: int) -> Markup:
    """Draw a corner: a round place with the action cards on it (PS 1.2)."""
    x, y = corner_middle(corner)
    return group(disc(look), transform=at(x, y))


def disc(look: Look) -> Markup:
    """Draw an action field round the origin."""
    return group(
        circle(0, 0, PLAZA, look["wash"], stroke=look["ink"], stroke_width=OUTLINE),
        circle(0, 0, PLAZA - 5, stroke=look["ink-faint"], stroke_width=DETAIL),
        circle(0, 0, PLAZA - 8, stroke=look["ink-faint"], stroke_width=DETAIL, stroke_dasharray="1.5 4"),
        group(card_back(look, 21, 29), transform="translate(-16 -13) rotate(-14)"),
        group(card_back(look, 21, 29), transform="translate(-3 -18) rotate(10)"),
    )


def axes(look: Look) -> Markup:
    """Name columns and rows (PS 1.1): at the margin, on a narrow screen on the verge, off what is tall, beside the rents."""
    across = [CITY[0] + (i + 0.5) * PITCH[0] for i in range(SIZE)]
    down = [CITY[1] + (i + 0.5) * PITCH[1] for i in range(SIZE)]
    columns = [_axis(look, (x, TOP - 22), (x, INNER[3] - VERGE[1] / 2), "abcdef"[i]) for i, x in enumerate(across)]
    beside_tags = [(INNER[0] + VERGE[0] / 2 + 4, CITY[1] + i * PITCH[1] + NARROW_TAG_DOWN) for i in range(SIZE)]
    rows = [_axis(look, (LEFT - 22, y), beside_tags[i], i + 1) for i, y in enumerate(down)]
    return group(*columns, *rows)


def _axis(look: Look, place: Point, narrow_place: Point, words: str | int) -> Markup:
    """Name a column or a row; on a narrow screen in larger letters."""
    return group(
        group(roundel(look, 0, 0, 17.6, words), class_="wide"),
        group(roundel(look, 0, 0, 14, words, 25), class_="narrow", display="none"),
        transform=at(*place),
        data_narrow=at(*narrow_place),
    )


# ---- The city


def town(look: Look) -> Markup:
    """Draw the streets, the centre and the lots."""
    width, depth = SIZE * PITCH[0], SIZE * PITCH[1]
    return group(
        rect(*CITY, width, depth, look["ground"], rx=5, stroke=look["ink-soft"], stroke_width=OUTLINE),
        path(_street_lines(), fill="none", stroke=look["line"], stroke_width=DETAIL, stroke_dasharray="9 7"),
        centre(look),
        *(lot(look, field) for field in range(FIELDS)),
        fountain(look),
    )


def _street_lines() -> str:
    x, y = CITY
    down = [f"M{number(x + i * PITCH[0])} {number(y + 6)}v{number(SIZE * PITCH[1] - 12)}" for i in range(1, SIZE)]
    across = [f"M{number(x + 6)} {number(y + i * PITCH[1])}h{number(SIZE * PITCH[0] - 12)}" for i in range(1, SIZE)]
    return "".join(down + across)


def centre(look: Look) -> Markup:
    """Draw the pavement of the centre, where the first skyscrapers stand (PS 2.2)."""
    x, y = HUB
    width, depth = 2 * PITCH[0] + 2, 2 * PITCH[1] + 2
    return group(
        rect(x - width / 2, y - depth / 2, width, depth, look["wash"], rx=12, stroke=look["ink-soft"], stroke_width=OUTLINE),
        rect(x - width / 2 + 4, y - depth / 2 + 4, width - 8, depth - 8, rx=9, stroke=look["ink-faint"], stroke_width=DETAIL),
    )


def fountain(look: Look) -> Markup:
    """Draw the round place with a fountain where the centre's streets meet."""
    x, y = HUB
    return group(
        circle(x, y, 21, look["wash"], stroke=look["ink-faint"], stroke_width=DETAIL),
        circle(x, y, 13, look["water"], stroke=look["ink-soft"], stroke_width=OUTLINE),
        circle(x, y, 7, stroke=look["ink-faint"], stroke_width=DETAIL),
        circle(x, y, 2.4, look["sheet"], stroke=look["ink-soft"], stroke_width=DETAIL),
    )


def lot(look: Look, field: int) -> Markup:
    """Draw a lot as it was before it was built on."""
    x, y, width, depth = lot_box(field)
    return group(
        rect(x, y, width, depth, look["lot"], stroke=look["ink-faint"], stroke_width=DETAIL),
        lot_ground(look, field) if field not in CENTRE else _pavement(look, field),
    )


@lru_cache(maxsize=16)
def lot_names(look: Look) -> Markup:
    """Write a field's name on each lot (PS 1.1)."""
    boxes = enumerate(map(lot_box, range(FIELDS)))
    return group(*(lot_name(look, field_name(field), x + w, y) for field, (x, y, w, _) in boxes))


def lot_name(look: Look, name: str, right: float, top: float, class_: str | None = None) -> Markup:
    """Write a field's name in its lot's upper corner, on paper; on the board only where somebody points."""
    return rimmed_text(right - 14, top + 14, name, 21, look["ink-soft"], look["lot"], 5, plain=True, class_=class_)


def _pavement(look: Look, field: int) -> Markup:
    """Draw the pavement of a lot in the centre: squares within squares."""
    x, y = field_middle(field)
    rings = "".join(box(x - a, y - a * 0.84, 2 * a, a * 1.68) for a in (14.0, 26.0, 38.0))
    return path(rings, fill="none", stroke=look["line"], stroke_width=DETAIL)
