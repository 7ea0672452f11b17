"""Buildings that stand on a plan, in the projection of `solid`: walls, roofs, domes, and façades drawn on a south wall.

Places are (x, y) of a block's middle on the plan; heights begin at `base`. A façade is drawn as one would see
it from the street, its west corner at the origin and heights negative; `facade` lays it on the wall.
"""

from typing import NamedTuple

from baumeister.svg.element import Attribute, Markup, at, group, number, path
from baumeister.svg.hatch import Point, outline
from baumeister.svg.look import Look
from baumeister.svg.solid import LEAN, raised

Spot = tuple[float, float, float]
LINE = 1.1
FLAT = 0.62  # how deep a round thing is drawn, for one unit of width


class Paint(NamedTuple):
    """Colours by name: of sunlit faces, of the side to the south, of the side to the east, and of the lines."""

    sun: str
    south: str
    east: str
    line: str = "ink"


STONE = Paint("sheet", "sheet", "ground")
PALE = Paint("zinc", "zinc", "zinc-light", "edge")  # for pieces: the same by night


def paint(hue: str, line: str = "ink") -> Paint:
    """Return the three washes of a piece's colour."""
    return Paint(hue, f"{hue}-light", f"{hue}-shade", line)


def face(look: Look, fill: str, line: str, *spots: Spot, **attributes: Attribute) -> Markup:
    """Draw a flat face by its corners (x, y, height)."""
    return path(
        outline([raised(*spot) for spot in spots]),
        fill=look[fill],
        stroke=look[line],
        stroke_width=LINE,
        stroke_linejoin="round",
        **attributes,
    )


class Body(NamedTuple):
    """A box on the plan: its middle, how wide (from west to east) and deep (from north to south), and where it begins."""

    x: float
    y: float
    width: float
    depth: float
    base: float = 0.0

    @property
    def west(self) -> float:
        """Its west side."""
        return self.x - self.width / 2

    @property
    def east(self) -> float:
        """Its east side."""
        return self.x + self.width / 2

    @property
    def north(self) -> float:
        """Its north side."""
        return self.y - self.depth / 2

    @property
    def south(self) -> float:
        """Its south side."""
        return self.y + self.depth / 2

    def above(self, height: float, margin: float = 0.0) -> "Body":
        """Return the box that stands on one of this height, so much smaller on each side."""
        return Body(self.x, self.y, self.width - 2 * margin, self.depth - 2 * margin, self.base + height)


def walls(look: Look, tint: Paint, body: Body, height: float, flat: bool = False) -> Markup:
    """Draw walls, with a flat roof if wished."""
    x0, x1, y0, y1, low, high = body.west, body.east, body.north, body.south, body.base, body.base + height
    top = face(look, tint.sun, tint.line, (x0, y0, high), (x1, y0, high), (x1, y1, high), (x0, y1, high)) if flat else ""
    return group(
        face(look, tint.south, tint.line, (x0, y1, low), (x1, y1, low), (x1, y1, high), (x0, y1, high)),
        face(look, tint.east, tint.line, (x1, y0, low), (x1, y1, low), (x1, y1, high), (x1, y0, high)),
        top,
    )


def gable(look: Look, tint: Paint, stone: Paint, body: Body, rise: float) -> Markup:
    """Draw a roof whose ridge runs from west to east; its gable to the east is of stone."""
    x0, x1, y0, y1, low, high, y = body.west, body.east, body.north, body.south, body.base, body.base + rise, body.y
    return group(
        face(look, tint.sun, tint.line, (x0, y0, low), (x1, y0, low), (x1, y, high), (x0, y, high)),
        face(look, tint.south, tint.line, (x0, y1, low), (x1, y1, low), (x1, y, high), (x0, y, high)),
        face(look, stone.east, tint.line, (x1, y0, low), (x1, y1, low), (x1, y, high)),
    )


def front_gable(look: Look, tint: Paint, stone: Paint, body: Body, rise: float) -> Markup:
    """Draw a roof whose ridge runs from north to south; its gable to the south is of stone."""
    x0, x1, y0, y1, low, high, x = body.west, body.east, body.north, body.south, body.base, body.base + rise, body.x
    return group(
        face(look, tint.sun, tint.line, (x0, y0, low), (x0, y1, low), (x, y1, high), (x, y0, high)),
        face(look, tint.south, tint.line, (x1, y0, low), (x1, y1, low), (x, y1, high), (x, y0, high)),
        face(look, stone.south, tint.line, (x0, y1, low), (x1, y1, low), (x, y1, high)),
    )


