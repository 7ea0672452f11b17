"""Manhattan's scoring and its winners (MH 4, 5.2)."""

from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.games.manhattan.rules.components import CITIES, COLOURS, LOTS, PLACES
from baumeister.games.manhattan.rules.state import State

HIGHEST, MAJORITY, BUILDING = 3, 2, 1  # MH 4.1, 4.2, 4.3


@kernel
def score_round(state: State) -> None:
    """Add a round's points (MH 4). With two seats each colour scores on its own, for its player (MH 4.4)."""
    highest = highest_place(state)
    if highest >= 0:
        gain(state, state.from_highest, state.top[highest], HIGHEST)
    for city in range(CITIES):
        colour = majority_colour(state, city)
        if colour >= 0:
            gain(state, state.from_majorities, colour, MAJORITY)
    for place in range(PLACES):
        if state.top[place] >= 0:
            gain(state, state.from_buildings, state.top[place], BUILDING)


@kernel
def gain(state: State, reason: NDArray[Any], colour: int, points: int) -> None:
    """Give points to a colour's player, and keep for what."""
    seat = colour % state.seats
    reason[seat] += points
    state.scores[seat] += points


@kernel
def height(state: State, place: int) -> int:
    """MH 4.1: all floors of a building, of all colours."""
    floors = state.floors
    return int(floors[place, 0]) + int(floors[place, 1]) + int(floors[place, 2]) + int(floors[place, 3])


@kernel
def highest_place(state: State) -> int:
    """MH 4.1: where the one highest building of the board stands; -1 if there is none or several are equally high."""
    best = -1
    best_height = 0
    for place in range(PLACES):
        floors = height(state, place)
        if floors > best_height:
            best = place
            best_height = floors
        elif floors == best_height:
            best = -1
    return best


@kernel
def majority_colour(state: State, city: int) -> int:
    """MH 4.2: the colour that alone owns the most buildings in a city; -1 if none does."""
    best = -1
    most = 0
    for colour in range(COLOURS):
        count = 0
        for place in range(city * LOTS, (city + 1) * LOTS):
            if state.top[place] == colour:
                count += 1
        if count > most:
            best = colour
            most = count
        elif count == most:
            best = -1
    return best


@kernel
def score(state: State, points: NDArray[Any]) -> None:
    """Write each seat's points as they stand."""
    for seat in range(state.seats):
        points[seat] = state.scores[seat]


@kernel
def highest_of(state: State, seat: int) -> int:
    """MH 5.2: the height of the highest building that a seat owns in either colour; 0 if it owns none."""
    best = 0
    for place in range(PLACES):
        if state.top[place] >= 0 and state.top[place] % state.seats == seat:
            best = max(best, height(state, place))
    return best


@kernel
def majorities_of(state: State, seat: int) -> int:
    """MH 5.2: how many city majorities a seat's colours have."""
    count = 0
    for city in range(CITIES):
        colour = majority_colour(state, city)
        if colour >= 0 and colour % state.seats == seat:
            count += 1
    return count


@kernel
def winners(state: State, won: NDArray[Any]) -> None:
    """MH 5.1-5.2: most points; of the tied the higher building; of those the more majorities; else they share."""
    best = -1
    for seat in range(state.seats):
        rank = (int(state.scores[seat]) * 1000 + highest_of(state, seat)) * 10 + majorities_of(state, seat)
        if rank > best:
            best = rank
            won[:seat] = 0
        won[seat] = 1 if rank == best else 0
