"""The numbers of all moves, those of seats first, and their meanings."""

from baumeister.core.kernel import kernel
from baumeister.games.buerger.rules.components import OFFERS, SPACES, TILES

LAID = 0  # + tile * 60 + space; a tile on a space of another colour has a number too, though it is never legal
CRANE = LAID + TILES * SPACES
NO_CRANE = CRANE + 1
BOUGHT = NO_CRANE + 1  # + offer space
SEAT_MOVES = BOUGHT + OFFERS
DRAWN_NEUTRAL = SEAT_MOVES  # + tile
DEALT = DRAWN_NEUTRAL + TILES  # + tile
OFFERED = DEALT + TILES  # + tile
REFILLED = OFFERED + TILES  # + tile
MAYOR_AT = REFILLED + TILES  # + offer space
MOVES = MAYOR_AT + OFFERS


@kernel
def tile_laid(move: int) -> int:
    """Return the tile of a move that lays one."""
    return (move - LAID) // SPACES


@kernel
def space_built(move: int) -> int:
    """Return the building space of a move that lays a tile."""
    return (move - LAID) % SPACES


@kernel
def offer_space(move: int) -> int:
    """Return the offer space of a move that takes its tile."""
    return move - BOUGHT


@kernel
def tile_drawn(move: int) -> int:
    """Return the tile of a move of chance that draws one."""
    return (move - DRAWN_NEUTRAL) % TILES


@kernel
def first_place(move: int) -> int:
    """Return the offer space of a move of chance that places the Mayor."""
    return move - MAYOR_AT
