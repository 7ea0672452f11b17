"""A tower: its blocks, its outline, the number of floors on its roof."""

from collections.abc import Iterable
from functools import lru_cache

from baumeister.games.manhattan.drawing.pieces import HUES
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, path
from baumeister.svg.hatch import hatched, outline
from baumeister.svg.lettering import text
from baumeister.svg.solid import DETAIL, OUTLINE, block, raised, silhouette

SIDE = 54.0  # of a block
FLOOR = 6.4


def tower_block(look: Look, colour: int, floors: int, floor: float = FLOOR) -> Markup:
    """Draw a block as it stands on the board, the middle of its base at the origin."""
    return block(look, HUES[colour], SIDE, SIDE, floors, floor)


@lru_cache(maxsize=512)
def roof_label(look: Look, colour: int, floors: int, height: float, data_adds: int | None = None) -> Markup:
    """Write on a roof `height` above the origin: the owner's letter and how many floors the building has."""
    x, y = raised(0, 0, height)
    letter = HUES[colour].letter[look.language]
    return Markup("").join(
        (
            text(x - 16, y - 15, letter, 24, look["edge"], plain=True, font_weight=700),
            text(x + 3.5, y + 4, floors, 28 if floors < 100 else 22, look["edge"], data_adds=data_adds),
        )
    )


@lru_cache(maxsize=16)
def pennant(look: Look, *, is_alone: bool = True) -> Markup:
    """Draw the pennant of the tallest building on a roof, whose middle is the origin; equal ones share none.

    It lies between the owner's letter, the floors and the roof's corner: higher up it would lie on the building behind.
    """
    x, top, length, wide = -2.5, 1.5 - SIDE / 2, 27.0, 13.0
    cloth = f"M{number(x)} {number(top)}l{number(length)} {number(wide / 2)}l{number(-length)} {number(wide / 2)}Z"
    pole = f"M{number(x)} {number(top)}v{number(wide + 3)}"
    equal = path(f"M{number(x + 4)} {number(top + 4.6)}h9m-9 3.8h9", stroke=look["edge"], stroke_width=2)
    return group(
        path(pole + cloth, fill="none", stroke=look["on-plate"], stroke_width=5, stroke_linejoin="round"),
        path(
            pole + cloth,
            fill=look["edge" if is_alone else "on-plate"],
            stroke=look["edge"],
            stroke_width=2,
            stroke_linejoin="round",
            stroke_linecap="round",
        ),
        "" if is_alone else equal,
    )


@lru_cache(maxsize=16)
def flag(look: Look, colour: int) -> Markup:
    """Draw an owner's flag on a roof, whose middle is the origin: it is seen only as it falls."""
    hue, (width, top, low) = HUES[colour], (34.0, -46.0, -24.0)
    cloth = [(0.0, top), (width, top), (width, low), (0.0, low)]
    return group(
        path(outline(cloth), fill=look[hue.name]),
        hatched(hue.hatch, [cloth], 5.5, look["edge"], DETAIL),
        path(outline(cloth), fill="none", stroke=look["edge"], stroke_width=OUTLINE, stroke_linejoin="round"),
        text(width / 2, (top + low) / 2, hue.letter[look.language], 19, look["edge"], plain=True, font_weight=700),
        path(f"M0 0V{number(top - 4)}", stroke=look["ink"], stroke_width=2.6, stroke_linecap="round"),
        class_="falls",
        visibility="hidden",
    )


def tower(look: Look, blocks: Iterable[tuple[int, int]]) -> Markup:
    """Draw a building from the ground up: (colour, floors) of each block; the origin is the middle of its base."""
    drawn, height = [], 0
    for colour, floors in blocks:
        x, y = raised(0, 0, height * FLOOR)
        height += floors
        drawn.append(
            group(tower_block(look, colour, floors), roof_label(look, colour, height, floors * FLOOR), transform=at(x, y))
        )
    return group(*drawn)


@lru_cache(maxsize=512)
def tower_outline(height: float) -> str:
    """Return the outline of a building as a path."""
    return silhouette(SIDE, SIDE, height)
