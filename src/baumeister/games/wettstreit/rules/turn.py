"""A turn of Wettstreit der Baumeister, step by step: the legal moves of each step, their odds and their effects.

WB 2.1   TURN_UP    chance turns up the open stack's top card: before the first turn, and after a sale from that stack
WB 3.1   INCOME     chance rolls the die
         ROBBERY    with an empty pool: whose saboteur to take
WB 3.2   CHOICE     which stack's top card to auction
         PEEKING    chance draws the hidden card
WB 3.3   BIDDING    bid or pass, until one seat is left and buys (WB 3.4-3.6)
WB 3.7   BUILDING   lay cards, one by one, or use a saboteur, or neither; in the final round (WB 4.2) lay cards
WB 3.11  ATTACK     chance makes the sabotage roll for a building
         RANSOM     whether its owner pays
WB 3.12  LOSS       chance draws a card from the hand
WB 3.14  BURIAL     under which of two equal stacks a card goes
WB 4.2   DONE       the game is over
"""

from baumeister.core.kernel import kernel
from baumeister.core.record import Integers, Moves
from baumeister.games.wettstreit.rules.auction import answer, choose_stack, legal_bids, legal_stacks, peek
from baumeister.games.wettstreit.rules.building import lay, legal_lays
from baumeister.games.wettstreit.rules.components import LAID_MAX
from baumeister.games.wettstreit.rules.end import end_turn
from baumeister.games.wettstreit.rules.income import legal_robberies, legal_rolls, receive_income, rob
from baumeister.games.wettstreit.rules.moves import AUCTION, DONE_MOVE, LOSE, PEEK, REVEAL, ROLL, UNDER
from baumeister.games.wettstreit.rules.sabotage import (
    answer_sabotage,
    attack,
    bury_chosen,
    legal_answers,
    legal_burials,
    legal_sabotages,
    lose,
    sabotage,
)
from baumeister.games.wettstreit.rules.stacks import legal_cards, turn_up
from baumeister.games.wettstreit.rules.state import (
    ATTACK,
    BIDDING,
    BUILDING,
    BURIAL,
    CHOICE,
    INCOME,
    LOSS,
    PEEKING,
    RANSOM,
    ROBBERY,
    TURN_UP,
    State,
)


@kernel
def legal(state: State, moves: Moves) -> int:
    """Write the numbers of the legal moves, return how many."""
    phase = state.phase
    if phase == TURN_UP:
        return legal_cards(state.unseen, REVEAL, moves)
    if phase == INCOME:
        return legal_rolls(moves)
    if phase == ROBBERY:
        return legal_robberies(state, moves)
    if phase == CHOICE:
        return legal_stacks(moves)
    if phase == PEEKING:
        return legal_cards(state.unseen, PEEK, moves)
    if phase == BIDDING:
        return legal_bids(state, moves)
    if phase == BUILDING:
        return legal_works(state, moves)
    if phase == ATTACK:
        return legal_rolls(moves)
    if phase == RANSOM:
        return legal_answers(moves)
    if phase == LOSS:
        return legal_cards(state.hands[state.target], LOSE, moves)
    if phase == BURIAL:
        return legal_burials(moves)
    return 0


@kernel
def odds(state: State, moves: Moves, count: int, weights: Integers) -> None:
    """C2: a card has the odds of the multiset that it comes from; the die is fair."""
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
    """Make a legal move and its automatic consequences."""
    state.ply += 1
    phase = state.phase
    if phase == TURN_UP:
        turn_up(state, move - REVEAL)
    elif phase == INCOME:
        receive_income(state, move - ROLL + 1)
    elif phase == ROBBERY:
        rob(state, move)
    elif phase == CHOICE:
        choose_stack(state, move - AUCTION)
    elif phase == PEEKING:
        peek(state, move - PEEK)
    elif phase == BIDDING:
        answer(state, move)
    elif phase == BUILDING:
        work(state, move)
    elif phase == ATTACK:
        attack(state, move - ROLL + 1)
    elif phase == RANSOM:
        answer_sabotage(state, move)
    elif phase == LOSS:
        lose(state, move - LOSE)
    elif phase == BURIAL:
        bury_chosen(state, move - UNDER)


@kernel
def legal_works(state: State, moves: Moves) -> int:
    """WB 3.7-3.12, 4.2: lay a card, use a saboteur instead, or stop; a first build is not left unfinished."""
    count = legal_lays(state, moves)
    if state.laid == 0 and not state.is_final:
        count = legal_sabotages(state, moves, count)
    if state.laid == 0 or state.has_built[state.active]:
        moves[count] = DONE_MOVE
        count += 1
    return count


@kernel
def work(state: State, move: int) -> None:
    """WB 3.7-3.12: lay a card, use a saboteur, or stop; after three cards the turn ends by itself."""
    if move < DONE_MOVE:
        lay(state, move)
        if state.laid == LAID_MAX:
            end_turn(state)
    elif move == DONE_MOVE:
        end_turn(state)
    else:
        sabotage(state, move)
