"""The two stacks (WB 2.1, 3.14): the open one's face-up top, below it cards nobody has seen, below them those put under."""

from baumeister.core.kernel import kernel
from baumeister.core.record import Cells, Moves
from baumeister.games.wettstreit.rules.components import CARDS, HIDDEN, OPEN
from baumeister.games.wettstreit.rules.state import BUILDING, INCOME, NOTHING, State


@kernel
def legal_cards(cards: Cells, first: int, moves: Moves) -> int:
    """C2: chance draws any card of a multiset; `first` is the move that draws card 0."""
    count = 0
    for card in range(CARDS):
        if cards[card] > 0:
            moves[count] = first + card
            count += 1
    return count


@kernel
def turn_up(state: State, card: int) -> None:
    """WB 2.1: the open stack's new top card; at the start the first turn begins, later building (WB 3.7)."""
    state.unseen[card] -= 1
    state.unseen_counts[OPEN] -= 1
    state.open_top = card
    if state.stack == NOTHING:
        state.phase = INCOME
    else:
        state.phase = BUILDING
        state.actor = state.active + 1


@kernel
def stack_size(state: State, stack: int) -> int:
    """Return how many cards a stack has."""
    size = int(state.unseen_counts[stack]) + int(state.under_counts[stack])
    if stack == OPEN and state.open_top != NOTHING:
        size += 1
    return size


@kernel
def lower_stack(state: State) -> int:
    """WB 3.14: the stack with fewer cards, -1 if they are equal."""
    difference = stack_size(state, OPEN) - stack_size(state, HIDDEN)
    if difference == 0:
        return -1
    return OPEN if difference < 0 else HIDDEN


@kernel
def put_under(state: State, stack: int, card: int) -> None:
    """WB 3.14: all have seen the card that goes under a stack. Under an empty open stack it lies on top at once."""
    if stack == OPEN and stack_size(state, OPEN) == 0:
        state.open_top = card
        return
    state.under[stack, state.under_counts[stack]] = card
    state.under_counts[stack] += 1


@kernel
def take_known(state: State, stack: int) -> int:
    """Take the uppermost card put under a stack, once no unseen card is left above it."""
    card = int(state.under[stack, 0])
    state.under_counts[stack] -= 1
    for index in range(state.under_counts[stack]):
        state.under[stack, index] = state.under[stack, index + 1]
    state.under[stack, state.under_counts[stack]] = NOTHING
    return card
