"""Pages and their forms. `web/pages` says which addresses there are and what their forms carry."""

from collections.abc import Awaitable, Callable
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse

from baumeister.games import GAMES, rules
from baumeister.web import actions, forms, pages, refusals
from baumeister.web.browser import Browser, escaped, message_of
from baumeister.web.change import Change
from baumeister.web.forms import Fields
from baumeister.web.model import HomePage, JoinPage, Message, RecentTable, TablePage
from baumeister.web.opened import OpenTable
from baumeister.web.present import seats_for, table_page
from baumeister.web.recording import players_of, record_of
from baumeister.web.refusals import Refusal
from baumeister.web.seating import LEVELS
from baumeister.web.services import Services, services
from baumeister.web.streams import SERVER_SENT_EVENTS
from baumeister.web.tables import Asked, content_hash

RECENT = 12
router = APIRouter(include_in_schema=False)
Here = Annotated[Services, Depends(services)]
Act = Callable[[Change, Fields], None]


@router.get("/")
async def home(request: Request, here: Here, game: str = "") -> Response:
    """Show the home page."""
    return await show_home(request, here, game)


async def show_home(request: Request, here: Services, game: str = "", refusal: Refusal | None = None) -> Response:
    """Show the home page, with what was refused."""
    browser = Browser.of(request)
    games = [rules(name) for name in GAMES]
    page = HomePage(games, browser.name, await recent_tables(here, browser) if browser.is_known else [])
    frame = browser.frame(message_of(refusal) if refusal else None, refusal.status if refusal else 200, "/")
    chosen = next((found for found in games if found.id == game), None)
    return browser.sign(HTMLResponse(pages.home_page(page, frame, chosen), frame.status))


async def recent_tables(here: Services, browser: Browser) -> list[RecentTable]:
    """Return the tables at which a browser has seats."""
    visitor = browser.visitor()
    tables = [await here.tables.open(name) for name in await here.tables.store.tables_of(visitor.client, RECENT)]
    return [
        RecentTable(
            id=table.facts.id,
            game=table.facts.game.rules,
            players=players_of(table.now),
            is_your_turn=table.now.actor in table.seats_of(visitor) and table.now.turn == "person",
            is_over=table.now.is_over,
            touched=table.now.touched,
        )
        for table in tables
    ]


@router.post("/tables")
async def make(request: Request, here: Here) -> Response:
    """Make a table."""
    browser = Browser.of(request)
    fields = await forms.read_fields(request)
    try:
        browser.check_own(fields.get("csrf", ""))
        order = forms.order_of(fields)
        if any(seat.place in LEVELS for seat in order.seats):
            here.chooser.warm(order.game)
        table = await here.tables.create(order, asked(request, browser, fields))
    except Refusal as refusal:
        if browser.wants_json:
            raise
        return await show_home(request, here, fields.get("game", ""), refusal)
    remember_name(browser, fields)
    return moved(browser, f"/t/{table.facts.id}")


@router.get("/t/{table_id}")
async def show(request: Request, here: Here, table_id: str, ply: int | None = None) -> Response:
    """Show a table."""
    browser = Browser.of(request)
    return show_table(browser, here, await here.tables.open(table_id), ply)


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
    return table_page(table, visitor, here.presence, browser.frame().csrf, seq, ply)


@router.get("/t/{table_id}/fragment")
async def fragment(
    request: Request, here: Here, table_id: str, seq: int | None = None, ply: int | None = None, after: int | None = None
) -> Response:
    """Send the changing part of a table's page, as it was after an event."""
    browser, table = Browser.of(request), await here.tables.open(table_id)
    if after is not None and after >= table.now.seq:
        here.presence.see(table_id, table.seats_of(browser.visitor(table_id)))
        return Response(status_code=204)
    page = page_of(browser, here, table, seq, ply)
    path = f"/t/{table_id}" if ply is None else f"/t/{table_id}?ply={ply}"
    return browser.sign(HTMLResponse(pages.table_fragment(page, browser.frame(path=path))))


@router.get("/t/{table_id}/events")
async def events(request: Request, here: Here, table_id: str, after: int | None = None) -> Response:
    """Stream what happens at a table."""
    browser, table = Browser.of(request), await here.tables.open(table_id)
    last = request.headers.get("last-event-id", "")
    after = int(last) if last.isascii() and last.isdigit() and len(last) < 10 else after
    seats = table.seats_of(browser.visitor(table_id))
    return here.streams.open(request, table, seats, after, SERVER_SENT_EVENTS)


