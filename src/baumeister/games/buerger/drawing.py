"""How the game looks, and which drawn parts stand for a move.

lay        tile-rV3  space-2c       the tile in the viewer's hand; equal ones are one part
project    project-2 | no-crane     the great project of the district just built in
take       offer-4                  the offer space with its tile
"""

from collections.abc import Sequence

from baumeister.core.game import Drawing
from baumeister.games.buerger.moves import CRANE, DRAWN_NEUTRAL, NO_CRANE
from baumeister.games.buerger.notation import TILE_TEXTS
from baumeister.games.buerger.phrases import offer_part, project_part, space_part
from baumeister.games.buerger.reading import lay_of, offer_of
from baumeister.games.buerger.state import State
from baumeister.svg import Look, Markup

EMPTY = Markup('<svg xmlns="http://www.w3.org/2000/svg"></svg>')


def board(view: State, look: Look) -> Markup:  # noqa: ARG001 - nothing is drawn yet
    """Draw the board."""
    return EMPTY


def hand(view: State, look: Look) -> Markup:  # noqa: ARG001 - nothing is drawn yet
    """Draw what the viewer holds."""
    return EMPTY if view.viewer > 0 else Markup("")


def stock(view: State, seat: int, look: Look) -> Markup:  # noqa: ARG001 - nothing is drawn yet
    """Draw a seat's coins, cranes and tiles."""
    return EMPTY


def parts(view: State, move: int) -> tuple[str, ...]:
    """Name the drawn parts that stand for a move of the seat whose turn it is."""
    if move < CRANE:
        tile, space = lay_of(move)
        return f"tile-{TILE_TEXTS[tile]}", space_part(space)
    if move == NO_CRANE:
        return ("no-crane",)
    if move == CRANE:
        return (project_part(int(view.district)),)
    return (offer_part(offer_of(move)),) if move < DRAWN_NEUTRAL else ()


def gallery(look: Look) -> Sequence[tuple[str, Markup]]:  # noqa: ARG001 - nothing is drawn yet
    """Show every component."""
    return ()


def cover(look: Look) -> Markup:  # noqa: ARG001 - nothing is drawn yet
    """Draw the game's picture."""
    return EMPTY


DRAWING = Drawing(board, hand, stock, parts, gallery, cover)
