"""Action cards about buildings (PS 5, cards 7-13). The architect stays where he is."""

from baumeister.core.kernel import kernel
from baumeister.core.record import Moves
from baumeister.games.skyline.rules.city import clear, has_floor, is_low, is_own, is_rival, note_move, put
from baumeister.games.skyline.rules.components import (
    EMPTY,
    EXTRA_FLOOR,
    FIELDS,
    ONE_FLOOR,
    RELOCATE,
    REMOVE,
    SKYSCRAPER,
    SWAP_OTHERS,
    SWAP_OWN,
    TOPPLE_LEADER,
)
from baumeister.games.skyline.rules.moves import MOVE, REMOVE_ON, RETURN, SWAP, pair_of
from baumeister.games.skyline.rules.state import State

# ---- Legal choices


@kernel
def most_skyscrapers(state: State) -> int:
    """PS 5, card 7: how many the seats with most skyscrapers have."""
    most = 0
    for seat in range(state.seats):
        most = max(most, int(state.skyscrapers[seat]))
    return most


@kernel
def is_exchangeable(state: State, field: int) -> bool:
    """PS 5, cards 10 and 13: a building of any height, but no low one under the architect."""
    return is_low(state, field) or bool(state.buildings[field] == SKYSCRAPER)


@kernel
def can_change_city(state: State) -> bool:
    """PS 5: the card drawn can be carried out."""
    card = state.card
    if card == TOPPLE_LEADER:
        return most_skyscrapers(state) > 0
    if card == SWAP_OWN:
        return has_own_low(state) and has_rival_low(state)
    if card == EXTRA_FLOOR:
        return has_empty_field(state) and has_floor(state, state.turn)
    if card == SWAP_OTHERS:
        return rivals_to_swap(state) > 1
    if card == RELOCATE:
        return has_own_low(state) and has_empty_field(state)
    if card == REMOVE:
        return has_rival_low(state)
    return has_own(state)


@kernel
def has_empty_field(state: State) -> bool:
    """Tell whether a building can be put anywhere."""
    for field in range(FIELDS):  # noqa: SIM110 - kernels know no generators
        if state.buildings[field] == EMPTY:
            return True
    return False


@kernel
def has_own_low(state: State) -> bool:
    """PS 5, cards 8 and 11: the seat has a low building that can be moved."""
    for field in range(FIELDS):  # noqa: SIM110 - kernels know no generators
        if is_own(state, field) and is_low(state, field):
            return True
    return False


@kernel
def has_rival_low(state: State) -> bool:
    """PS 5, cards 8 and 12: a rival has a low building that can be moved or removed."""
    for field in range(FIELDS):  # noqa: SIM110 - kernels know no generators
        if is_rival(state, field) and is_low(state, field):
            return True
    return False


@kernel
def has_own(state: State) -> bool:
    """PS 5, card 13: the seat has a building to take back."""
    for field in range(FIELDS):  # noqa: SIM110 - kernels know no generators
        if is_own(state, field) and is_exchangeable(state, field):
            return True
    return False


@kernel
def rivals_to_swap(state: State) -> int:
    """PS 5, card 10: how many rivals have a building that can be swapped."""
    found = 0
    count = 0
    for field in range(FIELDS):
        if is_rival(state, field) and is_exchangeable(state, field):
            bit = 1 << int(state.owners[field])
            count += 1 if found & bit == 0 else 0
            found |= bit
    return count


@kernel
def legal_topplings(state: State, moves: Moves) -> int:
    """PS 5, card 7: any skyscraper of a seat that has most."""
    most = most_skyscrapers(state)
    count = 0
    for field in range(FIELDS):
        if state.buildings[field] == SKYSCRAPER and state.skyscrapers[state.owners[field]] == most:
            moves[count] = RETURN + field
            count += 1
    return count


@kernel
def legal_own_swaps(state: State, moves: Moves) -> int:
    """PS 5, card 8: a low building of one's own with a rival's low one."""
    count = 0
    for field in range(FIELDS):
        if is_own(state, field) and is_low(state, field):
            for other in range(FIELDS):
                if is_rival(state, other) and is_low(state, other):
                    moves[count] = SWAP + pair_of(field, other)
                    count += 1
    return count


@kernel
def legal_swaps_of_others(state: State, moves: Moves) -> int:
    """PS 5, card 10: buildings of two different rivals, of any heights."""
    count = 0
    for field in range(FIELDS):
        if is_rival(state, field) and is_exchangeable(state, field):
            for other in range(field + 1, FIELDS):
                if is_rival(state, other) and is_exchangeable(state, other) and state.owners[other] != state.owners[field]:
                    moves[count] = SWAP + pair_of(field, other)
                    count += 1
    return count


@kernel
def legal_relocations(state: State, moves: Moves) -> int:
    """PS 5, card 11: a low building of one's own to any empty field."""
    count = 0
    for field in range(FIELDS):
        if is_own(state, field) and is_low(state, field):
            for other in range(FIELDS):
                if state.buildings[other] == EMPTY:
                    moves[count] = MOVE + pair_of(field, other)
                    count += 1
    return count


@kernel
def legal_removals(state: State, moves: Moves) -> int:
    """PS 5, card 12: a rival's low building."""
    count = 0
    for field in range(FIELDS):
        if is_rival(state, field) and is_low(state, field):
            moves[count] = REMOVE_ON + field
            count += 1
    return count


@kernel
def legal_returns(state: State, moves: Moves) -> int:
    """PS 5, card 13: any building of one's own."""
    count = 0
    for field in range(FIELDS):
        if is_own(state, field) and is_exchangeable(state, field):
            moves[count] = RETURN + field
            count += 1
    return count


# ---- Effects


@kernel
def put_extra_floor(state: State, field: int) -> None:
    """PS 5, card 9: a floor of one's own supply."""
    state.supply[state.turn] -= 1
    put(state, field, state.turn, ONE_FLOOR)


@kernel
def give_back(state: State, field: int) -> None:
    """PS 5, cards 7, 12, 13: a building goes back into its owner's supply."""
    owner = state.owners[field]
    if state.buildings[field] == SKYSCRAPER:
        state.skyscrapers[owner] -= 1
    else:
        state.supply[owner] += state.buildings[field]
    clear(state, field)


@kernel
def swap(state: State, field: int, other: int) -> None:
    """PS 5, cards 8, 10, 11: the contents of two fields change places."""
    note_move(state, field, other)
    owner, building = state.owners[field], state.buildings[field]
    put(state, field, state.owners[other], state.buildings[other])
    put(state, other, owner, building)
