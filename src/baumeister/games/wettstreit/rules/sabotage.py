"""Sabotage (WB 3.11-3.14): the target, the roll, the owner's answer, the card that goes under a stack."""

from baumeister.core.kernel import kernel
from baumeister.core.record import Moves
from baumeister.games.wettstreit.rules.building import demolish
from baumeister.games.wettstreit.rules.components import HAND_TARGET, HIDDEN, OPEN, PLACES, SABOTEUR, VALUE_OF
from baumeister.games.wettstreit.rules.end import end_turn
from baumeister.games.wettstreit.rules.knowledge_hands import release
from baumeister.games.wettstreit.rules.moves import PAY, REFUSE, SABOTAGE, SABOTAGE_HAND, UNDER, sabotaged_place, sabotaged_seat
from baumeister.games.wettstreit.rules.stacks import lower_stack, put_under
from baumeister.games.wettstreit.rules.state import ATTACK, BURIAL, LOSS, NOBODY, NOTHING, RANSOM, State

FAILURE = 2  # WB 3.11: a roll of 1 or 2 has no effect


@kernel
def legal_sabotages(state: State, moves: Moves, count: int) -> int:
    """WB 3.11-3.12: append a move for each target; return how many moves there are now."""
    if state.saboteurs[state.active] == 0:
        return count
    fewest = fewest_shields(state)
    for seat in range(state.seats):
        if is_weakest(state, seat, fewest):
            for place in range(state.leftmost[seat], state.rightmost[seat] + 1):
                if state.cities[seat, place] != NOTHING:
                    moves[count] = SABOTAGE + seat * PLACES + place
                    count += 1
        if seat != state.active and state.hand_sizes[seat] >= HAND_TARGET:
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
def is_weakest(state: State, seat: int, fewest: int) -> bool:
    """WB 3.11: whether a seat other than the active one has a building and the fewest shields."""
    return bool(seat != state.active and state.city_sizes[seat] > 0 and state.shields[seat] == fewest)


@kernel
def sabotage(state: State, move: int) -> None:
    """WB 3.11-3.12: a saboteur is used; chance decides with what effect."""
    state.saboteurs[state.active] -= 1
    state.actor = 0
    state.target = sabotaged_seat(move)
    state.target_place = sabotaged_place(move)
    state.phase = LOSS if move >= SABOTAGE_HAND else ATTACK


@kernel
def attack(state: State, roll: int) -> None:
    """WB 3.11: the sabotage roll for a building."""
    state.roll = roll
    if roll <= FAILURE:
        dismiss(state)
    elif roll == SABOTEUR or state.talers[state.target] < ransom(state):
        destroy(state)
    else:
        state.phase = RANSOM
        state.actor = state.target + 1


@kernel
def ransom(state: State) -> int:
    """WB 3.11: the owner's payment, the card's value."""
    return int(VALUE_OF[state.cities[state.target, state.target_place]])


@kernel
def legal_answers(moves: Moves) -> int:
    """WB 3.11: the owner may pay."""
    moves[0] = PAY
    moves[1] = REFUSE
    return 2


@kernel
def answer_sabotage(state: State, move: int) -> None:
    """WB 3.11: the owner pays the attacker, or loses the building."""
    if move == REFUSE:
        destroy(state)
        return
    price = ransom(state)
    state.talers[state.target] -= price
    state.talers[state.active] += price
    dismiss(state)


@kernel
def destroy(state: State) -> None:
    """WB 3.13: the building leaves its city."""
    bury(state, demolish(state, state.target, state.target_place))


@kernel
def lose(state: State, card: int) -> None:
    """WB 3.12: the card drawn from the hand is shown to all."""
    release(state, state.target, card)
    bury(state, card)


@kernel
def bury(state: State, card: int) -> None:
    """WB 3.14: the card goes under the lower stack; if they are equal, the active seat chooses first."""
    stack = lower_stack(state)
    if stack < 0:
        state.evicted = card
        state.phase = BURIAL
        state.actor = state.active + 1
        return
    put_under(state, stack, card)
    dismiss(state)


@kernel
def legal_burials(moves: Moves) -> int:
    """WB 3.14: either of two equal stacks."""
    moves[0] = UNDER + OPEN
    moves[1] = UNDER + HIDDEN
    return 2


@kernel
def bury_chosen(state: State, stack: int) -> None:
    """WB 3.14: the active seat has chosen a stack."""
    put_under(state, stack, state.evicted)
    state.evicted = NOTHING
    dismiss(state)


@kernel
def dismiss(state: State) -> None:
    """WB 3.11-3.12: the saboteur returns to the pool; the turn is over."""
    state.pool += 1
    state.target = NOBODY
    state.target_place = NOTHING
    end_turn(state)
