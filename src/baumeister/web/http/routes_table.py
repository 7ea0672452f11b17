"""The pages and forms of a table. `web/pages` says which addresses there are and what their forms carry."""

from collections.abc import Awaitable, Callable, Mapping

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from baumeister.web import pages
from baumeister.web.http import forms
from baumeister.web.http.event_streams import SERVER_SENT_EVENTS
from baumeister.web.http.forms import Fields
from baumeister.web.http.responses import asked, done, moved, remember_name
from baumeister.web.http.services import Services, services
from baumeister.web.http.session import Browser, message_of
from baumeister.web.http.spectator_cache import Sight
from baumeister.web.live.service import Asked
from baumeister.web.pages.presenter import eyes, seats_for, state_at, table_page
from baumeister.web.pages.view_models import JoinPage, TablePage
from baumeister.web.table import actions, refusals
from baumeister.web.table.change import Change
from baumeister.web.table.live_table import OpenTable
from baumeister.web.table.record_export import players_of, record_of
from baumeister.web.table.refusals import Refusal
from baumeister.web.table.seating import LEVELS

Act = Callable[[Change, Fields], None]


async def show(request: Request) -> Response:
    """Show a table."""
    table = await opened(request)
    return show_table(Browser.of(request), services(request), table, forms.number(request.query_params, "ply"))


async def opened(request: Request) -> OpenTable:
    """Return the table that a path names."""
    return await services(request).tables.open(request.path_params["table_id"])


def show_table(
    browser: Browser, here: Services, table: OpenTable, ply: int | None = None, refusal: Refusal | None = None
) -> Response:
    """Show a table, with what was refused."""
    page = page_of(browser, here, table, None, ply)
    frame = browser.frame(message_of(refusal) if refusal else None, refusal.status if refusal else 200)
    if refusal:
        frame = browser.frame(frame.message, frame.status, f"/t/{table.facts.id}")
    return browser.sign(HTMLResponse(pages.table_page(page, frame), frame.status))


def page_of(browser: Browser, here: Services, table: OpenTable, seq: int | None, ply: int | None) -> TablePage:
    """Return what a page shows of a table."""
    visitor = browser.visitor(table.facts.id)
    here.presence.see(table.facts.id, table.seats_of(visitor))
    return table_page(table, visitor, here.presence, seq, ply)


async def fragment(request: Request) -> Response:
    """Send the changing part of a table's page, as it was after an event."""
    browser, here, table = Browser.of(request), services(request), await opened(request)
    table_id = table.facts.id
    seq, ply, after = (forms.number(request.query_params, name) for name in ("seq", "ply", "after"))
    if after is not None and after >= table.now.seq:
        here.presence.see(table_id, table.seats_of(browser.visitor(table_id)))
        return Response(status_code=204)
    frame = browser.frame(path=f"/t/{table_id}" if ply is None else f"/t/{table_id}?ply={ply}")

    def make() -> str:
        return pages.table_fragment(page_of(browser, here, table, seq, ply), frame)

    visitor = browser.visitor(table_id)
    if table.seats_of(visitor):
        return browser.sign(HTMLResponse(make()))
    state = state_at(table, seq)
    seats = tuple(seats_for(table, state, visitor, here.presence))
    sight = Sight(state.position, state.seq, ply, seats, frame.language, frame.origin)
    return browser.sign(here.onlookers.fragment(sight, frame, make).answer(request))


async def events(request: Request) -> Response:
    """Stream what happens at a table."""
    table = await opened(request)
    last = forms.number(request.headers, "last-event-id")
    after = forms.number(request.query_params, "after") if last is None else last
    look = eyes(table, table.now, Browser.of(request).visitor(table.facts.id))
    is_outdated = request.query_params.get("draft", "") != table.draft(look.seat).version
    outdated = look.seat if is_outdated else 0
    return services(request).streams.open(request, table, look.seats, after, SERVER_SENT_EVENTS, outdated)


