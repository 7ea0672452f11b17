"""Building a chosen block, or laying one away if nothing can be built (MH 3.2-3.6)."""

from baumeister.core.kernel import kernel
from baumeister.core.record import Moves
from baumeister.games.manhattan.rules.cards import card_of_lot, play_card
from baumeister.games.manhattan.rules.components import CITIES, KINDS, LOT_OF_CARD, LOTS, PLACES, SIDES, SIZES
from baumeister.games.manhattan.rules.moves import PUT, SCRAP, block_put, block_scrapped
from baumeister.games.manhattan.rules.state import State


@kernel
def legal_builds(state: State, moves: Moves) -> int:
    """MH 3.2-3.5: a card in hand, its lot in any city, a chosen block that is high enough there."""
    seat = state.actor - 1
    side = SIDES[state.seats, seat]  # looked up once: the compiler must assume that writing moves changes the state
    count = 0
    for second in range(2 if state.seats == 2 else 1):
        sizes = chosen_sizes(state, seat + 2 * second)
        if sizes == 0:
            continue
        for kind in range(KINDS):
            if state.hands[seat, kind] > 0:
                count = add_builds(state, moves, count, seat + 2 * second, int(LOT_OF_CARD[side, kind]), sizes)
    return count


@kernel
def chosen_sizes(state: State, colour: int) -> int:
    """Return the sizes of a colour's chosen blocks, as bits."""
    sizes = 0
    for size in range(SIZES):
        sizes |= (1 if state.chosen[colour, size] > 0 else 0) << size
    return sizes


@kernel
def add_builds(state: State, moves: Moves, count: int, colour: int, lot: int, sizes: int) -> int:
    """Add a colour's building moves with these sizes on a lot in any city; return the new number of moves."""
    second = 1 if colour >= state.seats else 0
    for city in range(CITIES):
        place = city * LOTS + lot
        needed = min(max(floors_needed(state, place, colour), 1), SIZES + 1)
        enough = sizes & (-1 << (needed - 1))
        first = PUT + (second * PLACES + place) * SIZES
        for size in range(SIZES):
            moves[count] = first + size  # overwritten unless it counts, as in legal_cards
            count += (enough >> size) & 1
    return count


@kernel
def floors_needed(state: State, place: int, colour: int) -> int:
    """MH 3.4: how many floors a block needs here for its builder to have as many as the owner; 0 or less: any will do."""
    owner = state.top[place]
    if owner < 0:
        return 0
    return builder_floors(state, place, owner) - builder_floors(state, place, colour)


@kernel
def builder_floors(state: State, place: int, colour: int) -> int:
    """MH 3.4, 3.5: the floors in a building that count for a colour: its own, or those of both its player's colours."""
    if has_separate_colours(state):
        return int(state.floors[place, colour])
    return int(state.floors[place, colour % 2]) + int(state.floors[place, colour % 2 + 2])


@kernel
def has_separate_colours(state: State) -> bool:
    """MH 3.5: whether each colour builds for itself: always but with two seats, there only with the option."""
    return bool(state.seats != 2 or state.separate_colours)


@kernel
def is_rival_building(state: State, place: int, colour: int) -> bool:
    """MH 3.4, 3.5: whether a building stands here that a block of this colour would take from its owner."""
    owner = state.top[place]
    if owner < 0:
        return False
    return bool(owner != colour if has_separate_colours(state) else owner % 2 != colour % 2)


@kernel
def build(state: State, move: int) -> None:
    """MH 3.2: one card, one block on its lot."""
    seat = state.actor - 1
    second, place, size = block_put(move)
    colour = seat + 2 * second
    state.chosen[colour, size] -= 1
    state.floors[place, colour] += size + 1
    state.top[place] = colour
    state.built_place[state.built] = place
    state.built_block[state.built] = colour * SIZES + size
    state.built += 1
    play_card(state, seat, card_of_lot(state, seat, place % LOTS))


@kernel
def legal_scraps(state: State, moves: Moves) -> int:
    """MH 3.6: nothing can be built: any card in hand goes, with any chosen block."""
    seat = state.actor - 1
    count = 0
    for second in range(2 if state.seats == 2 else 1):
        for kind in range(KINDS):
            for size in range(SIZES):
                if state.hands[seat, kind] > 0 and state.chosen[seat + 2 * second, size] > 0:
                    moves[count] = SCRAP + (second * KINDS + kind) * SIZES + size
                    count += 1
    return count


@kernel
def scrap(state: State, move: int) -> None:
    """MH 3.6: a card to the played ones, a block out of the game."""
    seat = state.actor - 1
    second, kind, size = block_scrapped(move)
    state.chosen[seat + 2 * second, size] -= 1
    play_card(state, seat, kind)
