"""The building tiles: a house, villa or park on ground of its colour, its value, the sign of its kind, its letter (BB 1.2)."""

from collections.abc import Sequence
from functools import lru_cache

from baumeister.games.buerger.rules.components import FORMS, HOUSE, PARK, TILE_KIND, TILE_VALUE, VILLA
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, path
from baumeister.svg.hatch import hatched
from baumeister.svg.house import PALE, Body, Paint, facade, front_gable, hipped, openings, row, walls
from baumeister.svg.hue import BLUE, Hue
from baumeister.svg.lettering import text
from baumeister.svg.plan import circle, rect
from baumeister.svg.solid import DETAIL, OUTLINE, block, footprint, raised
from baumeister.text import Text

RED = Hue("red", "falling", Text("R", "R"))
YELLOW = Hue("yellow", "upright", Text("Y", "Ge"))
GREEN = Hue("green", "level", Text("G", "Gr"))
VIOLET = Hue("purple", "cross", Text("V", "V"))
HUES = (RED, YELLOW, BLUE, GREEN, VIOLET)  # BB 1.1, in the order of the districts
KIND_SHAPES = {  # round the origin
    HOUSE: "M-6 7.4V-1L0 -8.6L6 -1V7.4Z",  # one steep gable
    VILLA: "M-9.8 7V-3.4L-6.4 -9.6L-3 -3.4V-2L3.4 -6L9.8 -2V7Z"  # a tower, a broad low roof, large windows
    "M-7.7 -2.6V0.8H-5.1V-2.6ZM-1.3 0.3V4.2H1.6V0.3ZM4.3 0.3V4.2H7.2V0.3Z",
    PARK: "M-1.3 8V3.4A6 6 0 1 1 1.3 3.4V8Z",  # a tree
}
TILE = 62.0
THICK = 4.0
LETTER_HIGH = 19.0
SMALL_BOARD = 1.3  # of a letter on one, so that it can be read
LARGE_SIGNS = 1.16  # side by side they fill a tile


@lru_cache(maxsize=256)
def tile(look: Look, which: int, *, is_small: bool = False, signs: float = 1.0) -> Markup:
    """Draw a tile that lies on the plan, the middle of its base at the origin; a small one has large signs and no letter."""
    colour = which // FORMS
    signs = LARGE_SIGNS if is_small else signs
    return group(
        block(look, HUES[colour], TILE, TILE, 1, THICK),
        group(
            building(look, which),
            _value(look, int(TILE_VALUE[which]), signs),
            _kind(look, int(TILE_KIND[which]), signs),
            letter(look, colour) if not is_small else "",
            transform=at(*raised(0, 0, THICK)),
        ),
    )


