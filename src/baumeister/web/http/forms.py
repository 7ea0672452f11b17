"""What forms say, read and checked."""

import contextlib
from collections.abc import Iterable, Mapping

from starlette.datastructures import FormData
from starlette.requests import Request

from baumeister.core.errors import UnknownGameError
from baumeister.core.game import Game
from baumeister.games import rules
from baumeister.text import Text
from baumeister.web.table import refusals
from baumeister.web.table.change import Shown
from baumeister.web.table.digits import is_number
from baumeister.web.table.seating import PLACES, Order, Ordered

SEATS_MOST = 12
FIELD_LONGEST = 200

Fields = Mapping[str, str]


async def read_fields(request: Request) -> Fields:
    """Return a form's fields; files are left out."""
    form: FormData = await request.form(max_files=0, max_fields=100)
    return {name: value for name, value in form.items() if isinstance(value, str)}


def text(fields: Fields, name: str) -> str:
    """Return a field that must be there."""
    value = fields.get(name, "")
    if not value or len(value) > FIELD_LONGEST:
        raise refusals.unreadable()
    return value


def number(fields: Fields, name: str) -> int | None:
    """Return a whole number from 0, or None if the field is not there."""
    value = fields.get(name, "")
    if not value:
        return None
    if not is_number(value):
        raise refusals.unreadable()
    return int(value)


def move_of(fields: Fields) -> str:
    """Return the move that a form makes; a sum that was typed is its last word: `move` "bid", `amount` "4"."""
    amount = number(fields, "amount")
    return text(fields, "move") if amount is None else f"{text(fields, 'move')} {amount}"


def must_be_number(fields: Fields, name: str) -> int:
    """Return a whole number from 0 that must be there."""
    value = number(fields, name)
    if value is None:
        raise refusals.unreadable()
    return value


def shown(fields: Fields) -> Shown | None:
    """Return what the page showed from which a form comes: `41`, or `41.` and the version of the tentative moves."""
    seq, _, draft = fields.get("seq", "").partition(".")
    at = number({"seq": seq}, "seq")
    return None if at is None else Shown(at, draft)


def game_of(name: str, seats: int, options: Mapping[str, str]) -> Game:
    """Return a game as ordered. Options that it doesn't have with so many seats are left at their default."""
    with contextlib.suppress(UnknownGameError):
        found = rules(name)
        fitting = {o.id: options[o.id] for o in found.options if o.id in options and seats in o.seats}
        return Game(found, seats, fitting)
    raise refusals.bad_order(
        Text(
            "This game doesn't exist with these seats and options.",
            "Dieses Spiel gibt es so nicht: Plätze oder Optionen passen nicht.",
        )
    )


def order_of(fields: Fields) -> Order:
    """Return the table that the home page's form orders."""
    seats = list(_seats(fields))
    options = {name.removeprefix("option-"): value for name, value in fields.items() if name.startswith("option-")}
    return Order(game_of(text(fields, "game"), len(seats), options), seats)


def _seats(fields: Fields) -> Iterable[Ordered]:
    for index in range(1, SEATS_MOST + 1):
        wished = fields.get(f"seat-{index}", "")
        if not wished:
            continue
        place = next((place for place in PLACES if place == wished), None)
        if place is None:
            raise refusals.unreadable()
        yield Ordered(place, fields.get("name" if place == "you" else f"name-{index}", ""))