@router.get("/t/{table_id}/record")
async def record(here: Here, table_id: str) -> Response:
    """Send the record of a table that is over."""
    table = await here.tables.open(table_id)
    if not table.now.is_over:
        raise refusals.is_not_over()
    name = f"{table.facts.game.id}-{table_id[:8]}.json"
    return JSONResponse(record_of(table), headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/t/{table_id}/join/{secret}")
async def ask_to_join(request: Request, here: Here, table_id: str, secret: str) -> Response:
    """Show who opens a private link what it opens. Nothing is changed yet: other programs follow links too."""
    browser, table = Browser.of(request), await here.tables.open(table_id)
    key = table.key_for(secret)
    if key is None:
        raise refusals.no_invitation()
    visitor = browser.visitor(table_id)
    if key.purpose == "seat" and key.seat in table.seats_of(visitor):
        return browser.sign(RedirectResponse(f"/t/{table_id}", 303))
    seat = seats_for(table, table.now, visitor, here.presence)[key.seat - 1]
    page = JoinPage(table_id, table.facts.game, seat, secret, key.purpose == "invitation", browser.name, players_of(table.now))
    return browser.sign(HTMLResponse(pages.join_page(page, browser.frame())))


@router.post("/t/{table_id}/join/{secret}")
async def join(request: Request, here: Here, table_id: str, secret: str) -> Response:
    """Sit down by a private link."""

    def act(change: Change, fields: Fields) -> None:
        actions.join(change, secret, fields.get("name", ""))

    return await changed(request, here, table_id, act)


@router.post("/t/{table_id}/move")
async def move(request: Request, here: Here, table_id: str) -> Response:
    """Make a move."""
    return await changed(request, here, table_id, lambda change, f: actions.play(change, forms.text(f, "move"), _seq(f)))


@router.post("/t/{table_id}/undo")
async def undo(request: Request, here: Here, table_id: str) -> Response:
    """Take back a move, or all from a ply on."""
    return await changed(request, here, table_id, lambda change, f: actions.undo(change, forms.number(f, "ply"), _seq(f)))


@router.post("/t/{table_id}/redo")
async def redo(request: Request, here: Here, table_id: str) -> Response:
    """Make a move again."""
    return await changed(request, here, table_id, lambda change, f: actions.redo(change, _seq(f)))


@router.post("/t/{table_id}/confirm")
async def confirm(request: Request, here: Here, table_id: str) -> Response:
    """Make the tentative moves."""
    return await changed(request, here, table_id, lambda change, f: actions.confirm(change, _seq(f)))


@router.post("/t/{table_id}/cancel")
async def cancel(request: Request, here: Here, table_id: str) -> Response:
    """Drop the tentative moves."""
    return await changed(request, here, table_id, lambda change, _: actions.restart(change))


@router.post("/t/{table_id}/confirms")
async def confirms(request: Request, here: Here, table_id: str) -> Response:
    """Switch “confirm my moves”."""
    return await changed(request, here, table_id, lambda change, f: actions.confirming(change, f.get("on") == "yes"))


@router.post("/t/{table_id}/seats/{seat}/bot")
async def hand_over(request: Request, here: Here, table_id: str, seat: int) -> Response:
    """Hand an absent person's seat to a bot."""
    is_absent = here.presence.is_absent(table_id, seat)

    def act(change: Change, fields: Fields) -> None:
        actions.hand_over(change, seat, LEVELS.get(fields.get("level", ""), "medium"), is_absent)

    return await changed(request, here, table_id, act)


@router.post("/t/{table_id}/seats/{seat}/take")
async def take(request: Request, here: Here, table_id: str, seat: int) -> Response:
    """Take one's seat back from a bot, or sit down on an open seat to which one could invite."""
    return await changed(request, here, table_id, lambda change, f: actions.take(change, seat, f.get("name", "")))


@router.post("/t/{table_id}/ready")
async def ready(request: Request, here: Here, table_id: str) -> Response:
    """Take note that a person has the device."""
    browser = Browser.of(request)
    table, fields = await here.tables.open(table_id), await forms.read_fields(request)
    browser.check_own(fields.get("csrf", ""))
    seat = forms.must_be_number(fields, "seat")
    if seat not in table.seats_of(browser.visitor(table_id)):
        raise refusals.not_yours()
    browser.remember(f"seat-{table_id}", str(seat), f"/t/{table_id}")
    return done(browser, table)


@router.post("/t/{table_id}/rematch")
async def rematch(request: Request, here: Here, table_id: str) -> Response:
    """Play again with the same people."""
    return await another(request, here, table_id, lambda _, a: here.tables.rematch(table_id, a))


@router.post("/t/{table_id}/continue")
async def play_on(request: Request, here: Here, table_id: str) -> Response:
    """Play on from a position of a finished game, at a new table."""
    return await another(
        request,
        here,
        table_id,
        lambda f, a: here.tables.play_on(table_id, forms.must_be_number(f, "ply"), f.get("name", ""), a),
    )


@router.post("/preferences")
async def preferences(request: Request) -> Response:
    """Choose a language, or light or dark."""
    browser, fields = Browser.of(request), await forms.read_fields(request)
    browser.check_own(fields.get("csrf", ""))
    if fields.get("language") in ("en", "de"):
        browser.remember("language", fields["language"])
    if fields.get("theme") in ("system", "light", "dark"):
        browser.remember("theme", fields["theme"])
    return moved(browser, own_path(fields.get("back", "/")))


@router.get("/games/{game}/rules")
async def show_rules(request: Request, game: str) -> Response:
    """Show the rules of a game."""
    if game not in GAMES:
        raise refusals.no_page()
    browser = Browser.of(request)
    return browser.sign(HTMLResponse(pages.rules_page(rules(game), browser.frame())))


@router.get("/gallery")
async def gallery(request: Request) -> Response:
    """Show every drawn component."""
    browser = Browser.of(request)
    return browser.sign(HTMLResponse(pages.gallery_page([rules(name) for name in GAMES], browser.frame())))


async def changed(request: Request, here: Services, table_id: str, act: Act) -> Response:
    """Do what a form asks at a table; answer with the table, or with the reason why not and the table as it stands."""
    browser, fields = Browser.of(request), await forms.read_fields(request)
    table = await here.tables.open(table_id)
    try:
        browser.check_own(fields.get("csrf", ""))
        asks = asked(request, browser, fields, table_id)
        table = await here.tables.change(table_id, asks, lambda change: act(change, fields))
    except Refusal as refusal:
        if browser.wants_json:
            raise
        return show_table(browser, here, table, None, refusal)
    if fields.get("name"):
        remember_name(browser, fields)
    return done(browser, table)


async def another(
    request: Request, here: Services, table_id: str, make_it: Callable[[Fields, Asked], Awaitable[OpenTable]]
) -> Response:
    """Make another table out of one, and go there."""
    browser, fields = Browser.of(request), await forms.read_fields(request)
    try:
        browser.check_own(fields.get("csrf", ""))
        table = await make_it(fields, asked(request, browser, fields, table_id))
    except Refusal as refusal:
        if browser.wants_json:
            raise
        return show_table(browser, here, await here.tables.open(table_id), None, refusal)
    return moved(browser, f"/t/{table.facts.id}")


def asked(request: Request, browser: Browser, fields: Fields, table_id: str = "") -> Asked:
    """Return who asks what, and the request's own key."""
    key = request.headers.get("idempotency-key", "") or fields.get("key", "")
    content = sorted((name, value) for name, value in fields.items() if name not in ("csrf", "key"))
    return Asked(browser.visitor(table_id), key[:128], content_hash(request.url.path, content))


def done(browser: Browser, table: OpenTable) -> Response:
    """Answer that a table has been changed."""
    if browser.wants_json:
        return browser.sign(JSONResponse({"seq": table.now.seq}))
    return browser.sign(RedirectResponse(f"/t/{table.facts.id}", 303))


def moved(browser: Browser, path: str) -> Response:
    """Answer that it goes on elsewhere."""
    if browser.wants_json:
        return browser.sign(JSONResponse({"location": path}))
    return browser.sign(RedirectResponse(path, 303))


def own_path(path: str) -> str:
    """Return a path of this site, whatever was asked for."""
    parts = urlsplit(path)
    is_own = path.startswith("/") and not path.startswith(("//", "/\\")) and not parts.netloc and path.isprintable()
    return path if is_own else "/"


def remember_name(browser: Browser, fields: Fields) -> None:
    """Remember the name that somebody goes by."""
    browser.remember("name", escaped(fields.get("name", "")[:60]))


def refusal_answer(request: Request, refusal: Refusal) -> Response:
    """Answer with the reason why something was not done: as JSON for the table's script, else as a page."""
    browser = Browser.of(request)
    headers = {"Retry-After": str(int(refusal.retry_after))} if refusal.retry_after else None
    if browser.wants_json:
        content = {"reason": refusal.text[browser.language], "rule": refusal.rule}
        return JSONResponse(content, refusal.status, headers)
    frame = browser.frame(Message(refusal.text, refusal.rule), refusal.status, "/")
    return HTMLResponse(pages.error_page(frame), refusal.status, headers)


def _seq(fields: Fields) -> int | None:
    return forms.number(fields, "seq")
