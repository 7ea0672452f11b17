"""The course of Wettstreit der Baumeister (WB 2, 3, 4): setup, legal, odds, play.

reveal   roll  [rob]   auction  [peek]   bid, pass ...  [reveal]   lay ... done, or sabotage ...   next turn, or final round
WB 2.1   WB 3.1        WB 3.2            WB 3.3-3.6                WB 3.7-3.14                     WB 4.1-4.2
"""

from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.core.record import FULL, OVER
from baumeister.games.wettstreit.rules.auction import answer, choose_stack, legal_bids, legal_stacks, peek
from baumeister.games.wettstreit.rules.building import lay, legal_lays
from baumeister.games.wettstreit.rules.components import (
    CARDS,
    COPIES,
    HIDDEN,
    LAID_MAX,
    OPEN,
    SABOTEUR,
    SABOTEURS,
    SEATS_MAX,
    SIDES,
    STACK_SIZE,
    START,
    TALERS,
)
from baumeister.games.wettstreit.rules.moves import AUCTION, DONE_MOVE, LEAVE, LOSE, PEEK, REVEAL, ROB, ROLL, UNDER
from baumeister.games.wettstreit.rules.sabotage import (
    answer_sabotage,
    attack,
    bury_chosen,
    can_rob,
    legal_answers,
    legal_burials,
    legal_sabotages,
    lose,
    sabotage,
)
from baumeister.games.wettstreit.rules.state import (
    ATTACK,
    BIDDING,
    BUILDING,
    BURIAL,
    CHOICE,
    DONE,
    INCOME,
    LOSS,
    NO_BID,
    NOBODY,
    NOTHING,
    PEEKING,
    RANSOM,
    ROBBERY,
    TURN_UP,
    State,
)


@kernel
def setup(state: State, seats: int, options: NDArray[Any]) -> None:
    """Fill a zeroed record (WB 2)."""
    state.seats = seats
    state.viewer = FULL
    state.bids_within_cash = options[0]
    state.phase = TURN_UP
    state.pool = SABOTEURS
    for card in range(CARDS):
        state.unseen[card] = COPIES[card]
    state.unseen_counts[OPEN] = state.unseen_counts[HIDDEN] = STACK_SIZE
    state.under[:] = NOTHING
    state.open_top = NOTHING
    state.sale_card = NOTHING
    state.sale_type = NOTHING
    state.cities[:] = NOTHING
    for seat in range(SEATS_MAX):
        state.talers[seat] = TALERS if seat < seats else 0
        state.leftmost[seat] = START
        state.rightmost[seat] = START - 1
    state.target = NOBODY
    state.target_place = NOTHING
    state.evicted = NOTHING
    clear_auction(state)


@kernel
def clear_auction(state: State) -> None:
    """Forget the auction of the turn before."""
    state.stack = NOTHING
    state.bidder = NOBODY
    state.buyer = NOBODY
    for seat in range(SEATS_MAX):
        state.bids[seat] = NO_BID
        state.has_passed[seat] = 0


@kernel
def legal(state: State, moves: NDArray[Any]) -> int:
    """Write the numbers of the legal moves, return how many."""
    phase = state.phase
    if phase == BIDDING:
        return legal_bids(state, moves)
    if phase == BUILDING:
        return legal_builds(state, moves)
    if phase in (INCOME, ATTACK):
        return legal_rolls(moves)
    if phase == CHOICE:
        return legal_stacks(moves)
    if phase in (TURN_UP, PEEKING):
        return legal_cards(state.unseen, REVEAL if phase == TURN_UP else PEEK, moves)
    if phase == LOSS:
        return legal_cards(state.hands[state.target], LOSE, moves)
    if phase == RANSOM:
        return legal_answers(moves)
    if phase == BURIAL:
        return legal_burials(moves)
    if phase == ROBBERY:
        return legal_robberies(state, moves)
    return 0


@kernel
def legal_rolls(moves: NDArray[Any]) -> int:
    """WB 1.3: any side of the die."""
    for side in range(SIDES):
        moves[side] = ROLL + side
    return SIDES


