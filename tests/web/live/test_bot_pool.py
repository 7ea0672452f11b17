"""Bots in processes of their own: what comes back, and what happens when nothing does."""

import asyncio
import sys
from collections.abc import AsyncIterator, Sequence

import pytest

import baumeister as bm
from baumeister.present.game import View
from baumeister.web.live.bot_pool import COMMAND, BotFailedError, BotPool

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


async def pool_of(command: Sequence[str] = COMMAND, limit: float = 60.0) -> AsyncIterator[BotPool]:
    pool = BotPool(1, limit, 0.05, command)
    yield pool
    await pool.close()


async def test_every_level_answers_with_a_legal_move() -> None:
    async for pool in pool_of():
        for level in ("easy", "medium", "hard"):
            assert await pool.choose(view(), level) in view().numbers


@pytest.mark.parametrize("command", [CRASH, NONSENSE, ILLEGAL], ids=["crash", "nonsense", "illegal"])
async def test_failures_are_told(command: Sequence[str]) -> None:
    async for pool in pool_of(command):
        with pytest.raises(BotFailedError):
            await pool.choose(view(), "easy")


@pytest.mark.slow
@pytest.mark.parametrize("command", [SLOW, SPIN], ids=["slow", "spinning"])
async def test_a_bot_that_takes_too_long_is_killed(command: Sequence[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baumeister.web.live.bot_pool.START_LIMIT", 0.3)
    async for pool in pool_of(command, 0.3):
        for _ in range(2):
            async with asyncio.timeout(10):
                with pytest.raises(BotFailedError, match="seconds"):
                    await pool.choose(view(), "easy")
        assert not pool._busy
        assert not pool._idle


async def test_closing_ends_what_is_under_way() -> None:
    async for pool in pool_of(SLOW, 60):
        pool.warm(view().game)
        await asyncio.sleep(0.3)
        async with asyncio.timeout(10):
            await pool.close()
