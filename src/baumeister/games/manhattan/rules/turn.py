"""The course of Manhattan (MH 2, 3, 5): setup, legal, odds, play.

deal ... deal   choose ... choose   turn  draw  turn  draw ... (scoring)   choose ... choose   turn  draw ...
MH 2.3          MH 3.1              MH 3.2-3.6  MH 3.7         MH 4, 3.8
"""

from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.core.record import FULL, OVER
from baumeister.games.manhattan.rules.components import (
    BLOCKS,
    CARD_OF_LOT,
    CARDS,
    CARDS_OF_A_KIND,
    CITIES,
    COLOURS,
    FOUR_MIXES,
    HAND,
    HELD,
    KINDS,
    LOT_OF_CARD,
    LOTS,
    MIXES,
    PILE,
    PLACES,
    ROUNDS,
    SIDES,
    SIX_MIXES,
    SIZES,
    TURNS_IN_ROUND,
)
from baumeister.games.manhattan.rules.moves import DEALT, DRAWN, PUT, SCRAP, TAKE, TAKE_SECOND
from baumeister.games.manhattan.rules.scoring import score_round
from baumeister.games.manhattan.rules.state import BUILD, CHOOSE, DEAL, DONE, DRAW, State


@kernel
def setup(state: State, seats: int, options: NDArray[Any]) -> None:
    """Fill a zeroed record (MH 2)."""
    state.seats = seats
    state.viewer = FULL
    state.separate_colours = options[0]
    state.phase = DEAL
    for colour in range(COLOURS):
        if seats == 2 or colour < seats:  # MH 2.2
            for size in range(SIZES):
                state.supply[colour, size] = BLOCKS[size]
    for place in range(PLACES):
        state.top[place] = -1
    for kind in range(KINDS):
        state.pile[kind] = CARDS_OF_A_KIND
        state.sources[PILE, kind] = CARDS_OF_A_KIND
    state.pile_size = CARDS
    state.received[:] = -1
    state.played[:] = -1


@kernel
def legal(state: State, moves: NDArray[Any]) -> int:
    """Write the numbers of the legal moves, return how many."""
    if state.actor == OVER:
        return 0
    if state.phase == CHOOSE:
        return legal_takes(state, moves)
    if state.phase == BUILD:
        count = legal_builds(state, moves)
        return count if count > 0 else legal_scraps(state, moves)
    return legal_cards(state, moves)


@kernel
def legal_cards(state: State, moves: NDArray[Any]) -> int:
    """MH 2.3, 3.7: any kind of card that the pile holds."""
    first = DEALT if state.phase == DEAL else DRAWN
    count = 0
    for kind in range(KINDS):
        moves[count] = first + kind  # overwritten unless it counts: faster than a branch that nobody can foresee
        count += 1 if state.pile[kind] > 0 else 0
    return count


@kernel
def legal_takes(state: State, moves: NDArray[Any]) -> int:
    """MH 3.1: any mix that the supply holds, exactly the round's number of blocks."""
    seat = state.actor - 1
    second = has_taken_first(state, seat)
    colour = seat + 2 if second else seat
    start, mixes = (0, SIX_MIXES) if state.seats == 4 else (SIX_MIXES, FOUR_MIXES)
    shift = TAKE_SECOND - SIX_MIXES if second else TAKE
    count = 0
    for mix in range(start, start + mixes):
        if (
            MIXES[mix, 0] <= state.supply[colour, 0]
            and MIXES[mix, 1] <= state.supply[colour, 1]
            and MIXES[mix, 2] <= state.supply[colour, 2]
            and MIXES[mix, 3] <= state.supply[colour, 3]
        ):
            moves[count] = shift + mix
            count += 1
    return count


@kernel
def has_taken_first(state: State, seat: int) -> bool:
    """MH 3.1: with two seats the second colour's four follow the first colour's."""
    if state.seats != 2:
        return False
    return bool(state.chosen[seat, 0] + state.chosen[seat, 1] + state.chosen[seat, 2] + state.chosen[seat, 3] > 0)


@kernel
def legal_builds(state: State, moves: NDArray[Any]) -> int:
    """MH 3.2-3.5: a card in hand, its lot in any city, a chosen block that is high enough there."""
    seat = state.actor - 1
    side = SIDES[state.seats, seat]
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
def add_builds(state: State, moves: NDArray[Any], count: int, colour: int, lot: int, sizes: int) -> int:
    """Add what a colour can build with these sizes on a lot in any city; return how many moves there are then."""
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
    """MH 3.4: how many floors a block of `colour` must have here so that its player has as many as the owner."""
    owner = state.top[place]
    if owner < 0:
        return 0
    if state.seats != 2 or state.separate_colours:
        return int(state.floors[place, owner] - state.floors[place, colour])
    if owner % 2 == colour % 2:  # MH 3.5: both colours are the player's
        return 0
    own, other = colour % 2, owner % 2
    return int(
        state.floors[place, other] + state.floors[place, other + 2] - state.floors[place, own] - state.floors[place, own + 2]
    )


