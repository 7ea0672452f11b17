"""How the game looks, and which drawn parts stand for a move.

Parts are what can be clicked: groups of the class `part` with an id, a `title` that says what they are, and a child of the
class `halo`, hidden by `visibility="hidden"` until the page shows it. A move is the set of its parts, in any order:

    lay        tile-rV3  space-2c       the tile in the viewer's hand; equal ones are one part
    project    project-2 | no-crane     the great project of the district just built in
    take       offer-4                  the offer space with its tile

A tile in the hand names by `data-ghost` its drawing on the board, a space by `data-spot` where it would lie.

Pieces have ids that stay and are placed by `transform` alone. On the board, in the group `pieces`: `laid-2c`, the tile on a
building space; `crane-2` on the great project of district 2; `offered-4`, the tile on an offer space; `mayor`. The supply is
`supply`. In a seat's panel `held-S-I`, tile I of seat S by its slot, and `cranes-S`. `data-from` names where a new piece comes
from.
"""

from baumeister.core.game import Drawing
from baumeister.games.buerger.drawing_board import board
from baumeister.games.buerger.drawing_cover import cover
from baumeister.games.buerger.drawing_gallery import gallery
from baumeister.games.buerger.drawing_hand import hand
from baumeister.games.buerger.drawing_stock import stock
from baumeister.games.buerger.moves import CRANE, DRAWN_NEUTRAL, NO_CRANE
from baumeister.games.buerger.notation import TILE_TEXTS
from baumeister.games.buerger.phrases import SEAT_HUES, offer_part, project_part, space_part
from baumeister.games.buerger.reading import lay_of, offer_of
from baumeister.games.buerger.state import State


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


DRAWING = Drawing(board, hand, stock, parts, gallery, cover, seat_hues=SEAT_HUES)
