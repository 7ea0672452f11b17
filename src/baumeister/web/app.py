"""The server as an ASGI application."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES, GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from baumeister.games import GAMES, rules
from baumeister.present.game import Game
from baumeister.text import LANGUAGES
from baumeister.web.api import LazyApi, load_api
from baumeister.web.http import routes_assets, routes_home, routes_join, routes_table, routes_table_forms
from baumeister.web.http.event_streams import JSON_LINES, Streams
from baumeister.web.http.figures import Figures, show_figures
from baumeister.web.http.hosts import KnownHosts
from baumeister.web.http.middleware import AtOnce, BodyLimit, RateLimit, SafeHeaders
from baumeister.web.http.refusal_responses import HANDLERS, answer, answer_briefly
from baumeister.web.http.request_numbers import RequestNumbers
from baumeister.web.http.services import Services, services
from baumeister.web.live.bot_driver import BotDriver
from baumeister.web.live.bot_pool import BotPool, Chooser
from baumeister.web.live.broadcast import MemoryBroadcast
from baumeister.web.live.cleanup import Cleanup
from baumeister.web.live.compilation import Compilation, Progress
from baumeister.web.live.presence import Presence
from baumeister.web.live.rematch import Rematches
from baumeister.web.live.service import TableService
from baumeister.web.pages import drawings
from baumeister.web.settings import Settings
from baumeister.web.storage.database import bring_up_to_date, open_database
from baumeister.web.storage.sql_store import SqlStore
from baumeister.web.table.refusals import StoreError

log = logging.getLogger("baumeister.web")
LEEWAY = 0.15  # seconds: how much longer a bot may think than asked, and how long a quick one that hides something takes
GAMES_AFTER, API_AFTER, COMPILE_AFTER = 1.0, 3.0, 5.0  # seconds after the start: by then the first page is served
ROUTED = (routes_assets, routes_home, routes_join, routes_table, routes_table_forms)


def create_app(
    settings: Settings | None = None,
    chooser: Chooser | None = None,
    clock: Callable[[], float] = time.monotonic,
    on_compiled: Progress = lambda *_: None,
) -> Starlette:
    """Return the application. `chooser` plays for bots; by default processes of our own do. Limits count by `clock`.

    What is not compiled yet is compiled behind, and `on_compiled` told.
    """
    chosen, figures = settings or Settings.from_environment(), Figures()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with running(chosen, chooser, on_compiled) as parts:
            app.state.services = parts
            tasks = [asyncio.create_task(_later(API_AFTER, load_api)), asyncio.create_task(figures.tell_hourly())]
            yield
            for task in tasks:
                task.cancel()
            figures.tell()

    plain = (*DEFAULT_EXCLUDED_CONTENT_TYPES, JSON_LINES.media_type)
    app = Starlette(
        routes=[*HEALTH, *(route for module in ROUTED for route in module.ROUTES)],
        middleware=[
            Middleware(AtOnce, most=chosen.limits.connections_per_client, answer=answer_briefly),
            Middleware(RateLimit, limits=chosen.limits, answer=answer_briefly, clock=clock),
            Middleware(KnownHosts, hosts=(chosen.host, *chosen.hosts), answer=answer_briefly),
            Middleware(BodyLimit, limit=chosen.limits.body_bytes, answer=answer),
            Middleware(GZipMiddleware, compresslevel=5, exclude_content_types=plain),
        ],
        exception_handlers=dict(HANDLERS),
        lifespan=lifespan,
    )
    app.mount("/api/v1", LazyApi(app.state))
    app.state.figures = figures
    app.middleware_stack = RequestNumbers(SafeHeaders(app.build_middleware_stack()), figures)  # round the page of a fault, too
    return app


async def _later(seconds: float, load: Callable[[], object]) -> None:
    await asyncio.sleep(seconds)
    await asyncio.to_thread(load)


@contextlib.asynccontextmanager
async def running(
    settings: Settings, chooser: Chooser | None = None, on_compiled: Progress = lambda *_: None
) -> AsyncIterator[Services]:
    """Put a server's parts together, resume the waiting tables, and take it all down again."""
    settings.data_folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    engine = open_database(settings.database_url)
    broadcast = MemoryBroadcast()
    store = SqlStore(engine)
    tables = TableService(store, broadcast, settings)
    compilation = Compilation()
    presence = Presence(broadcast, settings.grace, tables.clock, compilation.can_search)
    streams = Streams(broadcast, presence, settings.heartbeat, settings.write_timeout, settings.limits.streams_per_client)
    pool = BotPool(settings.bot_workers, settings.bot_limit, settings.bot_seconds, compilation=compilation)
    driver = BotDriver(tables, chooser or pool, pace=settings.bot_seconds + LEEWAY, quick_pace=LEEWAY)
    tables.on_bots_turn = driver.wake
    tasks: list[asyncio.Task[None]] = []
    try:
        await bring_up_to_date(engine)
        tasks.append(asyncio.create_task(_load(compilation), name="load games"))
        tasks.append(asyncio.create_task(Cleanup(tables).run(), name="sweep"))
        if chooser is None:
            tasks.append(asyncio.create_task(_compile(compilation, on_compiled), name="compile"))
        await driver.resume()
        yield Services(settings, tables, Rematches(tables), presence, streams, chooser or pool, driver)
    finally:
        broadcast.close()
        presence.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await driver.close()
        await pool.close()
        await store.close()


async def _compile(compilation: Compilation, on_compiled: Progress) -> None:
    """Compile what is missing, after the first page."""
    await asyncio.sleep(COMPILE_AFTER)
    await compilation.run(on_compiled)


async def _load(compilation: Compilation) -> None:
    """Load what the first visitors need, outside the event loop, in the order of their need."""
    await asyncio.to_thread(load_home)
    await asyncio.to_thread(compilation.look)
    await _later(GAMES_AFTER, load_games)


def load_home() -> None:
    """Load the games and draw their pictures."""
    for name in GAMES:
        for language in LANGUAGES:
            drawings.cover(name, language)


def load_games() -> None:
    """Load the games and draw nothing yet, outside the event loop, before a visitor waits."""
    for name in GAMES:
        found = rules(name)
        for seats in found.seats[-1:]:
            _ = Game(found, seats, {}).start().view(1).moves


async def healthz(_: Request) -> Response:
    """Tell that the process lives, without asking the database."""
    return PlainTextResponse("ok\n")


async def readyz(request: Request) -> Response:
    """Tell whether the database answers too."""
    try:
        await asyncio.wait_for(services(request).tables.store.is_ready(), 2.0)
    except (StoreError, TimeoutError):
        log.error("the database doesn't answer")
        return PlainTextResponse("the database doesn't answer\n", 503)
    return PlainTextResponse("ready\n")


HEALTH = [Route("/healthz", healthz), Route("/readyz", readyz), Route("/metrics", show_figures)]
