"""Income (WB 3.1): the roll, and with an empty pool the saboteur taken from another seat."""

from baumeister.core.kernel import kernel
from baumeister.core.record import Moves
from baumeister.games.wettstreit.rules.components import SABOTEUR, SIDES
from baumeister.games.wettstreit.rules.moves import LEAVE, ROB, ROLL
from baumeister.games.wettstreit.rules.state import CHOICE, ROBBERY, State


@kernel
def legal_rolls(moves: Moves) -> int:
    """WB 1.3: any side of the die."""
    for side in range(SIDES):
        moves[side] = ROLL + side
    return SIDES


@kernel
def receive_income(state: State, roll: int) -> None:
    """WB 3.1: talers by the die or a saboteur, and a taler for each coin on the seat's gates."""
    seat = state.active
    state.roll = roll
    state.talers[seat] += state.coins[seat]
    state.phase = CHOICE
    state.actor = seat + 1
    if roll != SABOTEUR:
        state.talers[seat] += roll
    elif state.pool > 0:
        state.pool -= 1
        state.saboteurs[seat] += 1
    elif can_rob(state):
        state.phase = ROBBERY


@kernel
def can_rob(state: State) -> bool:
    """WB 3.1: whether another seat has a saboteur."""
    others = 0
    for seat in range(state.seats):
        if seat != state.active:
            others += int(state.saboteurs[seat])
    return others > 0


@kernel
def legal_robberies(state: State, moves: Moves) -> int:
    """WB 3.1: any other seat that has a saboteur, or nobody."""
    count = 0
    for seat in range(state.seats):
        if seat != state.active and state.saboteurs[seat] > 0:
            moves[count] = ROB + seat
            count += 1
    moves[count] = LEAVE
    return count + 1


@kernel
def rob(state: State, move: int) -> None:
    """WB 3.1: the active seat takes another's saboteur, or leaves it."""
    if move != LEAVE:
        state.saboteurs[move - ROB] -= 1
        state.saboteurs[state.active] += 1
    state.phase = CHOICE
