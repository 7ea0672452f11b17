"""The server as an ASGI application."""

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import AsyncIterator, Callable
from functools import partial

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES, GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from baumeister.web.api import LazyApi, load_api
from baumeister.web.http import (
    routes_assets,
    routes_farewell,
    routes_home,
    routes_install,
    routes_join,
    routes_table,
    routes_table_forms,
)
from baumeister.web.http.event_streams import JSON_LINES, Streams
from baumeister.web.http.fragments import Fragments
from baumeister.web.http.hosts import KnownHosts
from baumeister.web.http.metrics import Metrics, show_metrics
from baumeister.web.http.middleware import AtOnce, BodyLimit, RateLimit, SafeHeaders
from baumeister.web.http.reading_turns import ReadingTurns
from baumeister.web.http.refusal_responses import HANDLERS, answer, answer_briefly
from baumeister.web.http.request_ids import RequestIds
from baumeister.web.http.services import Services, services
from baumeister.web.http.spectator_feed import SpectatorFeeds
from baumeister.web.live.background import spawn
from baumeister.web.live.bot_driver import BotDriver
from baumeister.web.live.bot_pool import BotPool, Chooser
from baumeister.web.live.broadcast import MemoryBroadcast
from baumeister.web.live.cleanup import Cleanup
from baumeister.web.live.compilation import Compilation, Progress
from baumeister.web.live.drawing_pool import DrawingPool
from baumeister.web.live.presence import Presence
from baumeister.web.live.rematch import Rematches
from baumeister.web.live.service import TableService
from baumeister.web.pages.rendering.loading import load_drawings, load_games, load_home
from baumeister.web.settings import Settings
from baumeister.web.storage.database import bring_up_to_date, open_database
from baumeister.web.storage.database_file import DatabaseFile
from baumeister.web.storage.lock import hold_database
from baumeister.web.storage.seen_time import SeenTime
from baumeister.web.storage.sql_store import SqlStore
from baumeister.web.table.refusals import StoreError

log = logging.getLogger("baumeister.web")
QUICK_PACE = 0.15  # seconds that a bot takes which doesn't search and hides something
GAMES_AFTER, API_AFTER, COMPILE_AFTER = 1.0, 3.0, 5.0  # seconds after the start: by then the first page is served
ROUTED = (routes_assets, routes_home, routes_install, routes_join, routes_table, routes_farewell, routes_table_forms)


def create_app(
    settings: Settings | None = None,
    chooser: Chooser | None = None,
    clock: Callable[[], float] = time.monotonic,
    on_compiled: Progress = lambda *_: None,
) -> Starlette:
    """Return the application. `chooser` plays for bots; by default processes of our own do. Limits count by `clock`.

    Missing kernels are compiled in the background, and `on_compiled` is told.
    """
    chosen, metrics = settings or Settings.from_environment(), Metrics()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with running(chosen, chooser, on_compiled) as parts:
            app.state.services = parts
            tasks = [spawn(_later(API_AFTER, load_api), "load the API"), spawn(metrics.log_hourly(), "log metrics")]
            yield
            for task in tasks:
                task.cancel()
            metrics.log_refused()

    plain = (*DEFAULT_EXCLUDED_CONTENT_TYPES, JSON_LINES.media_type)
    app = Starlette(
        routes=[*HEALTH, *(route for module in ROUTED for route in module.ROUTES)],
        middleware=[
            Middleware(AtOnce, most=chosen.limits.connections_per_client, answer=answer_briefly),
            Middleware(RateLimit, limits=chosen.limits, answer=answer_briefly, clock=clock),
            Middleware(KnownHosts, hosts=(chosen.host, *chosen.hosts), answer=answer_briefly),
            Middleware(ReadingTurns, waiting=chosen.limits.reads_at_once, answer=answer_briefly),
            Middleware(BodyLimit, limit=chosen.limits.body_bytes, answer=answer),
            Middleware(GZipMiddleware, compresslevel=5, exclude_content_types=plain),
        ],
        exception_handlers=dict(HANDLERS),
        lifespan=lifespan,
    )
    app.mount("/api/v1", LazyApi(app.state))
    app.state.metrics = metrics
    app.middleware_stack = RequestIds(SafeHeaders(app.build_middleware_stack()), metrics)  # round the page of a fault, too
    return app


