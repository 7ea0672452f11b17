"""The course of Neue Heimat (NH 2, 3, 5, 7): setup, legal, odds, play.

cube ... cube   [stash]  offer  [roof]  bid, pass ...  sell, keep   place     next turn, or scoring and the next round
NH 2            NH 3.1   NH 3.2 NH 3.3  NH 3.4         NH 3.5       NH 3.6, 4      NH 5, 6, 7
"""

from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.core.record import FULL, OVER
from baumeister.games.neue_heimat.rules.auction import (
    answer,
    decide,
    legal_bids,
    legal_choices,
    legal_decisions,
    offer,
    open_bidding,
    stash,
)
from baumeister.games.neue_heimat.rules.components import (
    BLANK,
    CHEQUES,
    CUBES,
    DISPLAY_LENGTH,
    DISPLAYED,
    LENGTH,
    ROOF_COUNT,
    ROOF_VALUES,
    ROOFS,
)
from baumeister.games.neue_heimat.rules.moves import CUBE, OFFER, ROOF, STASH
from baumeister.games.neue_heimat.rules.placing import legal_places, place
from baumeister.games.neue_heimat.rules.scoring import is_match_over, is_round_over, score_round
from baumeister.games.neue_heimat.rules.state import (
    BESIDE,
    BID,
    CHOOSE,
    DECIDE,
    DONE,
    DRAW,
    NOBODY,
    NOT_ASKED,
    NOTHING,
    PLACE,
    TURN_UP,
    State,
)


@kernel
def setup(state: State, seats: int, options: NDArray[Any]) -> None:
    """Fill a zeroed record (NH 1.4, 2)."""
    state.seats = seats
    state.viewer = FULL
    state.rounds = options[0] + 1
    for seat in range(seats):
        state.cash[seat] = CHEQUES
    set_up_pieces(state)


@kernel
def set_up_pieces(state: State) -> None:
    """NH 2: all pieces are where a round begins with them, the display is still empty."""
    state.phase = DRAW
    state.actor = 0
    state.drawn = 0
    state.is_scored = 0
    state.bag[:] = 1
    state.display[:] = NOTHING
    state.display_start[:] = 0
    state.display_stop[:] = 0
    for value in range(ROOF_VALUES):
        state.roof_pile[value] = ROOFS[value]
    state.roofs_left = ROOF_COUNT
    state.colour_owners[:] = NOBODY
    state.specials[:] = BESIDE
    state.permit_rows[:] = NOTHING
    state.permit_changes[:] = 0
    state.mayor_row = NOTHING
    clear_board(state)
    clear_auction(state)


@kernel
def clear_board(state: State) -> None:
    """NH 1.1: three empty rows of length 4."""
    state.lengths[:] = LENGTH
    state.house_counts[:] = 0
    state.roof_counts[:] = 0
    state.floor_counts[:] = 0
    state.floors[:] = NOTHING
    state.tops[:] = NOTHING
    state.pips[:] = 0
    state.roofs[:] = 0


@kernel
def clear_auction(state: State) -> None:
    """Forget what the last turn was about."""
    state.has_stashed = 0
    state.offer = NOTHING
    state.piece = NOTHING
    state.bids[:] = NOT_ASKED
    state.bid = 0
    state.bidder = NOBODY
    state.buyer = NOBODY


@kernel
def legal(state: State, moves: NDArray[Any]) -> int:
    """Write the numbers of the legal moves, return how many."""
    if state.phase == BID:
        return legal_bids(state, moves)
    if state.phase == DRAW:
        return legal_draws(state, moves)
    if state.phase == CHOOSE:
        return legal_choices(state, moves)
    if state.phase == DECIDE:
        return legal_decisions(state, moves)
    if state.phase == PLACE:
        return legal_places(state, moves)
    if state.phase == TURN_UP:
        return legal_roofs(state, moves)
    return 0


@kernel
def legal_draws(state: State, moves: NDArray[Any]) -> int:
    """NH 2, 7.1: any cube not drawn in this round; before a new round's first draw all of them."""
    count = 0
    for cube in range(CUBES):
        moves[count] = CUBE + cube
        count += 1 if state.is_scored else state.bag[cube]
    return count


@kernel
def legal_roofs(state: State, moves: NDArray[Any]) -> int:
    """NH 3.3: any value that is still face down."""
    count = 0
    for value in range(ROOF_VALUES):
        if state.roof_pile[value] > 0:
            moves[count] = ROOF + value
            count += 1
    return count


@kernel
def odds(state: State, moves: NDArray[Any], count: int, weights: NDArray[Any]) -> None:
    """C2: each cube in the bag and each roof face down is equally likely."""
    for index in range(count):
        weights[index] = 1 if state.phase == DRAW else state.roof_pile[moves[index] - ROOF]


@kernel
def play(state: State, move: int) -> None:
    """Make a legal move and what follows by itself."""
    act(state, move)
    if state.phase == CHOOSE and state.offer != NOTHING:
        end_turn(state)


@kernel
def act(state: State, move: int) -> None:
    """Make a legal move. If it ends the turn, it leaves the phase CHOOSE with the old offer; `end_turn` follows."""
    state.ply += 1
    if state.phase == BID:
        answer(state, move)
    elif state.phase == DRAW:
        draw(state, move - CUBE)
    elif state.phase == DECIDE:
        decide(state, move)
    elif state.phase == PLACE:
        place(state, move)
        state.phase = CHOOSE
    elif state.phase == TURN_UP:
        turn_up(state, move - ROOF)
    elif move == STASH:
        stash(state)
    else:
        offer(state, move - OFFER)


@kernel
def draw(state: State, cube: int) -> None:
    """NH 2: the next cube of the display; the last one opens the round's first turn (NH 7.2)."""
    if state.is_scored:
        next_round(state)
    row, index = divmod(int(state.drawn), DISPLAY_LENGTH)
    state.bag[cube] = 0
    state.display[row, index] = cube
    state.display_stop[row] = index + 1
    state.drawn += 1
    if state.drawn == DISPLAYED:
        state.phase = CHOOSE
        state.auctioneer = state.round_number % state.seats
        state.actor = state.auctioneer + 1


@kernel
def turn_up(state: State, value: int) -> None:
    """NH 3.3: a blank roof is discarded and ends the turn; any other is auctioned."""
    state.roof_pile[value] -= 1
    state.roofs_left -= 1
    if value == BLANK:
        state.phase = CHOOSE
    else:
        state.piece = value
        open_bidding(state)


@kernel
def end_turn(state: State) -> None:
    """NH 5: the round ends, or the next seat clockwise is auctioneer (NH 3.6)."""
    clear_auction(state)
    if is_round_over(state):
        end_round(state)
    else:
        state.auctioneer = (state.auctioneer + 1) % state.seats
        state.actor = state.auctioneer + 1


@kernel
def end_round(state: State) -> None:
    """NH 7: the round is counted; the next one begins with the draw of its first cube, or the match is over."""
    score_round(state)
    if is_match_over(state):
        state.phase = DONE
        state.actor = OVER
    else:
        state.phase = DRAW
        state.actor = 0


@kernel
def next_round(state: State) -> None:
    """NH 7.1: cash is kept, the cash boxes go back to their owners, all pieces are set up anew."""
    for seat in range(state.seats):
        state.totals[seat] += state.round_points[state.round_number, seat]
        state.cash[seat] += state.boxes[seat]
        state.boxes[seat] = 0
    state.round_number += 1
    set_up_pieces(state)
