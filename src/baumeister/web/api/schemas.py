"""The API's input and output, field by field."""

import json
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, model_validator
from pydantic_core import PydanticCustomError

from baumeister.core.record import Json
from baumeister.games import GAMES
from baumeister.web.pages.table.greetings import can_greet
from baumeister.web.pages.view_models import Seat, TablePage
from baumeister.web.table.clean_names import LONGEST
from baumeister.web.table.greetings import Greeting
from baumeister.web.table.keys import Purpose
from baumeister.web.table.names import is_text
from baumeister.web.table.seating import Place
from baumeister.web.table.state import Farewell, Holder, Level, UndoRequest

SEQ_MOST = 2**31 - 1
Seq = Annotated[int, Field(ge=0, le=SEQ_MOST)]
Name = Annotated[str, Field(max_length=LONGEST)]
Secret = Annotated[str, Field(min_length=1, max_length=128)]
REQUEST_KEY = r"^[A-Za-z0-9_-]{22,128}$"


class Strict(BaseModel):
    """Input: without other fields, and nothing is converted."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def _of_whole_characters(cls, sent: Json | bytes) -> Json | bytes:
        """Refuse halves of characters, wherever they stand: no answer could repeat them."""
        if isinstance(sent, bytes):  # not said to be JSON, and refused as no object
            return sent
        try:
            is_whole = is_text(json.dumps(sent, ensure_ascii=False))
        except RecursionError:  # nested too deep for any order
            is_whole = False
        if not is_whole:
            raise PydanticCustomError("half_a_character", "a lone surrogate such as \\ud800 is no character")
        return sent


class KeyedOrder(Strict):
    """An order whose answer has secrets. Its name stands in the body: proxies keep headers in their logs."""

    idempotency_key: str | None = Field(
        None,
        pattern=REQUEST_KEY,
        description="A random name for this request, known to you alone. Sent again with the same name, it does nothing and "
        "gives the same answer.",
    )


class SeatOrder(Strict):
    """An order for one seat."""

    place: Place = Field(
        description="`you` (one seat at most) or `here`: the secret comes with the answer; `link`: an invitation comes with "
        "the answer; `easy`, `medium`, `hard`, `master`: a bot."
    )
    name: Name = Field("", description="What the person is called.")


class TableOrder(KeyedOrder):
    """A table to be made."""

    game: str = Field(description="A game's id.", examples=list(GAMES))
    seats: list[SeatOrder] = Field(
        min_length=1, max_length=12, description="One for each seat, in playing order; one at least for a person."
    )
    options: dict[str, str] = Field({}, description="The game's options by name; those left out have their first value.")


class MoveOrder(Strict):
    """A move to be made."""

    move: str = Field(min_length=1, max_length=100, description="The move's notation.", examples=["A5+3"])
    seq: Seq | None = Field(None, description="The last event that you know: refused (409) if the position has changed since.")


class UndoOrder(Strict):
    """Moves to be taken back."""

    ply: Seq | None = Field(None, description="Back to the position after this many moves; by default one step.")
    seq: Seq | None = Field(None, description="The last event that you know: refused (409) if the position has changed since.")


class RedoOrder(Strict):
    """A move to be made again."""

    seq: Seq | None = Field(None, description="The last event that you know: refused (409) if the position has changed since.")


class AskOrder(Strict):
    """Moves that the others are asked to let you take back."""

    ply: Seq | None = Field(None, description="Back to the position after this many moves; by default before your last choice.")
    seq: Seq | None = Field(None, description="The last event that you know: refused (409) if the position has changed since.")


class AnswerOrder(Strict):
    """An answer to such a request."""

    agrees: bool = Field(description="False refuses the others' request, and withdraws your own.")
    seq: Seq = Field(description="The last event that you know: refused (409) if the request is newer, or the position.")


class GreetOrder(Strict):
    """Something to say to the others."""

    greeting: Greeting = Field(description="Everybody reads it in their own language.")


class JoinOrder(KeyedOrder):
    """A person sitting down."""

    secret: Secret = Field(description="The invitation's secret: what stands behind the # of its link.")
    name: Name = Field("", description="What you are called.")


class RenewOrder(KeyedOrder):
    """A seat that gets a new secret."""


class OptionJson(BaseModel):
    """A choice before a game."""

    id: str
    title: str
    values: list[str] = Field(description="The first is the default.")
    seats: list[int] = Field(description="With how many seats the option exists.")


class GameJson(BaseModel):
    """A game that can be played."""

    id: str
    title: str
    seats: list[int] = Field(description="With how many seats it can be played.")
    options: list[OptionJson]


class SeatJson(BaseModel):
    """The holder of a seat."""

    number: int
    name: str
    holder: Holder = Field(description="`open`: nobody has come yet.")
    level: Level | None = Field(description="How strong a bot is; `random`: all others failed.")
    character: str | None = Field(None, description="Who plays on a bot's own seat, by its id; its name is the seat's.")
    is_yours: bool
    is_connected: bool
    greeting: str | None = Field(None, description="What its person said last, before any move since.")
    gone: Farewell | None = Field(description="Its person has `left` it free, or has `resigned` and a bot plays on.")


class UndoRequestJson(BaseModel):
    """Somebody asks to take moves back. It lapses with the next move."""

    seat: int = Field(description="Who asks.")
    ply: int = Field(description="Back to the position after this many moves.")
    waits_for: list[int] = Field(description="The seats whose persons haven't answered yet.")
    declined_by: int | None = Field(description="The seat that has refused: then nobody asks again before the next move.")


class TableJson(BaseModel):
    """A table as you see it."""

    id: str
    seq: int = Field(description="The number of the last event.")
    ply: int = Field(description="How many moves have been made, those of chance included.")
    actor: int = Field(description="Who moves next: 0 chance, a seat's number, -1 nobody.")
    can_act: bool = Field(description="It is your turn.")
    can_undo: bool
    can_redo: bool
    can_ask_undo: bool = Field(description="You may ask the others to let you take a move back.")
    can_greet: bool = Field(description="Somebody is at another device to whom you can say something.")
    undo_request: UndoRequestJson | None = Field(description="Somebody's request to take moves back, since the last move.")
    seats: list[SeatJson]
    view: Json = Field(description="What you know of the position; docs/json.md says what is in it.")
    commitment: str = Field(description="SHA-256 of the seed of chance.")
    seed: str | None = Field(description="The seed of chance, when the table is over.")
    ended_by: str | None = Field(description="`game`, `resigned` or `expiry`, when the table is over.")
    rematch: str | None = Field(description="The table at which the same people play again.")


class KeyJson(BaseModel):
    """A secret that opens a seat."""

    seat: int
    purpose: Purpose = Field(description="An invitation is for somebody else, who gets a secret for it.")
    secret: str = Field(description="Send it as `Authorization: Bearer …`; an invitation's to `join`.")
    link: str = Field(description="The same for a browser.")


class NewTableJson(BaseModel):
    """A table that has just been made, and its secrets: they are told only once."""

    table: TableJson
    keys: list[KeyJson]


class MovesJson(BaseModel):
    """Your possible actions."""

    seq: int = Field(description="The number of the last event.")
    actor: int = Field(description="Who moves next: 0 chance, a seat's number, -1 nobody.")
    moves: list[str] = Field(description="All legal moves if it is your turn, else none.")


class ProblemJson(BaseModel):
    """Why something was not done. Nothing has changed."""

    reason: str = Field(description="A sentence, in English or German as `Accept-Language` prefers.")
    rule: str = Field(description="The number of the rule that says so, or nothing.")
    table: TableJson | None = Field(None, description="The table as it stands, where a seat's secret was sent.")


def seat_json(seat: Seat) -> SeatJson:
    """Return a seat as JSON."""
    return SeatJson(
        number=seat.number,
        name=seat.name,
        holder=seat.holder,
        level=seat.level,
        character=seat.character.id if seat.character else None,
        is_yours=seat.is_yours,
        is_connected=seat.is_connected,
        greeting=seat.greeting or None,
        gone=seat.gone,
    )


def request_json(request: UndoRequest | None) -> UndoRequestJson | None:
    """Return a request to take moves back as JSON."""
    if request is None:
        return None
    return UndoRequestJson(
        seat=request.seat, ply=request.ply, waits_for=list(request.waits_for), declined_by=request.declined_by or None
    )


def table_json(page: TablePage) -> TableJson:
    """Return a table as its viewer sees it."""
    return TableJson(
        id=page.id,
        seq=page.seq,
        ply=page.ply,
        actor=page.view.actor,
        can_act=page.can_act,
        can_undo=page.can_undo,
        can_redo=page.can_redo,
        can_ask_undo=page.can_ask_undo,
        can_greet=can_greet(page),
        undo_request=request_json(page.undo_request),
        seats=[seat_json(seat) for seat in page.seats],
        view=page.view.json(),
        commitment=page.commitment,
        seed=page.seed,
        ended_by=page.ended_by,
        rematch=page.rematch_id,
    )
