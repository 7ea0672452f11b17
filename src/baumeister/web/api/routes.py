"""The API for programs: a seat's secret gives the seat. Everything is made from the seat's view."""

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Path, Query, Request
from fastapi.responses import Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from baumeister.core.record import Json
from baumeister.games import GAMES, rules
from baumeister.text import Language
from baumeister.web.api.schemas import (
    REQUEST_KEY,
    SEQ_MOST,
    GameJson,
    JoinOrder,
    KeyedOrder,
    KeyJson,
    MoveOrder,
    MovesJson,
    NewTableJson,
    OptionJson,
    ProblemJson,
    RenewOrder,
    TableJson,
    TableOrder,
    table_json,
)
from baumeister.web.http import request_refusals
from baumeister.web.http.event_streams import JSON_LINES
from baumeister.web.http.forms import game_of
from baumeister.web.http.rate_key import client_of
from baumeister.web.http.request_refusals import AtTable, HttpRefusal
from baumeister.web.http.services import Services, services
from baumeister.web.http.session import preferred_language
from baumeister.web.live.client_request import ClientRequest, content_hash
from baumeister.web.live.service import Action
from baumeister.web.pages.presenter.page import table_page
from baumeister.web.table import actions, farewell, seat_actions
from baumeister.web.table.change import Change, Shown
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.record_export import record_of
from baumeister.web.table.refusals import Refusal
from baumeister.web.table.seating import ORDERED_LEVELS, Order, OrderedSeat
from baumeister.web.table.secrets import hashed, new_secret, private_link, seat_secret
from baumeister.web.table.visitor import Visitor

PROBLEMS = {
    400: "The request can't be read.",
    401: "The secret is missing, or opens no seat at this table.",
    403: "The seat may not do this.",
    404: "There is no such table.",
    409: "The table has moved on, or it is not your turn.",
    410: "The table can no longer be read.",
    413: "The request is too large.",
    422: "The rules refuse the move, or the request lacks something.",
    429: "Too many requests; `Retry-After` says how many seconds to wait.",
    503: "The database doesn't answer; `Retry-After` says when to try again.",
}
ANYBODY: Json = {"security": [{}, {"seat": []}]}

bearer = HTTPBearer(scheme_name="seat", description="The secret of a seat.", auto_error=False)
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]
Here = Annotated[Services, Depends(services)]
TableId = Annotated[str, Path(description="A table's id: the last part of its link.", min_length=1, max_length=64)]
After = Annotated[int | None, Query(ge=0, le=SEQ_MOST, description="Send what came after this event; by default from now on.")]
RequestKey = Annotated[
    str | None,
    Header(
        pattern=REQUEST_KEY,
        description="A random name for this request, known to you alone. Sent again with the same name, it does nothing and "
        "gives the same answer.",
    ),
]


def nowhere_else(idempotency_key: Annotated[str | None, Header(include_in_schema=False)] = None) -> None:
    """Refuse the name of a request in a header, where the answer has secrets and whoever knows the name could ask again."""
    if idempotency_key is not None:
        raise request_refusals.key_in_header()


IN_BODY = [Depends(nowhere_else)]


def problems(*statuses: int) -> dict[int | str, Json]:
    """Describe how a request can fail."""
    of_table = (410,) if 404 in statuses else ()
    every = (400, *statuses, *of_table, 413, 422, 429, 503)
    return {status: {"model": ProblemJson, "description": PROBLEMS[status]} for status in every}


router = APIRouter(tags=["tables"])


def address_of(request: Request) -> str:
    """Return the address that asks, or its network."""
    return client_of(request.scope)


Address = Annotated[str, Depends(address_of)]


async def sitting(table_id: TableId, here: Here, credentials: Credentials, address: Address) -> tuple[LiveTable, Visitor]:
    """Return a table and the seat that asks; a secret must be sent."""
    table = await here.tables.open(table_id)
    return table, _visitor(table, here, credentials, address)


async def looking(table_id: TableId, here: Here, credentials: Credentials, address: Address) -> tuple[LiveTable, Visitor]:
    """Return a table and its visitor: a seat, or a spectator."""
    table = await here.tables.open(table_id)
    return table, _visitor(table, here, credentials, address) if credentials else Visitor()


