"""Work beside the requests: what fails there is told, for nobody waits for it."""

import asyncio
import logging

import pytest

from baumeister.web import app
from baumeister.web.app import running
from baumeister.web.live.background import spawn
from baumeister.web.settings import Settings
from tests.web.conftest import RandomChooser
from tests.web.live.test_bot_driver import until

pytestmark = pytest.mark.anyio


async def fail() -> None:
    raise ValueError("on purpose")


async def test_a_task_that_fails_says_so(caplog: pytest.LogCaptureFixture) -> None:
    tasks = [spawn(fail(), "the first"), spawn(asyncio.sleep(0), "the second"), spawn(asyncio.sleep(60), "the third")]
    tasks[2].cancel()
    await asyncio.wait(tasks)
    await asyncio.sleep(0)
    (record,) = caplog.records
    assert (record.levelno, record.getMessage()) == (logging.ERROR, "“the first” has ended by a fault, and doesn't go on")
    assert record.exc_info is not None


async def test_a_server_that_can_not_load_its_games_says_so(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def no_home() -> None:
        raise ImportError("a file is missing")

    monkeypatch.setattr(app, "load_home", no_home)
    async with running(settings, RandomChooser()):
        await until(lambda: bool(caplog.records))
    assert caplog.messages == ["“load games” has ended by a fault, and doesn't go on"]
