"""Placing pieces: where they may go, and the effects (NH 4)."""

from baumeister.core.kernel import kernel
from baumeister.core.record import Moves
from baumeister.games.neue_heimat.rules.components import (
    CANCEL,
    COLOUR_OF,
    IS_SINGLE_LEVEL,
    LOTS,
    MAYOR,
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
    site_of,
)
from baumeister.games.neue_heimat.rules.state import NOBODY, NOTHING, ON_BOARD, OUT, State


@kernel
def legal_places(state: State, moves: Moves) -> int:
    """Write where the piece that was bought may go."""
    if state.offer <= ROOF_OFFER:
        return legal_sites(state, moves)
    return legal_uses(state, moves)


@kernel
def place(state: State, move: int) -> None:
    """Put the piece that was bought where the move says."""
    if move == DISCARD:
        state.specials[state.offer - SPECIAL_OFFER] = OUT
    elif state.offer < ROOF_OFFER:
        row, lot = site_of(move)
        place_cube(state, row, lot)
    elif state.offer == ROOF_OFFER:
        row, lot = site_of(move)
        place_roof(state, row, lot)
    elif state.offer < CANCEL_OFFER:
        place_permit(state, move)
    elif state.offer == CANCEL_OFFER:
        cancel(state, move - CANCELLED)
    else:
        state.specials[MAYOR] = ON_BOARD  # NH 4.6
        state.mayor_row = move - BEFORE


# ---- Cubes and roofs


@kernel
def legal_sites(state: State, moves: Moves) -> int:
    """NH 4.1, 4.3: the lots on which the offered cube or roof may be placed."""
    count = 0
    for row in range(ROWS):
        for lot in range(state.house_counts[row] + 1):
            if can_place(state, row, lot):
                moves[count] = SITE + row * LOTS + lot
                count += 1
    return count


@kernel
def can_place(state: State, row: int, lot: int) -> bool:
    """Tell whether the offered cube or roof may be placed on a lot."""
    if state.offer == ROOF_OFFER:
        return can_roof(state, row, lot)
    return can_build(state, int(state.piece), row, lot)


@kernel
def can_build(state: State, cube: int, row: int, lot: int) -> bool:
    """NH 4.1: on top of a house, or as a new one after the row's last."""
    houses = state.house_counts[row]
    if lot < houses:
        return bool(PIPS_OF[cube] < buildable_pips(state, row, lot))
    return bool(lot == houses and lot < state.lengths[row])


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
def can_roof(state: State, row: int, lot: int) -> bool:
    """NH 4.3: any house without a roof."""
    return bool(lot < state.house_counts[row] and state.roofs[row, lot] == 0)


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
    """NH 4.3: the house is finished."""
    state.roofs[row, lot] = state.piece
    state.roof_counts[row] += 1


# ---- Permits, the cancel cube, the mayor


@kernel
def legal_uses(state: State, moves: Moves) -> int:
    """NH 4.4-4.6: the uses of the offered permit, cancel cube or mayor; it can always be discarded."""
    count = 0
    for move in range(LONGER, DISCARD):
        if can_use(state, move):
            moves[count] = move
            count += 1
    moves[count] = DISCARD
    return count + 1


@kernel
def can_use(state: State, move: int) -> bool:
    """NH 4.4-4.6: whether a move suits the offered special piece and leaves no row too short."""
    if state.offer < CANCEL_OFFER:
        return LONGER <= move < BEFORE and is_long_enough(state, move)
    if state.offer == CANCEL_OFFER:
        return CANCELLED <= move < DISCARD and changed_row(state, move) != NOTHING and is_long_enough(state, move)
    return BEFORE <= move < CANCELLED


@kernel
def is_long_enough(state: State, move: int) -> bool:
    """NH 4.4, 4.5: a row is not shortened below its houses, nor below 1."""
    return length_after(state, move) >= max(int(state.house_counts[changed_row(state, move)]), 1)


@kernel
def changed_row(state: State, move: int) -> int:
    """NH 4.4, 4.5: the row that a permit lengthens or shortens, or from which one is taken; -1 if that lies in none."""
    return int(state.permit_rows[move - CANCELLED]) if move >= CANCELLED else (move - LONGER) % ROWS


@kernel
def length_after(state: State, move: int) -> int:
    """NH 4.4, 4.5: how long that row will be."""
    if move >= CANCELLED:
        change = -int(state.permit_changes[move - CANCELLED])
    else:
        change = permit_lots(state) if move < SHORTER else -permit_lots(state)
    return int(state.lengths[changed_row(state, move)]) + change


@kernel
def permit_lots(state: State) -> int:
    """NH 4.4: by how many lots the offered permit changes a row."""
    return int(state.offer) - SPECIAL_OFFER + 1


@kernel
def place_permit(state: State, move: int) -> None:
    """NH 4.4: a permit changes the length of a row."""
    permit, row, length = int(state.offer) - SPECIAL_OFFER, changed_row(state, move), length_after(state, move)
    state.specials[permit] = ON_BOARD
    state.permit_rows[permit] = row
    state.permit_changes[permit] = length - state.lengths[row]
    state.lengths[row] = length


@kernel
def cancel(state: State, permit: int) -> None:
    """NH 4.5: a permit is undone; it and the cancel cube leave the game."""
    state.lengths[state.permit_rows[permit]] = length_after(state, CANCELLED + permit)
    state.permit_rows[permit] = NOTHING
    state.permit_changes[permit] = 0
    state.specials[permit] = OUT
    state.specials[CANCEL] = OUT
