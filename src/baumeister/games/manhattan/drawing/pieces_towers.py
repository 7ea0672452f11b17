"""A tower: its blocks, its outline, the number of floors on its roof."""

from collections.abc import Iterable
from functools import lru_cache

from baumeister.games.manhattan.drawing.pieces import HUES
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group
from baumeister.svg.lettering import text
from baumeister.svg.solid import block, raised, silhouette

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
            text(x - 15, y - 14, letter, 22.4, look["edge"], plain=True, font_weight=700, class_="roomy near"),
            text(x + 3.5, y + 4, floors, 28 if floors < 100 else 22, look["edge"], data_adds=data_adds),
        )
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
