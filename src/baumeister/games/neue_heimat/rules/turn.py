"""A turn of Neue Heimat, step by step (NH 3): the legal moves of each step, and the next step.

phase    who        moves                            rule       next
DRAW     chance     cube r5                          NH 2       with the 24th cube CHOOSE
CHOOSE   auctioneer stash · offer 1L, offer roof …   NH 3.1-3.2 BID; for a roof TURN_UP
TURN_UP  chance     roof 4, roof blank               NH 3.3     BID; after a blank one the turn is over
BID      the others bid 4, pass                      NH 3.4     DECIDE; without a bid PLACE
DECIDE   auctioneer sell, keep                       NH 3.5     PLACE
PLACE    buyer      place 2-3, cancel II, discard …  NH 3.6, 4  the turn is over

A turn's end is the next seat's CHOOSE, or the end of the round: DRAW, or DONE after the last one (NH 5, 7).
"""

from baumeister.core.kernel import kernel
from baumeister.core.record import Integers, Moves
from baumeister.games.neue_heimat.rules.auction import (
    answer,
    clear_auction,
    decide,
    legal_bids,
    legal_choices,
    legal_decisions,
    legal_roofs,
    offer,
    stash,
    turn_up,
)
from baumeister.games.neue_heimat.rules.components import BLANK
from baumeister.games.neue_heimat.rules.moves import CUBE, OFFER, ROOF, STASH
from baumeister.games.neue_heimat.rules.placing import legal_places, place
from baumeister.games.neue_heimat.rules.round_end import GOES_ON, round_end
from baumeister.games.neue_heimat.rules.rounds import begin_next_round, end_round
from baumeister.games.neue_heimat.rules.setup import draw, legal_draws
from baumeister.games.neue_heimat.rules.state import BID, CHOOSE, DECIDE, DRAW, PLACE, TURN_UP, State


@kernel
def legal(state: State, moves: Moves) -> int:
    """Write the numbers of the legal moves, return how many."""
    if state.phase == DRAW:
        return legal_draws(state, moves)
    if state.phase == CHOOSE:
        return legal_choices(state, moves)
    if state.phase == TURN_UP:
        return legal_roofs(state, moves)
    if state.phase == BID:
        return legal_bids(state, moves)
    if state.phase == DECIDE:
        return legal_decisions(state, moves)
    if state.phase == PLACE:
        return legal_places(state, moves)
    return 0


@kernel
def odds(state: State, moves: Moves, count: int, weights: Integers) -> None:
    """C2: each cube in the bag and each roof face down is equally likely."""
    for index in range(count):
        weights[index] = 1 if state.phase == DRAW else state.roof_pile[moves[index] - ROOF]


@kernel
def play(state: State, move: int) -> None:
    """Make a legal move and its automatic consequences."""
    state.ply += 1
    if state.phase == DRAW:
        if state.is_scored:
            begin_next_round(state)
        draw(state, move - CUBE)
    elif state.phase == CHOOSE:
        choose(state, move)
    elif state.phase == TURN_UP:
        turn_up(state, move - ROOF)
        if move == ROOF + BLANK:
            end_turn(state)
    elif state.phase == BID:
        answer(state, move)
    elif state.phase == DECIDE:
        decide(state, move)
    else:
        place(state, move)
        end_turn(state)


@kernel
def choose(state: State, move: int) -> None:
    """NH 3.1-3.2: a cheque for the cash box, or a piece for the auction."""
    if move == STASH:
        stash(state)
    else:
        offer(state, move - OFFER)


@kernel
def end_turn(state: State) -> None:
    """NH 3.6, 5: the next seat clockwise is auctioneer, or the round ends."""
    clear_auction(state)
    if round_end(state) == GOES_ON:
        state.phase = CHOOSE
        state.auctioneer = (state.auctioneer + 1) % state.seats
        state.actor = state.auctioneer + 1
    else:
        end_round(state)
