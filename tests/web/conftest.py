import random
import re
import time
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest

from baumeister.present.game import Game, View
from baumeister.web.app import create_app, running
from baumeister.web.http.services import Services
from baumeister.web.live.bot_process import BotFailedError
from baumeister.web.settings import Limits, Settings
from baumeister.web.storage.sql_store import SqlStore
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.store import Store

OPEN_LIMITS = Limits(
    reads_per_second=1e6,
    reads_at_once=10**6,
    writes_per_second=1e6,
    writes_at_once=10**6,
    tables_per_minute=1e6,
    tables_at_once=10**6,
)


class RandomChooser:
    """Plays for bots in this process, and notes what it is asked; `failures` are how often it fails first."""

    def __init__(self, failures: int = 0) -> None:
        self.failures, self.views, self.levels = failures, list[View](), list[str]()
        self.clients, self.paces, self.characters = list[str](), list[float](), list[str]()

    async def choose(self, view: View, level: str, client: str = "", at_least: float = 0.0, character: str = "") -> int:
        self.views.append(view)
        self.characters.append(character)
        self.levels.append(level)
        self.clients.append(client)
        self.paces.append(at_least)
        if self.failures:
            self.failures -= 1
            raise BotFailedError("on purpose")
        return random.choice(view.numbers)

    def warm(self, game: Game) -> None:
        pass


@dataclass
class Clock:
    """A clock that stands until it is moved."""

    now: float = field(default_factory=time.time)

    def __call__(self) -> float:
        return self.now


@dataclass
class Browser:
    """A browser without scripts: follows links, fills in forms."""

    http: httpx.AsyncClient
    page: str = ""
    status: int = 0
    csrf: str = ""
    seq: str = ""
    keys: Iterator[int] = field(default_factory=lambda: iter(range(10**6)))

    async def get(self, path: str) -> str:
        return self._read(await self.http.get(path))

    async def post(self, path: str, **fields: object) -> str:
        data = {"csrf": self.csrf, "key": f"key-{next(self.keys)}", "seq": self.seq}
        data |= {name.replace("_", "-"): str(value) for name, value in fields.items()}
        return self._read(await self.http.post(path, data=data, follow_redirects=True))

    def _read(self, response: httpx.Response) -> str:
        self.page, self.status = response.text, response.status_code
        for name in ("csrf", "seq"):
            found = re.search(rf'name="{name}" value="([^"]+)"', self.page)
            if found:
                setattr(self, name, found.group(1))
        self.path = response.url.path
        return self.page

    @property
    def table_id(self) -> str:
        return self.path.split("/")[2]

    async def order(self, *places: str, game: str = "manhattan", **fields: str) -> str:
        """Make a table and return its id."""
        await self.get("/")
        seats = {f"seat-{number}": place for number, place in enumerate(places, 1)}
        await self.post("/tables", game=game, **seats, **fields)
        assert self.status == 200, self.page
        return self.table_id


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data_folder=tmp_path, limits=OPEN_LIMITS, absence_before_bot=60.0, drawing_workers=0)


@pytest.fixture
def chooser() -> RandomChooser:
    return RandomChooser()


@pytest.fixture
async def here(settings: Settings, chooser: RandomChooser) -> AsyncIterator[Services]:
    async with running(settings, chooser) as parts:
        yield parts


def pass_by(store: Store, seconds: float) -> None:
    """Let a server see time pass."""
    assert isinstance(store, SqlStore)
    kept = store.time._kept
    store.time._kept = kept._replace(ran=kept.ran + seconds)


@pytest.fixture
def clock(here: Services) -> Clock:
    clock = Clock()
    here.tables.clock = clock
    here.presence._clock = here.presence._wall = clock
    here.presence._started = clock()
    return clock


Visit = Callable[[], Browser]


@pytest.fixture
async def visit(here: Services) -> AsyncIterator[Visit]:
    """Open new browsers."""
    app = create_app(here.settings)
    app.state.services = here
    clients: list[httpx.AsyncClient] = []

    def open_browser() -> Browser:
        transport = httpx.ASGITransport(app)
        clients.append(httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000"))
        return Browser(clients[-1])

    yield open_browser
    for client in clients:
        await client.aclose()


@pytest.fixture
async def browser(visit: Visit) -> Browser:
    return visit()


@pytest.fixture
async def friend(visit: Visit) -> Browser:
    """Return the browser of a second person."""
    return visit()


@pytest.fixture
async def api(visit: Visit) -> httpx.AsyncClient:
    return visit().http


def first_move(table: LiveTable) -> str:
    return str(table.now.position.moves[0])
