"""Neue Heimat's state: one record. Seats, rows, lots, colours count from 0 here, but for `actor` and `viewer`.

Nothing is hidden: a view differs from the full state in `viewer` alone. After a round its board stands until the first cube of
the next round is drawn, so that everybody can see the counted board.
"""

import numpy as np

from baumeister.core.record import Cells, Head, field, record
from baumeister.games.neue_heimat.rules.components import (
    COLOURS,
    CUBES,
    DISPLAY_LENGTH,
    DISPLAY_ROWS,
    LEVELS_MAX,
    LOTS,
    PERMITS,
    ROOF_VALUES,
    ROUNDS_MAX,
    ROWS,
    SEATS_MAX,
    SPECIALS,
)

DRAW, CHOOSE, TURN_UP, BID, DECIDE, PLACE, DONE = range(7)
NOT_ASKED, PASSED, SKIPPED = 0, -1, -2
BESIDE, OFFERED, ON_BOARD, OUT = range(4)
NOBODY = NOTHING = -1


@record
class State(Head):
    """A position of Neue Heimat."""

    phase: int = field(
        np.int8,
        "what is decided next: 0 a cube of the display, 1 a piece to offer, 2 a roof turned up, 3 a bid, 4 sell or keep, "
        "5 where the piece goes, 6 nothing",
    )
    rounds: int = field(np.int8, "how many rounds are played at most, 1 to 5")
    round_number: int = field(np.int8, "the round whose board stands, from 0")
    is_scored: int = field(np.int8, "1 once the round is over and counted; its board stands until the next round's first cube")
    totals: Cells = field(np.int16, "points of each seat from the rounds before this one", SEATS_MAX)
    round_points: Cells = field(np.int16, "points by finished round and seat, 0 for others", ROUNDS_MAX, SEATS_MAX)
    wins: Cells = field(np.int8, "how many rounds each seat has won or shared", SEATS_MAX)
    cash: Cells = field(np.int16, "cheques in each seat's hand, of a million each", SEATS_MAX)
    boxes: Cells = field(np.int16, "cheques in each seat's cash box", SEATS_MAX)
    colour_owners: Cells = field(np.int8, "the seat that owns each colour, -1 nobody yet", COLOURS)

    bag: Cells = field(np.int8, "by cube: 1 while it is not drawn in this round", CUBES)
    drawn: int = field(np.int8, "how many cubes have been drawn in this round, 0 to 24")
    display: Cells = field(
        np.int8, "cubes in each display row in the order drawn, -1 where there is none", DISPLAY_ROWS, DISPLAY_LENGTH
    )
    display_start: Cells = field(np.int8, "where the left end of each display row is", DISPLAY_ROWS)
    display_stop: Cells = field(
        np.int8, "one after the right end of each display row; equal to the start if it is empty", DISPLAY_ROWS
    )
    roof_pile: Cells = field(np.int8, "roofs still face down, by value, 0 blank", ROOF_VALUES)
    roofs_left: int = field(np.int8, "how many roofs are face down")

    lengths: Cells = field(np.int8, "the permitted length of each row, 1 to 10 lots", ROWS)
    house_counts: Cells = field(np.int8, "how many houses each row has; they stand on its first lots", ROWS)
    roof_counts: Cells = field(np.int8, "how many roofs each row has", ROWS)
    floor_counts: Cells = field(np.int8, "how many cubes the house on each lot has", ROWS, LOTS)
    floors: Cells = field(
        np.int8, "the cubes of each house from the ground upwards, -1 where there is none", ROWS, LOTS, LEVELS_MAX
    )
    tops: Cells = field(np.int8, "the top cube of each house, -1 on an empty lot", ROWS, LOTS)
    pips: Cells = field(np.int16, "the pips of all cubes of each house together", ROWS, LOTS)
    roofs: Cells = field(np.int8, "the value of each house's roof, 0 without one", ROWS, LOTS)
    specials: Cells = field(
        np.int8,
        "where permit I, II, III, the cancel cube, the mayor are: 0 beside the board, 1 offered, 2 on it, 3 out",
        SPECIALS,
    )
    permit_rows: Cells = field(np.int8, "the row in which each permit lies, -1 in none", PERMITS)
    permit_changes: Cells = field(
        np.int8, "by how many lots each permit lengthens its row, negative if it shortens it", PERMITS
    )
    mayor_row: int = field(np.int8, "the row that the mayor stands before, -1 none")

    auctioneer: int = field(np.int8, "the seat whose turn it is")
    has_stashed: int = field(np.int8, "1 if it has put a cheque into its cash box in this turn")
    offer: int = field(
        np.int8,
        "what is offered: 0-5 the left or right end of a display row, 6 a roof, 7-9 a permit, 10 the cancel cube, "
        "11 the mayor, -1 nothing",
    )
    piece: int = field(np.int8, "the offered cube, or the value of the offered roof; -1 if neither or not turned up yet")
    bids: Cells = field(
        np.int8,
        "what each seat did in this auction: its bid in millions, 0 not asked yet, -1 passed, -2 skipped for lack of cash",
        SEATS_MAX,
    )
    bid: int = field(np.int16, "the highest bid in this auction in millions, 0 if there is none")
    bidder: int = field(np.int8, "the seat that made it, -1 nobody")
    buyer: int = field(np.int8, "the seat that got the piece and places it, -1 nobody yet")