@kernel
def legal_scraps(state: State, moves: NDArray[Any]) -> int:
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
def odds(state: State, moves: NDArray[Any], count: int, weights: NDArray[Any]) -> None:
    """C2: a draw has the odds of the pile's content."""
    first = DEALT if state.phase == DEAL else DRAWN
    for index in range(count):
        weights[index] = state.pile[moves[index] - first]


@kernel
def play(state: State, move: int) -> None:
    """Make a legal move and what follows by itself."""
    state.ply += 1
    if state.phase in (DEAL, DRAW):
        receive(state, (move - DEALT) % KINDS)
        if state.phase == DRAW:
            end_turn(state)
        elif state.hand_sizes[state.receiver] == HAND:
            end_deal(state)
    elif state.phase == CHOOSE:
        take(state, move)
    elif move < SCRAP:
        build(state, move - PUT)
    else:
        scrap(state, move - SCRAP)


@kernel
def receive(state: State, kind: int) -> None:
    """MH 2.3, 3.7: a card of the pile comes into the receiver's hand."""
    seat = state.receiver
    state.pile[kind] -= 1
    state.pile_size -= 1
    state.hands[seat, kind] += 1
    state.hand_sizes[seat] += 1
    state.received[seat, state.received_count[seat]] = kind
    state.received_count[seat] += 1


@kernel
def end_deal(state: State) -> None:
    """MH 2.3: the next seat is dealt its four cards, or the first round begins with P1 (MH 2.4)."""
    if state.receiver < state.seats - 1:
        state.receiver += 1
    else:
        state.phase = CHOOSE
        state.actor = 1


@kernel
def take(state: State, move: int) -> None:
    """MH 3.1: blocks come from the supply to the chosen ones; then the next seat chooses, or the building begins."""
    seat = state.actor - 1
    colour = seat
    mix = move - TAKE
    if move >= TAKE_SECOND:
        colour = seat + 2
        mix = move - TAKE_SECOND + SIX_MIXES
    for size in range(SIZES):
        state.supply[colour, size] -= MIXES[mix, size]
        state.chosen[colour, size] = MIXES[mix, size]
    if state.seats == 2 and colour == seat:
        return
    following = (seat + 1) % state.seats
    state.actor = following + 1
    if following == state.starter:
        state.phase = BUILD


@kernel
def build(state: State, move: int) -> None:
    """MH 3.2: one card, one block on its lot."""
    seat = state.actor - 1
    size = move % SIZES
    second, place = divmod(move // SIZES, PLACES)
    colour = seat + 2 * second
    state.chosen[colour, size] -= 1
    state.floors[place, colour] += size + 1
    state.top[place] = colour
    state.built_place[state.built] = place
    state.built_block[state.built] = colour * SIZES + size
    state.built += 1
    lay_card(state, seat, CARD_OF_LOT[SIDES[state.seats, seat], place % LOTS])


@kernel
def scrap(state: State, move: int) -> None:
    """MH 3.6: a card to the played ones, a block out of the game."""
    seat = state.actor - 1
    size = move % SIZES
    second, kind = divmod(move // SIZES, KINDS)
    state.chosen[seat + 2 * second, size] -= 1
    lay_card(state, seat, kind)


@kernel
def lay_card(state: State, seat: int, kind: int) -> None:
    """Lay a card on the played ones; a draw follows, of a new pile if the old one is empty (MH 3.7)."""
    state.hands[seat, kind] -= 1
    state.hand_sizes[seat] -= 1
    state.discard[kind] += 1
    state.played[seat, state.played_count[seat]] = kind
    state.played_count[seat] += 1
    state.turn += 1
    state.phase = DRAW
    state.actor = 0
    state.receiver = seat
    if state.pile_size == 0:
        reshuffle(state)


@kernel
def reshuffle(state: State) -> None:
    """MH 3.7: all cards played since the last reshuffle become the pile. What was known until now starts anew from here."""
    state.reshuffles += 1
    for kind in range(KINDS):
        state.sources[PILE, kind] = state.pile[kind] = state.discard[kind]
        state.pile_size += state.discard[kind]
        state.discard[kind] = 0
        state.sources[HELD, kind] = 0
    state.received[:] = -1
    state.played[:] = -1
    for seat in range(state.seats):
        count = 0
        for kind in range(KINDS):
            state.sources[HELD, kind] += state.hands[seat, kind]
            for _ in range(state.hands[seat, kind]):
                state.received[seat, count] = kind
                count += 1
        state.held_count[seat] = state.received_count[seat] = count
        state.played_count[seat] = 0


@kernel
def end_turn(state: State) -> None:
    """MH 3.2, 3.8, 5.1: the next seat's turn, or scoring and the next round, or the end."""
    if state.turn < TURNS_IN_ROUND[state.seats]:
        state.phase = BUILD
        state.actor = (state.receiver + 1) % state.seats + 1
        return
    score_round(state)
    state.turn = 0
    state.round_number += 1
    if state.round_number == ROUNDS[state.seats]:
        state.phase = DONE
        state.actor = OVER
        return
    state.starter = (state.starter + 1) % state.seats  # MH 3.8
    state.phase = CHOOSE
    state.actor = state.starter + 1
