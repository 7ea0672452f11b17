"""Manhattan's pieces, drawn: blocks, towers, cards, markers. Each is one small function; sizes are those of the board."""

from collections.abc import Sequence
from functools import lru_cache

from baumeister.games.manhattan.rules.components import LOT_OF_CARD
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, path
from baumeister.svg.hatch import hatched
from baumeister.svg.hue import BLUE, ORANGE, PURPLE, YELLOW, Hue
from baumeister.svg.lettering import text
from baumeister.svg.pieces import card as blank_card
from baumeister.svg.plan import circle, rect
from baumeister.svg.solid import DETAIL, OUTLINE, block, raised
from baumeister.text import Text

HUES: Sequence[Hue] = (ORANGE, BLUE, YELLOW, PURPLE)  # MH 1.3
CARD = (86.0, 124.0)
SOUTH, WEST, NORTH, EAST = range(4)


def seat_letters(seats: int) -> Sequence[Text]:
    """Return the letters on each seat's pieces: its colour's, with two seats those of both (MH 2.2)."""
    letters = [hue.letter for hue in HUES]
    return [Text(a.en + b.en, a.de + b.de) for a, b in zip(letters, letters[2:], strict=False)] if seats == 2 else letters


@lru_cache(maxsize=256)
def card(look: Look, colour: int, side: int, kind: int) -> Markup:
    """Draw a card of a seat at a side: the lot that it means as it lies on the board with north up (MH 3.3)."""
    width, height = CARD
    cell, left, top = 22.0, 10.0, 11.0
    lot = int(LOT_OF_CARD[side, kind])
    cells = [
        rect(left + cell * (i % 3), top + cell * (i // 3), cell, cell, look["lot"], stroke=look["line"], stroke_width=DETAIL)
        for i in range(9)
    ]
    x, y = left + cell * (lot % 3), top + cell * (lot // 3)
    corners = [(x, y), (x + cell, y), (x + cell, y + cell), (x, y + cell)]
    hue = HUES[colour]
    return blank_card(
        look,
        width,
        height,
        *cells,
        rect(x, y, cell, cell, look[hue.name]),
        hatched(hue.hatch, [corners], 4.4, look["edge"], DETAIL, 0.4),
        rect(x, y, cell, cell, stroke=look["edge"], stroke_width=OUTLINE),
        rect(left, top, 3 * cell, 3 * cell, stroke=look["ink"], stroke_width=OUTLINE),
        _holder(look, side, left, top, 3 * cell),
        text(width / 2, 102, lot + 1, 30, look["ink"]),
    )


def _holder(look: Look, side: int, left: float, top: float, size: float) -> Markup:
    """Draw a small arrow where the holder sits, looking at the board."""
    x, y = {SOUTH: (0.5, 1.0), WEST: (0.0, 0.5), NORTH: (0.5, 0.0), EAST: (1.0, 0.5)}[side]
    turn = {SOUTH: 0, WEST: 90, NORTH: 180, EAST: 270}[side]
    return path("M-4 5.5H4L0 0.5Z", fill=look["ink"], transform=f"{at(left + x * size, top + y * size)} rotate({turn})")


@lru_cache(maxsize=16)
def score_marker(look: Look, colour: int) -> Markup:
    """Draw a score marker: a 1-floor block, small, its middle at the origin (MH 1.3); two of them fill a cell of the frame."""
    return group(
        block(look, HUES[colour], 19, 19, 1, 4.0),
        text(*raised(0, 0, 4), HUES[colour].letter[look.language], 20.8, look["edge"], plain=True, font_weight=700),
    )


def start_marker(look: Look, radius: float = 13) -> Markup:
    """Draw the start marker round the origin: an architect's dividers."""
    legs = "M-5.5 8L0 -5.5L5.5 8M0 -5.5V-9.5M-3.9 2.4Q0 5.2 3.9 2.4"
    return group(
        circle(0, 0, 13, look["sheet"], stroke=look["ink"], stroke_width=OUTLINE),
        path(legs, fill="none", stroke=look["ink"], stroke_width=OUTLINE, stroke_linecap="round", stroke_linejoin="round"),
        circle(0, -5.5, 2, look["ink"]),
        transform=None if radius == 13 else f"scale({number(radius / 13)})",
    )
