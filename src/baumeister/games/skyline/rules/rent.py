"""Groups of buildings and their rent (PS 3.3-3.4). A group is a set of fields: bit `field` of a whole number."""

from baumeister.core.kernel import kernel
from baumeister.games.skyline.rules.components import BESIDE, FIELDS, NOTHING, RENTS, SIZE
from baumeister.games.skyline.rules.scoring import finish
from baumeister.games.skyline.rules.state import NOBODY, State

WEST_COLUMN = sum(1 << field for field in range(0, FIELDS, SIZE))
EAST_COLUMN = WEST_COLUMN << (SIZE - 1)


# ---- Groups


@kernel
def group_at(state: State, field: int) -> int:
    """PS 3.3: the buildings of one owner that are connected side by side with the one on a field, as a set of fields."""
    owners = state.owners
    owned = 0
    for other in range(FIELDS):
        owned |= (1 if owners[other] == owners[field] else 0) << other
    return spread(owned, 1 << int(field))


@kernel
def spread(owned: int, group: int) -> int:
    """Grow a group by all of its owner's fields that are connected with it."""
    while True:
        beside = (group << SIZE) | (group >> SIZE) | ((group & ~EAST_COLUMN) << 1) | ((group & ~WEST_COLUMN) >> 1)
        grown = group | (beside & owned)
        if grown == group:
            return group
        group = grown


# ---- Rent


@kernel
def rent_of(state: State, group: int) -> int:
    """PS 3.3: 10 for one floor, 20 for two floors, 100 for a skyscraper."""
    buildings = state.buildings
    rent = 0
    for field in range(FIELDS):
        rent += (group >> field & 1) * int(RENTS[buildings[field]])
    return rent


@kernel
def owner_beside(state: State, road_field: int) -> int:
    """PS 3.3: the seat whose building is beside a road field, -1 if there is none."""
    field = BESIDE[road_field]
    return NOBODY if field == NOTHING else int(state.owners[field])


@kernel
def landlord_for(state: State, seat: int, road_field: int) -> int:
    """PS 3.3-3.4: the rival to whom a seat owes rent if it stops on a road field, -1 if nothing is due."""
    owner = owner_beside(state, road_field)
    return NOBODY if owner == seat else owner


@kernel
def rent_beside(state: State, road_field: int) -> int:
    """PS 3.3: the rent for the group beside a road field, where there is one."""
    return rent_of(state, group_at(state, BESIDE[road_field]))


@kernel
def can_pay(state: State, seat: int, rent: int) -> bool:
    """PS 3.3: a rent above a seat's cash ends the game."""
    return bool(rent <= state.cash[seat])


@kernel
def pay_rent(state: State, seat: int) -> None:
    """PS 3.3, 6.1: a seat pays for where its pawn stands; if it can't, the game is over."""
    landlord = landlord_for(state, seat, state.pawns[seat])
    if landlord == NOBODY:
        return
    rent = rent_beside(state, state.pawns[seat])
    if can_pay(state, seat, rent):
        state.cash[seat] -= rent
        state.rent_paid[seat] += rent
        state.cash[landlord] += rent
        state.rent_received[landlord] += rent
    else:
        state.debtor = seat
        state.creditor = landlord
        state.debt = rent
        finish(state)
