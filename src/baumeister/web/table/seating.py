"""Seating: at a new table, at a rematch, at a table that continues a finished game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, get_args

from baumeister.present.edition import Edition
from baumeister.present.game import Game
from baumeister.text import Text
from baumeister.web.table import refusals
from baumeister.web.table.clean_names import clean_name
from baumeister.web.table.keys import Key, new_key
from baumeister.web.table.state import Level, Seating, TableState

Place = Literal["you", "here", "link", "easy", "medium", "hard", "master"]
PLACES: tuple[Place, ...] = get_args(Place)
ORDERED_LEVELS: Mapping[str, Level] = {"easy": "easy", "medium": "medium", "hard": "hard", "master": "master"}


@dataclass(frozen=True)
class OrderedSeat:
    """A seat as ordered: for you, a friend on this device, a friend by link, or a bot of some strength."""

    place: Place
    name: str = ""


@dataclass(frozen=True)
class Order:
    """A table as ordered."""

    game: Game
    seats: Sequence[OrderedSeat]


def check(order: Order) -> None:
    """Refuse an order with the wrong number of seats, or without a person."""
    if len(order.seats) != order.game.seats:
        raise refusals.bad_order(
            Text("Choose who sits in every seat.", "Wähle für jeden Platz, wer dort sitzt."),
        )
    if sum(seat.place == "you" for seat in order.seats) > 1:
        raise refusals.bad_order(Text("You can take only one seat.", "Du kannst nur einen Platz nehmen."))
    if all(seat.place in ORDERED_LEVELS for seat in order.seats):
        raise refusals.bad_order(
            Text("At least one seat must be a person’s.", "Auf mindestens einem Platz muss ein Mensch sitzen.")
        )


def seat_all(order: Order, browser: str) -> tuple[tuple[Seating, ...], list[Key]]:
    """Return the seating, and the keys of the ordering browser: to its seats, and invitations to open ones."""
    here = next((n for n, seat in enumerate(order.seats, 1) if seat.place in ("you", "here")), 0)
    seating, keys = [], []
    for number, seat in enumerate(order.seats, 1):
        if seat.place in ("you", "here"):
            seating.append(Seating(clean_name(seat.name), "person", device=here))
            keys.append(new_key(number, browser))
        elif seat.place == "link":
            seating.append(Seating("", "open", device=number))
            keys.append(new_key(number, browser, is_invitation=True))
        else:
            seating.append(Seating("", "bot", ORDERED_LEVELS[seat.place]))
    return tuple(seating), keys


def tour_order(rules: Edition, name: str) -> Order:
    """Return the table of a game's guided first game: the person, and gentle bots."""
    tour = rules.tour
    seats = [OrderedSeat("you", name) if seat == tour.seat else OrderedSeat("easy") for seat in range(1, tour.seats + 1)]
    return Order(Game(rules, tour.seats, tour.options), seats)


def rotated(state: TableState, keys: Sequence[Key]) -> tuple[tuple[Seating, ...], list[Key]]:
    """Return seats and keys for a rematch: everybody moves up by one, so that the second begins; people keep their keys."""
    count = state.facts.game.seats
    moved = [state.seating[(index + 1) % count] for index in range(count)]
    seating = tuple(replace(seat.as_meant, device=moved_up(seat.device, count)) for seat in moved)
    return seating, [key_at_rematch(key, state.facts.game) for key in keys]


def moved_up(seat: int, count: int) -> int:
    """Return the seat to which a seat's person moves at a rematch; 0 stays 0."""
    return (seat - 2) % count + 1 if seat else 0


def played_on(
    state: TableState, seats: Sequence[int], actor: int, browser: str, name: str
) -> tuple[tuple[Seating, ...], list[Key]]:
    """Return seats and keys for a table that plays on from a finished game.

    The visitor keeps its seats, a spectator takes the seat to move; bots play the rest.
    """
    own = tuple(seats) or (max(actor, 1),)
    seating = []
    for number, seat in enumerate(state.seating, 1):
        if number in own:
            known = seat.name if number in seats else clean_name(name)
            seating.append(Seating(known, "person", device=own[0], character=seat.character))
        else:
            level = seat.failed or seat.level or "medium"
            seating.append(Seating("", "bot", level, character=seat.character))
    return tuple(seating), [new_key(number, browser) for number in own]


def key_at_rematch(key: Key, game: Game) -> Key:
    """Return a key as it is at the rematch."""
    return replace(key, seat=moved_up(key.seat, game.seats))
