"""Action cards: how they come and how they are carried out (PS 3.2, 5)."""

from baumeister.core.kernel import kernel
from baumeister.core.record import Moves
from baumeister.games.skyline.rules.cards_buildings import (
    can_change_city,
    give_back,
    legal_own_swaps,
    legal_relocations,
    legal_removals,
    legal_returns,
    legal_swaps_of_others,
    legal_topplings,
    put_extra_floor,
    swap,
)
from baumeister.games.skyline.rules.cards_money import (
    audit,
    help_poorest,
    legal_audits,
    legal_pushes,
    pay_tax,
    push_richest,
)
from baumeister.games.skyline.rules.city import legal_floors
from baumeister.games.skyline.rules.components import (
    CARDS,
    EXTRA_FLOOR,
    HELP_POOREST,
    KINDS,
    NO_CARD,
    PUSH_RICHEST,
    RELOCATE,
    REMOVE,
    ROLL_MONEY,
    ROLL_ON,
    SWAP_OTHERS,
    SWAP_OWN,
    TAX_ANY,
    TAX_OWN,
    TOPPLE_LEADER,
)
from baumeister.games.skyline.rules.moves import (
    CARD_DRAWN,
    FLOOR_ON,
    MOVE,
    REMOVE_ON,
    RETURN,
    SWAP,
    TAX_SEAT,
    fields_of,
    push_of,
)
from baumeister.games.skyline.rules.state import CARD, DRAW, MONEY, NOBODY, WHITE, State

# ---- The pile


@kernel
def forget_card(state: State) -> None:
    """Begin a turn without a card."""
    state.card = NO_CARD
    state.card_seat = NOBODY


@kernel
def draw_card(state: State) -> bool:
    """PS 3.2, 5: chance draws while cards are unseen, later the next one is known; return whether the turn is over."""
    if state.draws < CARDS:
        state.phase = DRAW
        state.actor = 0
        return False
    kind = take_known(state)
    if is_replaced(state, kind):
        kind = take_known(state)
    return do_card(state, kind)


@kernel
def kind_of_draw(state: State, draw: int) -> int:
    """PS 5: the cards come again in the order in which they came first."""
    return int(state.pile[draw % CARDS])


@kernel
def take_known(state: State) -> int:
    """PS 5: draw the top card of a pile whose order is known."""
    kind = kind_of_draw(state, state.draws)
    state.draws += 1
    return kind


@kernel
def is_replaced(state: State, kind: int) -> bool:
    """PS 5, card 10: with two seats another card is drawn for it."""
    return bool(kind == SWAP_OTHERS and state.seats == 2)


@kernel
def legal_draws(state: State, moves: Moves) -> int:
    """PS 3.2: any kind of which a card has not come yet."""
    count = 0
    for kind in range(1, KINDS + 1):
        if state.unseen[kind] > 0:
            moves[count] = CARD_DRAWN + kind
            count += 1
    return count


@kernel
def see_card(state: State, kind: int) -> bool:
    """PS 3.2: a card comes for the first time; return whether the turn is over."""
    state.pile[state.draws] = kind
    state.unseen[kind] -= 1
    state.draws += 1
    state.card = kind
    return draw_card(state) if is_replaced(state, kind) else do_card(state, kind)


# ---- The card's effect


@kernel
def do_card(state: State, kind: int) -> bool:
    """PS 5: carry out the card, or leave it to chance or to the seat; return whether the turn is over."""
    state.card = kind
    if kind == ROLL_ON:
        state.phase = WHITE
        state.actor = 0
    elif kind == ROLL_MONEY:
        state.phase = MONEY
        state.actor = 0
    elif kind == HELP_POOREST:
        help_poorest(state)
        return True
    elif kind == TAX_OWN:
        pay_tax(state, state.turn)
        return True
    elif can_carry_out(state):
        state.phase = CARD
        state.actor = state.turn + 1
    else:
        return True
    return False


@kernel
def can_carry_out(state: State) -> bool:
    """PS 5: there is something to decide; else the turn ends."""
    return bool(state.card in (PUSH_RICHEST, TAX_ANY)) or can_change_city(state)


@kernel
def legal_decisions(state: State, moves: Moves) -> int:
    """PS 5: write the choices that the card leaves open."""
    card = state.card
    if card == PUSH_RICHEST:
        return legal_pushes(state, moves)
    if card == TAX_ANY:
        return legal_audits(state, moves)
    if card == TOPPLE_LEADER:
        return legal_topplings(state, moves)
    if card == SWAP_OWN:
        return legal_own_swaps(state, moves)
    if card == EXTRA_FLOOR:
        return legal_floors(state, moves)
    if card == SWAP_OTHERS:
        return legal_swaps_of_others(state, moves)
    if card == RELOCATE:
        return legal_relocations(state, moves)
    if card == REMOVE:
        return legal_removals(state, moves)
    return legal_returns(state, moves)


@kernel
def decide(state: State, move: int) -> None:
    """PS 5: carry out the card as its drawer decides."""
    card = state.card
    if card == PUSH_RICHEST:
        push_richest(state, *push_of(move))
    elif card == TAX_ANY:
        audit(state, move - TAX_SEAT)
    elif card in (SWAP_OWN, SWAP_OTHERS):
        swap(state, *fields_of(move - SWAP))
    elif card == EXTRA_FLOOR:
        put_extra_floor(state, move - FLOOR_ON)
    elif card == RELOCATE:
        swap(state, *fields_of(move - MOVE))  # with an empty field
    elif card == REMOVE:
        give_back(state, move - REMOVE_ON)
    else:
        give_back(state, move - RETURN)