async def _later(seconds: float, load: Callable[[], object]) -> None:
    await asyncio.sleep(seconds)
    await asyncio.to_thread(load)


@contextlib.asynccontextmanager
async def running(
    settings: Settings,
    chooser: Chooser | None = None,
    on_compiled: Progress = lambda *_: None,
    wall: Callable[[], float] = time.time,
) -> AsyncIterator[Services]:
    """Hold the database, put a server's parts together, resume the waiting tables, and take it all down again.

    `wall` tells the date, as well as the machine's clock does.
    """
    settings.data_folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with hold_database(settings.database_file) as hold:
        file = DatabaseFile(settings.database_file, hold)
        async with _parts(settings, file, chooser, on_compiled, wall) as parts:
            yield parts


@contextlib.asynccontextmanager
async def _parts(
    settings: Settings, file: DatabaseFile, chooser: Chooser | None, on_compiled: Progress, wall: Callable[[], float]
) -> AsyncIterator[Services]:
    engine = open_database(settings.database_url, file)
    broadcast = MemoryBroadcast()
    store = SqlStore(engine, file, SeenTime(wall))
    tables = TableService(store, broadcast, settings, wall)
    compilation = Compilation()
    look_up = partial(tables.cache.open, in_passing=True)
    presence = Presence(broadcast, look_up, settings.absence_before_bot, compilation.can_search, wall=wall)
    drawing = DrawingPool(settings.drawing_workers, load_drawings)
    fragments = Fragments(drawing, presence)
    feeds = SpectatorFeeds(broadcast, fragments, tables.open)
    streams = Streams(
        broadcast, feeds, presence, settings.heartbeat, settings.write_timeout, settings.limits.streams_per_client
    )
    pool = BotPool(settings.bot_workers, settings.bot_limit, settings.bot_seconds, compilation=compilation)
    driver = BotDriver(tables, chooser or pool, seconds=settings.bot_seconds, quick_pace=QUICK_PACE)
    tables.on_bots_turn = driver.wake
    tasks: list[asyncio.Task[None]] = []
    try:
        await bring_up_to_date(engine)
        await asyncio.to_thread(file.remember)
        told = await store.begin()
        if told:
            log.warning("%s", told)
        tasks.append(spawn(_load(compilation, drawing), "load games"))
        tasks.append(spawn(Cleanup(tables).run(), "sweep"))
        if chooser is None:
            tasks.append(spawn(_compile(compilation, on_compiled), "compile"))
        await driver.resume()
        yield Services(settings, tables, Rematches(tables), presence, drawing, fragments, streams, chooser or pool, driver)
    finally:
        broadcast.close()
        presence.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with contextlib.AsyncExitStack() as ending:  # the last one first, and each whatever happens to the others
            for close in (store.close, drawing.close, pool.close, driver.close):
                ending.push_async_callback(close)


async def _compile(compilation: Compilation, on_compiled: Progress) -> None:
    """Compile missing kernels, after the first page."""
    await asyncio.sleep(COMPILE_AFTER)
    await compilation.run(on_compiled)


async def _load(compilation: Compilation, drawing: DrawingPool) -> None:
    """Load games and drawings for the first visitors, outside the event loop, the most urgent first."""
    await asyncio.to_thread(load_home)
    await asyncio.to_thread(compilation.look)
    await asyncio.sleep(GAMES_AFTER)
    drawing.start()
    await asyncio.to_thread(load_games)
    gc.freeze()  # all that is loaded stays: looking through it for garbage would stop the event loop for a tenth of a second


async def healthz(_: Request) -> Response:
    """Tell that the process lives, without asking the database."""
    return PlainTextResponse("ok\n")


async def readyz(request: Request) -> Response:
    """Tell whether the database answers too: it is there, and undamaged as far as anybody has seen."""
    try:
        await services(request).tables.readiness.check()
    except StoreError as error:  # the log says why
        return PlainTextResponse(f"{error.trouble.short}\n", 503)
    return PlainTextResponse("ready\n")


HEALTH = [Route("/healthz", healthz), Route("/readyz", readyz), Route("/metrics", show_metrics)]
