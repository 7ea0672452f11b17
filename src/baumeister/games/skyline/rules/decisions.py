"""What action cards leave open, and how it is carried out (PS 5)."""

from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.games.skyline.rules.components import (
    EMPTY,
    EXTRA_FLOOR,
    FIELDS,
    ONE_FLOOR,
    PUSH_MAX,
    PUSH_RICHEST,
    RELOCATE,
    REMOVE,
    SKYSCRAPER,
    SWAP_OTHERS,
    SWAP_OWN,
    TAKE_BACK,
    TAX_ANY,
    TOPPLE_LEADER,
)
from baumeister.games.skyline.rules.effects import pay_tax, push
from baumeister.games.skyline.rules.moves import ADVANCE, FLOOR_ON, MOVE, REMOVE_ON, RETURN, SWAP, TAX_SEAT, fields_of, pair_of
from baumeister.games.skyline.rules.phases import clear, end_turn, has_floor, is_low, is_own, is_rival, note_move, put
from baumeister.games.skyline.rules.state import State


@kernel
def most_cash(state: State) -> int:
    """PS 5, card 2: what the richest have."""
    most = 0
    for seat in range(state.seats):
        most = max(most, state.cash[seat])
    return most


@kernel
def most_skyscrapers(state: State) -> int:
    """PS 5, card 7: how many the seats with most skyscrapers have."""
    most = 0
    for seat in range(state.seats):
        most = max(most, state.skyscrapers[seat])
    return most


@kernel
def is_exchangeable(state: State, field: int) -> bool:
    """PS 5, cards 10 and 13: a building of any height, but no low one under the architect."""
    return is_low(state, field) or state.buildings[field] == SKYSCRAPER


@kernel
def can_carry_out(state: State) -> bool:
    """PS 5: there is something to decide; else the turn ends."""
    card = state.card
    if card in (PUSH_RICHEST, TAX_ANY):
        return True
    if card == TOPPLE_LEADER:
        return most_skyscrapers(state) > 0
    if card == SWAP_OTHERS:
        return rivals_to_swap(state) >= 2
    empty = 0
    own = 0
    own_low = 0
    rival_low = 0
    for field in range(FIELDS):
        low = is_low(state, field)
        empty += state.buildings[field] == EMPTY
        own += is_own(state, field) and is_exchangeable(state, field)
        own_low += is_own(state, field) and low
        rival_low += is_rival(state, field) and low
    if card == SWAP_OWN:
        return own_low > 0 and rival_low > 0
    if card == EXTRA_FLOOR:
        return empty > 0 and has_floor(state, state.turn)
    if card == RELOCATE:
        return own_low > 0 and empty > 0
    if card == REMOVE:
        return rival_low > 0
    return own > 0


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
def legal_decisions(state: State, moves: NDArray[Any]) -> int:
    """Write what the card leaves open."""
    card = state.card
    if card == PUSH_RICHEST:
        return legal_pushes(state, moves)
    if card == TAX_ANY:
        for seat in range(state.seats):
            moves[seat] = TAX_SEAT + seat
        return int(state.seats)
    if card == TOPPLE_LEADER:
        return legal_topplings(state, moves)
    if card == SWAP_OWN:
        return legal_own_swaps(state, moves)
    if card == SWAP_OTHERS:
        return legal_swaps_of_others(state, moves)
    if card == RELOCATE:
        return legal_relocations(state, moves)
    return legal_fields(state, moves)


@kernel
def legal_pushes(state: State, moves: NDArray[Any]) -> int:
    """PS 5, card 2: the richest, on a tie any of them; 1, 2 or 3 fields."""
    most = most_cash(state)
    count = 0
    for seat in range(state.seats):
        if state.cash[seat] == most:
            for steps in range(PUSH_MAX):
                moves[count] = ADVANCE + seat * PUSH_MAX + steps
                count += 1
    return count


@kernel
def legal_topplings(state: State, moves: NDArray[Any]) -> int:
    """PS 5, card 7: any skyscraper of a seat that has most."""
    most = most_skyscrapers(state)
    count = 0
    for field in range(FIELDS):
        if state.buildings[field] == SKYSCRAPER and state.skyscrapers[state.owners[field]] == most:
            moves[count] = RETURN + field
            count += 1
    return count


@kernel
def legal_own_swaps(state: State, moves: NDArray[Any]) -> int:
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
def legal_swaps_of_others(state: State, moves: NDArray[Any]) -> int:
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
def legal_relocations(state: State, moves: NDArray[Any]) -> int:
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
def legal_fields(state: State, moves: NDArray[Any]) -> int:
    """PS 5, cards 9, 12, 13: the fields where a floor may go, or from which a building may be returned."""
    count = 0
    for field in range(FIELDS):
        if state.card == EXTRA_FLOOR and state.buildings[field] == EMPTY:
            moves[count] = FLOOR_ON + field
            count += 1
        elif state.card == REMOVE and is_rival(state, field) and is_low(state, field):
            moves[count] = REMOVE_ON + field
            count += 1
        elif state.card == TAKE_BACK and is_own(state, field) and is_exchangeable(state, field):
            moves[count] = RETURN + field
            count += 1
    return count


@kernel
def decide(state: State, move: int) -> None:
    """Carry out the card as its drawer decides."""
    if move < ADVANCE:
        state.supply[state.turn] -= 1
        put(state, move - FLOOR_ON, state.turn, ONE_FLOOR)
    elif move < TAX_SEAT:
        seat = (move - ADVANCE) // PUSH_MAX
        state.card_seat = seat
        push(state, seat, (move - ADVANCE) % PUSH_MAX + 1)
        return
    elif move < RETURN:
        state.card_seat = move - TAX_SEAT
        pay_tax(state, move - TAX_SEAT)
    elif move < SWAP:
        give_back(state, move - RETURN)
    elif move < MOVE:
        swap(state, *fields_of(move - SWAP))
    elif move < REMOVE_ON:
        swap(state, *fields_of(move - MOVE))  # with an empty field
    else:
        give_back(state, move - REMOVE_ON)
    end_turn(state)


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
    """PS 5, cards 8, 10, 11: what stands on two fields changes places; the architect stays where he is."""
    note_move(state, field, other)
    owner, building = state.owners[field], state.buildings[field]
    put(state, field, state.owners[other], state.buildings[other])
    put(state, other, owner, building)
