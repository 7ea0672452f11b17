"""Bots in processes of their own: what comes back, and what happens when nothing does."""

import asyncio
import sys
from collections.abc import AsyncIterator, Sequence

import pytest

import baumeister as bm
from baumeister.present.game import View
from baumeister.web.live.bot_pool import BotPool
from baumeister.web.live.bot_process import COMMAND, BotFailedError, NoProcessError

pytestmark = pytest.mark.anyio

SLOW = (sys.executable, "-c", "import time; time.sleep(60)")
SPIN = (sys.executable, "-c", "import sys\nfor line in sys.stdin:\n  print(1, flush=True) if 0 else None\n  while 1: pass")
CRASH = (sys.executable, "-c", "import sys; sys.exit(3)")
NONSENSE = (sys.executable, "-c", "import sys\nfor line in sys.stdin: print('[]', flush=True)")
ILLEGAL = (sys.executable, "-c", "import sys\nfor line in sys.stdin: print('{\"move\": 99999}', flush=True)")


def view() -> View:
    position = bm.game("manhattan", 3).start()
    while position.actor == 0:
        position = position.play(position.numbers[0])
    return position.view(position.actor)


async def pool_of(command: Sequence[str] = COMMAND, limit: float = 60.0, size: int = 1) -> AsyncIterator[BotPool]:
    pool = BotPool(size, limit, 0.05, command)
    yield pool
    await pool.close()


async def test_every_level_answers_with_a_legal_move() -> None:
    async for pool in pool_of():
        for level in ("easy", "medium", "hard", "master"):
            assert await pool.choose(view(), level) in view().numbers


@pytest.mark.parametrize("command", [CRASH, NONSENSE, ILLEGAL], ids=["crash", "nonsense", "illegal"])
async def test_failures_are_told(command: Sequence[str]) -> None:
    async for pool in pool_of(command):
        with pytest.raises(BotFailedError):
            await pool.choose(view(), "easy")


@pytest.mark.slow
@pytest.mark.parametrize("command", [SLOW, SPIN], ids=["slow", "spinning"])
async def test_a_bot_that_takes_too_long_is_killed(command: Sequence[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baumeister.web.live.bot_process.START_LIMIT", 0.3)
    async for pool in pool_of(command, 0.3):
        for _ in range(2):
            async with asyncio.timeout(10):
                with pytest.raises(BotFailedError, match="seconds"):
                    await pool.choose(view(), "easy")
        processes = pool._quick.processes
        assert not processes._busy
        assert not processes._idle


async def test_closing_ends_what_is_under_way() -> None:
    async for pool in pool_of(SLOW, 60):
        pool.warm(view().game)
        await asyncio.sleep(0.3)
        async with asyncio.timeout(10):
            await pool.close()


STRONG_ONES_THINK_FOR_EVER = """
import json, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    if asked["level"] == "hard":
        time.sleep(60)
    print(json.dumps({"move": MOVE}), flush=True)
"""
ECHO = """
import json, sys
for line in sys.stdin:
    sys.stderr.write(f"{json.loads(line)['seconds']}\\n")
    print(json.dumps({"move": MOVE}), flush=True)
"""


def program(text: str) -> Sequence[str]:
    return sys.executable, "-c", text.replace("MOVE", str(view().numbers[0]))


async def test_quick_bots_wait_for_no_strong_one() -> None:
    async for pool in pool_of(program(STRONG_ONES_THINK_FOR_EVER)):
        strong = [asyncio.create_task(pool.choose(view(), "hard", "A")) for _ in range(20)]
        await asyncio.sleep(0)
        for level in ("easy", "medium"):
            async with asyncio.timeout(30):
                await pool.choose(view(), level, "A")
        assert not any(task.done() for task in strong)
        for task in strong:
            task.cancel()
        await asyncio.gather(*strong, return_exceptions=True)


async def test_another_process_gets_ready_while_the_last_idle_one_works() -> None:
    async for pool in pool_of(program(ECHO), size=3):
        await pool.choose(view(), "hard", "A")
        async with asyncio.timeout(10):
            while len(pool._deep.processes._idle) < 2:
                await asyncio.sleep(0.02)
        await pool.choose(view(), "hard", "A")
        assert len(pool._deep.processes._idle) == 2  # a third one is started only once two work


async def test_strong_bots_think_less_while_others_of_their_client_wait(capfd: pytest.CaptureFixture[str]) -> None:
    async for pool in pool_of(program(ECHO)):
        await asyncio.gather(*(pool.choose(view(), "hard", "A") for _ in range(6)))
    assert [float(line) / 0.05 for line in capfd.readouterr().err.split()] == pytest.approx(
        [1 / 4, 1 / 4, 1 / 4, 1 / 3, 1 / 2, 1]
    )


@pytest.mark.parametrize(("level", "together", "cores"), [("master", 1, "3"), ("master", 3, "1"), ("hard", 1, "1")])
async def test_a_master_thinks_on_the_places_that_are_free(
    capfd: pytest.CaptureFixture[str], level: str, together: int, cores: str
) -> None:
    async for pool in pool_of(program(ECHO.replace("seconds", "cores")), size=3):
        await asyncio.gather(*(pool.choose(view(), level, client) for client in "ABC"[:together]))
    written = capfd.readouterr().err.split()
    assert written.count(cores) >= together >= len(written) - 1
    assert set(written) <= {cores, "1"}  # one core: the process that gets ready


async def test_a_pause_after_a_thought_keeps_nobody_waiting() -> None:
    async for pool in pool_of(program(ECHO)):
        pausing = asyncio.create_task(pool.choose(view(), "hard", "A", at_least=60.0))
        async with asyncio.timeout(30):
            await pool.choose(view(), "hard", "B")
            await pool.choose(view(), "hard", "B")
        assert not pausing.done()
        pausing.cancel()
        await asyncio.gather(pausing, return_exceptions=True)


async def test_a_second_try_gets_another_process() -> None:
    async for pool in pool_of(ILLEGAL):
        with pytest.raises(BotFailedError):
            await pool.choose(view(), "easy")
        assert not pool._quick.processes._idle


async def test_where_no_process_can_be_started_no_bot_has_failed() -> None:
    async for pool in pool_of(("/there/is/no/such/program",)):
        with pytest.raises(NoProcessError):
            await pool.choose(view(), "easy")


async def test_however_many_bots_there_are_no_more_processes_than_places(capfd: pytest.CaptureFixture[str]) -> None:
    pool = BotPool(2, 60.0, 0.05, program(ECHO))
    await asyncio.gather(*(pool.choose(view(), level, str(n)) for n in range(8) for level in ("easy", "medium", "hard")))
    assert len(capfd.readouterr().err.split()) == 24
    assert [len(lane.processes._idle) for lane in (pool._quick, pool._deep)] == [1, 2]
    await pool.close()


async def test_processes_that_ended_while_they_waited_are_replaced() -> None:
    pool = BotPool(2, 60.0, 0.05, program(ECHO))
    await asyncio.gather(*(pool.choose(view(), "hard", client) for client in "AB"))
    processes = pool._deep.processes
    ended = list(processes._idle)
    for process in ended:
        process._process.kill()
        await process._process.wait()
    assert len(ended) == 2
    assert await pool.choose(view(), "hard", "A") in view().numbers
    assert processes.has_idle  # a spare one may be there, too, or still get ready
    assert not set(ended) & set(processes._idle)
    await pool.close()
