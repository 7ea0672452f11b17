"""Sabotage (WB 3.11-3.14): the target, the roll, the owner's answer, the card that goes under a stack."""

from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.games.wettstreit.rules.building import demolish
from baumeister.games.wettstreit.rules.components import HAND_TARGET, HIDDEN, OPEN, PLACES, SABOTEUR, VALUE_OF
from baumeister.games.wettstreit.rules.memory import release
from baumeister.games.wettstreit.rules.moves import PAY, REFUSE, ROLL, SABOTAGE, SABOTAGE_HAND, UNDER
from baumeister.games.wettstreit.rules.stacks import lower_stack, put_under
from baumeister.games.wettstreit.rules.state import ATTACK, BURIAL, LOSS, NOBODY, NOTHING, RANSOM, State

FAILURE = 2  # WB 3.11: a roll of 1 or 2 has no effect


@kernel
def legal_sabotages(state: State, moves: NDArray[Any], count: int) -> int:
    """WB 3.11-3.12: write the targets behind the first moves; return how many moves there are now."""
    if state.saboteurs[state.active] == 0:
        return count
    fewest = fewest_shields(state)
    for seat in range(state.seats):
        if seat == state.active:
            continue
        if state.city_sizes[seat] > 0 and state.shields[seat] == fewest:
            for place in range(state.leftmost[seat], state.rightmost[seat] + 1):
                if state.cities[seat, place] != NOTHING:
                    moves[count] = SABOTAGE + seat * PLACES + place
                    count += 1
        if state.hand_sizes[seat] >= HAND_TARGET:
            moves[count] = SABOTAGE_HAND + seat
            count += 1
    return count


@kernel
def fewest_shields(state: State) -> int:
    """WB 3.11: the fewest shields among the other seats that have a building; -1 if none has."""
    fewest = -1
    for seat in range(state.seats):
        if seat != state.active and state.city_sizes[seat] > 0 and (fewest < 0 or state.shields[seat] < fewest):
            fewest = int(state.shields[seat])
    return fewest


@kernel
def sabotage(state: State, move: int) -> None:
    """WB 3.11-3.12: a saboteur is used; chance decides what comes of it."""
    state.saboteurs[state.active] -= 1
    state.actor = 0
    if move >= SABOTAGE_HAND:
        state.target = move - SABOTAGE_HAND
        state.phase = LOSS
    else:
        state.target, state.target_place = divmod(move - SABOTAGE, PLACES)
        state.phase = ATTACK


@kernel
def attack(state: State, move: int) -> bool:
    """WB 3.11: roll for a building; return whether the turn is over."""
    state.roll = move - ROLL + 1
    if state.roll <= FAILURE:
        return dismiss(state)
    if state.roll == SABOTEUR or state.talers[state.target] < ransom(state):
        return destroy(state)
    state.phase = RANSOM
    state.actor = state.target + 1
    return False


@kernel
def ransom(state: State) -> int:
    """WB 3.11: what the owner has to pay, the card's value."""
    return int(VALUE_OF[state.cities[state.target, state.target_place]])


@kernel
def legal_answers(moves: NDArray[Any]) -> int:
    """WB 3.11: the owner may pay."""
    moves[0] = PAY
    moves[1] = REFUSE
    return 2


@kernel
def answer_sabotage(state: State, move: int) -> bool:
    """WB 3.11: the owner pays the attacker, or loses the building; return whether the turn is over."""
    if move == REFUSE:
        return destroy(state)
    price = ransom(state)
    state.talers[state.target] -= price
    state.talers[state.active] += price
    return dismiss(state)


@kernel
def destroy(state: State) -> bool:
    """WB 3.13: the building leaves its city; return whether the turn is over."""
    return bury(state, demolish(state, state.target, state.target_place))


@kernel
def lose(state: State, card: int) -> bool:
    """WB 3.12: the card drawn from the hand is shown to all; return whether the turn is over."""
    release(state, state.target, card)
    return bury(state, card)


@kernel
def bury(state: State, card: int) -> bool:
    """WB 3.14: the card goes under the lower stack; return whether the turn is over, else the active seat chooses first."""
    stack = lower_stack(state)
    if stack < 0:
        state.evicted = card
        state.phase = BURIAL
        state.actor = state.active + 1
        return False
    put_under(state, stack, card)
    return dismiss(state)


@kernel
def legal_burials(moves: NDArray[Any]) -> int:
    """WB 3.14: either of two equal stacks."""
    moves[0] = UNDER + OPEN
    moves[1] = UNDER + HIDDEN
    return 2


@kernel
def bury_chosen(state: State, stack: int) -> bool:
    """WB 3.14: the active seat has chosen a stack; the turn is over."""
    put_under(state, stack, state.evicted)
    state.evicted = NOTHING
    return dismiss(state)


@kernel
def dismiss(state: State) -> bool:
    """WB 3.11-3.12: the saboteur returns to the pool; the turn is over."""
    state.pool += 1
    state.target = NOBODY
    state.target_place = NOTHING
    return True


@kernel
def can_rob(state: State) -> bool:
    """WB 3.1: whether another seat has a saboteur."""
    others = 0
    for seat in range(state.seats):
        if seat != state.active:
            others += int(state.saboteurs[seat])
    return others > 0
