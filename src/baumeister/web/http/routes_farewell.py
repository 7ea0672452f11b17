"""The questions before leaving, resigning and deleting. The answers to the first two are forms of a table."""

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from baumeister.web import pages
from baumeister.web.http import forms
from baumeister.web.http.drawn_pages import draw_page, sign_page
from baumeister.web.http.responses import redirect
from baumeister.web.http.routes_table import open_table
from baumeister.web.http.routes_table_forms import seat_of
from baumeister.web.http.services import services
from baumeister.web.http.session import Session
from baumeister.web.pages.view_models import FarewellPage, RemovalPage
from baumeister.web.table import refusals
from baumeister.web.table.farewell import leaves_winner, may_leave, may_resign, others_at
from baumeister.web.table.names import names_in_sentences
from baumeister.web.table.state import TableState

May = Callable[[TableState, int], bool]


async def ask_leaving(request: Request) -> Response:
    """Ask whether to leave."""
    return await _ask(request, may_leave, pages.leaving_page)


async def ask_resigning(request: Request) -> Response:
    """Ask whether to resign."""
    return await _ask(request, may_resign, pages.resigning_page)


async def _ask(request: Request, may: May, draw: Callable[..., str]) -> Response:
    session, table, seat = Session.of(request), await open_table(request), seat_of(request)
    if seat not in table.seats_of(session.visitor(table.facts.id)):
        raise refusals.not_yours()
    if table.now.is_over:
        raise refusals.is_over()
    if not may(table.now, seat):
        raise refusals.nobody_else() if may_resign(table.now, seat) else refusals.not_yours()
    names = names_in_sentences(table.now)
    others = [names[other - 1] for other in others_at(table.now, seat)]
    page = FarewellPage(table.facts.id, seat, names[seat - 1], others, leaves_winner(table.now, seat))
    return sign_page(session, await draw_page(services(request), draw, page, session.frame()))


async def ask_deletion(request: Request) -> Response:
    """Ask whether to delete a table."""
    session, table = Session.of(request), await open_table(request)
    visitor = session.visitor(table.facts.id)
    if not table.seats_of(visitor):
        raise refusals.only_watching()
    page = RemovalPage(table.facts.id, table.facts.game.rules, table.now.is_over, table.is_shared(visitor))
    return sign_page(session, await draw_page(services(request), pages.removal_page, page, session.frame()))


async def delete(request: Request) -> Response:
    """Delete a table, or take it off one's list."""
    session, fields = Session.of(request), await forms.read_fields(request)
    session.check_own(fields.get("csrf", ""))
    table_id = request.path_params["table_id"]
    await services(request).tables.remove(table_id, session.visitor(table_id))
    return redirect(session, "/")


ROUTES = [
    Route("/t/{table_id}/seats/{seat}/leave", ask_leaving, methods=["GET"]),
    Route("/t/{table_id}/seats/{seat}/resign", ask_resigning, methods=["GET"]),
    Route("/t/{table_id}/delete", ask_deletion, methods=["GET"]),
    Route("/t/{table_id}/delete", delete, methods=["POST"]),
]
