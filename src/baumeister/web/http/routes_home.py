"""Home, rules, gallery, preferences."""

import logging
from collections.abc import Iterator

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from baumeister.core.errors import UnknownGameError
from baumeister.games import GAMES, rules
from baumeister.present.edition import Edition
from baumeister.present.game import Game
from baumeister.text import LANGUAGES, Language
from baumeister.web import pages
from baumeister.web.http import forms, request_refusals
from baumeister.web.http.drawn_pages import draw_page, sign_page
from baumeister.web.http.metrics import count
from baumeister.web.http.refusal_responses import status_of
from baumeister.web.http.responses import client_request, own_path, redirect, remember_name
from baumeister.web.http.services import Services, services
from baumeister.web.http.session import Session, message_of
from baumeister.web.logs import Seldom
from baumeister.web.pages.elements.texts import GUEST
from baumeister.web.pages.view_models import HomePage, RecentSeat, RecentTable
from baumeister.web.table.characters import character_of
from baumeister.web.table.clean_names import clean_name
from baumeister.web.table.names import players_of
from baumeister.web.table.refusals import Refusal
from baumeister.web.table.seating import ORDERED_LEVELS
from baumeister.web.table.summary import OwnTable, Summary

RECENT = 60  # tables
log = logging.getLogger("baumeister.web")
left_out = Seldom(log)


async def home(request: Request) -> Response:
    """Show the home page."""
    return await show_home(request, services(request), request.query_params.get("game", ""))


async def show_home(request: Request, here: Services, game: str = "", refusal: Refusal | None = None) -> Response:
    """Show the home page, with a refusal if there was one."""
    if refusal is not None:
        count(request, refusal)
    session = Session.of(request)
    games = [rules(name) for name in GAMES]
    page = HomePage(games, session.name, await recent_tables(here, session) if session.is_known else [], here.tables.clock())
    frame = session.frame(message_of(refusal) if refusal else None, status_of(refusal) if refusal else 200, "/")
    chosen = next((found for found in games if found.id == game), None)
    ready = BackgroundTask(_get_ready, here, chosen or games[0])
    return sign_page(session, await draw_page(here, pages.home_page, page, frame, chosen), frame.status, ready)


async def _get_ready(here: Services, game: Edition) -> None:
    """Let bots get ready while the visitor fills in the form."""
    here.chooser.warm(Game(game, game.seats[-1], {}))


async def recent_tables(here: Services, session: Session) -> list[RecentTable]:
    """Return the readable tables at which a browser has seats: the visitor's turn first, finished tables last."""
    found = await here.tables.own_tables(session.visitor(), RECENT)
    tables = [table for own, summary in found for table in _listed(own, summary, session.language)]
    return sorted(tables, key=_urgency)


def _listed(own: OwnTable, summary: Summary, language: Language) -> Iterator[RecentTable]:
    """Yield a table as the home page lists it; nothing if it can't be: the others are listed all the same."""
    try:
        yield recent(own, summary, language)
    except UnknownGameError as error:
        left_out.error(f"table {own.id} is left out of its players' lists: {error}")
    except Exception:
        log.exception("table %s is left out of its players' lists", own.id)


def _urgency(table: RecentTable) -> tuple[bool, bool, bool]:
    is_awaited = table.is_your_turn and any(seat.is_anothers for seat in table.seats)
    return table.is_over, not is_awaited, not table.is_your_turn


def recent(own: OwnTable, summary: Summary, language: Language) -> RecentTable:
    """Return a table as the home page lists it."""
    game, scores, stakes = rules(own.game), summary.scores or (None,) * own.seats, summary.stakes or (0,) * own.seats
    names, hues = players_of(game, summary.seating, language), game.drawing.seat_hues
    seats = [
        RecentSeat(
            number=number,
            name=name if (character := character_of(game, seat)) is None else character.name,  # its level says nothing there
            hue=hues[number - 1],
            score=score,
            stake=stake,
            is_yours=number in own.own,
            is_anothers=seat.holder == "person" and number not in own.own,
            is_free=seat.holder == "open",
            has_resigned=seat.gone == "resigned",
            character=character,
        )
        for number, (name, seat, score, stake) in enumerate(zip(names, summary.seating, scores, stakes, strict=True), 1)
    ]
    is_turn = summary.is_turn_of(own.own)
    over, won = summary.is_over, summary.winners
    return RecentTable(own.id, game, seats, summary.actor, is_turn, over, won, own.touched, summary.sketch)


async def make(request: Request) -> Response:
    """Make a table."""
    session, here = Session.of(request), services(request)
    fields = await forms.read_fields(request)
    try:
        session.check_own(fields.get("csrf", ""))
        order = forms.order_of(fields)
        if any(seat.place in ORDERED_LEVELS for seat in order.seats):
            here.chooser.warm(order.game)
        table = await here.tables.create(order, client_request(request, session, fields))
    except Refusal as refusal:
        if session.wants_json:
            raise
        return await show_home(request, here, fields.get("game", ""), refusal)
    remember_name(session, fields)
    return redirect(session, f"/t/{table.facts.id}")


async def begin_tour(request: Request) -> Response:
    """Make the table of a guided first game."""
    session, here = Session.of(request), services(request)
    fields = await forms.read_fields(request)
    name = fields.get("game", "")
    if name not in GAMES:
        raise request_refusals.no_page()
    try:
        session.check_own(fields.get("csrf", ""))
        player = (
            clean_name(fields.get("name", "")) or session.name or GUEST[session.language]
        )  # a colour would puzzle beginners
        table = await here.tables.create_tour(rules(name), player, client_request(request, session, fields))
    except Refusal as refusal:
        if session.wants_json:
            raise
        return await show_home(request, here, name, refusal)
    if fields.get("name"):
        remember_name(session, fields)
    return redirect(session, f"/t/{table.facts.id}")


async def preferences(request: Request) -> Response:
    """Choose a language, light or dark, hints, or greetings."""
    session, fields = Session.of(request), await forms.read_fields(request)
    session.check_own(fields.get("csrf", ""))
    if fields.get("language") in LANGUAGES:
        session.remember("language", fields["language"])
    if fields.get("theme") in ("system", "light", "dark"):
        session.remember("theme", fields["theme"])
    if fields.get("hints") in ("on", "off"):
        session.remember("hints", fields["hints"])
    if fields.get("greetings") in ("on", "off"):
        session.remember("greetings", fields["greetings"])
    return redirect(session, own_path(fields.get("back", "/")))


async def show_rules(request: Request) -> Response:
    """Show the rules of a game."""
    game = request.path_params["game"]
    if game not in GAMES:
        raise request_refusals.no_page()
    session = Session.of(request)
    return sign_page(session, await draw_page(services(request), pages.rules_page, rules(game), session.frame()))


async def gallery(request: Request) -> Response:
    """Show every drawn component of a game, the first if none is named."""
    game = request.query_params.get("game", GAMES[0])
    if game not in GAMES:
        raise request_refusals.no_page()
    session = Session.of(request)
    games = [rules(name) for name in GAMES]
    return sign_page(session, await draw_page(services(request), pages.gallery_page, games, rules(game), session.frame()))


ROUTES = [
    Route("/", home),
    Route("/tables", make, methods=["POST"]),
    Route("/tours", begin_tour, methods=["POST"]),
    Route("/preferences", preferences, methods=["POST"]),
    Route("/games/{game}/rules", show_rules),
    Route("/gallery", gallery),
]
