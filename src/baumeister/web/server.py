"""Running the server."""

import asyncio
import contextlib
import errno
import os
import sys
import webbrowser
from collections.abc import Awaitable, Callable
from pathlib import Path
from socket import AF_INET, AF_INET6, SO_REUSEADDR, SOL_SOCKET, socket

import uvicorn
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from baumeister.bots.weights import check_named_folder
from baumeister.core.errors import BaumeisterError
from baumeister.games import GAMES, rules
from baumeister.web import logs
from baumeister.web.app import create_app
from baumeister.web.connections import ACCEPTED_AT_ONCE, Connection, Connections
from baumeister.web.http.hosts import find_own_addresses
from baumeister.web.http.metrics import Metrics
from baumeister.web.live.background import spawn
from baumeister.web.live.compilation import Progress
from baumeister.web.settings import Settings
from baumeister.web.storage.damage import quick_look
from baumeister.web.storage.database import bring_up_to_date, find_url_fault, open_database
from baumeister.web.storage.database_errors import failure_of
from baumeister.web.storage.faults import explain, find_rights_fault, is_folder
from baumeister.web.storage.lock import HeldError, hold_database
from baumeister.web.table.refusals import StoreError

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - only compared with
LOCAL = "127.0.0.1"  # told as `localhost`: browsers keep such addresses apart, and install pages of either
FAILURES = (SQLAlchemyError, StoreError, OSError)  # of the database
QUEUED = 1024  # newcomers may wait in the system's queue
ADVICE = {
    errno.EADDRINUSE: "if a table is running there already, open it; else choose another --port (0 for any free one)",
    errno.EACCES: "choose another --port (0 for any free one)",
}
NAMES = "name a file, or a URL like postgresql+asyncpg://host/name, or none"
ELSEWHERE = "name another database"
OTHER_FOLDER = "set BAUMEISTER_DATA to a folder that can be written to"
PATIENCE = 5  # seconds for open requests when the server stops


class Server(uvicorn.Server):
    """A server that tells its address, and ends its streams before it stops."""

    def __init__(self, settings: Settings, on_start: Callable[[list[str]], None], on_compiled: Progress) -> None:
        self.app = create_app(settings, on_compiled=on_compiled)
        metrics: Metrics = self.app.state.metrics
        self._on_start = on_start
        super().__init__(
            uvicorn.Config(
                self.app,
                host=settings.host,
                port=settings.port,
                http=Connection,
                backlog=ACCEPTED_AT_ONCE,
                log_config=None,
                log_level="error",  # a line for each request that is no HTTP would be a flood; they are counted
                access_log=False,
                server_header=False,
                proxy_headers=True,
                forwarded_allow_ips=settings.proxies,
                timeout_graceful_shutdown=PATIENCE,
                ws="none",
                lifespan="off",  # begun and ended below: failures there are told in a sentence
            )
        )
        self.lines = Connections(settings.limits, settings.proxies, metrics.refused)
        self.server_state = self.lines
        metrics.open_connections = lambda: len(self.lines.counted)
        self._watching: asyncio.Task[None] | None = None
        self._parts = contextlib.AsyncExitStack()

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Put the parts together, listen, and tell the address."""
        asyncio.get_running_loop().set_exception_handler(self.lines.on_loop_error)
        await self._parts.enter_async_context(self.app.router.lifespan_context(self.app))
        try:
            await super().startup(sockets)
        except BaseException:
            await self._parts.aclose()
            raise
        if self.started:
            self._watching = spawn(self.lines.run(), "watch connections")
            for listening in self.servers[0].sockets:
                with listening.dup() as same:
                    same.listen(QUEUED)
            self._on_start(self.addresses)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Wake all streams, wait for open requests, then end the parts."""
        with contextlib.suppress(AttributeError):  # it may stop before it has started
            self.app.state.services.tables.broadcast.close()
        await super().shutdown(sockets)
        await self._parts.aclose()
        if self._watching is not None:
            self._watching.cancel()

    @property
    def addresses(self) -> list[str]:
        """The table's addresses for browsers, the one for this machine's first."""
        name, port = self.servers[0].sockets[0].getsockname()[:2]
        names = ["localhost", *find_own_addresses(name)] if name in EVERYWHERE else ["localhost" if name == LOCAL else name]
        return [f"http://{f'[{name}]' if ':' in name else name}:{port}/" for name in names]


