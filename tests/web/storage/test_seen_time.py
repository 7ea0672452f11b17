"""Clocks that jump: no table ends or is deleted by it, nothing is forgotten, nothing gets out of order."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count

import httpx
import pytest

from baumeister.web.app import create_app, running
from baumeister.web.http.services import Services
from baumeister.web.live.cleanup import Cleanup
from baumeister.web.settings import DAY, Settings
from baumeister.web.storage.seen_time import STEP, Kept, SeenTime, warning
from tests.web.conftest import Browser, Clock, RandomChooser, pass_by
from tests.web.people import moves, to_the_end

pytestmark = pytest.mark.anyio
NOW = 1.7e9
KEYS = count()  # of all browsers: a request of this name was answered before, and is remembered
YEAR = 365 * DAY
CLOCKS = (-10 * YEAR, 31 * DAY, 125 * DAY, 0.0, 10 * YEAR, 31 * DAY, -10 * YEAR, 0.0)  # how far off, run after run


@asynccontextmanager
async def server(settings: Settings, wall: float) -> AsyncIterator[tuple[Services, Browser]]:
    """Run a server by a clock that stands."""
    async with running(settings, RandomChooser(), wall=lambda: wall) as here:
        app = create_app(settings)
        app.state.services = here
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1:8000") as http:
            yield here, Browser(http, keys=KEYS)


def held(browser: Browser) -> dict[str, str]:
    """Return a browser's cookies."""
    return {cookie.name: cookie.value or "" for cookie in browser.http.cookies.jar}


