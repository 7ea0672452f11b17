"""The course of the game, step by step: legal moves, their odds, their effects.

before the first turn   neutral, deal, offer, mayor               BB 2        setup.py
a turn                  lay a tile; its points, its coin          BB 3.1-3.3  laying.py
complete the great project, or not        BB 3.4      great_project.py
take a tile; the Mayor moves              BB 3.5-3.6  offer_board.py
refill                                    BB 3.7      offer_board.py
nothing to refill with  the hands score                           BB 4        scoring.py
"""

from baumeister.core.kernel import kernel
from baumeister.core.record import OVER, Integers, Moves
from baumeister.games.buerger.rules.great_project import can_complete, complete, legal_choices
from baumeister.games.buerger.rules.laying import lay, legal_lays
from baumeister.games.buerger.rules.moves import (
    BOUGHT,
    CRANE,
    DEALT,
    DRAWN_NEUTRAL,
    MAYOR_AT,
    OFFERED,
    REFILLED,
    first_place,
    offer_space,
    space_built,
    tile_drawn,
    tile_laid,
)
from baumeister.games.buerger.rules.offer_board import legal_takes, move_mayor, refill, take
from baumeister.games.buerger.rules.scoring import score_hands
from baumeister.games.buerger.rules.setup import deal, legal_places, place_mayor, place_odds, put_neutral, put_on_offer
from baumeister.games.buerger.rules.state import DONE, LAY, MAYOR, PROJECT, REFILL, TAKE, State
from baumeister.games.buerger.rules.supply import draw_odds, legal_draws


@kernel
def legal(state: State, moves: Moves) -> int:
    """Write the numbers of the legal moves, return how many."""
    if state.actor == OVER:
        return 0
    if state.phase == LAY:
        return legal_lays(state, moves)
    if state.phase == TAKE:
        return legal_takes(state, moves)
    if state.phase == PROJECT:
        return legal_choices(moves)
    if state.phase == MAYOR:
        return legal_places(moves)
    return legal_draws(state, moves)


@kernel
def odds(state: State, moves: Moves, count: int, weights: Integers) -> None:
    """Write the weights of chance's legal moves."""
    if state.phase == MAYOR:
        place_odds(count, weights)
    else:
        draw_odds(state, moves, count, weights)


@kernel
def play(state: State, move: int) -> None:
    """Make a legal move and its automatic consequences."""
    state.ply += 1
    if move < CRANE:
        lay(state, tile_laid(move), space_built(move))
        to_project(state)
    elif move < BOUGHT:
        if move == CRANE:
            complete(state)
        state.phase = TAKE
    elif move < DRAWN_NEUTRAL:
        take(state, offer_space(move))
        move_mayor(state)
        to_refill(state)
    elif move >= MAYOR_AT:
        place_mayor(state, first_place(move))
    else:
        play_draw(state, move, tile_drawn(move))


@kernel
def play_draw(state: State, move: int, tile: int) -> None:
    """Draw a tile and put it where it is drawn for."""
    state.supply[tile] -= 1
    if move >= REFILLED:
        refill(state, tile)
        to_next_turn(state)
    elif move >= OFFERED:
        put_on_offer(state, tile)
    elif move >= DEALT:
        deal(state, tile)
    else:
        put_neutral(state, tile)


@kernel
def to_project(state: State) -> None:
    """BB 3.4: the great project, if it can be completed; else that step is skipped."""
    seat = state.actor - 1
    is_possible = can_complete(state, seat, int(state.district), int(state.coins[seat]))
    state.phase = PROJECT if is_possible else TAKE


@kernel
def to_refill(state: State) -> None:
    """BB 3.7: the refill; with the supply empty the game ends at once."""
    if state.supply_size == 0:
        end(state)
    else:
        state.phase = REFILL
        state.actor = 0


@kernel
def to_next_turn(state: State) -> None:
    """Begin the next seat's turn, clockwise."""
    state.turn_points = 0
    state.seat_in_turn = (state.seat_in_turn + 1) % state.seats
    state.actor = state.seat_in_turn + 1
    state.phase = LAY


@kernel
def end(state: State) -> None:
    """BB 3.7, 4.1: the hands score, the game is over."""
    score_hands(state)
    state.turn_points = 0
    state.gap = -1
    state.phase = DONE
    state.actor = OVER
