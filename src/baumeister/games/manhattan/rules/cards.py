"""Manhattan's cards: which lot they mean, how they are dealt, drawn and played (MH 2.3, 3.3, 3.7)."""

from baumeister.core.kernel import kernel
from baumeister.core.record import Moves
from baumeister.games.manhattan.rules.components import CARD_OF_LOT, HELD, KINDS, LOT_OF_CARD, PILE, SIDES
from baumeister.games.manhattan.rules.state import State


@kernel
def lot_of_card(state: State, seat: int, kind: int) -> int:
    """MH 3.3: the lot of a city, from 0, that a card means to a seat."""
    return int(LOT_OF_CARD[SIDES[state.seats, seat], kind])


@kernel
def card_of_lot(state: State, seat: int, lot: int) -> int:
    """MH 3.3: the kind of card, from 0, that means a lot of a city to a seat."""
    return int(CARD_OF_LOT[SIDES[state.seats, seat], lot])


@kernel
def legal_cards(state: State, first: int, moves: Moves) -> int:
    """MH 2.3, 3.7: any kind of card in the pile; `first` is the move that brings the first kind."""
    count = 0
    for kind in range(KINDS):
        moves[count] = first + kind  # overwritten unless it counts; branch-free: faster than an unpredictable branch
        count += 1 if state.pile[kind] > 0 else 0
    return count


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
def play_card(state: State, seat: int, kind: int) -> None:
    """MH 3.2, 3.6: a card of a hand goes to the played ones."""
    state.hands[seat, kind] -= 1
    state.hand_sizes[seat] -= 1
    state.discard[kind] += 1
    state.played[seat, state.played_count[seat]] = kind
    state.played_count[seat] += 1


@kernel
def reshuffle(state: State) -> None:
    """MH 3.7: the cards played since the last reshuffle become the pile. The seats' memory of cards starts anew here."""
    state.reshuffles += 1
    for kind in range(KINDS):
        state.sources[PILE, kind] = state.pile[kind] = state.discard[kind]
        state.pile_size += state.discard[kind]
        state.discard[kind] = 0
        state.sources[HELD, kind] = 0
    state.received[:] = -1
    state.played[:] = -1
    for seat in range(state.seats):
        remember_hand(state, seat)


@kernel
def remember_hand(state: State, seat: int) -> None:
    """List the cards that a seat holds at a reshuffle as the first that it received."""
    count = 0
    for kind in range(KINDS):
        state.sources[HELD, kind] += state.hands[seat, kind]
        for _ in range(state.hands[seat, kind]):
            state.received[seat, count] = kind
            count += 1
    state.held_count[seat] = state.received_count[seat] = count
    state.played_count[seat] = 0
