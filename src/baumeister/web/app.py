"""The server as an ASGI application."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES, GZipMiddleware

from baumeister import __version__
from baumeister.core.game import Game
from baumeister.games import GAMES, rules
from baumeister.web import assets, refusals, routes_api, routes_pages
from baumeister.web.botpool import BotPool, Chooser
from baumeister.web.database import bring_up_to_date, open_database
from baumeister.web.driver import Driver
from baumeister.web.expiry import Sweeper
from baumeister.web.fanout import MemoryFanout
from baumeister.web.guards import BodyLimit, RateLimit, SafeHeaders
from baumeister.web.presence import Presence
from baumeister.web.refusals import Refusal
from baumeister.web.services import Services, services
from baumeister.web.settings import Settings
from baumeister.web.store import SqlStore
from baumeister.web.streams import JSON_LINES, Streams
from baumeister.web.tables import Tables

log = logging.getLogger("baumeister.web")
ABOUT = "Make tables, sit down, play, and follow what happens, with the secret of a seat. docs/api.md shows how to write a bot."


def create_app(settings: Settings | None = None, chooser: Chooser | None = None) -> FastAPI:
    """Return the application. `chooser` plays for bots; by default processes of our own do."""
    chosen = settings or Settings.from_environment()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running(chosen, chooser) as parts:
            app.state.services = parts
            yield

    app = FastAPI(
        title="Baumeister",
        version=__version__,
        description=ABOUT,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/v1/openapi.json",
    )
    app.add_middleware(
        GZipMiddleware,
        compresslevel=5,
        exclude_content_types=(*DEFAULT_EXCLUDED_CONTENT_TYPES, JSON_LINES.media_type),
    )
    app.add_middleware(BodyLimit, limit=chosen.limits.body_bytes, answer=answer)
    app.add_middleware(RateLimit, limits=chosen.limits, answer=answer)
    app.add_middleware(SafeHeaders)
    app.add_exception_handler(Refusal, _on_refusal)
    app.add_exception_handler(HTTPException, _on_http_error)
    app.add_exception_handler(Exception, _on_fault)
    for router in (health, assets.router, routes_pages.router, routes_api.router):
        app.include_router(router)
    return app


@contextlib.asynccontextmanager
async def running(settings: Settings, chooser: Chooser | None = None) -> AsyncIterator[Services]:
    """Put a server's parts together, let tables go on that waited, and take it all down again."""
    settings.data_folder.mkdir(parents=True, exist_ok=True)
    engine = open_database(settings.database_url)
    await bring_up_to_date(engine)
    fanout = MemoryFanout()
    tables = Tables(SqlStore(engine), fanout, settings)
    presence = Presence(fanout, settings.grace, tables.clock)
    streams = Streams(fanout, presence, settings.heartbeat, settings.write_timeout, settings.limits.streams_per_client)
    pool = BotPool(settings.bot_workers, settings.bot_limit, settings.bot_seconds)
    driver = Driver(tables, chooser or pool)
    tables.on_bots_turn = driver.wake
    sweeper = Sweeper(tables)
    loading = asyncio.create_task(asyncio.to_thread(load_games), name="load games")
    tasks = [loading, asyncio.create_task(sweeper.run(), name="sweep")]
    await driver.resume()
    try:
        yield Services(settings, tables, presence, streams, chooser or pool, driver)
    finally:
        fanout.close()
        presence.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await driver.close()
        await pool.close()
        await tables.store.close()


def load_games() -> None:
    """Load what is compiled, or compile it, away from the event loop, before somebody waits for it."""
    for name in GAMES:
        found = rules(name)
        for seats in found.seats[-1:]:
            _ = Game(found, seats, {}).start().view(1).moves


async def answer(request: Request, refusal: Refusal) -> Response:
    """Answer with a refusal, in the form in which was asked."""
    is_api = request.url.path.startswith("/api/")
    return routes_api.refusal_answer(request, refusal) if is_api else routes_pages.refusal_answer(request, refusal)


async def _on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return await answer(request, error)


async def _on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    cause = error.__cause__ or error.__context__
    if isinstance(cause, Refusal):
        return await answer(request, cause)
    refusal = refusals.no_page() if error.status_code == 404 else refusals.unreadable()
    refusal.status = error.status_code
    response = await answer(request, refusal)
    response.headers.update(error.headers or {})
    return response


async def _on_fault(request: Request, error: Exception) -> Response:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return await answer(request, refusals.fault())


health = APIRouter(include_in_schema=False)


@health.get("/healthz")
async def healthz() -> Response:
    """Tell that the process lives; the database is not asked."""
    return PlainTextResponse("ok\n")


@health.get("/readyz")
async def readyz(request: Request) -> Response:
    """Tell whether the database answers too."""
    try:
        await asyncio.wait_for(services(request).tables.store.is_ready(), 2.0)
    except Exception:
        log.exception("the database doesn't answer")
        return JSONResponse({"ready": False}, 503)
    return PlainTextResponse("ready\n")
