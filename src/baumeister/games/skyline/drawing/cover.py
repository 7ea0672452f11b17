"""Project Skyline's picture for the home page: a growing city, the road round it, the builders."""

from collections.abc import Iterator

from baumeister.games.skyline.drawing.ground import disc
from baumeister.games.skyline.drawing.pieces import HUES, architect, building, die, pawn
from baumeister.games.skyline.rules.components import SKYSCRAPER
from baumeister.svg import Look, Markup
from baumeister.svg.element import Attribute, at, group, number, path, picture
from baumeister.svg.hatch import hatched
from baumeister.svg.lettering import text
from baumeister.svg.plan import compass, frame, paper, rect, scale_bar, trees
from baumeister.svg.solid import DETAIL, OUTLINE

WIDTH, HEIGHT = 640.0, 400.0
COLUMN, ROW = 78.0, 66.0
LEFT, TOP = 68.0, 120.0  # the corner of the city
LOT = (66.0, 55.0)
ROAD, VERGE = 27.0, 9.0
CITY = (  # a letter is the owner's, # a skyscraper, else so many floors
    ("B1", "O#", "Y2", "P#", ".."),
    ("O2", "..", "B#", "P1", "Y#"),
    ("Y#", "P2", "O1", "..", "B#"),
)
OWNERS = "OBYP"
PARK = ((-18, -10, 7), (2, -14, 6), (16, 2, 8), (-12, 12, 6), (10, 16, 5), (-22, 16, 4))
SCALE = 0.86


def cover(look: Look) -> Markup:
    """Draw the picture."""
    return picture(
        WIDTH,
        HEIGHT,
        "Project Skyline",
        paper(look, WIDTH, HEIGHT),
        _water(look),
        _road(look),
        *_lots(look),
        *_walkers(look, ((0, 104.0, TOP - 14),)),
        *_buildings(look),
        *_walkers(look, ((1, 262.0, 350.0), (3, 481.0, 240.0))),
        group(die(look, 5, False, 40), transform=at(542, 350)),
        group(die(look, 3, True, 40), transform=at(596, 362)),
        group(architect(look, 2.4), transform=at(566, 304)),
        text(38, 46, "Project Skyline", 33, look["ink"], anchor="start"),
        path("M39 66H280", fill="none", stroke=look["ink"], stroke_width=DETAIL),
        compass(look, 598, 50, 17),
        scale_bar(look, 36, 376, 16, 6),
        frame(look, WIDTH, HEIGHT, 9),
    )


def _water(look: Look) -> Markup:
    """Draw the river in the east, with a quay."""
    shore = f"M536 9C524 50 548 86 538 122S552 186 540 214S548 262 {WIDTH - 9} 270V9Z"
    waves = "".join(f"M{562 + i % 2 * 24} {92 + i * 24}q6 -4 12 0t12 0" for i in range(6))
    return group(
        path(shore, fill=look["water"], stroke=look["ink-faint"], stroke_width=OUTLINE),
        path(waves, fill="none", stroke=look["ink-faint"], stroke_width=DETAIL),
    )


def _road(look: Look) -> Markup:
    """Draw the road with two of its action fields, and the verge."""
    width, depth = len(CITY[0]) * COLUMN, len(CITY) * ROW
    x, y, out = LEFT, TOP, ROAD + VERGE
    seams = [f"M{number(x + i * COLUMN)} {edge:g}v{ROAD:g}" for i in range(6) for edge in (y - out, y + depth + VERGE)]
    seams += [f"M{edge:g} {number(y + i * ROW)}h{ROAD:g}" for i in range(4) for edge in (x - out, x + width + VERGE)]
    crowns = [(x + 14 + i * 25.8, edge, 3.6) for i in range(15) for edge in (y - VERGE / 2, y + depth + VERGE / 2)]
    return group(
        rect(x - out, y - out, width + 2 * out, depth + 2 * out, look["sheet"], rx=18, **_ink(look)),
        path("".join(seams), fill="none", stroke=look["line"], stroke_width=1.2, stroke_dasharray="5 4"),
        rect(x - VERGE, y - VERGE, width + 2 * VERGE, depth + 2 * VERGE, look["park"], rx=5, **_ink(look)),
        trees(look, crowns),
        rect(x, y, width, depth, look["ground"], stroke=look["ink-soft"], stroke_width=DETAIL),
        *(group(disc(look), transform=f"{at(*place)} scale(0.56)") for place in _corners(x, y, width, depth)),
    )


def _corners(x: float, y: float, width: float, depth: float) -> Iterator[tuple[float, float]]:
    aside = VERGE + ROAD / 2
    for east in (0, 1):
        for south in (0, 1):
            yield x - aside + east * (width + 2 * aside), y - aside + south * (depth + 2 * aside)


def _lots(look: Look) -> Iterator[Markup]:
    for row, line in enumerate(CITY):
        for column, what in enumerate(line):
            x, y = _middle(column, row)
            left, top = x - LOT[0] / 2, y - LOT[1] / 2
            yield rect(left, top, *LOT, look["lot"], stroke=look["ink-faint"], stroke_width=DETAIL)
            if what == "..":
                turn, flip = (1, -1)[column % 2], (1, -1)[row % 2]
                yield trees(look, [(x + a * turn, y + b * flip, float(r)) for a, b, r in PARK])
                continue
            hue = HUES[OWNERS.index(what[0])]
            corners = [(left, top), (left + LOT[0], top), (left + LOT[0], top + LOT[1]), (left, top + LOT[1])]
            yield rect(left, top, *LOT, look[hue.name], opacity=0.5)
            yield hatched(hue.hatch, [corners], 8, look["ink"], DETAIL, 0.28)


def _buildings(look: Look) -> Iterator[Markup]:
    for row, line in enumerate(CITY):
        for column, what in enumerate(line):
            if what != "..":
                x, y = _middle(column, row)
                kind = SKYSCRAPER if what[1] == "#" else int(what[1])
                drawn = building(look, HUES[OWNERS.index(what[0])], kind)
                yield group(drawn, transform=f"{at(x + 3, y + 5)} scale({SCALE:g})")


def _walkers(look: Look, places: tuple[tuple[int, float, float], ...]) -> Iterator[Markup]:
    for seat, x, y in places:
        yield group(pawn(look, seat, 30), transform=at(x, y))


def _middle(column: int, row: int) -> tuple[float, float]:
    return LEFT + (column + 0.5) * COLUMN, TOP + (row + 0.5) * ROW


def _ink(look: Look) -> dict[str, Attribute]:
    return {"stroke": look["ink"], "stroke_width": OUTLINE}
