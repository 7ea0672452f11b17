"""When a row is complete, and when the round ends (NH 5)."""

from baumeister.core.kernel import kernel
from baumeister.games.neue_heimat.rules.components import NUMBERED_ROOFS, ROWS
from baumeister.games.neue_heimat.rules.state import State

GOES_ON, TWO_ROWS, LAST_ROOF, ALL_BUILT = range(4)
"""Why the round ends (NH 5.2), if it does."""

ROWS_TO_COMPLETE = 2  # NH 5.2


@kernel
def is_complete(state: State, row: int) -> bool:
    """NH 5.1: every lot of the permitted length has a house and every house a roof."""
    return bool(state.house_counts[row] == state.lengths[row] and state.roof_counts[row] == state.lengths[row])


@kernel
def round_end(state: State) -> int:
    """NH 5.2: two rows complete; the twelfth numbered roof; an empty display and a roof on every house; or it goes on."""
    if complete_count(state) >= ROWS_TO_COMPLETE:
        return TWO_ROWS
    roofs = roof_count(state)
    if roofs == NUMBERED_ROOFS:
        return LAST_ROOF
    return ALL_BUILT if roofs == house_count(state) and is_display_empty(state) else GOES_ON


@kernel
def complete_count(state: State) -> int:
    """Return how many rows are complete."""
    count = 0
    for row in range(ROWS):
        if is_complete(state, row):
            count += 1
    return count


@kernel
def house_count(state: State) -> int:
    """Return how many houses stand on the board."""
    return int(state.house_counts[0]) + int(state.house_counts[1]) + int(state.house_counts[2])


@kernel
def roof_count(state: State) -> int:
    """Return how many roofs, all numbered, have been placed."""
    return int(state.roof_counts[0]) + int(state.roof_counts[1]) + int(state.roof_counts[2])


@kernel
def is_display_empty(state: State) -> bool:
    """Tell whether all cubes have been taken from the display."""
    start, stop = state.display_start, state.display_stop
    return bool(start[0] == stop[0] and start[1] == stop[1] and start[2] == stop[2])