async def record(request: Request) -> Response:
    """Send the record of a table that is over."""
    table = await opened(request)
    if not table.now.is_over:
        raise refusals.is_not_over()
    name = f"{table.facts.game.id}-{table.facts.id[:8]}.json"
    return JSONResponse(record_of(table), headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def ask_to_join(request: Request) -> Response:
    """Show who opens a private link what it opens. Nothing is changed yet: other programs follow links too."""
    browser, table, secret = Browser.of(request), await opened(request), request.path_params["secret"]
    key, table_id = table.key_for(secret), table.facts.id
    if key is None:
        raise refusals.no_invitation()
    visitor = browser.visitor(table_id)
    if key.purpose == "seat" and key.seat in table.seats_of(visitor):
        return browser.sign(RedirectResponse(f"/t/{table_id}", 303))
    seat = seats_for(table, table.now, visitor, services(request).presence)[key.seat - 1]
    page = JoinPage(
        table_id,
        table.facts.game,
        seat,
        secret,
        key.purpose == "invitation",
        browser.name,
        players_of(table.now, browser.language),
    )
    return browser.sign(HTMLResponse(pages.join_page(page, browser.frame())))


def seat_of(request: Request) -> int:
    """Return the seat that a path names."""
    return forms.must_be_number(request.path_params, "seat")


def _hand_over(request: Request) -> Act:
    seat, presence = seat_of(request), services(request).presence

    def hand_over(change: Change, fields: Fields) -> None:
        level = LEVELS.get(fields.get("level", ""), "medium")
        actions.hand_over(change, seat, level, presence.is_absent(change.table, seat))

    return hand_over


def _take(request: Request) -> Act:
    seat = seat_of(request)
    return lambda change, f: actions.take(change, seat, f.get("name", ""))


def _renew(request: Request) -> Act:
    seat = seat_of(request)
    return lambda change, _: actions.renew(change, seat)


def _join(request: Request) -> Act:
    secret = request.path_params["secret"]
    return lambda change, f: actions.join(change, secret, f.get("name", ""))


ACTS: Mapping[str, Callable[[Request], Act]] = {
    "join/{secret}": _join,
    "move": lambda _: lambda change, f: actions.play(change, forms.move_of(f), forms.shown(f)),
    "undo": lambda _: lambda change, f: actions.undo(change, forms.number(f, "ply"), forms.shown(f)),
    "redo": lambda _: lambda change, f: actions.redo(change, forms.shown(f)),
    "confirm": lambda _: lambda change, f: actions.confirm(change, forms.shown(f)),
    "cancel": lambda _: lambda change, f: actions.restart(change, forms.shown(f)),
    "confirms": lambda _: lambda change, f: actions.confirming(change, f.get("on") == "yes"),
    "seats/{seat}/bot": _hand_over,
    "seats/{seat}/take": _take,
    "seats/{seat}/renew": _renew,
}
"""What forms do at a table, by the end of their address."""


def changing(act_of: Callable[[Request], Act]) -> Callable[[Request], Awaitable[Response]]:
    """Return what handles a form: answers with the table, or with the reason why not and the table as it stands."""

    async def handle(request: Request) -> Response:
        browser, fields, here = Browser.of(request), await forms.read_fields(request), services(request)
        table, act = await opened(request), act_of(request)
        changes_hands = eyes(table, table.now, browser.visitor(table.facts.id)).needs_hand_over
        try:
            browser.check_own(fields.get("csrf", ""))
            asks = asked(request, browser, fields, table.facts.id)
            table = await here.tables.change(table.facts.id, asks, lambda change: act(change, fields))
        except Refusal as refusal:
            if browser.wants_json:
                raise
            return show_table(browser, here, table, None, refusal)
        if fields.get("name"):
            remember_name(browser, fields)
        if changes_hands:  # the device is on its way: whoever's turn it is now says so first, after an undo too
            browser.remember(f"seat-{table.facts.id}", "0", f"/t/{table.facts.id}")
        return done(browser, table)

    return handle


async def ready(request: Request) -> Response:
    """Take note that a person has the device."""
    browser, table, fields = Browser.of(request), await opened(request), await forms.read_fields(request)
    browser.check_own(fields.get("csrf", ""))
    seat, table_id = forms.must_be_number(fields, "seat"), table.facts.id
    if seat not in table.seats_of(browser.visitor(table_id)):
        raise refusals.not_yours()
    browser.remember(f"seat-{table_id}", str(seat), f"/t/{table_id}")
    return done(browser, table)


async def rematch(request: Request) -> Response:
    """Play again with the same people."""
    tables, table_id = services(request).tables, request.path_params["table_id"]
    return await another(request, lambda _, a: tables.rematch(table_id, a))


async def play_on(request: Request) -> Response:
    """Play on from a position of a finished game, at a new table."""
    tables, table_id = services(request).tables, request.path_params["table_id"]
    return await another(request, lambda f, a: tables.play_on(table_id, forms.must_be_number(f, "ply"), f.get("name", ""), a))


async def another(request: Request, make_it: Callable[[Fields, Asked], Awaitable[OpenTable]]) -> Response:
    """Make another table out of one, and go there."""
    browser, table, fields = Browser.of(request), await opened(request), await forms.read_fields(request)
    try:
        browser.check_own(fields.get("csrf", ""))
        other = await make_it(fields, asked(request, browser, fields, table.facts.id))
    except Refusal as refusal:
        if browser.wants_json:
            raise
        return show_table(browser, services(request), table, None, refusal)
    return moved(browser, f"/t/{other.facts.id}")


ROUTES = [
    Route("/t/{table_id}", show),
    Route("/t/{table_id}/fragment", fragment),
    Route("/t/{table_id}/events", events),
    Route("/t/{table_id}/record", record),
    Route("/t/{table_id}/join/{secret}", ask_to_join, methods=["GET"]),
    Route("/t/{table_id}/ready", ready, methods=["POST"]),
    Route("/t/{table_id}/rematch", rematch, methods=["POST"]),
    Route("/t/{table_id}/continue", play_on, methods=["POST"]),
    *(Route(f"/t/{{table_id}}/{end}", changing(act), methods=["POST"]) for end, act in ACTS.items()),
]
