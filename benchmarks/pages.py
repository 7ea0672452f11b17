"""How much work is a page? Plays each game through the server's pages in this process and prints milliseconds of CPU time.

    python benchmarks/pages.py --games manhattan skyline

A row is a third of a game. The columns: a move, the fragment after it, the reason why a part can't be chosen (asked first of
a position), a table's page, one that shares nothing with earlier pages, the home page. CPU time, so that other work on the
machine hardly counts; the games and their chance are the same each time.
"""

import argparse
import asyncio
import random
import re
import sys
from collections import defaultdict
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from urllib.parse import urlencode

from baumeister.records import fairness

fairness.new_seed = lambda: bytes(range(32))  # before the server imports it: the same chance each time

from baumeister.games import GAMES, rules  # noqa: E402
from baumeister.web.app import create_app  # noqa: E402
from baumeister.web.pages.rendering.loading import load_home  # noqa: E402
from baumeister.web.settings import Limits, Settings  # noqa: E402

MANY = 10**9
LIMITS = Limits(reads_at_once=MANY, writes_at_once=MANY, tables_at_once=MANY)
STAGES = "early", "middle", "late"
COLUMNS = "move", "fragment", "why", "page", "fresh page", "home"
SAMPLES = 8  # pages of each stage


class Browser:
    """A browser that calls the application directly."""

    def __init__(self, app) -> None:
        self.app, self.cookies = app, {}

    async def ask(self, method: str, path: str, **fields: str) -> tuple[int, dict[str, str], bytes]:
        """Return status, headers and body of an answer."""
        body, sent = urlencode(fields).encode(), []
        path, _, query = path.partition("?")
        headers = {
            "host": "table",
            "accept": "application/json" if method == "POST" else "text/html",
            "content-type": "application/x-www-form-urlencoded",
            "cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()),
        }
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1),
            "server": ("table", 80),
            "state": {},
        }

        async def receive() -> dict[str, object]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        got = [(name.decode().lower(), value.decode()) for name, value in sent[0]["headers"]]
        for name, value in got:
            if name == "set-cookie":
                key, _, content = value.partition(";")[0].partition("=")
                self.cookies[key] = content
        return sent[0]["status"], dict(got), b"".join(message.get("body", b"") for message in sent[1:])

    async def get(self, path: str) -> str:
        """Return what is answered to a GET."""
        status, _, body = await self.ask("GET", path)
        assert status in (200, 204), (path, status, body[:300])
        return body.decode()

    async def post(self, path: str, csrf: str, **fields: str) -> str:
        """Send a form; return where it leads."""
        status, headers, body = await self.ask("POST", path, csrf=csrf, **fields)
        assert status < 400, (path, status, body[:300])
        return headers.get("location", "") + body.decode()


def forget_rendered() -> None:
    """Empty the caches of what is rendered."""
    for name, module in list(sys.modules.items()):
        if name.startswith("baumeister.web.pages") or name in ("baumeister.web.present", "baumeister.web.reasons"):
            for value in list(vars(module).values()):
                clear = getattr(value, "clear", None) if type(value).__name__ == "RenderCache" else None
                clear = clear or getattr(value, "cache_clear", None)
                if clear is not None:
                    clear()
    load_home()


class Player:
    """Plays one game through its pages and takes the times."""

    def __init__(self, app, game: str, seed: int, *, forgets: bool = False) -> None:
        """Take a seat. `forgets` throws away what has been rendered before each whole page."""
        self.app, self.browser, self.game, self.rng = app, Browser(app), game, random.Random(seed)
        self.forgets = forgets
        self.times: list[tuple[int, str, float]] = []

    async def start(self) -> None:
        """Make a table, all of whose seats are played here."""
        home = await self.browser.get("/")
        self.csrf = found(r'name="csrf" value="([^"]+)"', home)
        seats = rules(self.game).seats[-1]
        places = {f"seat-{seat}": "you" if seat == 1 else "here" for seat in range(1, seats + 1)}
        made = await self.browser.post("/tables", self.csrf, game=self.game, **places)
        self.id = found(r"/t/([A-Za-z0-9_-]+)", made)
        self.table = await self.app.state.services.tables.open(self.id)

    async def timed(self, name: str, act) -> str:
        """Do something and note how long it took."""
        start = process_time()
        result = await act
        self.times.append((self.table.now.position.ply, name, process_time() - start))
        return result

    async def play(self, length: int = MANY, every: int = MANY) -> int:
        """Play so many plies at most; return their number. Every few plies ask for what people ask for seldom."""
        plies = 0
        while not self.table.now.is_over and plies < length:
            position = self.table.now.position
            self.browser.cookies[f"seat-{self.id}"] = str(position.actor)
            move = str(self.rng.choice(position.moves))
            act = self.browser.post(f"/t/{self.id}/move", self.csrf, move=move)
            await self.timed("move", act)
            self.browser.cookies[f"seat-{self.id}"] = str(max(self.table.now.position.actor, 0))
            await self.timed("fragment", self.browser.get(f"/t/{self.id}/fragment"))
            plies += 1
            if plies % every == 0 and not self.table.now.is_over:
                await self.look()
        return plies

    async def look(self) -> None:
        """Ask for a reason, the whole page, the home page."""
        position, game = self.table.now.position, rules(self.game)
        number = self.rng.randrange(game.seat_move_count)
        for part in tuple(game.drawing.parts(position.view(position.actor).state, number))[:1]:
            await self.timed("why", self.browser.get(f"/t/{self.id}/why?" + urlencode({"part": part})))
        if self.forgets:
            forget_rendered()
        await self.timed("page", self.browser.get(f"/t/{self.id}"))
        await self.timed("home", self.browser.get("/"))


def found(pattern: str, text: str) -> str:
    """Return what a pattern finds."""
    match = re.search(pattern, text)
    assert match, text[:500]
    return match.group(1)


async def measured(games: list[str], folder: str) -> dict[tuple[str, str], dict[str, float]]:
    """Return the median times by game and stage."""
    app = create_app(Settings(data_folder=Path(folder), limits=LIMITS, drawing_workers=0))  # all in this process, to count it
    result = {}
    async with app.router.lifespan_context(app):
        for game in games:
            first, usual, cold = Player(app, game, 2), Player(app, game, 1), Player(app, game, 1, forgets=True)
            await first.start()
            length = await first.play()
            await usual.start()
            await usual.play(every=length // (3 * SAMPLES))
            await cold.start()
            await cold.play(every=length // (3 * SAMPLES))
            last, sums = usual.table.now.position.ply, defaultdict(list)
            fresh = [(ply, "fresh page", seconds) for ply, name, seconds in cold.times if name == "page"]
            for ply, name, seconds in [*usual.times, *fresh]:
                sums[STAGES[min(2, 3 * ply // (last + 1))], name].append(1000 * seconds)
            for stage in STAGES:
                result[game, stage] = {name: median(sums[stage, name] or [0]) for name in COLUMNS}
    return result


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    with TemporaryDirectory() as folder:
        times = asyncio.run(measured(parser.parse_args().games, folder))
    print(" " * 20, *(f"{name:>10}" for name in COLUMNS))
    for (game, stage), row in times.items():
        print(f"{game:<12} {stage:<7}", *(f"{row[name]:10.1f}" for name in COLUMNS))


if __name__ == "__main__":
    main()
