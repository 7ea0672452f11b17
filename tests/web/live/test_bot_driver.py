"""What keeps tables going when something fails for a while, and when it goes on failing."""

import asyncio
import logging
from collections.abc import Callable

import pytest

from baumeister.present.game import View
from baumeister.web.http.services import Services
from baumeister.web.live.bot_driver import MARGIN, BotDriver
from baumeister.web.live.bot_process import NoProcessError
from baumeister.web.live.service import TRIES
from baumeister.web.table.change import Change
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.store import ConflictError
from baumeister.web.table.stored_values import Write
from tests.web.conftest import Browser, RandomChooser, first_move
from tests.web.people import to_a_bot

pytestmark = pytest.mark.anyio
FULL = OSError("the disk is full")


@pytest.fixture
async def table(browser: Browser, here: Services, monkeypatch: pytest.MonkeyPatch) -> LiveTable:
    """A table where it is a bot's turn, and nobody has noticed."""
    table = await here.tables.open(await browser.order("you", "easy"))
    monkeypatch.setattr(here.tables, "on_bots_turn", lambda *_: None)
    while table.now.turn != "bot":
        await browser.post(f"/t/{table.facts.id}/move", move=first_move(table))
    return table


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not is_so():
            await asyncio.sleep(0.01)


def failing(here: Services, monkeypatch: pytest.MonkeyPatch, times: int, error: Exception = FULL) -> list[Write]:
    """Let the store fail some times; return what was to be written then."""
    failed: list[Write] = []
    write = here.tables.store.write

    async def fail(found: Write, then: Callable[[], None]) -> None:
        if len(failed) < times:
            failed.append(found)
            raise error
        await write(found, then=then)

    monkeypatch.setattr(here.tables.store, "write", fail)
    return failed


