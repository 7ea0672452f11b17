"""From one round to the next, and the end of the match (NH 7)."""

from baumeister.core.kernel import kernel
from baumeister.core.record import OVER
from baumeister.games.neue_heimat.rules.scoring import score_round, wins_needed
from baumeister.games.neue_heimat.rules.setup import set_up_pieces
from baumeister.games.neue_heimat.rules.state import DONE, DRAW, State


@kernel
def end_round(state: State) -> None:
    """NH 7.1, 7.3: the round is scored; the match is over, or chance draws the next round's first cube."""
    score_round(state)
    if is_match_over(state):
        state.phase = DONE
        state.actor = OVER
    else:
        state.phase = DRAW
        state.actor = 0


@kernel
def is_match_over(state: State) -> bool:
    """NH 7.3: somebody has won two rounds, or all rounds have been played."""
    return bool(wins_needed(state) > 0 or state.round_number + 1 == state.rounds)


@kernel
def begin_next_round(state: State) -> None:
    """NH 7.1: cash is kept, the cash boxes go back to their owners, all pieces are set up anew."""
    for seat in range(state.seats):
        state.totals[seat] += state.round_points[state.round_number, seat]
        state.cash[seat] += state.boxes[seat]
        state.boxes[seat] = 0
    state.round_number += 1
    set_up_pieces(state)