def building(look: Look, which: int) -> Markup:
    """Draw a tile's building, its middle at the origin."""
    hue, value = HUES[which // FORMS], int(TILE_VALUE[which])
    if TILE_KIND[which] == PARK:
        return _park(look, hue)
    return _house(look, hue, value) if TILE_KIND[which] == HOUSE else _villa(look, hue, value)


def value_that_counts(look: Look, which: int, signs: float) -> Markup:
    """Draw a frame and, over its value, what says that a tile counts for another: shown while that one is to be laid."""
    frame = rect(2 - TILE / 2, 2 - TILE / 2, TILE - 4, TILE - 4, stroke=look["edge"], stroke_width=7)
    line = rect(2 - TILE / 2, 2 - TILE / 2, TILE - 4, TILE - 4, stroke=look["lamplight"], stroke_width=3.4)
    drawn = _value(look, int(TILE_VALUE[which]), signs, "lamplight", 3.2)
    return group(frame, line, drawn, class_="counts", visibility="hidden", transform=at(*raised(0, 0, THICK)))


def _value(look: Look, value: int, scale: float, ground: str = "zinc", line: float = OUTLINE * 0.8) -> Markup:
    x, y = 31 - 13.5 * scale, 30 - 13.5 * scale  # close to the corner
    return group(
        circle(x, y, 13.4 * scale, look[ground], stroke=look["edge"], stroke_width=line),
        text(x, y, value, 24.8 * scale, look["edge"]),
    )


def _kind(look: Look, kind: int, scale: float) -> Markup:
    """Draw the sign of its kind, which decides what a tile scores, in the other corner."""
    return group(kind_sign(look, kind), transform=f"{at(13.4 * scale - 31, 30 - 13.4 * scale)} scale({scale:g})")


def kind_sign(look: Look, kind: int) -> Markup:
    """Draw the sign of a kind round the origin: kinds are told apart by it however small they are."""
    disc = circle(0, 0, 12.4, look["zinc"], stroke=look["edge"], stroke_width=OUTLINE * 0.8)
    return group(disc, path(KIND_SHAPES[kind], fill=look["edge"], fill_rule="evenodd"))


def letter(look: Look, colour: int) -> Markup:
    """Write the colour's letter on a plate in the corner: roofs and trees reach to where it stands."""
    return group(
        group(*_lettered(look, colour, 1.0), class_="roomy"),
        group(*_lettered(look, colour, SMALL_BOARD), class_="cramped wide", display="none"),
    )


def _lettered(look: Look, colour: int, scale: float) -> Sequence[Markup]:
    written, high = HUES[colour].letter[look.language], LETTER_HIGH * scale
    wide = high + 8.0 * scale * (len(written) - 1)
    plate = rect(-TILE / 2, -TILE / 2, wide, high, look["zinc"], rx=3, stroke=look["edge"], stroke_width=DETAIL)
    return plate, text((wide - TILE) / 2, (high - TILE) / 2, written, 17.4 * scale, look["edge"], plain=True, font_weight=700)


def _house(look: Look, hue: Hue, value: int) -> Markup:
    """Draw a town house, known by its one steep gable to the street; of value 3 it has a storey more."""
    body, height = Body(-1, 8, 27, 17), 6.0 + 6.0 * (value - 1)
    levels = [2.0, 10.0][: value - 1]
    panes = [place for level in levels for place in row(2, 5.2, 11.6, level)]
    return group(
        walls(look, PALE, body, height),
        front_gable(look, _roof(hue), PALE, body.above(height, -1.2), 14),
        facade(body, path(openings([*panes, (11.0, height + 1)], 5, 5.6), fill=look["edge"])),
    )


def _roof(hue: Hue) -> Paint:
    """Return the washes of a house's roof and of a villa's walls, which stand out from ground of their colour."""
    return Paint(f"{hue.name}-shade", f"{hue.name}-shade", f"{hue.name}-shade", "edge")


def _villa(look: Look, hue: Hue, value: int) -> Markup:
    """Draw a villa, known by its pale roof, its breadth, its tower and its trees; of value 3 it has a higher tower."""
    stone, body, tower = _roof(hue), Body(4, -2, 42, 12), Body(0, 3, 13, 8)
    rise = 10.0 + 5 * (value - 1)
    return group(
        walls(look, stone, body, 11),
        facade(body, path(openings([*row(2, 4, 7.5, 2.4), *row(2, 28, 7.5, 2.4)], 4.2, 6.4, arched=True), fill=look["zinc"])),
        hipped(look, PALE, body.above(11, -1.5), 8, 26),
        walls(look, stone, tower, rise),
        facade(tower, path(openings([(4, rise - 8.4), (4, 0)], 5, 7, arched=True), fill=look["zinc"])),
        hipped(look, PALE, tower.above(rise, -1.8), 13),
        _tree(look, -22, 11, 6),
        _tree(look, 0, 21, 6),
    )


def _park(look: Look, hue: Hue) -> Markup:
    """Draw a park: a lawn in its colour, a pond, a path and trees."""
    lawn = rect(-24, -24, 48, 48, look[hue.name], rx=9, stroke=look["edge"], stroke_width=DETAIL)
    pond = path(
        "M-8 8q3 -9 13 -6q7 3 10 -1q6 6 -1 11q-5 6 -13 3q-9 1 -9 -7Z",
        fill=look["blue-light"],
        stroke=look["edge"],
        stroke_width=DETAIL,
    )
    walk = path("M-24 6Q-12 4 -6 -6T10 -24", fill="none", stroke=look["zinc"], stroke_width=3.4)
    trees = [(-12, -4, 8), (4, -8, 6.5), (17, -3, 7.5), (-15, 9, 5)]
    return group(lawn, walk, pond, *(_tree(look, x, y, float(r)) for x, y, r in sorted(trees, key=lambda tree: tree[1])))


def _tree(look: Look, x: float, y: float, radius: float) -> Markup:
    """Draw a tree that stands: a trunk, a crown, its shade."""
    top_x, top = raised(0, 0, radius * 1.7)
    r, across, wide = number(radius), radius * 1.4, number(radius * 1.2)
    start = f"M{number(top_x + across / 2)} {number(top - across / 2)}"
    shade = f"{start}a{r} {r} 0 0 1 {number(-across)} {number(across)}a{wide} {wide} 0 0 0 {number(across)} {number(-across)}Z"
    return group(
        path(f"M0 0L{number(top_x)} {number(top)}", fill="none", stroke=look["edge"], stroke_width=1.6),
        circle(top_x, top, radius, look["green-light"], stroke=look["edge"], stroke_width=DETAIL * 1.3),
        path(shade, fill=look["green-shade"]),
        transform=at(x, y),
    )


@lru_cache(maxsize=16)
def tile_back(look: Look, size: float = TILE, thick: float = THICK) -> Markup:
    """Draw a tile face down: a plan of streets on bare board, the middle of its base at the origin."""
    roof, front, flank = footprint(size, size, thick)
    x, y = raised(0, 0, thick)
    half = size * 0.36
    square = [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
    faces = "".join("M" + "L".join(f"{number(a)} {number(b)}" for a, b in side) + "Z" for side in (roof, front, flank))
    return group(
        path(faces, fill=look["ground"], stroke=look["ink"], stroke_width=OUTLINE * min(size / 40, 1), stroke_linejoin="round"),
        rect(x - half, y - half, 2 * half, 2 * half, look["sheet"], stroke=look["ink"], stroke_width=DETAIL),
        hatched("cross", [square], size / 6, look["ink-faint"], DETAIL, 0.8),
    )
