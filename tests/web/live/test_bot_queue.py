"""In what order bots get their place: by client, whoever asked first and how often."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence

import pytest

from baumeister.web.live.bot_queue import FairQueue

pytestmark = pytest.mark.anyio


class Thoughts:
    """Bots that think until they are told to stop."""

    def __init__(self, size: int) -> None:
        self.queue = FairQueue(size)
        self.begun: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, *names: str) -> None:
        """Let bots ask for a place, `A1` being one of client A."""
        for name in names:
            self._tasks[name] = asyncio.create_task(self._think(name))
            await settled()

    async def _think(self, name: str) -> None:
        async with self.queue.place(name[0]):
            self.begun.append(name)
            self._ends[name] = asyncio.Event()
            await self._ends[name].wait()

    async def end(self, *names: str) -> None:
        for name in names:
            self._ends[name].set()
            await settled()

    async def cancel(self, *names: str) -> None:
        for name in names:
            self._tasks[name].cancel()
        await settled()

    async def end_all(self) -> Sequence[str]:
        """End one after another; return the order in which they began."""
        for done in range(len(self._tasks)):
            await self.end(self.begun[done])
        return self.begun

    async def close(self) -> None:
        """End all that still think or wait: a task left over is a fault somewhere later."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)


Think = Callable[[int], Thoughts]


@pytest.fixture
async def think() -> AsyncIterator[Think]:
    made: list[Thoughts] = []

    def begin(size: int) -> Thoughts:
        made.append(Thoughts(size))
        return made[-1]

    yield begin
    for thoughts in made:
        await thoughts.close()


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_clients_take_turns_however_many_bots_each_has(think: Think) -> None:
    thoughts = think(1)
    await thoughts.ask("A1", "A2", "A3", "A4", "A5", "B1", "C1", "B2")
    assert await thoughts.end_all() == ["A1", "A2", "B1", "C1", "A3", "B2", "A4", "A5"]


async def test_a_newcomer_waits_for_no_more_than_one_bot_of_each_client(think: Think) -> None:
    thoughts = think(1)
    await thoughts.ask(*(f"A{number}" for number in range(60)))
    for done in range(10):
        await thoughts.end(f"A{done}")
    await thoughts.ask("B1")
    await thoughts.end("A10", "A11")
    assert thoughts.begun[-1] == "B1"


async def test_a_clients_tables_take_turns(think: Think) -> None:
    thoughts = think(1)
    await thoughts.ask("A1", "A2", "A3")
    await thoughts.end("A1")
    await thoughts.ask("A4")  # the first table again
    assert await thoughts.end_all() == ["A1", "A2", "A3", "A4"]


async def test_nobody_gets_another_place_while_somebody_with_fewer_waits(think: Think) -> None:
    thoughts = think(4)
    await thoughts.ask(*(f"A{number}" for number in range(8)), "B1", "B2", "B3")
    assert thoughts.begun == ["A0", "A1", "A2", "A3"]
    await thoughts.end("A0", "A1")
    assert thoughts.begun[4:] == ["B1", "B2"]
    await thoughts.end("B1")
    assert thoughts.begun[6:] == ["B3"]
    await thoughts.end("A2", "A3")
    assert thoughts.begun[7:] == ["A4", "A5"]


async def test_who_is_cancelled_leaves_no_place_empty(think: Think) -> None:
    thoughts = think(1)
    await thoughts.ask("A1", "A2", "B1", "B2")
    await thoughts.cancel("A2", "B1")
    await thoughts.cancel("A1")
    assert thoughts.begun == ["A1", "B2"]
    await thoughts.end("B2")
    await thoughts.ask("C1")
    assert thoughts.begun[-1] == "C1"


async def test_a_place_that_comes_at_the_moment_of_cancelling_goes_on() -> None:
    queue = FairQueue(1)
    async with queue.place("A"):
        waiting = asyncio.create_task(queue.place("B").__aenter__())
        await settled()
    waiting.cancel()  # its turn has come, and it hasn't run since
    await settled()
    assert waiting.cancelled()
    async with asyncio.timeout(5), queue.place("C"):
        pass


@pytest.mark.parametrize(("size", "asking", "share"), [(1, "A", 1), (1, "AAAA", 0.25), (2, "AAAA", 0.5), (4, "AAAA", 1)])
async def test_a_clients_bots_share_a_place(think: Think, size: int, asking: str, share: float) -> None:
    thoughts = think(size)
    await thoughts.ask(*(f"{client}{number}" for number, client in enumerate(asking)))
    assert thoughts.queue.share("A") == share


async def test_clients_share_a_place(think: Think) -> None:
    thoughts = think(1)
    await thoughts.ask("A1", "A2", "A3", "B1")
    assert (thoughts.queue.share("A"), thoughts.queue.share("B")) == (1 / 3, 1 / 2)