async def test_it_tries_again_and_goes_on(here: Services, table: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    failed, driver = failing(here, monkeypatch, 3), BotDriver(here.tables, RandomChooser(), (0.0, 0.01, 0.0))
    driver.wake(table.facts.id)
    await until(lambda: table.now.turn == "person")
    assert len(failed) == 3


async def test_lost_races_pass(here: Services, table: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other writers may be faster as often as a change is tried; the table goes on all the same."""
    failed, driver = failing(here, monkeypatch, 2 * TRIES, ConflictError()), BotDriver(here.tables, RandomChooser(), (0.01,))
    driver.wake(table.facts.id)
    await until(lambda: not driver._tasks)
    assert len(failed) == 2 * TRIES
    assert (await here.tables.open(table.facts.id)).now.turn == "person"


async def test_it_is_woken_from_its_rest(here: Services, table: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    failed, driver = failing(here, monkeypatch, 1), BotDriver(here.tables, RandomChooser(), (3600.0,))
    driver.wake(table.facts.id)
    await until(lambda: table.facts.id in driver._resting)
    driver.wake(table.facts.id)
    await until(lambda: table.now.turn == "person")
    assert len(failed) == 1
    assert not driver._resting


async def test_it_gives_up_after_long_and_can_be_woken(
    here: Services, table: LiveTable, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    failed, driver = failing(here, monkeypatch, 3), BotDriver(here.tables, RandomChooser(), (0.0, 0.0))
    with caplog.at_level(logging.ERROR, "baumeister.bots"):
        driver.wake(table.facts.id)
        await until(lambda: not driver._tasks)
    assert len(failed) == 3
    assert f"table {table.facts.id} stands still" in caplog.text
    driver.wake(table.facts.id)
    await until(lambda: table.now.turn == "person")


async def test_what_stays_refused_is_not_tried_again(here: Services, table: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = 0

    def count(change: Change) -> None:
        nonlocal tries
        tries += 1
        change.limit = 0
        change.add("move", 2)

    monkeypatch.setattr("baumeister.web.live.bot_driver.actions.bot_play", lambda change, **_: count(change))
    driver = BotDriver(here.tables, RandomChooser(), (60.0,))
    driver.wake(table.facts.id)
    await until(lambda: not driver._tasks)
    assert tries == 1


@pytest.mark.parametrize(
    ("game", "level", "pace"),
    [
        ("buerger", "master", 0.4 + MARGIN),
        ("buerger", "hard", 0.1 + MARGIN),
        ("buerger", "easy", 0.2),
        ("skyline", "hard", 0.0),
        ("skyline", "easy", 0.0),
    ],
)
async def test_a_bot_with_one_move_takes_as_long_as_with_many_where_it_holds_something_hidden(
    browser: Browser, here: Services, game: str, level: str, pace: float
) -> None:
    table = await here.tables.open(await browser.order("you", level, game=game))
    await here.driver.close()
    await to_a_bot(here, table)
    seq, chooser = table.now.seq, RandomChooser()
    driver = BotDriver(here.tables, chooser, seconds=0.4, quick_pace=0.2)
    driver.wake(table.facts.id)
    await until(lambda: table.now.seq > seq)
    await driver.close()
    assert chooser.paces == pytest.approx([pace] * len(chooser.paces))


async def test_bots_count_against_the_address_that_woke_them(browser: Browser, here: Services, chooser: RandomChooser) -> None:
    await here.tables.open(await browser.order("you", "easy", "hard"))
    table = await here.tables.open(browser.table_id)
    while not chooser.clients:
        await browser.post(f"/t/{table.facts.id}/move", move=first_move(table))
        await until(lambda: table.now.turn == "person")
    assert set(chooser.clients) == {"127.0.0.1"}
    await until(lambda: not here.driver._tasks)
    assert not here.driver._addresses


async def test_after_a_restart_all_tables_count_as_one_client(here: Services, table: LiveTable) -> None:
    chooser = RandomChooser()
    driver = BotDriver(here.tables, chooser)
    await driver.resume()
    await until(lambda: table.now.turn == "person")
    await driver.close()
    assert set(chooser.clients) == {""}


class NobodyThinks(RandomChooser):
    """Finds no process for some times."""

    async def choose(self, view: View, level: str, client: str = "", at_least: float = 0.0, character: str = "") -> int:
        if self.failures:
            self.failures -= 1
            raise NoProcessError("the machine has no process left")
        return await super().choose(view, level, client, at_least, character)


async def test_a_machine_without_processes_is_no_bots_fault(
    here: Services, table: LiveTable, caplog: pytest.LogCaptureFixture
) -> None:
    chooser = NobodyThinks(3)
    BotDriver(here.tables, chooser, (0.0, 0.01)).wake(table.facts.id)
    await until(lambda: table.now.turn == "person")
    assert set(chooser.levels) == {"easy"}
    assert table.now.seat(2).level == "easy"
    assert caplog.text.count("the machine has no process left") == 3


@pytest.mark.parametrize("game", ["manhattan", "buerger", "wettstreit"])
async def test_a_bot_is_sent_what_its_seat_knows_and_nothing_else(browser: Browser, here: Services, game: str) -> None:
    table = await here.tables.open(await browser.order("you", "easy", "hard", game=game))
    await here.driver.close()
    await to_a_bot(here, table)
    line, chooser = table.now.position.line(), RandomChooser()
    driver = BotDriver(here.tables, chooser)
    driver.wake(table.facts.id)
    await until(lambda: not driver._tasks)
    asked = [position for position in table.now.position.line()[len(line) - 1 : -1] if position.actor > 1]
    assert len(asked) == len(chooser.views) > 0
    for position, view in zip(asked, chooser.views, strict=True):
        assert type(view) is View, "a position has all that is hidden"
        assert (view.seat, view.raw) == (position.actor, position.hidden(position.actor))
        assert set(vars(view)) <= {"game", "raw", "moves", "numbers", "state"}
