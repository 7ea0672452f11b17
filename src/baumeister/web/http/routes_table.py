"""The pages of a table and their fetches. `web/pages` lists the addresses."""

import asyncio

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from baumeister.web import pages
from baumeister.web.http import forms, request_refusals
from baumeister.web.http.drawn_pages import draw_page, sign_page
from baumeister.web.http.event_streams import SERVER_SENT_EVENTS, Spectator
from baumeister.web.http.metrics import count
from baumeister.web.http.refusal_responses import status_of
from baumeister.web.http.services import Services, services
from baumeister.web.http.session import Session, message_of
from baumeister.web.http.spectator_feed import Place
from baumeister.web.pages.presenter.page import table_page
from baumeister.web.pages.presenter.why_not import reason_json
from baumeister.web.pages.rendering.packing import unpack
from baumeister.web.pages.table.tour import is_guided, tour_reason
from baumeister.web.table import refusals
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.names import names_in_sentences
from baumeister.web.table.record_export import record_of
from baumeister.web.table.refusals import Refusal
from baumeister.web.table.secrets import hashed
from baumeister.web.table.viewing_seat import viewer_of
from baumeister.web.table.visitor import Visitor

MOST_CHOSEN = 20  # no move has more parts


async def show(request: Request) -> Response:
    """Show a table."""
    table = await open_table(request)
    return await show_table(Session.of(request), services(request), table, forms.number(request.query_params, "ply"))


async def open_table(request: Request) -> LiveTable:
    """Return the table that a path names."""
    return await services(request).tables.open(request.path_params["table_id"])


async def show_table(
    session: Session, here: Services, table: LiveTable, ply: int | None = None, refusal: Refusal | None = None
) -> Response:
    """Show a table, with a refusal if there was one."""
    visitor = note_visit(session, here, table)
    frame = session.frame(message_of(refusal) if refusal else None, status_of(refusal) if refusal else 200)
    if refusal:
        count(session.request, refusal)
        frame = session.frame(frame.message, frame.status, f"/t/{table.facts.id}")
    return sign_page(session, await here.fragments.table(pages.table_page, frame, table, visitor, ply=ply), frame.status)


def note_visit(session: Session, here: Services, table: LiveTable) -> Visitor:
    """Return a table's visitor, and note the visit."""
    visitor = session.visitor(table.facts.id)
    here.presence.see(table.facts.id, table.seats_of(visitor))
    return visitor


async def fragment(request: Request) -> Response:
    """Send the changing part of a table's page, as it was after an event."""
    session, here, table = Session.of(request), services(request), await open_table(request)
    seq, ply, after = (forms.number(request.query_params, name) for name in ("seq", "ply", "after"))
    visitor, path = note_visit(session, here, table), f"/t/{table.facts.id}"
    if after == table.now.seq:
        return Response(status_code=204)
    if seq is not None and not table.history.is_at_hand(seq):
        await asyncio.to_thread(table.history.prepare, seq)
    frame = session.frame(path=path if ply is None else f"{path}?ply={ply}")
    shared = None if table.seats_of(visitor) else await here.fragments.shared(frame, table, visitor, seq, ply)
    return sign_page(session, shared or await here.fragments.table(pages.table_fragment, frame, table, visitor, seq, ply))


async def events(request: Request) -> Response:
    """Stream a table's news."""
    table = await open_table(request)
    last = forms.number(request.headers, "last-event-id")
    after = forms.number(request.query_params, "after") if last is None else last
    session = Session.of(request)
    visitor = session.visitor(table.facts.id)
    viewer = viewer_of(table, visitor)
    is_outdated = request.query_params.get("draft", "") != table.draft(viewer.seat).version
    outdated = viewer.seat if is_outdated else 0
    wants_fragments = "pictures" in request.query_params and not any(table.keys_of(visitor))
    place = Place(table.facts.id, session.language, session.frame().origin)
    spectator = Spectator(place, hashed(visitor.browser)) if wants_fragments else None
    return services(request).streams.open(request, table, viewer.seats, after, SERVER_SENT_EVENTS, outdated, spectator)


async def record(request: Request) -> Response:
    """Send the record of a table that is over."""
    table = await open_table(request)
    name = f"{table.facts.game.id}-{table.facts.id[:8]}.json"
    return JSONResponse(record_of(table), headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def picture(request: Request) -> Response:
    """Send a finished table as a picture: a spectator's view, and the result."""
    session, here, table = Session.of(request), services(request), await open_table(request)
    if not table.now.position.is_over:
        raise refusals.is_not_over()
    name = f"{table.facts.game.id}-{table.facts.id[:8]}.png"
    body = await here.fragments.picture_to_share(table, session.language)
    return Response(body, media_type="image/png", headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def why(request: Request) -> Response:
    """Say why a part can't be chosen; nothing if it is not the visitor's turn, or no move has this part."""
    session, here, table, query = Session.of(request), services(request), await open_table(request), request.query_params
    chosen = query.getlist("chosen")
    if len(chosen) > MOST_CHOSEN:
        raise request_refusals.too_many_parts()
    page = table_page(table, note_visit(session, here, table), here.presence, has_history=False)
    names, part, language = names_in_sentences(table.now), query.get("part", ""), session.language
    asked = (tour_reason, page, part, language) if is_guided(page) else (reason_json, page.view, part, chosen, names, language)
    found = unpack(await draw_page(here, *asked)) if page.can_act else ""
    return session.sign(Response(found, media_type="application/json") if found else Response(status_code=204))


ROUTES = [
    Route("/t/{table_id}", show),
    Route("/t/{table_id}/fragment", fragment),
    Route("/t/{table_id}/events", events),
    Route("/t/{table_id}/record", record),
    Route("/t/{table_id}/picture.png", picture),
    Route("/t/{table_id}/why", why),
]
