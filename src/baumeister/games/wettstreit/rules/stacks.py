"""The two stacks (WB 2.1, 3.14): a face-up top on the open one, then cards that nobody has seen, then those put under."""

from baumeister.core.kernel import kernel
from baumeister.games.wettstreit.rules.components import HIDDEN, OPEN
from baumeister.games.wettstreit.rules.state import NOTHING, State


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
    """Take the uppermost of the cards put under a stack, now that no other lies above it."""
    card = int(state.under[stack, 0])
    state.under_counts[stack] -= 1
    for index in range(state.under_counts[stack]):
        state.under[stack, index] = state.under[stack, index + 1]
    state.under[stack, state.under_counts[stack]] = NOTHING
    return card
