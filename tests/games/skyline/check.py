"""Project Skyline's invariants: no floor, skyscraper, card or money is created or lost, and who acts fits what is decided."""

from collections import Counter

from baumeister.games.skyline.rules.components import CARD_COPIES
from baumeister.games.skyline.rules.state import (
    BUILD,
    CARD,
    CORNER,
    DONE,
    DRAW,
    FLOOR,
    JOINED,
    MONEY,
    ROLL,
    TOWER,
    WHITE,
    State,
)

FIELDS = range(36)


def check(state: State) -> None:
    """Raise AssertionError if a full state breaks an invariant."""
    assert state.viewer == -1
    check_city(state)
    check_pieces(state)
    check_money(state)
    check_cards(state)
    check_course(state)
    check_end(state)


def check_city(state: State) -> None:
    """PS 3.5-3.7: every building has one owner; three floors stand only while they are being moved."""
    for field in FIELDS:
        assert 0 <= state.buildings[field] <= 4
        assert (state.owners[field] == -1) == (state.buildings[field] == 0)
        assert -1 <= state.owners[field] < state.seats
        assert (state.buildings[field] == 3) == (state.joined == field)
    assert (state.joined >= 0) == (state.phase == JOINED)
    assert (state.moved_from >= 0) == (state.moved_to >= 0) == (state.moved > 0)
    assert state.moved_to < 0 or state.buildings[state.moved_to] >= state.moved
    assert (state.architect == -1) == (state.phase in (CORNER, TOWER, FLOOR))


def check_pieces(state: State) -> None:
    """PS 1.3, 3.9: thirteen floors a seat, borrowed ones with two seats only; skyscrapers as many as there are."""
    for seat in range(4):
        own = [int(state.buildings[field]) for field in FIELDS if state.owners[field] == seat]
        floors = sum(height for height in own if height < 4)
        assert state.skyscrapers[seat] == own.count(4)
        assert state.supply[seat] == (13 - floors if seat < state.seats else 0)
        assert state.supply[seat] >= 0 or state.seats == 2
        assert own.count(4) <= (7 if state.seats == 2 else 5)
        assert 0 <= state.pawns[seat] < 28
        assert seat < state.seats or not (own or state.pawns[seat] or state.cash[seat])


def check_money(state: State) -> None:
    """PS 1.6, 6.2: all money comes from somewhere; rents go from seat to seat, but for what the bank adds at the end."""
    for seat in range(state.seats):
        earned = state.rent_received[seat] - state.rent_paid[seat] + state.from_cards[seat] + state.premiums[seat]
        assert state.cash[seat] == 700 + earned >= 0
        assert state.premiums[seat] == (100 * state.skyscrapers[seat] if state.phase == DONE else 0)
    missing = int(state.rent_received.sum() - state.rent_paid.sum())
    assert missing >= 0
    if missing:
        assert state.debtor >= 0
        assert state.cash[state.debtor] == 0


def check_cards(state: State) -> None:
    """PS 1.5, 5: each of the twenty cards is unseen or has its place in the pile."""
    seen = Counter(kind for kind in state.pile.tolist() if kind)
    assert seen.total() == min(state.draws, 20)
    assert not state.pile[seen.total() :].any()
    for kind in range(1, 14):
        assert seen[kind] + state.unseen[kind] == CARD_COPIES[kind]
    assert state.card == 0 or state.pile[(state.draws - 1) % 20] == state.card


def check_course(state: State) -> None:
    """PS 2, 3: the seat at its turn decides, chance throws and draws."""
    chance = state.phase in (ROLL, DRAW, WHITE, MONEY)
    assert state.actor == (-1 if state.phase == DONE else 0 if chance else state.turn + 1)
    assert 0 <= state.turn < state.seats
    if state.phase in (DRAW, WHITE, MONEY, CARD):
        assert state.pawns[state.turn] % 7 == 0
    if state.phase == DRAW:
        assert state.draws < 20
    if state.phase == BUILD:
        assert 1 <= state.black <= 6
        assert state.supply[state.turn] > 0 or state.seats == 2


def check_end(state: State) -> None:
    """PS 6.1: over if and only if somebody has all skyscrapers or can't pay."""
    complete = any(state.skyscrapers[seat] == (7 if state.seats == 2 else 5) for seat in range(state.seats))
    is_bankrupt = state.debtor >= 0
    assert (state.phase == DONE) == (complete or is_bankrupt)
    assert is_bankrupt == (state.debt > 0) == (state.creditor >= 0)
    assert not is_bankrupt or state.debtor != state.creditor
