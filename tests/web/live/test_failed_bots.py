"""A bot that fails twice is replaced by the next simpler one, and the table says so."""

import asyncio
import logging
from collections.abc import Callable

import pytest

from baumeister.web.http.services import Services
from baumeister.web.pages.presenter.page import table_page
from baumeister.web.table import seating
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.names import names_in_sentences
from baumeister.web.table.visitor import Visitor
from tests.web.conftest import Browser, Clock, RandomChooser, Visit
from tests.web.people import moves, sit

pytestmark = pytest.mark.anyio


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not is_so():
            await asyncio.sleep(0.01)


async def played(browser: Browser, here: Services, chooser: RandomChooser, level: str, failures: int) -> LiveTable:
    """Return a table with a bot that has failed some times and then moved, on its own or by those that replaced it."""
    chooser.failures = failures
    table = await here.tables.open(await browser.order("you", level, name="Ada"))
    while not chooser.levels:
        await moves(browser, table)
        await until(lambda: table.now.turn == "person")
    return table


def log_of(table: LiveTable, here: Services) -> list[str]:
    names = names_in_sentences(table.now)
    return [entry.line.text.named(names).en for entry in table_page(table, Visitor(), here.presence).log]


@pytest.mark.parametrize(
    ("failures", "asked", "left"),
    [
        (1, ["hard", "hard"], "hard"),
        (2, ["hard", "hard", "medium"], "medium"),
        (3, ["hard", "hard", "medium", "medium"], "medium"),
        (4, ["hard", "hard", "medium", "medium", "easy"], "easy"),
        (6, ["hard", "hard", "medium", "medium", "easy", "easy"], "random"),
    ],
)
async def test_the_next_simpler_bot_plays_on(
    browser: Browser, here: Services, chooser: RandomChooser, failures: int, asked: list[str], left: str
) -> None:
    table = await played(browser, here, chooser, "hard", failures)
    assert chooser.levels[: len(asked)] == asked
    assert (table.now.seat(2).level, table.now.seat(2).failed) == (left, None if left == "hard" else "hard")
    chooser.levels.clear()
    while not chooser.levels and left != "random":
        await moves(browser, table)
        await until(lambda: table.now.turn == "person")
    assert set(chooser.levels) <= {left}, "it stays so"


async def test_the_table_says_so(browser: Browser, here: Services, chooser: RandomChooser) -> None:
    table = await played(browser, here, chooser, "hard", 4)
    page = await browser.get(f"/t/{table.facts.id}")
    assert "bot, easy · stands in for the hard bot, which failed" in page
    name = table.facts.seating[1].character.capitalize()
    told = [line for line in log_of(table, here) if "failed" in line]
    assert told == [
        f"{name}’s bot (hard) failed; a bot (medium) takes over",
        f"{name}’s bot (medium) failed; a bot (easy) takes over",
    ]
    german = (await browser.http.get(f"/t/{table.facts.id}", headers={"accept-language": "de"})).text
    assert "Bot, leicht · springt für den schweren ein, der ausgefallen ist" in german
    assert "</b> ist ausgefallen; ein Bot (leicht) übernimmt" in german


async def test_random_moves_are_called_so(browser: Browser, here: Services, chooser: RandomChooser) -> None:
    table = await played(browser, here, chooser, "easy", 2)
    assert "bot, random · stands in for the easy bot, which failed" in await browser.get(f"/t/{table.facts.id}")
    answer = (await browser.http.get(f"/api/v1/tables/{table.facts.id}")).json()
    assert answer["seats"][1]["level"] == "random"


async def test_the_servers_log_has_a_line_for_each_replacement(
    browser: Browser, here: Services, chooser: RandomChooser, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, "baumeister.bots"):
        table = await played(browser, here, chooser, "hard", 2)
    (line,) = caplog.messages
    assert line.startswith(f"table {table.facts.id}, ply ")
    assert line.endswith("bot (hard) failed twice, a simpler one plays on: on purpose")


async def test_it_is_still_so_after_a_restart(browser: Browser, here: Services, chooser: RandomChooser) -> None:
    table = await played(browser, here, chooser, "hard", 2)
    saved = await here.tables.store.load(table.facts.id)
    assert saved is not None
    assert LiveTable.of(saved).now.seating == table.now.seating


async def test_the_rematch_has_the_bot_that_was_ordered(browser: Browser, here: Services, chooser: RandomChooser) -> None:
    table = await played(browser, here, chooser, "hard", 2)
    seats, _ = seating.rotated(table.now, table.keys)
    assert (seats[0].level, seats[0].failed) == ("hard", None)
    seats, _ = seating.played_on(table.now, (1,), 1, "", "")
    assert (seats[1].level, seats[1].failed) == ("hard", None)


async def test_who_comes_back_leaves_no_failed_bot_behind(
    browser: Browser, visit: Visit, here: Services, chooser: RandomChooser, clock: Clock
) -> None:
    table, friend = await here.tables.open(await browser.order("you", "link", name="Ada")), visit()
    await sit(friend, table, 2, browser, "Ben")
    clock.now += 61
    await browser.get(f"/t/{table.facts.id}")
    chooser.failures = 2
    await browser.post(f"/t/{table.facts.id}/seats/2/bot", level="medium")
    while not chooser.levels:
        await moves(browser, table)
        await until(lambda: table.now.turn == "person")
    assert table.now.seat(2).failed == "medium"
    assert "Ben’s bot (medium) failed; a bot (easy) takes over" in log_of(table, here)
    await friend.get(f"/t/{table.facts.id}")
    await friend.post(f"/t/{table.facts.id}/seats/2/take")
    assert (table.now.seat(2).holder, table.now.seat(2).failed) == ("person", None)
    assert log_of(table, here)[-1] == "Ben is back"
