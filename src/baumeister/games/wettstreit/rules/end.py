"""The end of a turn, and of the game (WB 4.1-4.2)."""

from baumeister.core.kernel import kernel
from baumeister.core.record import OVER
from baumeister.games.wettstreit.rules.auction import clear_auction
from baumeister.games.wettstreit.rules.state import BUILDING, DONE, INCOME, State


@kernel
def end_turn(state: State) -> None:
    """WB 2.2: the next seat's turn; in the final round (WB 4.2) its last cards, and after the last seat's the end."""
    if state.is_final:
        state.finished += 1
        if state.finished == state.seats:
            state.phase = DONE
            state.actor = OVER
            return
    state.active = (state.active + 1) % state.seats
    state.laid = 0
    clear_auction(state)
    if state.is_last_turn:
        state.is_final = 1
        state.phase = BUILDING
        state.actor = state.active + 1
    else:
        state.phase = INCOME
        state.actor = 0
