"""Project Skyline's state: one record. Seats, fields and road fields count from 0 here, but for `actor` and `viewer`.

Nothing is hidden: a view differs from the full state in `viewer` alone.
"""

import numpy as np

from baumeister.core.record import Cells, Head, field, record
from baumeister.games.skyline.rules.components import CARDS, FIELDS, KINDS, SEATS_MAX

CORNER, TOWER, FLOOR, ROLL, DRAW, BUILD, JOINED, CARD, WHITE, MONEY, DONE = range(11)
NOBODY = NOWHERE = -1


@record
class State(Head):
    """A position of Project Skyline."""

    phase: int = field(
        np.int8,
        "what is decided next: 0 a pawn's corner, 1 the first skyscraper, 2 a first floor, 3 both dice, 4 an action card, "
        "5 where to build, 6 whom three joined floors demolish, 7 what the action card leaves open, 8 card 1's white die, "
        "9 card 4's dice, 10 nothing",
    )
    expert: int = field(np.int8, "1 with the option expert")
    turn: int = field(np.int8, "the seat whose turn it is, in the set-up too")
    owners: Cells = field(np.int8, "the seat whose building stands on each field, row by row from a1, -1 nobody", FIELDS)
    buildings: Cells = field(
        np.int8, "what stands on each field: 0 nothing, 1 one floor, 2 two, 3 three (being moved), 4 a skyscraper", FIELDS
    )
    architect: int = field(np.int8, "the field on which the architect stands, -1 before the first turn")
    pawns: Cells = field(np.int8, "the road field on which each pawn stands, clockwise from the north-west corner", SEATS_MAX)
    white: int = field(np.int8, "the white die as it was thrown last, 0 before")
    black: int = field(np.int8, "the black die as it was thrown last, 0 before")
    joined: int = field(np.int8, "the field of three joined floors that have yet to demolish, -1 none")

    moved_from: int = field(np.int8, "the field that a building left when it moved last in this turn, -1 none")
    moved_to: int = field(np.int8, "the field to which it moved, -1 none")
    moved: int = field(np.int8, "what it was before it moved, 0 nothing")

    cash: Cells = field(np.int32, "each seat's money in thousands", SEATS_MAX)
    supply: Cells = field(
        np.int16, "floors in each seat's supply; negative with two seats, if so many are borrowed of other colours", SEATS_MAX
    )
    skyscrapers: Cells = field(np.int16, "how many skyscrapers each seat has on the board", SEATS_MAX)
    rent_received: Cells = field(np.int32, "rent each seat has received so far", SEATS_MAX)
    rent_paid: Cells = field(np.int32, "rent each seat has paid so far", SEATS_MAX)
    from_cards: Cells = field(np.int32, "what action cards have brought each seat so far, less taxes", SEATS_MAX)
    premiums: Cells = field(np.int32, "each seat's premium at the end, 0 before", SEATS_MAX)

    card: int = field(np.int8, "the kind of the action card drawn in this turn, 0 none")
    card_seat: int = field(np.int8, "the seat that the card's decision named (cards 2 and 5), -1 none")
    draws: int = field(np.int32, "how many action cards have been drawn")
    pile: Cells = field(np.int8, "the kinds of the action cards in the order in which they came, 0 not yet", CARDS)
    unseen: Cells = field(np.int8, "by kind from 1: how many cards have not come yet", KINDS + 1)

    debtor: int = field(np.int8, "the seat that could not pay its rent, -1 nobody")
    creditor: int = field(np.int8, "the seat to which it owed the rent, -1 nobody")
    debt: int = field(np.int32, "that rent, 0 without one")
