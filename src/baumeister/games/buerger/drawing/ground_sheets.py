"""On a narrow or low screen each district stands on a sheet of its own.

Upright each colour has a row, in the order of the districts' numbers: a tile's places lie side by side, and spaces are as
large as a fingertip. On a low screen what is written stands beside the spaces instead of above them:

  1 2  3     red            number  plate  |  number  price  project       o
  4 5  6     yellow         project      o |  gain                   o  o  o
  ...                       o     o      o |

On a phone held sideways the three districts of a colour stand together, two beside and one above or below them, so that they
can be looked at from twice as near; the colours follow one another as upright, and the supply has the place that is left:

  1   2 | 4  5         red, yellow
  3   7 | 8  6         blue in the middle
  10  9 | 13 14
  11 12 | 15 (supply)  green, violet
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from baumeister.games.buerger.drawing.pieces_tiles import HUES
from baumeister.games.buerger.rules.components import DISTRICTS, DISTRICTS_OF_A_COLOUR, SIZE
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number
from baumeister.svg.hatch import Point, hatched
from baumeister.svg.plan import rect
from baumeister.svg.solid import DETAIL, OUTLINE

ROW_GAP = 3.0  # from row to row of sheets
LAST = 37.0  # from the middle of the last space of a row to its sheet's east


class Sheets(NamedTuple):
    """Where the districts' sheets stand, and what lies where on each of them, from its north-west corner."""

    corners: Sequence[Point]
    sizes: Sequence[Point]
    rows: Point  # of spaces: their middles
    number: Point
    tag: Point  # with the project's terms: the middle of its west
    project: Point
    written: float = 1.0  # of the size of what is written
    built: float = 0.64  # of the size of a project
    step: float = 70.0  # from space to space

    @property
    def width(self) -> float:
        """Return how wide all sheets are together, with their edges."""
        return min(left for left, _ in self.corners) + max(
            left + width for (left, _), (width, _) in zip(self.corners, self.sizes, strict=True)
        )

    @property
    def bottom(self) -> float:
        """Return where the last row ends."""
        return ROW_GAP + max(top + height for (_, top), (_, height) in zip(self.corners, self.sizes, strict=True))

    def place(self, district: int, spot: Point) -> Point:
        """Return where a place of a district's sheet lies."""
        return self.corners[district][0] + spot[0], self.corners[district][1] + spot[1]

    def spaces(self, district: int) -> Sequence[Point]:
        """Return the middles of a district's spaces, at the right: most of them in the row below."""
        above = int(SIZE[district] - 1) // 2
        found = []
        for row, count in enumerate((above, int(SIZE[district]) - above)):
            lefts = [self.sizes[district][0] - LAST - (count - 1 - index) * self.step for index in range(count)]
            found += [self.place(district, (left, self.rows[row])) for left in lefts]
        return found


def _in_rows(widths: Sequence[float], height: float, edge: float, gap: float) -> tuple[Sequence[Point], Sequence[Point]]:
    """Return the corners and the sizes of sheets that have a row for each colour."""
    lefts = [edge + left for left in accumulate((width + gap for width in widths[:-1]), initial=0.0)]
    corners = [
        (lefts[district % DISTRICTS_OF_A_COLOUR], ROW_GAP + district // DISTRICTS_OF_A_COLOUR * (height + ROW_GAP))
        for district in range(DISTRICTS)
    ]
    return corners, [(widths[district % DISTRICTS_OF_A_COLOUR], height) for district in range(DISTRICTS)]


def _in_blocks(width: float, height: float) -> tuple[Sequence[Point], Sequence[Point]]:
    """Return the corners and the sizes of sheets of which those of a colour stand together."""
    order, columns = (0, 1, 3, 4, 2, 6, 7, 5, 9, 8, 12, 13, 10, 11, 14), 4
    places = [divmod(order.index(district), columns) for district in range(DISTRICTS)]
    corners = [(3.0 + column * (width + 4), 4.0 + row * (height + 4)) for row, column in places]
    return corners, [(width, height)] * DISTRICTS


UPRIGHT = Sheets(
    *_in_rows((148.0, 218.0, 218.0), 157.0, 5.0, 8.0),
    rows=(56.5, 122.5),
    number=(7, 11.5),
    tag=(30, 11.5),
    project=(42, 71),
    written=0.76,
    built=0.6,
)
LOW = Sheets(
    *_in_rows((194.0, 215.0, 263.0), 138.0, 3.0, 4.0),
    rows=(35.5, 102.5),
    number=(8, 15),
    tag=(4, 55),
    project=(93, 30),
    written=0.8,
    built=0.54,
    step=69.0,
)
SIDEWAYS = Sheets(*_in_blocks(220.0, 167.0), rows=(65.0, 132.0), number=(13, 16), tag=(47, 16), project=(44, 82))
LAYOUTS = {"data_narrow": UPRIGHT, "data_low": LOW, "data_sideways": SIDEWAYS}


def on_sheets(lies: Callable[[Sheets], str], suffix: str = "") -> dict[str, str]:
    """Return the attributes of a part that say where it lies on each of the small screens."""
    return {name + suffix: lies(sheets) for name, sheets in LAYOUTS.items()}


@lru_cache(maxsize=16)
def sheets(look: Look) -> Markup:
    """Draw the sheets."""
    return group(
        *(_sheet(look, district) for district in range(len(SIZE))),
        class_="narrow",
        display="none",
    )


def _sheet(look: Look, district: int) -> Markup:
    hue, (width, height) = HUES[district // DISTRICTS_OF_A_COLOUR], LOW.sizes[district]
    drawn = group(
        rect(0, 0, width, height, look["lot"], rx=4),
        rect(0, 0, width, height, look[hue.name], rx=4, opacity=0.38),
        hatched(hue.hatch, [[(0, 0), (width, 0), (width, height), (0, height)]], 11, look["ink"], DETAIL, 0.22),
        rect(0, 0, width, height, rx=4, stroke=look["ink"], stroke_width=OUTLINE),
        **on_sheets(lambda lying: _scaled(lying.sizes[district][0] / width, lying.sizes[district][1] / height)),
    )
    return group(drawn, data_whole="", **on_sheets(lambda lying: at(*lying.corners[district])))


def _scaled(across: float, down: float) -> str:
    return f"scale({number(across)} {number(down)})"