Sitting = Annotated[tuple[LiveTable, Visitor], Depends(sitting)]
Looking = Annotated[tuple[LiveTable, Visitor], Depends(looking)]


def _asking(credentials: HTTPAuthorizationCredentials | None, address: str) -> Visitor:
    return Visitor(secret=credentials.credentials if credentials else "", address=address)


def _visitor(table: LiveTable, here: Services, credentials: HTTPAuthorizationCredentials | None, address: str) -> Visitor:
    visitor = _asking(credentials, address)
    seats = table.seats_of(visitor)
    if not seats:
        raise request_refusals.no_secret()
    here.presence.see(table.facts.id, seats)
    return visitor


@router.get("/games", responses=problems())
async def games(request: Request) -> list[GameJson]:
    """List the games that can be played."""
    language = language_of(request)
    return [
        GameJson(
            id=game.id,
            title=game.title[language],
            seats=list(game.seats),
            options=[
                OptionJson(id=o.id, title=game.facts.option_titles[o.id][language], values=[*o.values], seats=[*o.seats])
                for o in game.options
            ],
        )
        for game in map(rules, GAMES)
    ]


def _newcomer(order: KeyedOrder, address: str, *known: str) -> Visitor:
    """Return a program that has no secret yet: known by the name of its request, else by chance."""
    browser = hashed(" ".join(("api", order.idempotency_key, *known))) if order.idempotency_key else new_secret()
    return Visitor(browser, address=address)


def _request_of(visitor: Visitor, order: KeyedOrder, *content: str) -> ClientRequest:
    """Return a request whose name is kept as a hash: secrets follow from it."""
    key = hashed(order.idempotency_key) if order.idempotency_key else ""
    return ClientRequest(visitor, key, content_hash(*content, order))


@router.post("/tables", status_code=201, responses=problems(), dependencies=IN_BODY)
async def make_table(here: Here, order: TableOrder, address: Address) -> NewTableJson:
    """Make a table. The answer has the secrets of your seats and of invitations."""
    visitor = _newcomer(order, address)
    game = game_of(order.game, len(order.seats), order.options)
    if any(seat.place in ORDERED_LEVELS for seat in order.seats):
        here.chooser.warm(game)
    ordered = Order(game, [OrderedSeat(seat.place, seat.name) for seat in order.seats])
    table = await here.tables.create(ordered, _request_of(visitor, order, "tables"))
    return NewTableJson(table=table_seen_by(here, table, visitor), keys=_keys(table, visitor))


def _keys(table: LiveTable, visitor: Visitor) -> list[KeyJson]:
    found = [(key, seat_secret(visitor.browser, key.salt)) for key in table.keys_of(visitor)]
    return [
        KeyJson(seat=key.seat, purpose=key.purpose, secret=secret, link=private_link(table.facts.id, secret))
        for key, secret in found
    ]


@router.get("/tables/{table_id}", responses=problems(401, 404), openapi_extra=ANYBODY)
async def get_table(here: Here, looking: Looking) -> TableJson:
    """Return a table as your seat sees it; without a secret as a spectator does."""
    return table_seen_by(here, *looking)


@router.post("/tables/{table_id}/join", responses=problems(404, 409), dependencies=IN_BODY)
async def join(table_id: TableId, here: Here, order: JoinOrder, address: Address) -> NewTableJson:
    """Sit down by an invitation. The answer has your seat's secret."""
    visitor = _newcomer(order, address)
    table = await here.tables.join(table_id, order.secret, order.name, _request_of(visitor, order, "join", table_id))
    return NewTableJson(table=table_seen_by(here, table, visitor), keys=_keys(table, visitor))


@router.post("/tables/{table_id}/renew", responses=problems(401, 404, 409), dependencies=IN_BODY)
async def renew(
    table_id: TableId, here: Here, credentials: Credentials, address: Address, order: RenewOrder | None = None
) -> NewTableJson:
    """Withdraw your seat's secret, and all private links to the seat. The answer has the new secret."""
    order, old = order or RenewOrder(idempotency_key=None), credentials.credentials if credentials else ""
    visitor = replace(_newcomer(order, address, old), secret=old)  # by the one when it comes again, by the other at first
    seats = (await here.tables.open(table_id)).seats_of(visitor)
    if not seats:
        raise request_refusals.no_secret()
    request = _request_of(visitor, order, "renew", table_id)
    table = await here.tables.change(table_id, request, lambda change: seat_actions.renew(change, seats[0]))
    return NewTableJson(table=table_seen_by(here, table, visitor), keys=_keys(table, visitor))


