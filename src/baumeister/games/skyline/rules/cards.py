"""Action cards: how they are drawn, and what follows (PS 3.2, 5)."""

from baumeister.core.kernel import kernel
from baumeister.games.skyline.rules.components import (
    CARDS,
    HELP_POOREST,
    NO_CARD,
    ROLL_MONEY,
    ROLL_ON,
    SWAP_OTHERS,
    TAX_OWN,
)
from baumeister.games.skyline.rules.decisions import can_carry_out
from baumeister.games.skyline.rules.effects import help_poorest, pay_tax
from baumeister.games.skyline.rules.phases import end_turn
from baumeister.games.skyline.rules.state import CARD, DRAW, MONEY, NOBODY, WHITE, State


@kernel
def draw_card(state: State) -> None:
    """PS 3.2, 5: chance draws while cards are unseen; afterwards the top card of the pile is known."""
    if state.draws < CARDS:
        state.phase = DRAW
        state.actor = 0
        return
    kind = take_known(state)
    if is_replaced(state, kind):
        kind = take_known(state)
    do_card(state, kind)


@kernel
def take_known(state: State) -> int:
    """PS 5: the cards come again in the order in which they came first."""
    kind = state.pile[state.draws % CARDS]
    state.draws += 1
    return int(kind)


@kernel
def is_replaced(state: State, kind: int) -> bool:
    """PS 5, card 10: with two seats another card is drawn for it."""
    return bool(kind == SWAP_OTHERS and state.seats == 2)


@kernel
def see_card(state: State, kind: int) -> None:
    """PS 3.2: a card comes for the first time."""
    state.pile[state.draws] = kind
    state.unseen[kind] -= 1
    state.draws += 1
    state.card = kind
    if is_replaced(state, kind):
        draw_card(state)
    else:
        do_card(state, kind)


@kernel
def do_card(state: State, kind: int) -> None:
    """PS 5: do what the card says, or ask for the decision that it leaves open, if it can be carried out at all."""
    state.card = kind
    if kind == ROLL_ON:
        state.phase = WHITE
        state.actor = 0
    elif kind == ROLL_MONEY:
        state.phase = MONEY
        state.actor = 0
    elif kind == HELP_POOREST:
        help_poorest(state)
        end_turn(state)
    elif kind == TAX_OWN:
        pay_tax(state, state.turn)
        end_turn(state)
    elif can_carry_out(state):
        state.phase = CARD
        state.actor = state.turn + 1
    else:
        end_turn(state)


@kernel
def forget_card(state: State) -> None:
    """Begin a turn without a card."""
    state.card = NO_CARD
    state.card_seat = NOBODY
