"""Pawns and rent (PS 3.1-3.4). A group of buildings is a set of fields: bit `field` of a whole number."""

from baumeister.core.kernel import kernel
from baumeister.games.skyline.rules.components import BESIDE, FIELDS, NOTHING, RENTS, ROAD, SIZE
from baumeister.games.skyline.rules.scoring import finish
from baumeister.games.skyline.rules.state import NOBODY, State

WEST_COLUMN = sum(1 << field for field in range(0, FIELDS, SIZE))
EAST_COLUMN = WEST_COLUMN << (SIZE - 1)


@kernel
def move_pawn(state: State, seat: int, steps: int) -> None:
    """PS 3.1: forward, clockwise."""
    state.pawns[seat] = (state.pawns[seat] + steps) % ROAD


@kernel
def group_at(state: State, field: int) -> int:
    """PS 3.3: the buildings of one owner that are connected side by side with the one on a field, as a set of fields."""
    mine = 0
    for other in range(FIELDS):
        mine |= (1 if state.owners[other] == state.owners[field] else 0) << other
    return spread(mine, 1 << int(field))


@kernel
def spread(mine: int, group: int) -> int:
    """Grow a group by all of `mine` that are connected with it."""
    while True:
        beside = (group << SIZE) | (group >> SIZE) | ((group & ~EAST_COLUMN) << 1) | ((group & ~WEST_COLUMN) >> 1)
        grown = group | (beside & mine)
        if grown == group:
            return group
        group = grown


@kernel
def rent_of(state: State, group: int) -> int:
    """PS 3.3: 10 for one floor, 20 for two floors, 100 for a skyscraper."""
    rent = 0
    for field in range(FIELDS):
        rent += (group >> field & 1) * int(RENTS[state.buildings[field]])
    return rent


@kernel
def landlord_of(state: State, seat: int) -> int:
    """PS 3.3-3.4: the rival whose building is beside a seat's pawn, -1 if there is none."""
    field = BESIDE[state.pawns[seat]]
    if field == NOTHING or state.owners[field] == seat:
        return NOBODY
    return int(state.owners[field])


@kernel
def pay_rent(state: State, seat: int) -> None:
    """PS 3.3, 6.1: a seat pays where its pawn stands; if it can't, the game is over."""
    landlord = landlord_of(state, seat)
    if landlord == NOBODY:
        return
    rent = rent_of(state, group_at(state, BESIDE[state.pawns[seat]]))
    if rent > state.cash[seat]:
        state.debtor = seat
        state.creditor = landlord
        state.debt = rent
        finish(state)
    else:
        state.cash[seat] -= rent
        state.rent_paid[seat] += rent
        state.cash[landlord] += rent
        state.rent_received[landlord] += rent