async def test_no_table_ends_or_is_deleted_by_any_clock(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    async with server(settings, NOW) as (here, browser):
        going_on, over = await browser.order("you", "link"), await browser.order("you", "here")
        await to_the_end(here, await here.tables.open(over), browser)
    caplog.clear()
    for off in CLOCKS:
        async with server(settings, NOW + off) as (here, _):
            for _ in range(3):
                await Cleanup(here.tables).sweep()
            assert not (await here.tables.open(going_on)).now.is_over
            assert (await here.tables.open(over)).now.is_over
    told = [record.getMessage() for record in caplog.records if "this machine's clock" in record.getMessage()]
    assert len(told) == len(CLOCKS), "right again, the clock is far behind the dates of before"
    assert "3,650.0 days before" in told[0]
    assert "31.0 days after" in told[1]
    assert "2023-" in told[0]


@pytest.mark.parametrize("days", [31, 125])
async def test_a_long_pause_counts_as_a_day_however_long_the_server_runs_then(settings: Settings, days: int) -> None:
    """Marked tables would end after another day of running: none is marked because the server was off."""
    async with server(settings, NOW) as (here, browser):
        going_on, over = await browser.order("you", "link"), await browser.order("you", "here")
        await to_the_end(here, await here.tables.open(over), browser)
    async with server(settings, NOW + days * DAY) as (here, _):
        await Cleanup(here.tables).sweep()
        pass_by(here.tables.store, DAY + 1)
        await Cleanup(here.tables).sweep()
        assert not (await here.tables.open(going_on)).now.is_over
        assert (await here.tables.open(over)).now.is_over


async def test_a_clock_that_jumps_while_the_server_runs_ends_nothing(settings: Settings) -> None:
    clock = Clock(NOW)
    async with running(settings, RandomChooser(), wall=clock) as here:
        app = create_app(settings)
        app.state.services = here
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1:8000") as http:
            table_id = await Browser(http).order("you", "link")
        for off in CLOCKS:
            clock.now = NOW + off
            await Cleanup(here.tables).sweep()
            assert not (await here.tables.open(table_id)).now.is_over


async def test_what_a_fast_clock_has_marked_a_day_of_running_ends_and_a_touch_saves(settings: Settings) -> None:
    """Thirty starts, each a day after the last, are as good as thirty days; but then it has to run for one."""
    quick = replace(settings, unfinished=3 * DAY)
    async with server(quick, NOW) as (_, browser):
        left, kept = await browser.order("you", "link"), await browser.order("you", "link")
        cookies = held(browser)
    for day in range(1, 8):
        async with server(quick, NOW + day * DAY) as (here, _):
            await Cleanup(here.tables).sweep()
            assert not (await here.tables.open(left)).now.is_over
    async with server(quick, NOW + 7 * DAY) as (here, browser):
        browser.http.cookies.update(cookies)
        await browser.get(f"/t/{kept}")
        await moves(browser, await here.tables.open(kept))
        pass_by(here.tables.store, DAY + 1)
        await Cleanup(here.tables).sweep()
        assert (await here.tables.open(left)).now.ended_by == "expiry"
        assert not (await here.tables.open(kept)).now.is_over


async def test_a_server_that_runs_for_an_hour_a_day_cleans_up_some_day() -> None:
    kept, day = Kept(newest=NOW), 0
    while kept.ran + kept.off < 30 * DAY:
        day += 1
        steady = Clock(0.0)
        time = SeenTime(Clock(NOW + day * DAY), steady)
        time.begin(kept, 0.0, 0.0)
        steady.now += 3600
        kept = time.count()
    assert day < 31


async def test_lists_stay_in_order_and_repeats_are_known_when_the_clock_goes_back(settings: Settings) -> None:
    orders, answers = list[str](), set[str]()
    cookies: dict[str, str] = {}
    for off in (0.0, 10 * YEAR, -10 * YEAR, 0.0):
        async with server(settings, NOW + off) as (here, browser):
            browser.http.cookies.update(cookies)
            orders.insert(0, await browser.order("you", "link"))
            cookies = held(browser)
            await Cleanup(here.tables).sweep()
            assert re.findall(r'<a href="/t/([^"/]+)"', await browser.get("/")) == orders
            asked = {"game": "manhattan", "seats": [{"place": "you"}, {"place": "link"}], "idempotency_key": "one" * 8}
            made = await browser.http.post("/api/v1/tables", json=asked)
            assert made.status_code == 201, made.text
            answers.add(made.json()["table"]["id"])
    assert len(answers) == 1


async def test_who_is_there_is_not_absent_because_the_clock_jumped(settings: Settings) -> None:
    clock = Clock(NOW)
    async with running(settings, RandomChooser(), wall=clock) as here:
        app = create_app(settings)
        app.state.services = here
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1:8000") as http:
            browser = Browser(http)
            table = await here.tables.open(await browser.order("you", "here"))
            for off in CLOCKS:
                clock.now = NOW + off
                assert not here.presence.is_absent(table, 1)
                assert here.presence.is_connected(table.facts.id, 1)


def test_time_is_counted_in_steps_and_never_goes_back() -> None:
    wall, steady = Clock(NOW), Clock(100.0)
    time = SeenTime(wall, steady)
    assert time.begin(Kept(5 * DAY, DAY, NOW - 3600), 0.0, 0.0) is None
    assert (time.ran, time.seen) == (5 * DAY, 6 * DAY + 3600)
    steady.now += 10
    assert time.count().ran == 5 * DAY + 10
    steady.now += YEAR  # the process was stopped
    assert time.ran == time.count().ran == time.count().ran == 5 * DAY + 10 + STEP
    wall.now -= YEAR
    assert time.count().newest == NOW


def test_a_killed_server_goes_on_from_its_tables() -> None:
    time = SeenTime(Clock(NOW), Clock(0.0))
    time.begin(Kept(100.0, 50.0, NOW), NOW, 170.0)
    assert time.seen == 170.0


@pytest.mark.parametrize(("off", "told"), [(0, False), (-1800, False), (-7200, True), (6 * DAY, False), (8 * DAY, True)])
def test_only_a_clock_far_off_is_told(off: float, told: bool) -> None:
    found = warning(NOW + off, NOW)
    assert (found is not None) == told
    assert found is None or "\n" not in found
    assert warning(1e300, NOW)
