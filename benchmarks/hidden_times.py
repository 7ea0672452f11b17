"""Do times of answers tell what is hidden? Compares tables that differ only in that, and prints how likely chance is.

    baumeister doctor --compile-only; python -m benchmarks.hidden_times --pairs 1000

Of each pair there are three tables: A, its equal A', and B, which differs in what is hidden from the seat that asks. They are
asked in random order, in this process, without what others left in the cache (first) and again (again); bots are timed from
their turn to the event that tells of their move. Two tests, each by random signs, as under the null hypothesis:

    unlike   B's times differ from those of A' more than A's do
    greater  the table at which the seat to move has more legal moves, or else more in its hidden state, is slower or faster

Many p-values below 0.01 would tell something; in 20 some are below 0.05.
"""

import argparse
import asyncio
import gc
import random
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import numpy as np
from starlette.types import ASGIApp, Message
from tests.web.hidden_pairs import BROWSERS, Pair, World, keys_of, pairs, table_of
from tests.web.worlds import some_parts

from baumeister.games import GAMES, rules
from baumeister.web.app import create_app, running
from baumeister.web.http.services import Services
from baumeister.web.pages.rendering.render_cache import CACHE
from baumeister.web.settings import Limits, Settings
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.secrets import seat_secret
from baumeister.web.table.state import Level
from baumeister.web.table.stored_values import Write

HIDING = [game for game in GAMES if rules(game).facts.hidden.en != "nothing"]
FLIPS = 4_000
FREE = Limits(reads_per_second=1e9, reads_at_once=10**9)
Times = dict[str, list[tuple[float, float, float, int]]]
"""By what is timed: the seconds of A, A' and B, and which of A and B has more (1: B, -1: A, 0: neither)."""


async def fetch(app: ASGIApp, path: str, headers: dict[str, str]) -> float:
    """Return the seconds until a GET has been answered."""
    path, _, query = path.partition("?")
    head = [(name.encode(), value.encode()) for name, value in {"host": "127.0.0.1", **headers}.items()]
    scope = {"type": "http", "http_version": "1.1", "method": "GET", "scheme": "http", "path": path, "raw_path": path.encode()}
    scope |= {
        "query_string": query.encode(),
        "root_path": "",
        "headers": head,
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
    }
    status = 0

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        nonlocal status
        status = message.get("status", status)

    start = perf_counter()
    await app(scope, receive, send)
    taken = perf_counter() - start
    assert status in (200, 204), (path, status)
    return taken


def placed(here: Services, world: World, name: str) -> LiveTable:
    """Return a table that the server has in memory."""
    table = table_of(world, keys_of(world.position.game))
    table.facts = replace(table.facts, id=name)
    for state in table.history.since(0):
        object.__setattr__(state, "facts", table.facts)
    here.tables.cache.keep(table)
    return table


def order_of(pair: Pair) -> int:
    """Tell which table has more of what is hidden."""
    first, second = ((len(world.position.numbers), world.position.raw) for world in (pair.first, pair.second))
    return (second > first) - (second < first)


async def time_answers(app: ASGIApp, here: Services, pair: Pair, times: Times) -> None:
    """Time what a seat asks for at a pair of tables."""
    worlds = dict(zip(("A", "A'", "B"), (pair.first, pair.first, pair.second), strict=True))
    tables = {name: placed(here, world, f"table-{number}") for number, (name, world) in enumerate(worlds.items())}
    actor = pair.first.position.actor
    seat = actor if actor in pair.blind else random.choice(sorted(pair.blind))
    cookie, part = {"cookie": f"browser={BROWSERS[seat]}"}, some_parts(pair.first.position)[0]
    for what, path in (
        ("page", "/t/{}"),
        ("fragment", "/t/{}/fragment"),
        ("why", "/t/{}/why?part=" + part),
        ("api", "/api/v1/tables/{}"),
    ):
        first, again = dict[str, float](), dict[str, float]()
        for name in random.sample(list(tables), 3):
            table = tables[name]
            own = next((key for key in table.keys if key.seat == seat), None)
            bearer = {"authorization": f"Bearer {seat_secret(BROWSERS[seat], own.salt)}"} if own and what == "api" else {}
            headers = bearer if what == "api" else cookie
            CACHE.clear()
            first[name] = await fetch(app, path.format(table.facts.id), headers)
            again[name] = await fetch(app, path.format(table.facts.id), headers)
        for when, found in (("first", first), ("again", again)):
            times[f"{what}, {when}"].append((found["A"], found["A'"], found["B"], order_of(pair)))


