"""The fifteen great projects (BB 1.3), each a small drawing of its building; its middle is the origin, about 100 units wide.

Until a project is completed it is drawn in pencil, without colour; then its roofs get the colour of the district.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache

from baumeister.games.buerger.drawing import board_projects_north as north
from baumeister.games.buerger.drawing import board_projects_south as south
from baumeister.games.buerger.drawing.pieces_facades import Drawn
from baumeister.games.buerger.drawing.pieces_tiles import HUES
from baumeister.games.buerger.rules.components import DISTRICTS, DISTRICTS_OF_A_COLOUR
from baumeister.svg import Look, Markup
from baumeister.svg.element import group
from baumeister.svg.house import STONE, Paint, paint

BUILDINGS: Sequence[Callable[[Look, Paint], Drawn]] = (
    south.library,
    south.cathedral,
    south.paulskirche,
    south.zoo,
    south.synagogue,
    south.market_hall,
    south.iron_bridge,
    south.station,
    north.saalbau,
    north.palm_house,
    north.opera,
    north.exchange,
    north.burgblock,
    north.bazaar,
    north.traders_hall,
)
assert len(BUILDINGS) == DISTRICTS


@lru_cache(maxsize=128)
def project(look: Look, district: int, is_completed: bool) -> Markup:
    """Draw a great project."""
    roof = paint(HUES[district // DISTRICTS_OF_A_COLOUR].name) if is_completed else STONE
    return group(*BUILDINGS[district](look, roof), opacity=None if is_completed else 0.62)
