"""Where a piece may go and what happens when it goes there (NH 4)."""

from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.games.neue_heimat.rules.components import (
    CANCEL,
    COLOUR_OF,
    IS_SINGLE_LEVEL,
    LOTS,
    MAYOR,
    PERMITS,
    PIPS,
    PIPS_OF,
    ROWS,
)
from baumeister.games.neue_heimat.rules.moves import (
    BEFORE,
    CANCEL_OFFER,
    CANCELLED,
    DISCARD,
    LONGER,
    ROOF_OFFER,
    SHORTER,
    SITE,
    SPECIAL_OFFER,
)
from baumeister.games.neue_heimat.rules.state import NOBODY, NOTHING, ON_BOARD, OUT, State


@kernel
def legal_places(state: State, moves: NDArray[Any]) -> int:
    """Write where the piece that was bought may go."""
    if state.offer < ROOF_OFFER:
        return legal_cube_places(state, moves)
    if state.offer == ROOF_OFFER:
        return legal_roof_places(state, moves)
    if state.offer < CANCEL_OFFER:
        count = legal_permit_places(state, moves)
    elif state.offer == CANCEL_OFFER:
        count = legal_cancellations(state, moves)
    else:
        for row in range(ROWS):  # NH 4.6
            moves[row] = BEFORE + row
        count = ROWS
    moves[count] = DISCARD
    return count + 1


@kernel
def legal_cube_places(state: State, moves: NDArray[Any]) -> int:
    """NH 4.1: a new house after the last one of a row, or on top of a house."""
    pips = PIPS_OF[state.piece]
    count = 0
    for row in range(ROWS):
        houses = state.house_counts[row]
        for lot in range(houses):
            if pips < buildable_pips(state, row, lot):
                moves[count] = SITE + row * LOTS + lot
                count += 1
        if houses < state.lengths[row]:
            moves[count] = SITE + row * LOTS + houses
            count += 1
    return count


@kernel
def buildable_pips(state: State, row: int, lot: int) -> int:
    """NH 4.1: the pips that a cube on top of a house must stay below; 0 if nothing may be built there."""
    if state.roofs[row, lot] > 0 or IS_SINGLE_LEVEL[row, lot]:
        return 0
    return int(PIPS_OF[state.tops[row, lot]])


@kernel
def placeable_pips(state: State) -> int:
    """Return the most pips of a cube that can be placed somewhere (NH 3.2, 4.1); 0 if none can."""
    most = 1
    for row in range(ROWS):
        if state.house_counts[row] < state.lengths[row]:
            return PIPS
        for lot in range(state.house_counts[row]):
            most = max(most, buildable_pips(state, row, lot))
    return most - 1


@kernel
def legal_roof_places(state: State, moves: NDArray[Any]) -> int:
    """NH 4.3: any house without a roof."""
    count = 0
    for row in range(ROWS):
        for lot in range(state.house_counts[row]):
            if state.roofs[row, lot] == 0:
                moves[count] = SITE + row * LOTS + lot
                count += 1
    return count


@kernel
def legal_permit_places(state: State, moves: NDArray[Any]) -> int:
    """NH 4.4: any row longer, or shorter but not below its houses and not below 1."""
    lots = state.offer - SPECIAL_OFFER + 1
    count = 0
    for row in range(ROWS):
        moves[count] = LONGER + row
        count += 1
    for row in range(ROWS):
        if state.lengths[row] - lots >= shortest(state, row):
            moves[count] = SHORTER + row
            count += 1
    return count


@kernel
def shortest(state: State, row: int) -> int:
    """NH 4.4, 4.5: the shortest length that a row may be given: its houses, at least 1."""
    return max(int(state.house_counts[row]), 1)


@kernel
def legal_cancellations(state: State, moves: NDArray[Any]) -> int:
    """NH 4.5: a permit on the board whose row is not too short without it."""
    count = 0
    for permit in range(PERMITS):
        row = state.permit_rows[permit]
        if row >= 0 and state.lengths[row] - state.permit_changes[permit] >= shortest(state, row):
            moves[count] = CANCELLED + permit
            count += 1
    return count


@kernel
def place(state: State, move: int) -> None:
    """Put the piece that was bought where the move says."""
    if move == DISCARD:
        state.specials[state.offer - SPECIAL_OFFER] = OUT
    elif state.offer < ROOF_OFFER:
        place_cube(state, (move - SITE) // LOTS, (move - SITE) % LOTS)
    elif state.offer == ROOF_OFFER:
        place_roof(state, (move - SITE) // LOTS, (move - SITE) % LOTS)
    elif state.offer < CANCEL_OFFER:
        place_permit(state, move)
    elif state.offer == CANCEL_OFFER:
        cancel(state, move - CANCELLED)
    else:
        state.specials[MAYOR] = ON_BOARD
        state.mayor_row = move - BEFORE


@kernel
def place_cube(state: State, row: int, lot: int) -> None:
    """NH 4.1-4.2: the cube becomes a house or its new top floor; a colour's first cube gives it its owner."""
    cube = state.piece
    level = state.floor_counts[row, lot]
    state.floors[row, lot, level] = cube
    state.floor_counts[row, lot] += 1
    state.tops[row, lot] = cube
    state.pips[row, lot] += PIPS_OF[cube]
    if level == 0:
        state.house_counts[row] += 1
    if state.colour_owners[COLOUR_OF[cube]] == NOBODY:
        state.colour_owners[COLOUR_OF[cube]] = state.buyer


@kernel
def place_roof(state: State, row: int, lot: int) -> None:
    """NH 4.3."""
    state.roofs[row, lot] = state.piece
    state.roof_counts[row] += 1


@kernel
def place_permit(state: State, move: int) -> None:
    """NH 4.4."""
    permit = state.offer - SPECIAL_OFFER
    change = permit + 1
    row = move - LONGER
    if move >= SHORTER:
        change = -change
        row = move - SHORTER
    state.specials[permit] = ON_BOARD
    state.permit_rows[permit] = row
    state.permit_changes[permit] = change
    state.lengths[row] += change


@kernel
def cancel(state: State, permit: int) -> None:
    """NH 4.5: both the permit and the cancel cube are out of the game."""
    state.lengths[state.permit_rows[permit]] -= state.permit_changes[permit]
    state.permit_rows[permit] = NOTHING
    state.permit_changes[permit] = 0
    state.specials[permit] = OUT
    state.specials[CANCEL] = OUT
