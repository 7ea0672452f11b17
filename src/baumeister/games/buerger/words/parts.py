"""Ids of drawn parts. A seat's move is the set of its parts, in any order.

lay        tile-rV3  space-2c       the tile in the viewer's hand; equal ones are one part
project    project-2 | no-crane     the great project of the district just built in
take       offer-4                  the offer space with its tile
"""

from baumeister.games.buerger.rules.components import DISTRICT, SPACES
from baumeister.games.buerger.rules.moves import CRANE, DRAWN_NEUTRAL, NO_CRANE, offer_space, space_built, tile_laid
from baumeister.games.buerger.rules.scoring import SAME_KIND
from baumeister.games.buerger.rules.state import State
from baumeister.games.buerger.words.items import items_of_lay
from baumeister.games.buerger.words.notation import SPACE_TEXTS, TILE_TEXTS

NO_CRANE_PART = "no-crane"


def tile_part(tile: int) -> str:
    """Return the id of the viewer's tiles of a kind."""
    return f"tile-{TILE_TEXTS[tile]}"


def space_part(space: int) -> str:
    """Return the id of a building space."""
    return f"space-{SPACE_TEXTS[space]}"


def laid_part(space: int) -> str:
    """Return the id of the tile on a building space."""
    return f"laid-{SPACE_TEXTS[space]}"


def kin_parts(view: State, move: int) -> tuple[str, ...]:
    """Return the ids of the tiles that count for the one that a move lays (BB 3.2); none for other moves."""
    if move >= CRANE:
        return ()
    kin = {item.subject for item in items_of_lay(view, move) if item.reason == SAME_KIND}
    district = DISTRICT[space_built(move)]
    return tuple(laid_part(space) for space in range(SPACES) if DISTRICT[space] == district and view.spaces[space] in kin)


def held_part(seat: int, slot: int) -> str:
    """Return the id of a tile in a seat's hand, both counted from 0, as its panel shows it."""
    return f"held-{seat + 1}-{slot}"


def project_part(district: int) -> str:
    """Return the id of a great project."""
    return f"project-{district + 1}"


def offer_part(space: int) -> str:
    """Return the id of an offer space."""
    return f"offer-{space + 1}"


def move_parts(view: State, move: int) -> tuple[str, ...]:
    """Return the ids of the parts clicked for a move of a seat; none for a move of chance."""
    if move < CRANE:
        return tile_part(tile_laid(move)), space_part(space_built(move))
    if move == NO_CRANE:
        return (NO_CRANE_PART,)
    if move == CRANE:
        return (project_part(int(view.district)),)
    return (offer_part(offer_space(move)),) if move < DRAWN_NEUTRAL else ()
