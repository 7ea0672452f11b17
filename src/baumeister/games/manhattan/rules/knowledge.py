"""The seats' knowledge in Manhattan: hide, guess, sees.

Played cards are open, hands are hidden, and what the pile can hold follows from the cards seen (rules: "Who sees what"). After
a reshuffle the pile's content is known, while the others' hands are what they held back from before. So a seat's knowledge is
kept by source: the cards in all hands at the last reshuffle and the cards in the new pile, less those that came to the seat
itself (`unseen`). Since then every seat has played and drawn in turn, so its n-th play was one of the first 4 + n cards that
it held or got.

A *deal* says which unseen card (copies told apart) came to whom and when, and which card in hand each play was. `guess` draws
one of all deals consistent with the open moves, uniformly. A slot of a hand that was filled from a source holds kind k with
probability (unseen k in the source) / (unseen cards in the source). Choosing the slot of each play in turn by these odds
yields every consistent deal, with probability proportional to 1 / (product over the plays of the sum of odds). Before the
first reshuffle all sums are equal and the choice is exact; afterwards a Metropolis chain of independent proposals evens the
weights out (Hastings 1970; docs/design/manhattan-guess.md says how close it comes).
"""

from baumeister.core.chance import Rng, below
from baumeister.core.kernel import kernel
from baumeister.core.record import FULL, OVER
from baumeister.games.manhattan.rules.components import HAND, HELD, KINDS, PILE, RECEIVED_MAX, SEATS_MAX, SOURCES
from baumeister.games.manhattan.rules.moves import SEAT_MOVES
from baumeister.games.manhattan.rules.state import State

RESOLUTION = 1 << 30  # of a random fraction
PROPOSALS = 24  # length of the Metropolis chain after a reshuffle
UNKNOWN = -1


@kernel
def hide(state: State, seat: int) -> None:
    """Turn a full state into a seat's view; 0 is a spectator. After the end everything is public (C5)."""
    state.viewer = seat
    if state.actor == OVER:
        return
    viewer = seat - 1
    for source in range(SOURCES):
        for kind in range(KINDS):
            state.unseen[source, kind] = state.sources[source, kind]
    if viewer >= 0:
        for index in range(state.received_count[viewer]):
            state.unseen[source_of(state, viewer, index), state.received[viewer, index]] -= 1
    for kind in range(KINDS):
        state.pile[kind] = 0
    for other in range(SEATS_MAX):
        if other != viewer:
            for kind in range(KINDS):
                state.hands[other, kind] = 0
            for index in range(RECEIVED_MAX):
                state.received[other, index] = UNKNOWN


@kernel
def source_of(state: State, seat: int, index: int) -> int:
    """Return the source of the card number `index` among those a seat received."""
    return HELD if index < state.held_count[seat] else PILE


@kernel
def guess(state: State, rng: Rng) -> None:
    """Complete a view to a full state; every deal that it allows is equally likely. A full state is left as it is."""
    if state.viewer == FULL:
        return
    if state.actor != OVER:
        if state.reshuffles > 0:
            choose_deal(state, rng)
        else:
            deal_played(state, rng)
        deal_rest(state, rng)
    state.viewer = FULL


@kernel
def choose_deal(state: State, rng: Rng) -> None:
    """Choose like `deal_played`, but uniformly: take the deal at which the Metropolis chain ends."""
    chosen = rng[0]
    weight = 0.0
    proposed = 0
    while proposed < PROPOSALS:
        start = rng[0]
        candidate = deal_played(state, rng)
        forget(state)
        if candidate > 0.0:  # else a dead end: an earlier play took the only card that a later one needs
            proposed += 1
            if candidate >= weight or below(rng, RESOLUTION) < candidate / weight * RESOLUTION:
                chosen = start
                weight = candidate
    after = rng[0]
    rng[0] = chosen  # the same numbers make the same choices
    deal_played(state, rng)
    rng[0] = after


