"""The course of Project Skyline (PS 2, 3): setup, legal, odds, play.

[corner …]  tower …  floor …   roll   [card   [white, roll, or a decision]]   build, or join and demolish   next turn
PS 2.1      PS 2.2   PS 2.2    PS 3.1  PS 3.2  PS 5                           PS 3.5-3.7, 4
"""

from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.core.record import FULL
from baumeister.games.skyline.rules.building import build, call_architect, legal_builds, legal_demolitions, strike_joined
from baumeister.games.skyline.rules.cards import draw_card, forget_card, see_card
from baumeister.games.skyline.rules.components import (
    BESIDE,
    CARD_COPIES,
    CASH,
    CENTRE,
    CORNERS,
    DIE,
    EMPTY,
    FIELDS,
    FLOORS,
    KINDS,
    NOTHING,
    ONE_FLOOR,
    ROLLS,
    SET_UP_FLOORS,
    SKYSCRAPER,
)
from baumeister.games.skyline.rules.decisions import decide, legal_decisions
from baumeister.games.skyline.rules.effects import roll_money, roll_on
from baumeister.games.skyline.rules.moves import CARD_DRAWN, DEMOLISH, FLOOR_ON, ROLL_BOTH, ROLL_WHITE, START, TOWERS
from baumeister.games.skyline.rules.phases import forget_move, put
from baumeister.games.skyline.rules.road import move_pawn, pay_rent
from baumeister.games.skyline.rules.state import (
    BUILD,
    CARD,
    CORNER,
    DONE,
    DRAW,
    FLOOR,
    JOINED,
    MONEY,
    NOBODY,
    NOWHERE,
    ROLL,
    TOWER,
    WHITE,
    State,
)


@kernel
def setup(state: State, seats: int, options: NDArray[Any]) -> None:
    """Fill a zeroed record (PS 1, 2.1); the options are expert and free_start."""
    state.seats = seats
    state.viewer = FULL
    state.expert = options[0]
    state.phase = CORNER if options[1] else TOWER
    state.actor = 1
    state.owners[:] = NOBODY
    state.architect = NOWHERE
    state.joined = NOWHERE
    forget_move(state)
    for seat in range(seats):
        state.cash[seat] = CASH
        state.supply[seat] = FLOORS
    for kind in range(KINDS + 1):
        state.unseen[kind] = CARD_COPIES[kind]
    state.card_seat = NOBODY
    state.debtor = NOBODY
    state.creditor = NOBODY


# ---- What can be done


@kernel
def legal(state: State, moves: NDArray[Any]) -> int:
    """Write the numbers of the legal moves, return how many."""
    phase = state.phase
    if phase in (ROLL, MONEY):
        for roll in range(ROLLS):
            moves[roll] = ROLL_BOTH + roll
        return ROLLS
    if phase == BUILD:
        return legal_builds(state, moves)
    if phase == DRAW:
        return legal_draws(state, moves)
    if phase == CARD:
        return legal_decisions(state, moves)
    if phase == WHITE:
        for pips in range(1, DIE + 1):
            moves[pips - 1] = ROLL_WHITE + pips
        return DIE
    if phase == JOINED:
        return legal_demolitions(state, moves)
    if phase == DONE:
        return 0
    return legal_set_up(state, moves)


@kernel
def legal_draws(state: State, moves: NDArray[Any]) -> int:
    """PS 3.2: any kind of which a card has not come yet."""
    count = 0
    for kind in range(1, KINDS + 1):
        if state.unseen[kind] > 0:
            moves[count] = CARD_DRAWN + kind
            count += 1
    return count


@kernel
def legal_set_up(state: State, moves: NDArray[Any]) -> int:
    """PS 2.1-2.2: any corner; a free field of the centre; any free field."""
    count = 0
    if state.phase == CORNER:
        for corner in range(len(CORNERS)):
            moves[corner] = START + corner
        count = len(CORNERS)
    elif state.phase == TOWER:
        for field in CENTRE:
            if state.buildings[field] == EMPTY:
                moves[count] = TOWERS + field
                count += 1
    else:
        for field in range(FIELDS):
            if state.buildings[field] == EMPTY:
                moves[count] = FLOOR_ON + field
                count += 1
    return count


@kernel
def odds(state: State, moves: NDArray[Any], count: int, weights: NDArray[Any]) -> None:
    """C2: every side of a die and every unseen card is equally likely."""
    for index in range(count):
        weights[index] = 1
    if state.phase == DRAW:
        for index in range(count):
            weights[index] = state.unseen[moves[index] - CARD_DRAWN]


# ---- What is done


@kernel
def play(state: State, move: int) -> None:
    """Make a legal move and what follows by itself."""
    state.ply += 1
    phase = state.phase
    if phase == ROLL:
        roll(state, (move - ROLL_BOTH) // DIE + 1, (move - ROLL_BOTH) % DIE + 1)
    elif phase == BUILD:
        build(state, move)
    elif phase == DRAW:
        see_card(state, move - CARD_DRAWN)
    elif phase == CARD:
        decide(state, move)
    elif phase == WHITE:
        roll_on(state, move - ROLL_WHITE)
    elif phase == MONEY:
        roll_money(state, (move - ROLL_BOTH) // DIE + 1, (move - ROLL_BOTH) % DIE + 1)
    elif phase == JOINED:
        strike_joined(state, move - DEMOLISH)
    elif phase == CORNER:
        choose_corner(state, move - START)
    elif phase == TOWER:
        set_tower(state, move - TOWERS)
    else:
        set_floor(state, move - FLOOR_ON)


@kernel
def roll(state: State, white: int, black: int) -> None:
    """PS 3.1-3.5: both dice; the pawn moves; a card, or rent and the architect."""
    state.white = white
    state.black = black
    forget_card(state)
    forget_move(state)
    move_pawn(state, state.turn, white)
    if BESIDE[state.pawns[state.turn]] == NOTHING:
        draw_card(state)
        return
    pay_rent(state, state.turn)
    if state.phase != DONE:
        call_architect(state)


@kernel
def choose_corner(state: State, corner: int) -> None:
    """PS 2.1: clockwise from P1."""
    state.pawns[state.turn] = CORNERS[corner]
    state.turn = (state.turn + 1) % state.seats
    state.actor = state.turn + 1
    if state.turn == 0:
        state.phase = TOWER


@kernel
def set_tower(state: State, field: int) -> None:
    """PS 2.2: a skyscraper in the centre."""
    put(state, field, state.turn, SKYSCRAPER)
    state.skyscrapers[state.turn] += 1
    if next_anticlockwise(state) == 0:
        state.phase = FLOOR
    place_next(state)


@kernel
def set_floor(state: State, field: int) -> None:
    """PS 2.2-2.3: a floor; who has placed the last one puts the architect on it and takes the first turn."""
    put(state, field, state.turn, ONE_FLOOR)
    state.supply[state.turn] -= 1
    if next_anticlockwise(state) == 0 and state.supply[state.turn] == FLOORS - SET_UP_FLOORS:
        state.architect = field
        state.phase = ROLL
        state.actor = 0
    else:
        place_next(state)


@kernel
def next_anticlockwise(state: State) -> int:
    """Return the seat that places next in the set-up."""
    return int((state.turn + state.seats - 1) % state.seats)


@kernel
def place_next(state: State) -> None:
    """PS 2.2: anticlockwise."""
    state.turn = next_anticlockwise(state)
    state.actor = state.turn + 1
