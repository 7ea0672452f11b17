"""The forms of a table. `web/pages` lists their fields."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from baumeister.web.http import forms
from baumeister.web.http.forms import Fields
from baumeister.web.http.responses import answer_changed, client_request, redirect, remember_name
from baumeister.web.http.routes_table import open_table, show_table
from baumeister.web.http.services import services
from baumeister.web.http.session import Session
from baumeister.web.live.client_request import ClientRequest
from baumeister.web.live.presence import Presence
from baumeister.web.table import actions, farewell, greetings, refusals, seat_actions, undo_requests
from baumeister.web.table.change import Change, Shown
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.refusals import Refusal
from baumeister.web.table.seating import ORDERED_LEVELS
from baumeister.web.table.viewing_seat import viewer_of


@dataclass(frozen=True)
class Form:
    """A form sent to a table."""

    fields: Fields
    seat: int  # named by the address; 0: none
    presence: Presence

    @property
    def name(self) -> str:
        """The name that a person has typed."""
        return self.fields.get("name", "")

    @property
    def ply(self) -> int | None:
        """The ply to go back to."""
        return forms.number(self.fields, "ply")

    @property
    def shown(self) -> Shown | None:
        """The state of the table on the page with the form."""
        return forms.shown_in_form(self.fields)

    def has_yes(self, field: str) -> bool:
        """Tell whether a field says yes."""
        return self.fields.get(field) == "yes"


Act = Callable[[Change, Form], None]


def seat_of(request: Request) -> int:
    """Return the seat that a path names."""
    return forms.must_be_number(request.path_params, "seat")


def _hand_over(change: Change, form: Form) -> None:
    level = ORDERED_LEVELS.get(form.fields.get("level", ""), "medium")
    seat_actions.hand_over(change, form.seat, level, form.presence.is_absent(change.table, form.seat))


def _play(change: Change, form: Form) -> None:
    actions.play(change, forms.move_of(form.fields), form.shown, asks_before_last=form.has_yes("ask"))


ACTS: Mapping[str, Act] = {
    "join": lambda change, form: seat_actions.join(change, forms.secret_of(form.fields), form.name),
    "move": _play,
    "ask": lambda change, form: undo_requests.ask(change, form.ply, form.shown),
    "answer": lambda change, form: undo_requests.answer(change, form.has_yes("agrees"), form.shown),
    "undo": lambda change, form: actions.undo(change, form.ply, form.shown),
    "redo": lambda change, form: actions.redo(change, form.shown),
    "confirm": lambda change, form: actions.confirm(change, form.shown),
    "cancel": lambda change, form: actions.restart(change, form.shown),
    "confirms": lambda change, form: actions.confirming(change, form.has_yes("on")),
    "greet": lambda change, form: greetings.greet(change, form.fields.get("greeting", "")),
    "leave-tour": lambda change, _: actions.leave_tour(change),
    "end": lambda change, _: farewell.end(change),
    "seats/{seat}/bot": _hand_over,
    "seats/{seat}/take": lambda change, form: seat_actions.take(change, form.seat, form.name),
    "seats/{seat}/renew": lambda change, form: seat_actions.renew(change, form.seat),
    "seats/{seat}/invite": lambda change, form: seat_actions.invite(change, form.seat),
    "seats/{seat}/leave": lambda change, form: farewell.leave(change, form.seat),
    "seats/{seat}/resign": lambda change, form: farewell.resign(change, form.seat),
}
"""The acts at a table, by the end of their form's address."""


def changing(act: Act) -> Callable[[Request], Awaitable[Response]]:
    """Return a form's handler: it answers with the table, or with a refusal and the table as it stands."""

    async def handle(request: Request) -> Response:
        session, fields, here = Session.of(request), await forms.read_fields(request), services(request)
        table, seat = await open_table(request), seat_of(request) if "seat" in request.path_params else 0
        form = Form(fields, seat, here.presence)
        changes_hands = viewer_of(table, session.visitor(table.facts.id)).needs_device_passed
        try:
            session.check_own(fields.get("csrf", ""))
            asked = client_request(request, session, fields, table.facts.id)
            table = await here.tables.change(table.facts.id, asked, lambda change: act(change, form))
        except Refusal as refusal:
            if session.wants_json:
                raise
            return await show_table(session, here, table, None, refusal)
        if fields.get("name"):
            remember_name(session, fields)
        if changes_hands:  # the device is on its way: the person to move takes it first, after an undo too
            session.remember(f"seat-{table.facts.id}", "0", f"/t/{table.facts.id}")
        return answer_changed(session, table)

    return handle


async def ready(request: Request) -> Response:
    """Note that a person has the device."""
    session, table, fields = Session.of(request), await open_table(request), await forms.read_fields(request)
    session.check_own(fields.get("csrf", ""))
    seat, table_id = forms.must_be_number(fields, "seat"), table.facts.id
    if seat not in table.seats_of(session.visitor(table_id)):
        raise refusals.not_yours()
    session.remember(f"seat-{table_id}", str(seat), f"/t/{table_id}")
    return answer_changed(session, table)


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
    session, table, fields = Session.of(request), await open_table(request), await forms.read_fields(request)
    try:
        session.check_own(fields.get("csrf", ""))
        other = await make_it(fields, client_request(request, session, fields, table.facts.id))
    except Refusal as refusal:
        if session.wants_json:
            raise
        return await show_table(session, services(request), table, None, refusal)
    return redirect(session, f"/t/{other.facts.id}")


ROUTES = [
    Route("/t/{table_id}/ready", ready, methods=["POST"]),
    Route("/t/{table_id}/rematch", rematch, methods=["POST"]),
    Route("/t/{table_id}/continue", play_on, methods=["POST"]),
    *(Route(f"/t/{{table_id}}/{end}", changing(act), methods=["POST"]) for end, act in ACTS.items()),
]