def hipped(look: Look, tint: Paint, body: Body, rise: float, ridge: float = 0.0) -> Markup:
    """Draw a roof that slopes to all sides, up to a ridge of this length; without ridge it is a spire."""
    x0, x1, y0, y1, low, high = body.west, body.east, body.north, body.south, body.base, body.base + rise
    left, right = (body.x - ridge / 2, body.y, high), (body.x + ridge / 2, body.y, high)
    return group(
        face(look, tint.sun, tint.line, (x0, y0, low), (x1, y0, low), right, left),
        face(look, tint.sun, tint.line, (x0, y0, low), (x0, y1, low), left),
        face(look, tint.east, tint.line, (x1, y0, low), (x1, y1, low), right),
        face(look, tint.south, tint.line, (x0, y1, low), (x1, y1, low), right, left),
    )


def dome(look: Look, tint: Paint, x: float, y: float, radius: float, base: float, rise: float) -> Markup:
    """Draw a dome, with its side away from the light. It leans less than walls do, or it would seem to fall."""
    tip, bulge = (-rise * LEAN * 0.4, -rise), -rise * 0.62
    up_east = _draw("C", (radius, bulge), (tip[0] + radius * 0.55, -rise), tip)
    up_west = _draw("C", (tip[0] - radius * 0.55, -rise), (-radius, bulge), (-radius, 0))
    down_east = _draw("C", (tip[0] + radius * 0.55, -rise), (radius, bulge), (radius, 0))
    rim = f"A{number(radius)} {number(radius * FLAT)} 0 0"
    whole = f"{_draw('M', (-radius, 0))}{rim} 0 {number(radius)} 0{up_east}{up_west}Z"
    seam = _draw("Q", (radius * 0.6, bulge), tip)
    shade = f"{_draw('M', (radius, 0))}{rim} 1 {number(radius * 0.2)} {number(radius * 0.6)}{seam}{down_east}Z"
    return group(
        path(whole, fill=look[tint.sun]),
        path(shade, fill=look[tint.south]),
        path(whole, fill="none", stroke=look[tint.line], stroke_width=LINE, stroke_linejoin="round"),
        transform=at(*raised(x, y, base)),
    )


def _draw(letter: str, *points: Point) -> str:
    return letter + " ".join(f"{number(x)} {number(y)}" for x, y in points)


def drum(look: Look, tint: Paint, x: float, y: float, radius: float, base: float, height: float) -> Markup:
    """Draw a round wall with a flat top."""
    (left, low), (top_x, top), r = raised(x, y, base), raised(x, y, base + height), radius
    flat = FLAT * r
    side = (
        f"M{number(left - r)} {number(low)}A{number(r)} {number(flat)} 0 0 0 {number(left + r)} {number(low)}"
        f"L{number(top_x + r)} {number(top)}A{number(r)} {number(flat)} 0 0 1 {number(top_x - r)} {number(top)}Z"
    )
    disc = (
        f"M{number(top_x - r)} {number(top)}a{number(r)} {number(flat)} 0 1 0 {number(2 * r)} 0"
        f"a{number(r)} {number(flat)} 0 1 0 {number(-2 * r)} 0Z"
    )
    return group(
        path(side, fill=look[tint.south], stroke=look[tint.line], stroke_width=LINE, stroke_linejoin="round"),
        path(disc, fill=look[tint.sun], stroke=look[tint.line], stroke_width=LINE),
    )


def facade(body: Body, *drawn: str) -> Markup:
    """Lay drawings on the south wall of a body."""
    x, y = raised(body.west, body.south, body.base)
    return group(*drawn, transform=f"matrix(1 0 {LEAN:g} 1 {number(x)} {number(y)})")


def openings(places: list[tuple[float, float]], width: float, height: float, arched: bool = False) -> str:
    """Return windows or doors on a façade as a path; each stands with its lower west corner on its place."""
    half = width / 2
    if arched:
        head = f"v{number(half - height)}a{number(half)} {number(half)} 0 0 1 {number(width)} 0v{number(height - half)}Z"
    else:
        head = f"v{number(-height)}h{number(width)}v{number(height)}Z"
    return "".join(f"M{number(x)} {number(-y)}{head}" for x, y in places)


def row(count: int, first: float, step: float, level: float) -> list[tuple[float, float]]:
    """Return places side by side at a level."""
    return [(first + step * index, level) for index in range(count)]