@kernel
def legal_cards(cards: NDArray[Any], first: int, moves: NDArray[Any]) -> int:
    """C2: any card of a multiset."""
    count = 0
    for card in range(CARDS):
        if cards[card] > 0:
            moves[count] = first + card
            count += 1
    return count


@kernel
def legal_robberies(state: State, moves: NDArray[Any]) -> int:
    """WB 3.1: any other seat that has a saboteur, or nobody."""
    count = 0
    for seat in range(state.seats):
        if seat != state.active and state.saboteurs[seat] > 0:
            moves[count] = ROB + seat
            count += 1
    moves[count] = LEAVE
    return count + 1


@kernel
def legal_builds(state: State, moves: NDArray[Any]) -> int:
    """WB 3.7-3.12, 4.2: lay a card, use a saboteur instead, or stop; a first build is not left unfinished."""
    count = legal_lays(state, moves)
    if state.laid == 0 and not state.is_final:
        count = legal_sabotages(state, moves, count)
    if state.laid == 0 or state.has_built[state.active]:
        moves[count] = DONE_MOVE
        count += 1
    return count


@kernel
def odds(state: State, moves: NDArray[Any], count: int, weights: NDArray[Any]) -> None:
    """C2: a die is fair, a card has the odds of the multiset that it comes from."""
    for index in range(count):
        if state.phase == TURN_UP:
            weights[index] = state.unseen[moves[index] - REVEAL]
        elif state.phase == PEEKING:
            weights[index] = state.unseen[moves[index] - PEEK]
        elif state.phase == LOSS:
            weights[index] = state.hands[state.target, moves[index] - LOSE]
        else:
            weights[index] = 1


@kernel
def play(state: State, move: int) -> None:
    """Make a legal move and what follows by itself."""
    state.ply += 1
    phase = state.phase
    if phase == BIDDING:
        answer(state, move)
    elif phase == BUILDING:
        build(state, move)
    elif phase == INCOME:
        receive_income(state, move - ROLL + 1)
    elif phase == CHOICE:
        choose_stack(state, move - AUCTION)
    elif phase == TURN_UP:
        turn_up(state, move - REVEAL)
    elif phase == PEEKING:
        peek(state, move - PEEK)
    elif phase == ROBBERY:
        rob(state, move)
    elif settle_sabotage(state, phase, move):
        end_turn(state)


@kernel
def settle_sabotage(state: State, phase: int, move: int) -> bool:
    """WB 3.11-3.14: go on with a sabotage; return whether the turn is over."""
    if phase == ATTACK:
        return attack(state, move)
    if phase == RANSOM:
        return answer_sabotage(state, move)
    if phase == LOSS:
        return lose(state, move - LOSE)
    return bury_chosen(state, move - UNDER)


@kernel
def turn_up(state: State, card: int) -> None:
    """WB 2.1: the open stack's new top card; at the start the first turn begins, later building (WB 3.7)."""
    state.unseen[card] -= 1
    state.unseen_counts[OPEN] -= 1
    state.open_top = card
    if state.stack == NOTHING:
        state.phase = INCOME
    else:
        state.phase = BUILDING
        state.actor = state.active + 1


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
def rob(state: State, move: int) -> None:
    """WB 3.1: with an empty pool a saboteur is taken from another seat, if the active one likes."""
    if move != LEAVE:
        state.saboteurs[move - ROB] -= 1
        state.saboteurs[state.active] += 1
    state.phase = CHOICE


@kernel
def build(state: State, move: int) -> None:
    """WB 3.7-3.12: lay a card, use a saboteur, or stop; after three cards the turn ends by itself."""
    if move < DONE_MOVE:
        lay(state, move)
        if state.laid == LAID_MAX:
            end_turn(state)
    elif move == DONE_MOVE:
        end_turn(state)
    else:
        sabotage(state, move)


@kernel
def end_turn(state: State) -> None:
    """WB 2.2, 4.1-4.2: the next seat's turn, in the final round its last cards; after the last seat's the end."""
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
