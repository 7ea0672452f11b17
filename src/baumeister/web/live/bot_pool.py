"""Processes for thinking bots: one that overruns its time is killed; the table never waits for it."""

import asyncio
import base64
import contextlib
import json
import secrets
import sys
from collections.abc import Sequence
from typing import Protocol

from baumeister.core.record import Json, as_bytes
from baumeister.present.game import Game, Position, View
from baumeister.web.live.compilation import Compilation
from baumeister.web.table.state import THINKERS

COMMAND = (sys.executable, "-m", "baumeister.web.live.bot_worker")
START_LIMIT = 60.0  # loading a game for the first time
LINE_LIMIT = 1 << 20


Loaded = tuple[str, bool]
"""What a process has loaded: a game, and whether compiled."""


class BotFailedError(Exception):
    """A bot crashed, took too long, or answered nonsense."""


class Chooser(Protocol):
    """Chooses moves for bots."""

    async def choose(self, view: View, level: str) -> int:
        """Return the number of the chosen move.

        Raises:
            BotFailedError: if there is none.
        """

    def warm(self, game: Game) -> None:
        """Get ready for a game, so that its first bot is quick."""


class Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, command: Sequence[str]) -> "Worker":
        """Start a process."""
        pipe = asyncio.subprocess.PIPE
        return cls(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LINE_LIMIT))

    async def ask(self, message: Json, limit: float) -> object:
        """Send a message and return the answer, or fail after `limit` seconds."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        try:
            async with asyncio.timeout(limit):
                stdin.write(json.dumps(message).encode() + b"\n")
                await stdin.drain()
                line = await stdout.readline()
            answer: object = json.loads(line)
        except TimeoutError:
            raise BotFailedError(f"no move within {limit:g} seconds") from None
        except (OSError, ValueError) as error:
            raise BotFailedError(f"its process ended or answered nonsense: {error}") from error
        return answer

    async def kill(self) -> None:
        """End the process at once."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        if self._process.stdin is not None:
            self._process.stdin.close()


class BotPool:
    """Up to `size` processes, started when needed."""

    def __init__(
        self,
        size: int,
        limit: float,
        seconds: float,
        command: Sequence[str] = COMMAND,
        compilation: Compilation | None = None,
    ) -> None:
        """`limit` is the most time for one move, `seconds` a strong bot's thinking time.

        While `compilation` has not got to a game, its strong bots play as medium ones, and all of them interpreted.
        """
        self._limit, self._seconds, self._command, self._compilation = limit, seconds, command, compilation
        self._slots = asyncio.Semaphore(size)
        self._idle: list[tuple[Worker, set[Loaded]]] = []
        self._busy: set[Worker] = set()
        self._warming: dict[str, asyncio.Task[None]] = {}

    async def choose(self, view: View, level: str) -> int:
        """Let a bot choose from a view."""
        warming = self._warming.get(view.game.id)
        if warming is not None and not warming.done():
            await asyncio.wait([warming])
        answer = await self._ask(view, level, self._seconds)
        move = answer.get("move") if isinstance(answer, dict) else None
        if type(move) is not int or move not in view.numbers:
            raise BotFailedError(f"{answer!r} is no legal move")
        return move

    async def _ask(self, view: View, level: str, seconds: float) -> object:
        async with self._slots:
            loaded = view.game.id, self._can_search(view.game)
            worker, known = await self._get(loaded)
            self._busy.add(worker)
            try:
                limit = self._limit if loaded in known else START_LIMIT
                answer = await worker.ask(_message(view, level, seconds, is_compiled=loaded[1]), limit)
            except BaseException:
                await worker.kill()
                raise
            finally:
                self._busy.discard(worker)
            self._idle.append((worker, known | {loaded}))
            return answer

    def _can_search(self, game: Game) -> bool:
        return self._compilation is None or self._compilation.can_search(game.id)

    async def _get(self, loaded: Loaded) -> tuple[Worker, set[Loaded]]:
        for index, (_, known) in enumerate(self._idle):
            if loaded in known:
                return self._idle.pop(index)
        try:
            return self._idle.pop() if self._idle else (await Worker.start(self._command), set())
        except OSError as error:
            raise BotFailedError(f"no process could be started: {error}") from error

    def warm(self, game: Game) -> None:
        """Let one process load a game's bots, and have their code compiled first."""
        if self._compilation is not None:
            self._compilation.want(game.id)
        if game.id not in self._warming:
            self._warming[game.id] = asyncio.create_task(self._warm(game))

    async def _warm(self, game: Game) -> None:
        position = await asyncio.to_thread(_first_decision, game)
        with contextlib.suppress(BotFailedError):
            await self._ask(position.view(position.actor), "hard", 0.01)

    async def close(self) -> None:
        """End all processes."""
        for task in self._warming.values():
            task.cancel()
        await asyncio.gather(*self._warming.values(), return_exceptions=True)
        for worker in [*self._busy, *(worker for worker, _ in self._idle)]:
            await worker.kill()
        self._idle.clear()


def _first_decision(game: Game) -> Position:
    position = game.start()
    while position.actor == 0:
        position = position.play(position.numbers[0])
    return position


def _message(view: View, level: str, seconds: float, *, is_compiled: bool) -> Json:
    played = level if is_compiled or level not in THINKERS else "medium"
    return {
        "game": view.game.id,
        "seats": view.game.seats,
        "options": dict(view.game.options),
        "state": base64.b64encode(as_bytes(view.state)).decode(),
        "level": played,
        "seed": secrets.randbits(31),
        "seconds": seconds if played in THINKERS else None,
        "compiled": is_compiled,
    }
