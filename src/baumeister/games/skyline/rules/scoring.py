"""The end of Project Skyline: premiums, an unpaid rent, who wins (PS 6)."""

from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.core.record import OVER
from baumeister.games.skyline.rules.components import PREMIUM, SKYSCRAPERS
from baumeister.games.skyline.rules.state import DONE, NOBODY, State


@kernel
def has_all_skyscrapers(state: State, seat: int) -> bool:
    """PS 6.1: every skyscraper of a seat is on the board."""
    return bool(state.skyscrapers[seat] == SKYSCRAPERS[state.seats])


@kernel
def finish(state: State) -> None:
    """PS 6.2: everybody gets the premium, then a bankrupt seat pays what it can and the bank the rest."""
    for seat in range(state.seats):
        state.premiums[seat] = PREMIUM * state.skyscrapers[seat]
        state.cash[seat] += state.premiums[seat]
    if state.debtor != NOBODY:
        paid = min(state.debt, state.cash[state.debtor])
        state.cash[state.debtor] -= paid
        state.rent_paid[state.debtor] += paid
        state.cash[state.creditor] += state.debt
        state.rent_received[state.creditor] += state.debt
    state.phase = DONE
    state.actor = OVER


@kernel
def score(state: State, points: NDArray[Any]) -> None:
    """PS 6.3: the scores are the cash."""
    for seat in range(state.seats):
        points[seat] = state.cash[seat]


@kernel
def winners(state: State, won: NDArray[Any]) -> None:
    """PS 6.3: most cash wins, ties are shared."""
    most = 0
    for seat in range(state.seats):
        most = max(most, state.cash[seat])
    for seat in range(state.seats):
        won[seat] = 1 if state.cash[seat] == most else 0