@kernel
def deal_played(state: State, rng: Rng) -> float:
    """Choose when others received each card that they played; return the deal's weight, 0 in a dead end.

    `unseen` loses the chosen cards, `received` gains them. Meanwhile `hands[seat]` lists the seat's open slots, the indices
    in `received` of the cards in its hand, instead of counting cards.
    """
    weight = 1.0
    held_left = unseen_count(state, HELD)
    pile_left = unseen_count(state, PILE)
    for seat in range(state.seats):
        if seat + 1 != state.viewer:
            for slot in range(HAND):
                state.hands[seat, slot] = slot
            for play in range(state.played_count[seat]):
                kind = state.played[seat, play]
                # the odds that a card of each source is of this kind; no card left: none of the kind either
                held_odds = state.unseen[HELD, kind] / max(held_left, 1)
                pile_odds = state.unseen[PILE, kind] / max(pile_left, 1)
                chosen, odds = open_slot(state, seat, held_odds, pile_odds, rng)
                if odds == 0.0:
                    return 0.0
                weight *= odds
                index = state.hands[seat, chosen]
                if source_of(state, seat, index) == HELD:
                    held_left -= 1
                else:
                    pile_left -= 1
                fill(state, seat, index, kind)
                state.hands[seat, chosen] = HAND + play  # the card that is drawn next, if it has been drawn
    return weight


@kernel
def open_slot(state: State, seat: int, held_odds: float, pile_odds: float, rng: Rng) -> tuple[int, float]:
    """Choose the open slot that held a played card, by the odds of its source; return it and the mean of the odds."""
    held_slots = 0
    for slot in range(HAND):
        if source_of(state, seat, state.hands[seat, slot]) == HELD:
            held_slots += 1
    total = held_slots * held_odds + (HAND - held_slots) * pile_odds
    left = below(rng, RESOLUTION) / RESOLUTION * total
    chosen = 0
    for slot in range(HAND):
        odds = held_odds if source_of(state, seat, state.hands[seat, slot]) == HELD else pile_odds
        if odds > 0.0:
            chosen = slot
            left -= odds
            if left < 0.0:
                break
    return chosen, total / HAND


@kernel
def unseen_count(state: State, source: int) -> int:
    """Return how many cards of a source are unseen."""
    count = 0
    for kind in range(KINDS):
        count += state.unseen[source, kind]
    return count


@kernel
def fill(state: State, seat: int, index: int, kind: int) -> None:
    """Record the kind of the card number `index` among those a seat received."""
    state.received[seat, index] = kind
    state.unseen[source_of(state, seat, index), kind] -= 1


@kernel
def forget(state: State) -> None:
    """Undo `deal_played`."""
    for seat in range(state.seats):
        if seat + 1 != state.viewer:
            for index in range(state.received_count[seat]):
                kind = state.received[seat, index]
                if kind != UNKNOWN:
                    state.unseen[source_of(state, seat, index), kind] += 1
                    state.received[seat, index] = UNKNOWN


@kernel
def deal_rest(state: State, rng: Rng) -> None:
    """Deal unseen cards to the unknown ones in others' hands; the rest is the pile."""
    for seat in range(state.seats):
        if seat + 1 != state.viewer:
            for kind in range(KINDS):
                state.hands[seat, kind] = 0
            for index in range(state.received_count[seat]):
                if state.received[seat, index] == UNKNOWN:
                    source = source_of(state, seat, index)
                    left = below(rng, unseen_count(state, source))
                    kind = 0
                    while left >= state.unseen[source, kind]:
                        left -= state.unseen[source, kind]
                        kind += 1
                    fill(state, seat, index, kind)
                    state.hands[seat, kind] += 1
    for kind in range(KINDS):
        state.pile[kind] = state.unseen[PILE, kind]
        state.unseen[PILE, kind] = 0


@kernel
def sees(state: State, move: int, seat: int) -> bool:
    """Tell whether a seat is shown which move is made: a dealt or drawn card only to the one who gets it."""
    return bool(move < SEAT_MOVES or state.receiver + 1 == seat)
