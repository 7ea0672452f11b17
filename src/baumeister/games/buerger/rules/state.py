"""The state: one record. Seats, tiles, districts, spaces and offer spaces count from 0 here, except in `actor` and `viewer`.

In a view the dealt tiles in others' hands are -1 and counted in the supply, which holds all tiles that the viewer has not seen.
How many tiles each hand has stays known. After the end nothing is hidden.
"""

import numpy as np

from baumeister.core.record import Cells, Head, field, record
from baumeister.games.buerger.rules.components import DISTRICTS, HAND, KINDS, OFFERS, SEATS_MAX, SPACES, TILES

NEUTRAL, DEAL, OFFER, MAYOR, LAY, PROJECT, TAKE, REFILL, DONE = range(9)


@record
class State(Head):
    """A position of Bürger, Baumeister & Co."""

    phase: int = field(
        np.int8,
        "what is decided next: 0 a neutral tile, 1 a dealt tile, 2 a tile of the first offer, 3 the Mayor's first space, "
        "4 a tile to lay, 5 whether to complete the great project, 6 a tile to take, 7 the refill, 8 nothing",
    )
    seat_in_turn: int = field(np.int8, "the seat that is dealt the next tile, later the one whose turn it is, from 0")
    supply: Cells = field(
        np.int8,
        "tiles not drawn, by tile (colour * 5 + form), those that were removed among them; in a view also others' dealt tiles",
        TILES,
    )
    supply_size: int = field(np.int8, "how many tiles can still be drawn; the removed ones can't")
    offer: Cells = field(np.int8, "the tile on each offer space, -1 if there is none", OFFERS)
    gap: int = field(np.int8, "the offer space that is filled next, -1 if none is")
    mayor: int = field(np.int8, "the offer space beside which the Mayor stands, -1 before he comes")
    hands: Cells = field(
        np.int8,
        "each seat's tiles: first those dealt, which others don't know (-1 in their views), then those taken from the offer, "
        "which all know; each part in order of their numbers; -1 in the places after the last",
        SEATS_MAX,
        HAND,
    )
    hand_sizes: Cells = field(np.int8, "how many tiles each seat holds, 0-3", SEATS_MAX)
    dealt_counts: Cells = field(np.int8, "how many of these were dealt", SEATS_MAX)
    coins: Cells = field(np.int8, "coins of each seat, 0-3", SEATS_MAX)
    cranes: Cells = field(np.int8, "cranes that each seat still has, 0-3", SEATS_MAX)
    scores: Cells = field(np.int16, "points of each seat", SEATS_MAX)
    from_tiles: Cells = field(np.int16, "of these, values of the tiles laid (BB 3.2)", SEATS_MAX)
    from_kinds: Cells = field(np.int16, "of these, values of tiles of the same kind in the district (BB 3.2)", SEATS_MAX)
    from_spaces: Cells = field(np.int16, "of these, points of spaces with a 2 (BB 3.2)", SEATS_MAX)
    from_projects: Cells = field(
        np.int16, "of these, what great projects added: four, or the turn's points again (BB 3.4)", SEATS_MAX
    )
    from_hands: Cells = field(np.int16, "of these, the hand's best colour at the end (BB 4.1)", SEATS_MAX)
    spaces: Cells = field(np.int8, "the tile on each building space, -1 on a free one; by district, then letter", SPACES)
    free: Cells = field(
        np.int8, "the free spaces of each district, as bits: 1 for a, 2 for b, 4 for c, 8 for d, 16 for e", DISTRICTS
    )
    kind_values: Cells = field(
        np.int16, "the values of the parks, houses and villas in each district, added up", DISTRICTS, KINDS
    )
    completed: Cells = field(np.int8, "the seat whose crane completed each great project, from 0; -1 if none has", DISTRICTS)
    district: int = field(np.int8, "the district that gets the next neutral tile, later the one just built in; -1 in between")
    turn_points: int = field(
        np.int16,
        "points for the tile just laid (BB 3.2), which a project may double; 0 before it is laid and after the project",
    )
