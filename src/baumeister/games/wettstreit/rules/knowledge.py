"""The seats' knowledge in Wettstreit der Baumeister: hide, guess, sees (rules: "Who sees what").

A viewer knows where a card lies, or where one of its type lies, or nothing of it. `guess` deals the cards that the viewer has
not located (`unseen` of a view): first to the slots of known type, a card of that type each, then to all other slots; the rest
lies in the stacks. Every fitting deal, with copies told apart, is equally likely: whatever the first slots take, the others can
be filled in equally many ways. There is one more condition, amid another seat's first build: its hand must hold the cards to
complete it (WB 3.7); deals that fail it are dealt anew.

The others' knowledge of one another's hands is filled in from common knowledge: as many faces as a seat must have seen there,
and the announced types. No seat is credited with more than it can know; now and then one knows more.
"""

from baumeister.core.chance import Rng, below
from baumeister.core.kernel import kernel
from baumeister.core.record import FULL, OVER
from baumeister.games.wettstreit.rules.components import CARDS, TYPE_OF, TYPES
from baumeister.games.wettstreit.rules.first_build import can_complete
from baumeister.games.wettstreit.rules.moves import LOSE, PEEK
from baumeister.games.wettstreit.rules.state import BIDDING, NOTHING, State

ANY = -1  # the type of a wholly unknown card


@kernel
def hide(state: State, seat: int) -> None:
    """Turn a full state into a seat's view; 0 is a spectator. After the end everything is public (C5)."""
    state.viewer = seat
    if state.actor == OVER:
        return
    viewer = seat - 1
    if state.sale_card != NOTHING and is_sale_covered(state, viewer):
        state.unseen[state.sale_card] += 1
        state.sale_card = NOTHING
    for holder in range(state.seats):
        if holder != viewer:
            cover_hand(state, viewer, holder)
            for other in range(state.seats):
                if other != viewer:
                    state.peeked[other, holder, :] = 0
                    state.announced[other + 1, holder, :] = 0


@kernel
def is_sale_covered(state: State, viewer: int) -> bool:
    """WB 3.2: whether a card is being auctioned that a seat (-1: a spectator) doesn't see."""
    return bool(state.phase == BIDDING and not state.sale_is_public and state.active != viewer)


@kernel
def cover_hand(state: State, viewer: int, holder: int) -> None:
    """Empty another's hand; its cards become unseen ones, except for those whose faces the viewer knows."""
    hand = state.hands[holder]
    for card in range(CARDS):
        if hand[card] > 0:
            state.unseen[card] += hand[card] - known_count(state, viewer, holder, card)
            hand[card] = 0


@kernel
def known_count(state: State, viewer: int, holder: int, card: int) -> int:
    """Return how many copies of a card a seat (-1: a spectator) knows in another's hand."""
    count = int(state.shown[holder, card])
    if viewer >= 0:
        count += int(state.peeked[viewer, holder, card])
    return count


@kernel
def guess(state: State, rng: Rng) -> None:
    """Fill a view up to a full state: every deal that it allows can come, equally likely."""
    if state.actor != OVER:
        deal(state, rng)
        while not can_complete(state):
            for holder in range(state.seats):
                if holder + 1 != state.viewer:
                    cover_hand(state, state.viewer - 1, holder)
            deal(state, rng)
        for holder in range(state.seats):
            if holder + 1 != state.viewer:
                suppose_knowledge(state, holder, rng)
    state.viewer = FULL


@kernel
def deal(state: State, rng: Rng) -> None:
    """Deal unseen cards to the sale and to others' hands: first where the type is known, then the rest."""
    viewer = state.viewer - 1
    if state.sale_card == NOTHING and is_sale_covered(state, viewer) and state.sale_type != NOTHING:
        state.sale_card = draw(state, state.sale_type, rng)
    for holder in range(state.seats):
        if holder != viewer:
            deal_known(state, viewer, holder, rng)
    if state.sale_card == NOTHING and is_sale_covered(state, viewer):
        state.sale_card = draw(state, ANY, rng)
    for holder in range(state.seats):
        if holder != viewer:
            missing = int(state.hand_sizes[holder])
            for card in range(CARDS):
                missing -= int(state.hands[holder, card])
            for _ in range(missing):
                state.hands[holder, draw(state, ANY, rng)] += 1


@kernel
def deal_known(state: State, viewer: int, holder: int, rng: Rng) -> None:
    """Put into a hand the cards that the viewer knows, and a card for each type that was announced to it."""
    for card in range(CARDS):
        state.hands[holder, card] = known_count(state, viewer, holder, card)
    for kind in range(TYPES):
        for _ in range(state.announced[viewer + 1, holder, kind]):
            state.hands[holder, draw(state, kind, rng)] += 1


@kernel
def is_of(card: int, kind: int) -> bool:
    """Tell whether a card is of a type, or of any."""
    return bool(kind == ANY or TYPE_OF[card] == kind)


@kernel
def draw(state: State, kind: int, rng: Rng) -> int:
    """Take one of the unseen cards of a type (or of any), each copy equally likely."""
    total = 0
    for card in range(CARDS):
        if is_of(card, kind):
            total += int(state.unseen[card])
    left = below(rng, total)
    chosen = 0
    for card in range(CARDS):
        if is_of(card, kind):
            left -= int(state.unseen[card])
            if left < 0:
                chosen = card
                break
    state.unseen[chosen] -= 1
    return chosen


@kernel
def suppose_knowledge(state: State, holder: int, rng: Rng) -> None:
    """Fill in the least that other seats know of a hand that is not the viewer's."""
    for seat in range(state.seats):
        if seat != holder and seat + 1 != state.viewer:
            for kind in range(TYPES):
                count = int(state.peeked_least[seat, holder, kind])
                for _ in range(count):
                    state.peeked[seat, holder, choose_peeked(state, holder, kind, rng)] += 1
                state.announced[seat + 1, holder, kind] = int(state.announced[0, holder, kind]) - count


@kernel
def choose_peeked(state: State, holder: int, kind: int, rng: Rng) -> int:
    """Choose a card of a type in a hand, not yet peeked at by any seat, each copy equally likely."""
    total = 0
    for card in range(CARDS):
        if TYPE_OF[card] == kind:
            total += free_count(state, holder, card)
    left = below(rng, total)
    chosen = 0
    for card in range(CARDS):
        if TYPE_OF[card] == kind:
            left -= free_count(state, holder, card)
            if left < 0:
                chosen = card
                break
    return chosen


@kernel
def free_count(state: State, holder: int, card: int) -> int:
    """Return how many copies of a card in a hand are neither known to all nor known to have been peeked at by somebody."""
    count = int(state.hands[holder, card]) - int(state.shown[holder, card])
    for seat in range(state.seats):
        count -= int(state.peeked[seat, holder, card])
    return count


@kernel
def sees(state: State, move: int, seat: int) -> bool:
    """Tell whether a seat is shown which move is made: a hidden card only the auctioneer."""
    return bool(not PEEK <= move < LOSE or state.active + 1 == seat)


def reveals(before: State, after: State) -> bool:
    """Tell whether a bid or a pass brought up a hidden card: its type is announced (WB 3.4), or it is sold or shown (3.5)."""
    if before.phase != BIDDING or before.sale_is_public:
        return False
    return bool(after.phase != BIDDING or after.sale_type != before.sale_type)