def serve(settings: Settings, *, open_browser: bool = False, on_compiled: Progress = lambda *_: None) -> None:
    """Serve until interrupted; `on_compiled` is told the progress of compiling in the background.

    With `open_browser` a table that runs already is opened instead.

    Raises:
        BaumeisterError: if the server can't start.
    """

    def on_start(addresses: list[str]) -> None:
        address, *others = addresses
        if hold is not None:
            hold.write(address)
        sys.stdout.write(f"Baumeister's table: {address}   (Ctrl+C ends it)\n")
        sys.stdout.writelines(f"For other devices:  {other}\n" for other in others)
        sys.stdout.flush()
        if open_browser:
            webbrowser.open(address)

    logs.set_up(settings.log)
    check_named_folder(GAMES, rules)  # of networks: a mistaken one would stop every bot
    os.umask(0o077)  # the database holds all hands: nobody else on this machine reads it
    make_folder(settings)
    _refuse_database(settings, find_place_fault(settings))
    try:
        with hold_database(settings.database_file) as hold:
            check_place(settings)
            _run(settings, Server(settings, on_start, on_compiled))
    except HeldError as error:
        if not (open_browser and error.address):
            raise
        sys.stdout.write(f"Baumeister's table is already running: {error.address}\n")
        webbrowser.open(error.address)


def _run(settings: Settings, server: Server) -> None:
    try:
        asyncio.run(server.serve())
    except KeyboardInterrupt:
        return
    except SystemExit:  # the server has logged why
        where = f"{settings.host}:{settings.port}"
        raise BaumeisterError(f"the table can't listen on {where}; the line above says why") from None
    except (SQLAlchemyError, StoreError) as error:
        raise BaumeisterError(f"can't use the database {settings.database_for_people}: {_sentence(settings, error)}") from None


def make_folder(settings: Settings) -> None:
    """Make the data folder."""
    try:
        settings.data_folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        reason = explain(error, settings.data_folder)
        raise BaumeisterError(f"can't make the data folder {settings.data_folder}: {reason}, or {OTHER_FOLDER}") from None


def check_place(settings: Settings) -> None:
    """Refuse to start without the database or the address, before anything begins."""
    _refuse_database(settings, reach(settings))
    check_address(settings)
    problem = _tried(settings, bring_up_to_date)
    if problem is not None:
        raise BaumeisterError(f"can't set up the database {settings.database_for_people}: {problem}")


def _refuse_database(settings: Settings, problem: str | None) -> None:
    if problem is not None:
        raise BaumeisterError(f"can't open the database {settings.database_for_people}: {problem}")


def check_address(settings: Settings) -> None:
    """Refuse to start where the address is taken."""
    family = AF_INET6 if ":" in settings.host else AF_INET
    with socket(family) as probe:
        probe.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            where = f"{settings.host}:{settings.port}"
            advice = ADVICE.get(error.errno or 0, "--host takes an address of this machine, or 0.0.0.0 for all of them")
            raise BaumeisterError(f"can't listen on {where}: {error.strerror}; {advice}") from None


def reach(settings: Settings) -> str | None:
    """Try to open the database; return what is wrong, and the remedy, None if nothing is.

    A missing SQLite file is fine, unless its log is there: it is created.
    Of a file as much is checked as is done in a tenth of a second.
    """
    problem, file = find_place_fault(settings), settings.database_file
    if problem is not None:
        return problem
    if file is not None:
        return quick_look(file)

    async def look(engine: AsyncEngine) -> None:
        async with engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    return _tried(settings, look)


def find_place_fault(settings: Settings) -> str | None:
    """Return what is wrong with the database's name or rights, before anything is laid beside it; None if nothing is."""
    file = settings.database_file
    problem = file and find_rights_fault(file, to_write=True)
    if problem:
        return f"{problem}, or {ELSEWHERE if settings.database else OTHER_FOLDER}"
    problem = find_name_fault(settings, file)
    return f"{problem}; {NAMES}" if problem else None


def find_name_fault(settings: Settings, file: Path | None) -> str | None:
    """Return what is wrong with the name of the database; None if nothing is."""
    if file is not None and is_folder(file):
        return "it is a folder"
    if file is not None and settings.database and not is_folder(file.parent):
        return f"there is no folder {file.parent}"
    return find_url_fault(settings.database_url)


def _tried(settings: Settings, use: Callable[[AsyncEngine], Awaitable[None]]) -> str | None:
    """Do something with the database; return what is wrong, None if nothing is."""

    async def run() -> None:
        engine = open_database(settings.database_url)
        try:
            await use(engine)
        finally:
            await engine.dispose()

    try:
        asyncio.run(run())
    except (*FAILURES, BaumeisterError, ImportError) as error:
        return _sentence(settings, error)
    return None


def _sentence(settings: Settings, error: BaseException) -> str:
    """Return the meaning of a database failure, for the host."""
    if isinstance(error, StoreError):
        return error.why
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return failure_of(cause, settings.database_file).why
