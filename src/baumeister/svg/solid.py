"""Blocks on a plan, in the one projection of all games.

Plan oblique: the plan is true to shape, north up; heights go up and lean a little to the left, so that the side to the south
and the side to the east are seen. The light comes from the north-west: the roof has the full colour, the south side is darker,
the east side darkest.

          roof ______
             /      /|        one unit of height is one unit up and LEAN units to the left
            /______/ |
            | south| /east
            |______|/
"""

from functools import lru_cache

from baumeister.svg.element import Markup, group, path
from baumeister.svg.hatch import Point, hatched, outline
from baumeister.svg.hue import Hue
from baumeister.svg.look import Look

LEAN = 0.34
OUTLINE = 1.6
DETAIL = 0.8


def raised(x: float, y: float, height: float) -> Point:
    """Return where a point at a height over the plan is drawn."""
    return x - LEAN * height, y - height


def footprint(
    width: float, depth: float, height: float = 0.0, base: float = 0.0
) -> tuple[list[Point], list[Point], list[Point]]:
    """Return the roof, the south side and the east side of a block whose base is centred on the origin."""
    west, east, north, south = -width / 2, width / 2, -depth / 2, depth / 2
    top = base + height
    roof = [raised(west, north, top), raised(east, north, top), raised(east, south, top), raised(west, south, top)]
    front = [raised(west, south, top), raised(east, south, top), raised(east, south, base), raised(west, south, base)]
    flank = [raised(east, north, top), raised(east, south, top), raised(east, south, base), raised(east, north, base)]
    return roof, front, flank


def silhouette(width: float, depth: float, height: float) -> str:
    """Return the outline of a whole block as a path."""
    roof, front, flank = footprint(width, depth, height)
    return outline([roof[0], roof[1], flank[3], front[2], front[3], roof[3]])


@lru_cache(maxsize=512)
def block(look: Look, hue: Hue, width: float, depth: float, floors: int, floor: float) -> Markup:
    """Draw a block of some floors, its base centred on the origin: washes, hatch, floor lines, ink."""
    roof, front, flank = footprint(width, depth, floors * floor)
    rim = min(width, depth) * 0.13
    inner = footprint(width - 2 * rim, depth - 2 * rim, 0.0, floors * floor)[0]
    spacing = max(3.2, width / 10)
    return group(
        path(outline(front), fill=look[f"{hue.name}-light"]),
        path(outline(flank), fill=look[f"{hue.name}-shade"]),
        path(outline(roof), fill=look[f"{hue.name}-light"]),
        hatched(hue.hatch, (front, roof), spacing, look["edge"], DETAIL),
        path(outline(inner), fill=look[hue.name], stroke=look["edge"], stroke_width=DETAIL),
        path(_floor_lines(width, depth, floors, floor), stroke=look["edge"], stroke_width=DETAIL, fill="none", opacity=0.75),
        path(
            outline(roof) + outline(front) + outline(flank),
            fill="none",
            stroke=look["ink"],
            stroke_width=OUTLINE,
            stroke_linejoin="round",
        ),
    )


def _floor_lines(width: float, depth: float, floors: int, floor: float) -> str:
    west, east, north, south = -width / 2, width / 2, -depth / 2, depth / 2
    lines = []
    for level in range(1, floors):
        corners = [raised(x, y, level * floor) for x, y in ((west, south), (east, south), (east, north))]
        lines.append(outline(corners)[:-1])
    return "".join(lines)
