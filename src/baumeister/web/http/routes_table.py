"""The pages of a table and what they fetch. `web/pages` lists the addresses."""

import asyncio

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from baumeister.web import pages
from baumeister.web.http import forms, request_refusals
from baumeister.web.http.event_streams import SERVER_SENT_EVENTS
from baumeister.web.http.figures import count
from baumeister.web.http.refusal_responses import status_of
from baumeister.web.http.services import Services, services
from baumeister.web.http.session import Session, message_of
from baumeister.web.http.spectator_cache import SpectatorView, spectator_fragment
from baumeister.web.pages.presenter import seats_for, state_at, table_page
from baumeister.web.pages.view_models import TablePage
from baumeister.web.pages.why_not import reason
from baumeister.web.table import refusals
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.names import names_in_sentences
from baumeister.web.table.record_export import record_of
from baumeister.web.table.refusals import Refusal
from baumeister.web.table.viewing_seat import viewer_of

MOST_CHOSEN = 20  # no move has more parts


async def show(request: Request) -> Response:
    """Show a table."""
    table = await opened(request)
    return show_table(Session.of(request), services(request), table, forms.number(request.query_params, "ply"))


async def opened(request: Request) -> LiveTable:
    """Return the table that a path names."""
    return await services(request).tables.open(request.path_params["table_id"])


def show_table(
    session: Session, here: Services, table: LiveTable, ply: int | None = None, refusal: Refusal | None = None
) -> Response:
    """Show a table, with a refusal if there was one."""
    page = page_of(session, here, table, None, ply)
    frame = session.frame(message_of(refusal) if refusal else None, status_of(refusal) if refusal else 200)
    if refusal:
        count(session.request, refusal)
        frame = session.frame(frame.message, frame.status, f"/t/{table.facts.id}")
    return session.sign(HTMLResponse(pages.table_page(page, frame), frame.status))


def page_of(session: Session, here: Services, table: LiveTable, seq: int | None, ply: int | None) -> TablePage:
    """Return what a page shows of a table."""
    visitor = session.visitor(table.facts.id)
    here.presence.see(table.facts.id, table.seats_of(visitor))
    return table_page(table, visitor, here.presence, seq, ply)


async def fragment(request: Request) -> Response:
    """Send the changing part of a table's page, as it was after an event."""
    session, here, table = Session.of(request), services(request), await opened(request)
    table_id = table.facts.id
    seq, ply, after = (forms.number(request.query_params, name) for name in ("seq", "ply", "after"))
    if after is not None and after >= table.now.seq:
        here.presence.see(table_id, table.seats_of(session.visitor(table_id)))
        return Response(status_code=204)
    if seq is not None and not table.history.is_at_hand(seq):
        await asyncio.to_thread(table.history.after, seq)
    frame = session.frame(path=f"/t/{table_id}" if ply is None else f"/t/{table_id}?ply={ply}")

    def make() -> str:
        return pages.table_fragment(page_of(session, here, table, seq, ply), frame)

    visitor = session.visitor(table_id)
    if table.seats_of(visitor):
        return session.sign(HTMLResponse(make()))
    state = state_at(table, seq)
    seats = tuple(seats_for(table, state, visitor, here.presence))
    found = spectator_fragment(SpectatorView(table_id, state.seq, ply, seats, frame.language, frame.origin), frame, make)
    return session.sign(found.answer(request))


async def events(request: Request) -> Response:
    """Stream a table's news."""
    table = await opened(request)
    last = forms.number(request.headers, "last-event-id")
    after = forms.number(request.query_params, "after") if last is None else last
    viewer = viewer_of(table, Session.of(request).visitor(table.facts.id))
    is_outdated = request.query_params.get("draft", "") != table.draft(viewer.seat).version
    outdated = viewer.seat if is_outdated else 0
    return services(request).streams.open(request, table, viewer.seats, after, SERVER_SENT_EVENTS, outdated)


async def record(request: Request) -> Response:
    """Send the record of a table that is over."""
    table = await opened(request)
    name = f"{table.facts.game.id}-{table.facts.id[:8]}.json"
    return JSONResponse(record_of(table), headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def why(request: Request) -> Response:
    """Say why a part can't be chosen; nothing if it is not the visitor's turn, or no move has this part."""
    session, table, query = Session.of(request), await opened(request), request.query_params
    chosen = query.getlist("chosen")
    if len(chosen) > MOST_CHOSEN:
        raise request_refusals.too_many_parts()
    page = page_of(session, services(request), table, None, None)
    found = reason(page.view, query.get("part", ""), chosen) if page.can_act else None
    if found is None:
        return session.sign(Response(status_code=204))
    refusal = refusals.illegal(found, names_in_sentences(table.now))
    return session.sign(JSONResponse({"reason": refusal.text[session.language], "rule": refusal.rule}))


ROUTES = [
    Route("/t/{table_id}", show),
    Route("/t/{table_id}/fragment", fragment),
    Route("/t/{table_id}/events", events),
    Route("/t/{table_id}/record", record),
    Route("/t/{table_id}/why", why),
]