async def time_bot(here: Services, pair: Pair, level: Level, times: Times) -> None:
    """Time a bot to whom the two tables differ."""
    found, actor = dict[str, float](), pair.first.position.actor
    for name, world in random.sample([("A", pair.first), ("A'", pair.first), ("B", pair.second)], 3):
        table = placed(here, World(world.steps), f"bot-{random.getrandbits(64)}")
        seating = tuple(replace(seat, holder="bot", level=level, device=0) for seat in table.facts.seating)
        table.facts = replace(table.facts, seating=seating)
        object.__setattr__(table.now, "seating", seating)
        await here.tables.store.create(table.facts, Write(table.facts.id, (), "bot"))
        subscription = here.tables.broadcast.subscribe(table.facts.id)
        start = perf_counter()
        task = asyncio.create_task(here.driver._step(table.facts.id))  # noqa: SLF001 - one move, not the whole game
        await subscription.get()
        found[name] = perf_counter() - start
        await task
        here.tables.cache.forget(table.facts.id)
    times[f"bot, {level}, {pair.first.position.game.id}"].append((found["A"], found["A'"], found["B"], order_of(pair)))
    assert actor not in pair.blind


def p_value(differences: list[float]) -> float:
    """Return how often random signs give as much as these differences do, by the sum of their signed ranks."""
    found = np.array([difference for difference in differences if difference])
    ranks = np.sign(found) * (1 + np.argsort(np.argsort(np.abs(found))))
    flips = np.random.default_rng(1).choice([-1, 1], (FLIPS, len(ranks)))
    return float((1 + (np.abs(flips @ np.abs(ranks)) >= abs(ranks.sum())).sum()) / (1 + FLIPS))


def report(times: Times) -> None:
    """Print medians and p-values."""
    for what, found in times.items():
        unlike = p_value([abs(b - a2) - abs(a - a2) for a, a2, b, _ in found])
        greater = p_value([(b - a) * order for a, _, b, order in found if order])
        milliseconds = 1000 * np.median([each[:3] for each in found])
        print(
            f"{what:<28} {len(found):5} pairs  {milliseconds:8.2f} ms   unlike p = {unlike:.3f}   greater p = {greater:.3f}",
            flush=True,
        )


@asynccontextmanager
async def served(folder: str) -> AsyncIterator[tuple[ASGIApp, Services]]:
    """Run a server in this process, without a socket."""
    settings = Settings(data_folder=Path(folder), limits=FREE, bot_seconds=0.1, cached_tables=16)
    async with running(settings) as here:
        app = create_app(settings)
        app.state.services = here
        yield app, here


def some(game: str, count: int, fits: Callable[[Pair], bool]) -> Iterator[Pair]:
    """Yield pairs of a game."""
    yield from islice((pair for pair in pairs(game, 7) if pair.blind and fits(pair)), count)


async def measure(count: int, *, with_bots: bool, with_answers: bool) -> None:
    """Time all, and report."""
    times: Times = defaultdict(list)
    with TemporaryDirectory() as folder:
        async with served(folder) as (app, here):
            here.tables.on_bots_turn = lambda *_: None  # one move of each bot is enough
            await asyncio.sleep(3)
            gc.disable()
            for game in HIDING if with_answers else ():
                for pair in some(game, -(-count // len(HIDING)), lambda _: True):
                    await time_answers(app, here, pair, times)
                    gc.collect(0)
            report(times)
            for game in HIDING if with_bots else ():
                bots: Times = defaultdict(list)
                for level in ("easy", "medium", "hard", "master"):
                    for pair in some(game, -(-count // len(HIDING)), lambda pair: pair.first.position.actor not in pair.blind):
                        await time_bot(here, pair, level, bots)
                report(bots)


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--only", choices=("answers", "bots"))
    chosen = parser.parse_args()
    asyncio.run(measure(chosen.pairs, with_bots=chosen.only != "answers", with_answers=chosen.only != "bots"))


if __name__ == "__main__":
    main()
