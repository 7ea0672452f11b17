"""Neue Heimat's houses and rows, what they score, and who wins (NH 5.1, 6, 7.3)."""

from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.games.neue_heimat.rules.components import COLOUR_OF, NUMBERED_ROOFS, ROWS, WINS
from baumeister.games.neue_heimat.rules.state import State


@kernel
def is_complete(state: State, row: int) -> bool:
    """NH 5.1: every lot of the permitted length has a house and every house a roof."""
    return bool(state.house_counts[row] == state.lengths[row] and state.roof_counts[row] == state.lengths[row])


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


@kernel
def is_round_over(state: State) -> bool:
    """NH 5.2: two complete rows, or the twelfth numbered roof, or an empty display and a roof on every house."""
    roofs = roof_count(state)
    return complete_count(state) >= 2 or roofs == NUMBERED_ROOFS or (roofs == house_count(state) and is_display_empty(state))


@kernel
def owner_of(state: State, row: int, lot: int) -> int:
    """NH 6.1: the seat that a house scores for."""
    return int(state.colour_owners[COLOUR_OF[state.tops[row, lot]]])


@kernel
def factor(state: State, row: int) -> int:
    """NH 6.1: what a house's pips and roof are multiplied by: 1 or -1, doubled before the mayor."""
    sign = 1 if is_complete(state, row) else -1
    return 2 * sign if state.mayor_row == row else sign


@kernel
def house_points(state: State, row: int, lot: int) -> int:
    """NH 6.1: the pips of all cubes and the roof, positive or negative, doubled in the mayor's row."""
    return factor(state, row) * (int(state.pips[row, lot]) + int(state.roofs[row, lot]))


@kernel
def add_row(state: State, row: int, points: NDArray[Any]) -> None:
    """Add what the houses of a row are worth, if the round ended now (NH 6.1)."""
    times = factor(state, row)
    for lot in range(state.house_counts[row]):
        points[owner_of(state, row, lot)] += times * (int(state.pips[row, lot]) + int(state.roofs[row, lot]))


@kernel
def add_round(state: State, points: NDArray[Any]) -> None:
    """Add what the round would bring if it ended now, cash boxes included (NH 6.1-6.2)."""
    for row in range(ROWS):
        add_row(state, row, points)
    for seat in range(state.seats):
        points[seat] += state.boxes[seat]


@kernel
def score_round(state: State) -> None:
    """NH 7.1, 7.3: note the round's points and who has won it; a shared win counts for each."""
    points = state.round_points[state.round_number]
    add_round(state, points)
    best = points[0]
    for seat in range(state.seats):
        best = max(best, points[seat])
    for seat in range(state.seats):
        if points[seat] == best:
            state.wins[seat] += 1
    state.is_scored = 1


@kernel
def is_match_over(state: State) -> bool:
    """NH 7.3: somebody has won two rounds, or all rounds have been played."""
    return state.round_number + 1 == state.rounds or most_wins(state) >= WINS


@kernel
def most_wins(state: State) -> int:
    """Return how many rounds the seat with the most won rounds has won."""
    most = 0
    for seat in range(state.seats):
        most = max(most, int(state.wins[seat]))
    return most


@kernel
def score(state: State, points: NDArray[Any]) -> None:
    """Write each seat's total, with the round on the board as if it ended now."""
    for seat in range(state.seats):
        points[seat] = state.totals[seat]
    add_round(state, points)


@kernel
def winners(state: State, won: NDArray[Any]) -> None:
    """NH 7.3: the highest total among those who won two rounds, if anybody has, else among all; ties share."""
    score(state, won)
    needed = WINS if most_wins(state) >= WINS else 0
    best = -32768
    for seat in range(state.seats):
        if state.wins[seat] >= needed:
            best = max(best, won[seat])
    for seat in range(state.seats):
        won[seat] = 1 if won[seat] == best and state.wins[seat] >= needed else 0
