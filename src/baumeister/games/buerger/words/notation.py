"""All moves as text, in the order of their numbers."""

from baumeister.games.buerger.rules.components import (
    COLOURS,
    DISTRICT,
    FIRST_SPACE,
    OFFERS,
    SPACES,
    TILE_COLOUR,
    TILE_KIND,
    TILE_VALUE,
    TILES,
)

COLOUR_LETTERS = "rybgv"  # in the order of the districts
KIND_LETTERS = "PHV"
SPACE_LETTERS = "abcde"
assert len(COLOUR_LETTERS) == COLOURS


def tile_text(tile: int) -> str:
    """Write a tile: `rV3`."""
    return f"{COLOUR_LETTERS[TILE_COLOUR[tile]]}{KIND_LETTERS[TILE_KIND[tile]]}{TILE_VALUE[tile]}"


def space_text(space: int) -> str:
    """Write a building space: `9d`."""
    district = int(DISTRICT[space])
    return f"{district + 1}{SPACE_LETTERS[space - int(FIRST_SPACE[district])]}"


TILE_TEXTS: tuple[str, ...] = tuple(map(tile_text, range(TILES)))
SPACE_TEXTS: tuple[str, ...] = tuple(map(space_text, range(SPACES)))

MOVE_TEXTS: tuple[str, ...] = (
    *(f"{tile} {space}" for tile in TILE_TEXTS for space in SPACE_TEXTS),
    "crane",
    "no crane",
    *(f"buy {space + 1}" for space in range(OFFERS)),
    *(f"{word} {tile}" for word in ("neutral", "deal", "offer", "refill") for tile in TILE_TEXTS),
    *(f"mayor {space + 1}" for space in range(OFFERS)),
)

EXAMPLES = ("rV3 2c", "crane", "buy 4")
