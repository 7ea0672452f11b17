"""Views of Project Skyline as numbers for learning: about 0 … 1 each, the viewer first, then the others clockwise."""

from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.games.skyline.components import (
    BESIDE,
    CARD_COPIES,
    CARDS,
    DIE,
    FIELDS,
    FLOORS,
    KINDS,
    NO_CARD,
    ROAD,
    SEATS_MAX,
    SKYSCRAPER,
    SKYSCRAPERS,
)
from baumeister.games.skyline.road import group_at, landlord_of, rent_of
from baumeister.games.skyline.state import DONE, NOBODY, State

FIELD_FEATURES = 2 * SEATS_MAX + 1  # of a field: floors and skyscraper by owner, the architect
SEAT_FEATURES = 6 + ROAD
CARD_FEATURES = 3 * KINDS  # drawn, unseen, known to come next
FEATURES = FIELDS * FIELD_FEATURES + SEATS_MAX * SEAT_FEATURES + CARD_FEATURES + DONE + 2 * DIE + 1


@kernel
def features(view: State, numbers: NDArray[Any]) -> None:
    """Write the view as FEATURES numbers; an onlooker sees it as P1 does."""
    numbers[:] = 0.0
    at = write_city(view, numbers, 0)
    at = write_seats(view, numbers, at)
    at = write_cards(view, numbers, at)
    write_course(view, numbers, at)


@kernel
def place_of(view: State, seat: int) -> int:
    """Return how many seats clockwise from the viewer a seat is."""
    return int((seat - max(int(view.viewer) - 1, 0)) % view.seats)


@kernel
def write_city(view: State, numbers: NDArray[Any], at: int) -> int:
    """Write what stands on each field; return where to go on."""
    for field in range(FIELDS):
        if view.owners[field] != NOBODY:
            here = at + 2 * place_of(view, int(view.owners[field]))
            if view.buildings[field] == SKYSCRAPER:
                numbers[here + 1] = 1.0
            else:
                numbers[here] = view.buildings[field] / 3.0
        if view.architect == field:
            numbers[at + 2 * SEATS_MAX] = 1.0
        at += FIELD_FEATURES
    return at


@kernel
def write_seats(view: State, numbers: NDArray[Any], at: int) -> int:
    """Write each seat's money, supply, turn, pawn and what it would owe there; return where to go on."""
    for seat in range(view.seats):
        here = at + place_of(view, seat) * SEAT_FEATURES
        numbers[here] = 1.0
        numbers[here + 1] = view.cash[seat] / 1000.0
        numbers[here + 2] = view.supply[seat] / FLOORS
        numbers[here + 3] = view.skyscrapers[seat] / SKYSCRAPERS[view.seats]
        numbers[here + 4] = 1.0 if view.turn == seat else 0.0
        numbers[here + 5] = rent_here(view, seat) / 1000.0
        numbers[here + 6 + int(view.pawns[seat])] = 1.0
    return at + SEATS_MAX * SEAT_FEATURES


@kernel
def rent_here(view: State, seat: int) -> int:
    """Return what stopping where its pawn stands would cost a seat."""
    if landlord_of(view, seat) == NOBODY:
        return 0
    return rent_of(view, group_at(view, int(BESIDE[view.pawns[seat]])))


@kernel
def write_cards(view: State, numbers: NDArray[Any], at: int) -> int:
    """Write the card drawn, those that have not come, and the next one once it is known (PS 5); return where to go on."""
    if view.card != NO_CARD:
        numbers[at + int(view.card) - 1] = 1.0
    for kind in range(1, KINDS + 1):
        numbers[at + KINDS + kind - 1] = view.unseen[kind] / CARD_COPIES[kind]
    if view.draws >= CARDS:
        numbers[at + 2 * KINDS + int(view.pile[view.draws % CARDS]) - 1] = 1.0
    return at + CARD_FEATURES


@kernel
def write_course(view: State, numbers: NDArray[Any], at: int) -> None:
    """Write what is decided next, the dice, the option expert."""
    if view.phase < DONE:
        numbers[at + int(view.phase)] = 1.0
    at += DONE
    if view.white > 0:
        numbers[at + int(view.white) - 1] = 1.0
    if view.black > 0:
        numbers[at + DIE + int(view.black) - 1] = 1.0
    numbers[at + 2 * DIE] = view.expert
