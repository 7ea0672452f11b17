"""The forms of a table. `web/pages` lists what they carry."""

from collections.abc import Awaitable, Callable, Mapping

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from baumeister.web.http import forms
from baumeister.web.http.forms import Fields
from baumeister.web.http.responses import client_request, done, moved, remember_name
from baumeister.web.http.routes_table import opened, show_table
from baumeister.web.http.services import services
from baumeister.web.http.session import Session
from baumeister.web.live.client_request import ClientRequest
from baumeister.web.table import actions, farewell, refusals, seat_actions, undo_requests
from baumeister.web.table.change import Change
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.refusals import Refusal
from baumeister.web.table.seating import ORDERED_LEVELS
from baumeister.web.table.viewing_seat import viewer_of

Act = Callable[[Change, Fields], None]


def seat_of(request: Request) -> int:
    """Return the seat that a path names."""
    return forms.must_be_number(request.path_params, "seat")


def _hand_over(request: Request) -> Act:
    seat, presence = seat_of(request), services(request).presence

    def hand_over(change: Change, fields: Fields) -> None:
        level = ORDERED_LEVELS.get(fields.get("level", ""), "medium")
        seat_actions.hand_over(change, seat, level, presence.is_absent(change.table, seat))

    return hand_over


def _take(request: Request) -> Act:
    seat = seat_of(request)
    return lambda change, f: seat_actions.take(change, seat, f.get("name", ""))


def _of_seat(do: Callable[[Change, int], None]) -> Callable[[Request], Act]:
    """Return what a form does to the seat that its address names."""

    def act_of(request: Request) -> Act:
        seat = seat_of(request)
        return lambda change, _: do(change, seat)

    return act_of


ACTS: Mapping[str, Callable[[Request], Act]] = {
    "join": lambda _: lambda change, f: seat_actions.join(change, forms.secret_of(f), f.get("name", "")),
    "move": lambda _: (
        lambda change, f: actions.play(change, forms.move_of(f), forms.shown(f), asks_before_last=f.get("ask") == "yes")
    ),
    "ask": lambda _: lambda change, f: undo_requests.ask(change, forms.number(f, "ply"), forms.shown(f)),
    "answer": lambda _: lambda change, f: undo_requests.answer(change, f.get("agrees") == "yes", forms.shown(f)),
    "undo": lambda _: lambda change, f: actions.undo(change, forms.number(f, "ply"), forms.shown(f)),
    "redo": lambda _: lambda change, f: actions.redo(change, forms.shown(f)),
    "confirm": lambda _: lambda change, f: actions.confirm(change, forms.shown(f)),
    "cancel": lambda _: lambda change, f: actions.restart(change, forms.shown(f)),
    "confirms": lambda _: lambda change, f: actions.confirming(change, f.get("on") == "yes"),
    "leave-tour": lambda _: lambda change, _: actions.leave_tour(change),
    "seats/{seat}/bot": _hand_over,
    "seats/{seat}/take": _take,
    "seats/{seat}/renew": _of_seat(seat_actions.renew),
    "seats/{seat}/invite": _of_seat(seat_actions.invite),
    "seats/{seat}/leave": _of_seat(farewell.leave),
    "seats/{seat}/resign": _of_seat(farewell.resign),
}
"""What forms do at a table, by the end of their address."""


def changing(act_of: Callable[[Request], Act]) -> Callable[[Request], Awaitable[Response]]:
    """Return a form's handler: it answers with the table, or with a refusal and the table as it stands."""

    async def handle(request: Request) -> Response:
        session, fields, here = Session.of(request), await forms.read_fields(request), services(request)
        table, act = await opened(request), act_of(request)
        changes_hands = viewer_of(table, session.visitor(table.facts.id)).needs_device_passed
        try:
            session.check_own(fields.get("csrf", ""))
            asked = client_request(request, session, fields, table.facts.id)
            table = await here.tables.change(table.facts.id, asked, lambda change: act(change, fields))
        except Refusal as refusal:
            if session.wants_json:
                raise
            return await show_table(session, here, table, None, refusal)
        if fields.get("name"):
            remember_name(session, fields)
        if changes_hands:  # the device is on its way: the person to move takes it first, after an undo too
            session.remember(f"seat-{table.facts.id}", "0", f"/t/{table.facts.id}")
        return done(session, table)

    return handle


async def ready(request: Request) -> Response:
    """Note that a person has the device."""
    session, table, fields = Session.of(request), await opened(request), await forms.read_fields(request)
    session.check_own(fields.get("csrf", ""))
    seat, table_id = forms.must_be_number(fields, "seat"), table.facts.id
    if seat not in table.seats_of(session.visitor(table_id)):
        raise refusals.not_yours()
    session.remember(f"seat-{table_id}", str(seat), f"/t/{table_id}")
    return done(session, table)


async def rematch(request: Request) -> Response:
    """Play again with the same people."""
    rematches, table_id = services(request).rematches, request.path_params["table_id"]
    return await another(request, lambda _, a: rematches.rematch(table_id, a))


async def play_on(request: Request) -> Response:
    """Play on from a position of a finished game, at a new table."""
    rematches, table_id = services(request).rematches, request.path_params["table_id"]

    def make_it(fields: Fields, asked: ClientRequest) -> Awaitable[LiveTable]:
        return rematches.play_on(table_id, forms.must_be_number(fields, "ply"), fields.get("name", ""), asked)

    return await another(request, make_it)


async def another(request: Request, make_it: Callable[[Fields, ClientRequest], Awaitable[LiveTable]]) -> Response:
    """Make another table out of one, and go there."""
    session, table, fields = Session.of(request), await opened(request), await forms.read_fields(request)
    try:
        session.check_own(fields.get("csrf", ""))
        other = await make_it(fields, client_request(request, session, fields, table.facts.id))
    except Refusal as refusal:
        if session.wants_json:
            raise
        return await show_table(session, services(request), table, None, refusal)
    return moved(session, f"/t/{other.facts.id}")


ROUTES = [
    Route("/t/{table_id}/ready", ready, methods=["POST"]),
    Route("/t/{table_id}/rematch", rematch, methods=["POST"]),
    Route("/t/{table_id}/continue", play_on, methods=["POST"]),
    *(Route(f"/t/{{table_id}}/{end}", changing(act), methods=["POST"]) for end, act in ACTS.items()),
]
