"""The pages beside the tables: home, rules, gallery, settings."""

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from baumeister.core.game import Game, Rules
from baumeister.games import GAMES, rules
from baumeister.web import pages
from baumeister.web.http import forms
from baumeister.web.http.responses import asked, moved, own_path, remember_name
from baumeister.web.http.services import Services, services
from baumeister.web.http.session import Browser, message_of
from baumeister.web.pages.view_models import HomePage, RecentTable
from baumeister.web.table import refusals
from baumeister.web.table.record_export import names_of
from baumeister.web.table.refusals import Refusal
from baumeister.web.table.seating import LEVELS
from baumeister.web.table.summary import Glance, Summary

RECENT = 12


async def home(request: Request) -> Response:
    """Show the home page."""
    return await show_home(request, services(request), request.query_params.get("game", ""))


async def show_home(request: Request, here: Services, game: str = "", refusal: Refusal | None = None) -> Response:
    """Show the home page, with what was refused."""
    browser = Browser.of(request)
    games = [rules(name) for name in GAMES]
    page = HomePage(games, browser.name, await recent_tables(here, browser) if browser.is_known else [])
    frame = browser.frame(message_of(refusal) if refusal else None, refusal.status if refusal else 200, "/")
    chosen = next((found for found in games if found.id == game), None)
    ready = BackgroundTask(_get_ready, here, chosen or games[0])
    return browser.sign(HTMLResponse(pages.home_page(page, frame, chosen), frame.status, background=ready))


async def _get_ready(here: Services, game: Rules) -> None:
    """Let bots get ready while somebody chooses who plays."""
    here.chooser.warm(Game(game, game.seats[-1], {}))


async def recent_tables(here: Services, browser: Browser) -> list[RecentTable]:
    """Return the tables at which a browser has seats. One that can't be read is left out."""
    return [recent(glance, summary, browser) for glance, summary in await here.tables.glances(browser.visitor(), RECENT)]


def recent(glance: Glance, summary: Summary, browser: Browser) -> RecentTable:
    """Return a table as the home page lists it."""
    game = rules(glance.game)
    players = names_of(game, summary.seating, browser.language)
    return RecentTable(
        id=glance.id,
        game=game,
        players=players,
        is_your_turn=summary.is_turn_of(glance.own),
        is_over=summary.is_over,
        winners=[players[seat - 1] for seat in summary.winners],
        touched=glance.touched,
    )


async def make(request: Request) -> Response:
    """Make a table."""
    browser, here = Browser.of(request), services(request)
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


async def preferences(request: Request) -> Response:
    """Choose a language, or light or dark."""
    browser, fields = Browser.of(request), await forms.read_fields(request)
    browser.check_own(fields.get("csrf", ""))
    if fields.get("language") in ("en", "de"):
        browser.remember("language", fields["language"])
    if fields.get("theme") in ("system", "light", "dark"):
        browser.remember("theme", fields["theme"])
    return moved(browser, own_path(fields.get("back", "/")))


async def show_rules(request: Request) -> Response:
    """Show the rules of a game."""
    game = request.path_params["game"]
    if game not in GAMES:
        raise refusals.no_page()
    browser = Browser.of(request)
    return browser.sign(HTMLResponse(pages.rules_page(rules(game), browser.frame())))


async def gallery(request: Request) -> Response:
    """Show every drawn component of a game, the first if none is named."""
    game = request.query_params.get("game", GAMES[0])
    if game not in GAMES:
        raise refusals.no_page()
    browser = Browser.of(request)
    games = [rules(name) for name in GAMES]
    return browser.sign(HTMLResponse(pages.gallery_page(games, rules(game), browser.frame())))


ROUTES = [
    Route("/", home),
    Route("/tables", make, methods=["POST"]),
    Route("/preferences", preferences, methods=["POST"]),
    Route("/games/{game}/rules", show_rules),
    Route("/gallery", gallery),
]
