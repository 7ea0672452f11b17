"""The end of Project Skyline: premiums, an unpaid rent, the winners (PS 6). The sources of each seat's cash."""

from baumeister.core.items import add_item
from baumeister.core.kernel import kernel
from baumeister.core.record import OVER, Integers, Items
from baumeister.games.skyline.rules.components import CASH, NOTHING, PREMIUM, SEATS_MAX, SKYSCRAPERS
from baumeister.games.skyline.rules.state import DONE, NOBODY, State

REASONS = (
    AT_START,  # PS 1.6
    RENT_RECEIVED,  # PS 3.3, 6.2
    RENT_PAID,  # PS 3.3, 6.2
    FROM_CARDS,  # PS 5
    FROM_PREMIUM,  # PS 6.2; the subject is the number of skyscrapers
) = range(5)
"""Where a seat's cash comes from or goes."""

ITEMS = SEATS_MAX * len(REASONS)
"""The most rows that `itemise` writes."""


# ---- When the game is over


@kernel
def skyscrapers_left(state: State, seat: int) -> int:
    """PS 1.3: how many skyscrapers a seat has yet to build."""
    return int(SKYSCRAPERS[state.seats] - state.skyscrapers[seat])


@kernel
def has_all_skyscrapers(state: State, seat: int) -> bool:
    """PS 6.1: every skyscraper of a seat is on the board."""
    return skyscrapers_left(state, seat) == 0


@kernel
def premium_of(state: State, seat: int) -> int:
    """PS 6.2: a seat's premium at the end for its skyscrapers."""
    return int(PREMIUM * state.skyscrapers[seat])


@kernel
def finish(state: State) -> None:
    """PS 6.2: all get their premium, then a bankrupt seat pays its rent."""
    for seat in range(state.seats):
        state.premiums[seat] = premium_of(state, seat)
        state.cash[seat] += state.premiums[seat]
    if state.debtor != NOBODY:
        settle_debt(state)
    state.phase = DONE
    state.actor = OVER


@kernel
def settle_debt(state: State) -> None:
    """PS 6.2: the debtor pays from cash and premium, the bank the rest."""
    paid = min(state.debt, state.cash[state.debtor])
    state.cash[state.debtor] -= paid
    state.rent_paid[state.debtor] += paid
    state.cash[state.creditor] += state.debt
    state.rent_received[state.creditor] += state.debt


# ---- Scores


@kernel
def most_cash(state: State) -> int:
    """PS 5, 6.3: the cash of the richest."""
    most = 0
    for seat in range(state.seats):
        most = max(most, int(state.cash[seat]))
    return most


@kernel
def winners(state: State, won: Integers) -> None:
    """PS 6.3: most cash wins, ties are shared."""
    most = most_cash(state)
    for seat in range(state.seats):
        won[seat] = 1 if state.cash[seat] == most else 0


@kernel
def score(state: State, points: Integers) -> None:
    """PS 6.3: the scores are the cash."""
    for seat in range(state.seats):
        points[seat] = state.cash[seat]


@kernel
def itemise(state: State, items: Items) -> int:
    """Write a row for each reason for a seat's cash as it stands; return how many."""
    count = 0
    for seat in range(state.seats):
        count = add_item(items, count, seat, CASH, AT_START, NOTHING)
        count = add_sum(items, count, seat, int(state.rent_received[seat]), RENT_RECEIVED, NOTHING)
        count = add_sum(items, count, seat, -int(state.rent_paid[seat]), RENT_PAID, NOTHING)
        count = add_sum(items, count, seat, int(state.from_cards[seat]), FROM_CARDS, NOTHING)
        count = add_sum(items, count, seat, int(state.premiums[seat]), FROM_PREMIUM, int(state.skyscrapers[seat]))
    return count


@kernel
def add_sum(items: Items, count: int, seat: int, money: int, reason: int, subject: int) -> int:
    """Write a row unless the sum is 0; return how many rows there are then."""
    return add_item(items, count, seat, money, reason, subject) if money != 0 else count
