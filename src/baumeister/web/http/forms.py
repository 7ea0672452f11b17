"""Forms, read and checked."""

from collections.abc import Iterable, Mapping

from starlette.datastructures import FormData
from starlette.requests import Request

from baumeister.core.errors import UnknownGameError
from baumeister.games import rules
from baumeister.present.game import Game
from baumeister.text import Text, quoted
from baumeister.web.http import request_refusals
from baumeister.web.table import refusals
from baumeister.web.table.change import Shown
from baumeister.web.table.names import is_number, is_text
from baumeister.web.table.seating import PLACES, Order, OrderedSeat

SEATS_MOST = 12
FIELD_LONGEST = 200
DETAIL_LONGEST = 300

Fields = Mapping[str, str]


async def read_fields(request: Request) -> Fields:
    """Return a form's fields; files are left out."""
    form: FormData = await request.form(max_files=0, max_fields=100)
    fields = {name: value for name, value in form.items() if isinstance(value, str)}
    if not all(map(is_text, (*fields, *fields.values()))):
        raise request_refusals.no_text()
    return fields


def text(fields: Fields, name: str) -> str:
    """Return a required field."""
    value = fields.get(name, "")
    if not value or len(value) > FIELD_LONGEST:
        raise request_refusals.unreadable(f"{name}: {'too long' if value else 'missing'}")
    return value


def number(fields: Fields, name: str) -> int | None:
    """Return a whole number from 0, or None if the field is missing."""
    value = fields.get(name, "")
    if not value:
        return None
    if not is_number(value):
        raise request_refusals.unreadable(f"{name}: not a whole number")
    return int(value)


def move_of(fields: Fields) -> str:
    """Return a form's move; a typed sum is its last word: `move` "bid", `amount` "4"."""
    amount = number(fields, "amount")
    return text(fields, "move") if amount is None else f"{text(fields, 'move')} {amount}"


def must_be_number(fields: Fields, name: str) -> int:
    """Return a required whole number from 0."""
    value = number(fields, name)
    if value is None:
        raise request_refusals.unreadable(f"{name}: missing")
    return value


def secret_of(fields: Fields) -> str:
    """Return a private link's secret: its last part. It may come alone, or with the link round it."""
    return fields.get("secret", "").strip().rpartition("#")[2].rpartition("/")[2]


def shown_in_form(fields: Fields) -> Shown | None:
    """Return the state that a form's page showed: `41`, or `41.` and the draft's version."""
    seq, _, draft = fields.get("seq", "").partition(".")
    at = number({"seq": seq}, "seq")
    return None if at is None else Shown(at, draft)


def game_of(name: str, seats: int, options: Mapping[str, str]) -> Game:
    """Return a game as ordered. Options missing with so many seats keep their default."""
    try:
        found = rules(name)
        with_others = {option.id for option in found.options if seats not in option.seats}
        return Game(found, seats, {name: value for name, value in options.items() if name not in with_others})
    except UnknownGameError as error:
        more = f" ({quoted(str(error))[:DETAIL_LONGEST]})"
        raise refusals.bad_order(
            Text(
                f"This game can’t be played with these seats and options.{more}",
                f"Dieses Spiel gibt es so nicht: Plätze oder Optionen passen nicht.{more}",
            )
        ) from None


def order_of(fields: Fields) -> Order:
    """Return the table ordered by the home page's form."""
    seats = list(_seats(fields))
    options = {name.removeprefix("option-"): value for name, value in fields.items() if name.startswith("option-")}
    return Order(game_of(text(fields, "game"), len(seats), options), seats)


def _seats(fields: Fields) -> Iterable[OrderedSeat]:
    for index in range(1, SEATS_MOST + 1):
        wished = fields.get(f"seat-{index}", "")
        if not wished:
            continue
        place = next((place for place in PLACES if place == wished), None)
        if place is None:
            raise request_refusals.unreadable(f"seat-{index}: not one of {', '.join(PLACES)}")
        yield OrderedSeat(place, fields.get("name" if place == "you" else f"name-{index}", ""))
