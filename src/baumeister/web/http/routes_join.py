"""Private links: following one shows its seat, and never takes it.

    /t/TABLE/join#SECRET

Browsers keep the part behind the # to themselves, so no log on the way has it; the page's module sends it in a body.
"""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from baumeister.web import pages
from baumeister.web.http import forms
from baumeister.web.http.drawn_pages import draw_page, sign_page
from baumeister.web.http.routes_table import open_table
from baumeister.web.http.services import services
from baumeister.web.http.session import Session
from baumeister.web.pages.presenter.seats import seats_for
from baumeister.web.pages.view_models import JoinPage, LinkPage
from baumeister.web.table import refusals
from baumeister.web.table.live_table import LiveTable

UNTOLD = {"Referrer-Policy": "strict-origin"}  # an old link has its secret in the path, which is nobody else's business


async def ask_for_link(request: Request) -> Response:
    """Ask for the private link. The page's module answers by itself."""
    session, table = Session.of(request), await open_table(request)
    is_free = not table.now.is_over and any(seat.holder == "open" for seat in table.now.seating)
    page = LinkPage(table.facts.id, table.facts.game, is_free)
    return sign_page(session, await draw_page(services(request), pages.link_page, page, session.frame()))


async def open_link(request: Request) -> Response:
    """Show the seat that the private link in a form opens."""
    session, fields = Session.of(request), await forms.read_fields(request)
    session.check_own(fields.get("csrf", ""))
    table = await open_table(request)
    return await _show_opened(request, session, table, forms.secret_of(fields), f"/t/{table.facts.id}/join")


async def open_old_link(request: Request) -> Response:
    """Show the seat that a link of the old kind opens, with its secret in the path."""
    session, table = Session.of(request), await open_table(request)
    response = await _show_opened(request, session, table, request.path_params["secret"], request.url.path)
    response.headers.update(UNTOLD)
    return response


async def _show_opened(request: Request, session: Session, table: LiveTable, secret: str, path: str) -> Response:
    key, table_id = table.key_for(secret), table.facts.id
    if key is None:
        raise refusals.no_invitation()
    visitor = session.visitor(table_id)
    if key.purpose == "seat" and key.seat in table.seats_of(visitor):
        return session.sign(RedirectResponse(f"/t/{table_id}", 303))
    page = JoinPage(
        table_id,
        table.facts.game,
        seats_for(table, table.now, visitor, services(request).presence),
        key.seat,
        secret,
        key.purpose == "invitation",
        session.name,
    )
    return sign_page(session, await draw_page(services(request), pages.join_page, page, session.frame(path=path)))


ROUTES = [
    Route("/t/{table_id}/join", ask_for_link, methods=["GET"]),
    Route("/t/{table_id}/link", open_link, methods=["POST"]),
    Route("/t/{table_id}/join/{secret}", open_old_link, methods=["GET"]),
]
