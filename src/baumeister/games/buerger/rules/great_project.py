"""Complete the great project of the district just built in (BB 3.4)."""

from baumeister.core.kernel import kernel
from baumeister.core.record import Moves
from baumeister.games.buerger.rules.components import COST
from baumeister.games.buerger.rules.moves import CRANE, NO_CRANE
from baumeister.games.buerger.rules.scoring import score_project
from baumeister.games.buerger.rules.state import State


@kernel
def can_complete(state: State, seat: int, district: int, coins: int) -> bool:
    """BB 3.4: the project isn't completed yet, and the seat, with so many coins, can pay it and has a crane left."""
    return bool(state.completed[district] < 0 and coins >= COST[district] and state.cranes[seat] > 0)


@kernel
def legal_choices(moves: Moves) -> int:
    """BB 3.4: to complete it, or not."""
    moves[0] = CRANE
    moves[1] = NO_CRANE
    return 2


@kernel
def complete(state: State) -> None:
    """BB 3.4: pay, set a crane, get the project's points."""
    seat = state.actor - 1
    district = int(state.district)
    state.coins[seat] -= COST[district]
    state.cranes[seat] -= 1
    state.completed[district] = seat
    score_project(state, seat, district)
