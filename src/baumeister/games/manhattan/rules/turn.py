"""The course of Manhattan (MH 2.3, 3, 5.1): the seat to move, legal moves, their effects.

deal … deal   choose … choose   build  draw  build  draw … (scoring)   choose … choose   build  draw …
MH 2.3        MH 3.1            3.2-6  3.7                 MH 4, 3.8
"""

from baumeister.core.kernel import kernel
from baumeister.core.record import OVER, Integers, Moves
from baumeister.games.manhattan.rules.building import build, legal_builds, legal_scraps, scrap
from baumeister.games.manhattan.rules.cards import legal_cards, receive, reshuffle
from baumeister.games.manhattan.rules.choosing import legal_takes, take
from baumeister.games.manhattan.rules.components import HAND, ROUNDS, TURNS_IN_ROUND
from baumeister.games.manhattan.rules.moves import DEALT, DRAWN, SCRAP, TAKE_SECOND
from baumeister.games.manhattan.rules.scoring import score_round
from baumeister.games.manhattan.rules.state import BUILD, CHOOSE, DEAL, DONE, DRAW, State


@kernel
def legal(state: State, moves: Moves) -> int:
    """Write the numbers of the legal moves, return how many."""
    if state.actor == OVER:
        return 0
    if state.phase == CHOOSE:
        return legal_takes(state, moves)
    if state.phase == BUILD:
        count = legal_builds(state, moves)
        return count if count > 0 else legal_scraps(state, moves)  # MH 3.6
    return legal_cards(state, first_card(state), moves)


@kernel
def first_card(state: State) -> int:
    """Return the move of chance that brings a card of the first kind."""
    return DEALT if state.phase == DEAL else DRAWN


@kernel
def odds(state: State, moves: Moves, count: int, weights: Integers) -> None:
    """C2: a draw has the odds of the pile's content."""
    first = first_card(state)
    for index in range(count):
        weights[index] = state.pile[moves[index] - first]


@kernel
def play(state: State, move: int) -> None:
    """Make a legal move and its automatic consequences."""
    state.ply += 1
    if state.phase == DEAL:
        receive(state, move - DEALT)
        end_deal(state)
    elif state.phase == CHOOSE:
        take(state, move)
        end_choice(state, move)
    elif state.phase == BUILD:
        if move < SCRAP:
            build(state, move)
        else:
            scrap(state, move)
        begin_draw(state)
    else:
        receive(state, move - DRAWN)
        end_turn(state)


@kernel
def end_deal(state: State) -> None:
    """MH 2.3: when a seat has its four cards the next one is dealt its own, or the first round begins with P1 (MH 2.4)."""
    if state.hand_sizes[state.receiver] < HAND:
        return
    if state.receiver < state.seats - 1:
        state.receiver += 1
    else:
        state.phase = CHOOSE
        state.actor = 1


@kernel
def end_choice(state: State, move: int) -> None:
    """MH 3.1: with two seats the second colour follows; then the next seat chooses, or the building begins."""
    if state.seats == 2 and move < TAKE_SECOND:
        return
    following = state.actor % state.seats
    state.actor = following + 1
    if following == state.starter:
        state.phase = BUILD


@kernel
def begin_draw(state: State) -> None:
    """MH 3.7: a seat that has built or laid away draws, from a new pile if the old one is empty."""
    state.turn += 1
    state.phase = DRAW
    state.receiver = state.actor - 1
    state.actor = 0
    if state.pile_size == 0:
        reshuffle(state)


@kernel
def end_turn(state: State) -> None:
    """MH 3.2, 3.8: the next seat's turn, or the scoring of the round and the step after it."""
    if state.turn < TURNS_IN_ROUND[state.seats]:
        state.phase = BUILD
        state.actor = (state.receiver + 1) % state.seats + 1
    else:
        score_round(state)
        end_round(state)


@kernel
def end_round(state: State) -> None:
    """MH 3.8, 5.1: the next round, begun by the next seat clockwise, or the end."""
    state.turn = 0
    state.round_number += 1
    if state.round_number == ROUNDS[state.seats]:
        state.phase = DONE
        state.actor = OVER
        return
    state.starter = (state.starter + 1) % state.seats
    state.phase = CHOOSE
    state.actor = state.starter + 1