@router.get("/tables/{table_id}/moves", responses=problems(401, 404), openapi_extra=ANYBODY)
async def list_moves(looking: Looking, here: Here) -> MovesJson:
    """List all legal moves, if it is your turn."""
    page = table_seen_by(here, *looking)
    return MovesJson(seq=page.seq, actor=page.actor, moves=page.view["moves"] if page.can_act else [])


@router.post("/tables/{table_id}/moves", responses=problems(401, 403, 404, 409))
async def make_move(
    table_id: TableId, here: Here, sitting: Sitting, order: MoveOrder, idempotency_key: RequestKey = None
) -> TableJson:
    """Make a move. The answer is the table after it and after the chance moves that follow."""
    request = ClientRequest(sitting[1], idempotency_key or "", content_hash("move", table_id, order))
    return await change_table(
        here, table_id, request, lambda change: actions.play(change, order.move, shown_at(order.seq), is_final=True)
    )


@router.post("/tables/{table_id}/leave", responses=problems(401, 403, 404, 409))
async def leave(
    table_id: TableId, here: Here, credentials: Credentials, address: Address, idempotency_key: RequestKey = None
) -> TableJson:
    """Leave your seat to others; a person at another device must be there. The seat's secret opens nothing then."""
    request = ClientRequest(_asking(credentials, address), idempotency_key or "", content_hash("leave", table_id))
    if await here.tables.answer_to(request) is None:  # who asks again has no seat any more
        await sitting(table_id, here, credentials, address)
    return await change_table(here, table_id, request, lambda change: farewell.leave(change, _own_seat(change)))


@router.post("/tables/{table_id}/resign", responses=problems(401, 403, 404, 409))
async def resign(table_id: TableId, here: Here, sitting: Sitting, idempotency_key: RequestKey = None) -> TableJson:
    """Resign: a bot plays on in your seat for good. If no other person is left, the game ends."""
    request = ClientRequest(sitting[1], idempotency_key or "", content_hash("resign", table_id))
    return await change_table(here, table_id, request, lambda change: farewell.resign(change, _own_seat(change)))


def _own_seat(change: Change) -> int:
    """Return the seat that asks; another request may just have left it."""
    if not change.seats:
        raise request_refusals.no_secret()
    return change.seats[0]


@router.get(
    "/tables/{table_id}/events",
    responses=problems(401, 404)
    | {200: {"content": {JSON_LINES.media_type: {"schema": {"type": "string"}}}, "description": "A line for each event."}},
    openapi_extra=ANYBODY,
    response_class=Response,
)
async def events(request: Request, here: Here, looking: Looking, after: After = None) -> Response:
    """Stream what happens: a line `{"seq": …, "ply": …, "kind": …}` for each event, an empty one now and then in between."""
    table, visitor = looking
    return here.streams.open(request, table, table.seats_of(visitor), after, JSON_LINES)


@router.get("/tables/{table_id}/record", responses=problems(401, 404, 409), openapi_extra=ANYBODY)
async def get_record(looking: Looking) -> Json:
    """Return the record of a table that is over; docs/records.md describes it."""
    table, _ = looking
    return record_of(table)


def shown_at(seq: int | None) -> Shown | None:
    """Return the state that a program has seen: that after an event, if it says which."""
    return None if seq is None else Shown(seq)


async def change_table(here: Services, table_id: str, request: ClientRequest, action: Action) -> TableJson:
    """Change a table; a refusal carries the table as it stands."""
    try:
        return table_seen_by(here, await here.tables.change(table_id, request, action), request.visitor)
    except HttpRefusal:  # it may not see the table
        raise
    except Refusal as refusal:
        table = table_seen_by(here, await here.tables.open(table_id), request.visitor)
        raise AtTable(refusal, table.model_dump(mode="json")) from None


def table_seen_by(here: Services, table: LiveTable, visitor: Visitor) -> TableJson:
    """Return a table as a visitor sees it."""
    return table_json(table_page(table, visitor, here.presence, has_history=False))


def language_of(request: Request) -> Language:
    """Return the language that a program prefers."""
    return preferred_language(request.headers.get("accept-language", ""))
