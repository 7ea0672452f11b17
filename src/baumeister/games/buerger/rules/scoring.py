"""Points and winners (BB 3.2, 3.4, 4), and the score by item (core/items.py).

The subject of an item is the source of its points: for TILE and SAME_KIND a tile, for TWO a building space, for BEST_COLOUR a
colour; -1 where an item gathers points for several.
"""

from baumeister.core.items import add_item
from baumeister.core.kernel import kernel
from baumeister.core.record import OVER, Integers, Items
from baumeister.games.buerger.rules.components import (
    COINS_MAX,
    COLOURS,
    DISTRICT,
    DOUBLES,
    FIRST_SPACE,
    FORMS,
    FOUR_MORE,
    SEATS_MAX,
    SIZE,
    SPACE_POINTS,
    TILE_KIND,
    TILE_VALUE,
)
from baumeister.games.buerger.rules.state import State

REASONS = range(5)
(
    TILE,  # BB 3.2: the value of a tile laid
    SAME_KIND,  # BB 3.2: the value of a tile of the same kind that lay in the district already
    TWO,  # BB 3.2: the 2 of a building space
    GREAT_PROJECT,  # BB 3.4: a great project's gain: four, or the turn's points once more
    BEST_COLOUR,  # BB 4.1: the hand's best colour at the end
) = REASONS
ITEMS = SEATS_MAX * len(REASONS)
SEVERAL = -1


@kernel
def score_tile(state: State, seat: int, tile: int, space: int) -> None:
    """BB 3.2: the tile's value, the values of the same kind in the district, and the space's 2. The tile isn't there yet."""
    value = int(TILE_VALUE[tile])
    same_kind = int(state.kind_values[DISTRICT[space], TILE_KIND[tile]])
    two = int(SPACE_POINTS[space])
    state.from_tiles[seat] += value
    state.from_kinds[seat] += same_kind
    state.from_spaces[seat] += two
    state.turn_points = value + same_kind + two
    state.scores[seat] += state.turn_points


@kernel
def itemise_tile(state: State, seat: int, tile: int, space: int, items: Items) -> int:
    """BB 3.2: write the points of `score_tile` term by term, the tile's own value first; return how many items that are."""
    district = int(DISTRICT[space])
    count = add_item(items, 0, seat, int(TILE_VALUE[tile]), TILE, tile)
    for other in range(FIRST_SPACE[district], FIRST_SPACE[district] + SIZE[district]):
        lying = int(state.spaces[other])
        if lying >= 0 and TILE_KIND[lying] == TILE_KIND[tile]:
            count = add_item(items, count, seat, int(TILE_VALUE[lying]), SAME_KIND, lying)
    if SPACE_POINTS[space] > 0:
        count = add_item(items, count, seat, int(SPACE_POINTS[space]), TWO, space)
    return count


@kernel
def project_points(district: int, turn_points: int) -> int:
    """BB 3.4: the great project's gain in a turn of so many points: four, or these once more."""
    return turn_points if DOUBLES[district] else FOUR_MORE


@kernel
def score_project(state: State, seat: int, district: int) -> None:
    """BB 3.4: the project's points. The turn's are gone then: nothing else can double them."""
    points = project_points(district, int(state.turn_points))
    state.from_projects[seat] += points
    state.scores[seat] += points
    state.turn_points = 0


@kernel
def score_hands(state: State) -> None:
    """BB 4.1: each seat adds the values of its hand tiles of its best colour."""
    for seat in range(state.seats):
        points = hand_points(state, seat)
        state.from_hands[seat] = points
        state.scores[seat] += points


@kernel
def hand_points(state: State, seat: int) -> int:
    """BB 4.1: the points of a hand now: its best colour; unknown tiles count nothing."""
    most = 0
    for colour in range(COLOURS):
        most = max(most, colour_points(state, seat, colour))
    return most


@kernel
def best_colour(state: State, seat: int) -> int:
    """BB 4.1: the colour that a hand counts by, of equal ones the first."""
    most = hand_points(state, seat)
    colour = 0
    while colour_points(state, seat, colour) < most:
        colour += 1
    return colour


@kernel
def colour_points(state: State, seat: int, colour: int) -> int:
    """BB 4.1: the values of a hand's tiles of one colour, as far as they are known."""
    points = 0
    for slot in range(state.hand_sizes[seat]):
        tile = int(state.hands[seat, slot])
        if tile >= 0 and tile // FORMS == colour:
            points += int(TILE_VALUE[tile])
    return points


@kernel
def itemise(state: State, items: Items) -> int:
    """Write the score as it stands, an item for each seat and reason; return how many that are."""
    count = 0
    for seat in range(state.seats):
        colour = best_colour(state, seat) if state.actor == OVER else SEVERAL
        count = add_item(items, count, seat, int(state.from_tiles[seat]), TILE, SEVERAL)
        count = add_item(items, count, seat, int(state.from_kinds[seat]), SAME_KIND, SEVERAL)
        count = add_item(items, count, seat, int(state.from_spaces[seat]), TWO, SEVERAL)
        count = add_item(items, count, seat, int(state.from_projects[seat]), GREAT_PROJECT, SEVERAL)
        count = add_item(items, count, seat, int(state.from_hands[seat]), BEST_COLOUR, colour)
    return count


@kernel
def tie_break(state: State, seat: int) -> int:
    """BB 4.2: the tie-break between seats with equally many points: their coins."""
    return int(state.coins[seat])


@kernel
def winners(state: State, won: Integers) -> None:
    """BB 4.2: most points; of the tied most coins; else they share."""
    best = -1
    for seat in range(state.seats):
        rank = int(state.scores[seat]) * (COINS_MAX + 1) + tie_break(state, seat)
        if rank > best:
            best = rank
            won[:seat] = 0
        won[seat] = 1 if rank == best else 0
