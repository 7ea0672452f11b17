"""On a narrow or low screen each district stands on a sheet of its own, all equally large, in as many columns as fit.

On a low one the three districts of a colour stand together, two beside and one above or below them, so that they can be
looked at from twice as near; the supply has the place that is left:

  10 11 | 15 13      green, violet
  12  6 | 4  14      yellow in the middle
  8   5 | 2  1
  9   7 | 3  (supply)  blue, red
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from baumeister.games.buerger.drawing.ground import SITES
from baumeister.games.buerger.drawing.pieces_tiles import HUES
from baumeister.games.buerger.rules.components import DISTRICTS_OF_A_COLOUR
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number
from baumeister.svg.hatch import Point, hatched
from baumeister.svg.plan import rect
from baumeister.svg.solid import DETAIL, OUTLINE

SHEET = (220.0, 167.0)
STEP = 70.0  # from space to space
NAME = 16.0  # from a sheet's top to the middle of what is written there
PROJECT = 0.64  # of the size of a project
ROW_GAP = 4.0  # from row to row of sheets


class Sheets(NamedTuple):
    """Where the sheets stand: the districts row by row, roughly as in the town."""

    order: Sequence[int]
    columns: int
    gap: float  # from column to column
    edge: float  # west and east of all sheets
    size: Point = SHEET
    rows: Point = (65.0, 132.0)  # of spaces: their middles, from a sheet's top

    @property
    def width(self) -> float:
        """Return how wide all sheets are together."""
        return 2 * self.edge + self.columns * self.size[0] + (self.columns - 1) * self.gap

    @property
    def bottom(self) -> float:
        """Return where the last row ends."""
        rows = -(-len(self.order) // self.columns)
        return rows * (self.size[1] + ROW_GAP)

    def place(self, index: int) -> Point:
        """Return the north-west corner of a place for a sheet."""
        row, column = divmod(index, self.columns)
        return self.edge + column * (self.size[0] + self.gap), ROW_GAP + row * (self.size[1] + ROW_GAP)

    def corner(self, district: int) -> Point:
        """Return the north-west corner of a district's sheet."""
        return self.place(self.order.index(district))

    def name(self, district: int) -> Point:
        """Return where a district's number stands."""
        left, top = self.corner(district)
        return left + 13, top + NAME

    def project(self, district: int) -> Point:
        """Return the middle of a district's great project."""
        left, top = self.corner(district)
        return left + 44, top + self.rows[0] + 17

    def spaces(self, district: int) -> Sequence[Point]:
        """Return the middles of a district's spaces, at the right: in the rows of the map, a single row low."""
        (left, top), spaces = self.corner(district), SITES[district].spaces
        rows = sorted({y for _, y in spaces})
        found = []
        for row, y in enumerate(rows, start=2 - len(rows)):
            count = sum(each == y for _, each in spaces)
            found += [(left + self.size[0] - 37 - (count - 1 - index) * STEP, top + self.rows[row]) for index in range(count)]
        return found


UPRIGHT = Sheets((9, 10, 14, 11, 5, 13, 7, 8, 2, 12, 3, 1, 4, 0, 6), 3, 14.0, 15.0)
BLOCKS = (9, 10, 14, 12, 11, 5, 3, 13, 7, 4, 1, 0, 8, 6, 2)  # all rows are in sight where few would be
LOW = Sheets(BLOCKS, 4, 4.0, 3.0, (SHEET[0], 210.0), (78.0, 166.0))
SIDEWAYS = Sheets(BLOCKS, 4, 4.0, 3.0)
LAYOUTS = {"data_narrow": UPRIGHT, "data_low": LOW, "data_sideways": SIDEWAYS}


def on_sheets(lies: Callable[[Sheets], str], suffix: str = "") -> dict[str, str]:
    """Return the attributes of a part that say where it lies on each of the small screens."""
    return {name + suffix: lies(sheets) for name, sheets in LAYOUTS.items()}


@lru_cache(maxsize=16)
def sheets(look: Look) -> Markup:
    """Draw the sheets."""
    return group(
        *(_sheet(look, district) for district in range(len(SITES))),
        class_="narrow",
        display="none",
    )


def _sheet(look: Look, district: int) -> Markup:
    hue, (width, height) = HUES[district // DISTRICTS_OF_A_COLOUR], SHEET
    drawn = group(
        rect(0, 0, width, height, look["lot"], rx=4),
        rect(0, 0, width, height, look[hue.name], rx=4, opacity=0.38),
        hatched(hue.hatch, [[(0, 0), (width, 0), (width, height), (0, height)]], 11, look["ink"], DETAIL, 0.22),
        rect(0, 0, width, height, rx=4, stroke=look["ink"], stroke_width=OUTLINE),
        **on_sheets(lambda lying: f"scale(1 {number(lying.size[1] / height)})"),
    )
    return group(drawn, data_whole="", **on_sheets(lambda lying: at(*lying.corner(district))))
