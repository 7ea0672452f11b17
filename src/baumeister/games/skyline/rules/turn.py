"""A turn of Project Skyline (PS 3), step by step.

both dice → the pawn walks → on an action field: a card → what it says → next seat
PS 3.1      PS 3.1           PS 3.2              PS 5
                           → elsewhere: rent → the architect builds → joined floors demolish → next seat
                             PS 3.3            PS 3.5-3.7             PS 4
"""

from baumeister.core.kernel import kernel
from baumeister.core.record import Integers, Moves
from baumeister.games.skyline.rules.building import build, call_architect, legal_builds
from baumeister.games.skyline.rules.cards import decide, draw_card, forget_card, legal_decisions, legal_draws, see_card
from baumeister.games.skyline.rules.cards_money import roll_money, roll_on
from baumeister.games.skyline.rules.city import forget_move
from baumeister.games.skyline.rules.components import DIE, ROLLS
from baumeister.games.skyline.rules.joining import demolish_joined, legal_demolitions
from baumeister.games.skyline.rules.moves import CARD_DRAWN, DEMOLISH, ROLL_BOTH, ROLL_WHITE, dice_of
from baumeister.games.skyline.rules.pawns import is_on_action_field, move_pawn
from baumeister.games.skyline.rules.rent import pay_rent
from baumeister.games.skyline.rules.setup import legal_set_up, set_up
from baumeister.games.skyline.rules.state import (
    BUILD,
    CARD,
    CORNER,
    DONE,
    DRAW,
    FLOOR,
    JOINED,
    MONEY,
    ROLL,
    TOWER,
    WHITE,
    State,
)


@kernel
def legal(state: State, moves: Moves) -> int:
    """Write the numbers of the legal moves, return how many."""
    phase = state.phase
    if phase in (ROLL, MONEY):
        return legal_rolls(moves)
    if phase == BUILD:
        return legal_builds(state, moves)
    if phase == DRAW:
        return legal_draws(state, moves)
    if phase == CARD:
        return legal_decisions(state, moves)
    if phase == WHITE:
        return legal_white_rolls(moves)
    if phase == JOINED:
        return legal_demolitions(state, moves)
    if phase == DONE:
        return 0
    return legal_set_up(state, moves)


@kernel
def legal_rolls(moves: Moves) -> int:
    """PS 3.1, 5 (card 4): both dice, told apart."""
    for roll in range(ROLLS):
        moves[roll] = ROLL_BOTH + roll
    return ROLLS


@kernel
def legal_white_rolls(moves: Moves) -> int:
    """PS 5, card 1: the white die."""
    for pips in range(1, DIE + 1):
        moves[pips - 1] = ROLL_WHITE + pips
    return DIE


@kernel
def odds(state: State, moves: Moves, count: int, weights: Integers) -> None:
    """C2: every side of a die and every unseen card is equally likely."""
    for index in range(count):
        weights[index] = 1
    if state.phase == DRAW:
        for index in range(count):
            weights[index] = state.unseen[moves[index] - CARD_DRAWN]


@kernel
def play(state: State, move: int) -> None:
    """Make a legal move and its automatic consequences."""
    state.ply += 1
    if state.phase in (CORNER, TOWER, FLOOR):
        set_up(state, move)
    elif take_step(state, move) and state.phase != DONE:
        end_turn(state)


@kernel
def take_step(state: State, move: int) -> bool:
    """Take the step of the turn that is due; return whether it was the last one."""
    phase = state.phase
    if phase == ROLL:
        return throw(state, *dice_of(move))
    if phase == BUILD:
        return build(state, move)
    if phase == DRAW:
        return see_card(state, move - CARD_DRAWN)
    if phase == CARD:
        decide(state, move)
    elif phase == WHITE:
        roll_on(state, move - ROLL_WHITE)
    elif phase == MONEY:
        roll_money(state, *dice_of(move))
    else:
        demolish_joined(state, move - DEMOLISH)
    return True


@kernel
def throw(state: State, white: int, black: int) -> bool:
    """PS 3.1-3.5: both dice, the pawn, a card or else rent and the architect; return whether the turn is over."""
    state.white = white
    state.black = black
    forget_card(state)
    forget_move(state)
    move_pawn(state, state.turn, white)
    if is_on_action_field(state, state.turn):
        return draw_card(state)
    pay_rent(state, state.turn)
    return state.phase == DONE or call_architect(state)


@kernel
def end_turn(state: State) -> None:
    """PS 2.3: the next seat clockwise throws the dice."""
    state.turn = (state.turn + 1) % state.seats
    state.phase = ROLL
    state.actor = 0
