"""Manhattan's scoring and its winners (MH 4, 5)."""

from baumeister.core.items import add_item
from baumeister.core.kernel import kernel
from baumeister.core.record import Integers, Items
from baumeister.games.manhattan.rules.components import CITIES, COLOURS, COLOURS_IN_PLAY, LOTS, PLACES, SEATS_MAX
from baumeister.games.manhattan.rules.state import State

REASONS = HIGHEST, MAJORITY, BUILDING = range(3)  # MH 4.1, 4.2, 4.3
HIGHEST_POINTS, MAJORITY_POINTS, BUILDING_POINTS = 3, 2, 1
ITEMS = len(REASONS) * SEATS_MAX
ROUND_ITEMS = 1 + CITIES + COLOURS
NOBODY = -1
NOWHERE = -1
NOTHING = -1

BY_POINTS, BY_HEIGHT, BY_MAJORITIES = range(3)  # MH 5.1, 5.2


# ---- The score as it stands


@kernel
def itemise(state: State, items: Items) -> int:
    """Write each seat's points so far by reason, as up to ITEMS rows (core/items.py) without a subject."""
    count = 0
    for seat in range(state.seats):
        count = add_item(items, count, seat, state.from_highest[seat], HIGHEST, NOWHERE)
        count = add_item(items, count, seat, state.from_majorities[seat], MAJORITY, NOWHERE)
        count = add_item(items, count, seat, state.from_buildings[seat], BUILDING, NOWHERE)
    return count


# ---- The scoring of a round (MH 4)


@kernel
def score_round(state: State) -> None:
    """Add a round's points to the scores (MH 4)."""
    for index in range(ROUND_ITEMS):
        seat, points, reason, _ = round_item(state, index)
        if seat != NOBODY:
            gain(state, seat, points, reason)


@kernel
def gain(state: State, seat: int, points: int, reason: int) -> None:
    """Give points to a seat, and keep their reason."""
    state.scores[seat] += points
    if reason == HIGHEST:
        state.from_highest[seat] += points
    elif reason == MAJORITY:
        state.from_majorities[seat] += points
    else:
        state.from_buildings[seat] += points


@kernel
def itemise_round(state: State, items: Items) -> int:
    """Write a round's scoring of the board as it stands, as up to ROUND_ITEMS rows (MH 4).

    | reason | subject | nobody gets it if |
    |---|---|---|
    | HIGHEST | the place of the highest building, the first of several, NOWHERE if none stands | it is not the only one |
    | MAJORITY | a city with buildings | the majority is shared |
    | BUILDING | a colour | |

    With two seats each colour scores on its own, for its player (MH 4.4).
    """
    count = 0
    for index in range(ROUND_ITEMS):
        seat, points, reason, subject = round_item(state, index)
        if reason != NOTHING:
            count = add_item(items, count, seat, points, reason, subject)
    return count


@kernel
def round_item(state: State, index: int) -> tuple[int, int, int, int]:
    """Return seat, points, reason and subject of a round's item: the highest building, then each city, then each colour.

    The reason is NOTHING for a city without buildings and for a colour that isn't in play.
    """
    if index == 0:
        place, is_alone = highest_building(state)
        return int(state.top[place] % state.seats) if is_alone else NOBODY, HIGHEST_POINTS, HIGHEST, place
    if index <= CITIES:
        colour, most = majority(state, index - 1)
        seat = colour % state.seats if colour != NOBODY else NOBODY
        return seat, MAJORITY_POINTS, MAJORITY if most > 0 else NOTHING, index - 1
    colour = index - 1 - CITIES
    if colour >= COLOURS_IN_PLAY[state.seats]:
        return NOBODY, 0, NOTHING, colour
    return colour % state.seats, BUILDING_POINTS * building_count(state, colour, 0, PLACES), BUILDING, colour


@kernel
def height(state: State, place: int) -> int:
    """MH 4.1: all floors of a building, of all colours."""
    floors = state.floors
    return int(floors[place, 0]) + int(floors[place, 1]) + int(floors[place, 2]) + int(floors[place, 3])


@kernel
def highest_building(state: State) -> tuple[int, bool]:
    """MH 4.1: where the first of the board's highest buildings stands, NOWHERE if none does; whether no other is as high."""
    best = NOWHERE
    best_height = 0
    is_alone = False
    for place in range(PLACES):
        floors = height(state, place)
        if floors > best_height:
            best = place
            best_height = floors
            is_alone = True
        elif floors == best_height:
            is_alone = False
    return best, is_alone


@kernel
def building_count(state: State, colour: int, first: int, stop: int) -> int:
    """MH 4.2, 4.3: how many buildings a colour owns on the places first … stop-1."""
    count = 0
    for place in range(first, stop):
        if state.top[place] == colour:
            count += 1
    return count


@kernel
def majority(state: State, city: int) -> tuple[int, int]:
    """MH 4.2: the colour that alone owns the most buildings in a city, NOBODY if several do; how many buildings that is."""
    best = NOBODY
    most = 0
    for colour in range(COLOURS):
        count = building_count(state, colour, city * LOTS, (city + 1) * LOTS)
        if count > most:
            best = colour
            most = count
        elif count == most:
            best = NOBODY
    return best, most


# ---- The winners (MH 5)


@kernel
def winners(state: State, won: Integers) -> None:
    """MH 5.1-5.2: most points; of the tied the higher building; of those the more majorities; else they share."""
    for seat in range(state.seats):
        won[seat] = 1
    for criterion in (BY_POINTS, BY_HEIGHT, BY_MAJORITIES):
        keep_best(state, criterion, won)


@kernel
def keep_best(state: State, criterion: int, tied: Integers) -> None:
    """MH 5.2: of the tied, whose entry is 1, keep only the best by a criterion; the others' become 0."""
    most = 0
    for seat in range(state.seats):
        if tied[seat] == 1:
            most = max(most, compared_by(state, criterion, seat))
    for seat in range(state.seats):
        if tied[seat] == 1 and compared_by(state, criterion, seat) < most:
            tied[seat] = 0


@kernel
def compared_by(state: State, criterion: int, seat: int) -> int:
    """MH 5.1, 5.2: a seat's number for a criterion, at least 0."""
    if criterion == BY_POINTS:
        return int(state.scores[seat])
    if criterion == BY_HEIGHT:
        return highest_of(state, seat)
    return majorities_of(state, seat)


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
        colour, _ = majority(state, city)
        if colour != NOBODY and colour % state.seats == seat:
            count += 1
    return count
