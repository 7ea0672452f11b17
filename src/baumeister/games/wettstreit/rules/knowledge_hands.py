"""The knowledge of the cards in hands, kept up to date as cards come and go.

Faces: `shown` is common knowledge, `peeked` a single seat's further knowledge; the two count different cards. Types:
`announced`. Equal cards are indistinguishable, so a card that leaves counts for each viewer as one it knows, else as one
announced of its type, else as unknown. How much a seat knows of another's hand thus depends on faces that the rest don't see;
a lower bound of it is common knowledge (`peeked_least`).
"""

from baumeister.core.kernel import kernel
from baumeister.games.wettstreit.rules.components import TYPE_OF
from baumeister.games.wettstreit.rules.state import NOTHING, State


@kernel
def receive(state: State, seat: int) -> None:
    """WB 3.5: the auctioned card comes into a hand; all know its face, or only the holder and the auctioneer do."""
    card = state.sale_card
    state.hands[seat, card] += 1
    state.hand_sizes[seat] += 1
    if state.sale_is_public:
        state.shown[seat, card] += 1
        state.shown_counts[seat] += 1
        return
    kind = TYPE_OF[card]
    if seat != state.active:  # then the bidding has come back to the auctioneer, and the type is announced (WB 3.4)
        state.peeked[state.active, seat, card] += 1
        state.peeked_least[state.active, seat, kind] += 1
    if state.sale_type != NOTHING:
        state.announced[0, seat, kind] += 1
        for other in range(state.seats):
            if seat != other != state.active:
                state.announced[other + 1, seat, kind] += 1


@kernel
def release(state: State, seat: int, card: int) -> None:
    """Take a card out of a hand for all to see: it is laid (WB 3.7) or lost (WB 3.12)."""
    state.hands[seat, card] -= 1
    state.hand_sizes[seat] -= 1
    if state.shown[seat, card] > 0:
        state.shown[seat, card] -= 1
        state.shown_counts[seat] -= 1
        return
    kind = TYPE_OF[card]
    if state.announced[0, seat, kind] > 0:
        state.announced[0, seat, kind] -= 1
    for other in range(state.seats):
        if other != seat:
            count_out(state, other, seat, card, kind)


@kernel
def count_out(state: State, other: int, seat: int, card: int, kind: int) -> None:
    """Update another seat's knowledge of a hand after a card has left it whose face was not common knowledge."""
    if state.peeked[other, seat, card] > 0:
        state.peeked[other, seat, card] -= 1
    elif state.announced[other + 1, seat, kind] > 0:
        state.announced[other + 1, seat, kind] -= 1
    if state.peeked_least[other, seat, kind] > 0:
        state.peeked_least[other, seat, kind] -= 1
