"""The processes in which the tables' bots think, their time limits and their queue."""

import asyncio
import base64
import contextlib
import secrets
from collections.abc import Sequence
from typing import Protocol

from baumeister.bots.levels import SEARCHING
from baumeister.core.record import Json
from baumeister.present.game import Game, Position, View
from baumeister.web.live.background import spawn
from baumeister.web.live.bot_process import COMMAND, BotFailedError, BotProcesses, NoProcessError
from baumeister.web.live.bot_queue import FairQueue
from baumeister.web.live.compilation import Compilation

LEAST_SHARE = 0.25  # of its thinking time, however many wait
WARMING = "warming"  # the client that gets games ready


class Chooser(Protocol):
    """Chooses moves for bots."""

    async def choose(self, view: View, level: str, client: str = "", at_least: float = 0.0, character: str = "") -> int:
        """Return the number of the chosen move, not sooner than some seconds after the bot began to think.

        `client` owns the bot: nobody's bots wait because of somebody else's many. It plays in a `character`'s manner, if any.

        Raises:
            BotFailedError: if there is none.
            NoProcessError: if nobody can think now.
        """

    def warm(self, game: Game) -> None:
        """Get ready for a game, so that its first bot is quick."""


class Lane:
    """Processes for one kind of work, and the queue before them."""

    def __init__(self, size: int, command: Sequence[str], limit: float) -> None:
        self.queue, self.processes = FairQueue(size), BotProcesses(command, limit)


class BotPool:
    """Up to `size` processes for bots that search and one for all others, started when needed.

    So no quick bot waits for a slow one. Each kind has a queue that is fair by client. While the last idle process for bots
    that search is at work, another one gets ready, so that a move seldom waits for a start.
    """

    def __init__(
        self,
        size: int,
        limit: float,
        seconds: float,
        command: Sequence[str] = COMMAND,
        compilation: Compilation | None = None,
    ) -> None:
        """`limit` is the most time for one move, `seconds` a strong bot's thinking time when few wait.

        While `compilation` has not got to a game, its strong bots play as medium ones, and all of them interpreted.
        """
        self._seconds, self._compilation = seconds, compilation
        self._quick, self._deep = Lane(1, command, limit), Lane(size, command, limit)
        self._warming: dict[str, asyncio.Task[None]] = {}
        self._spare: asyncio.Task[None] | None = None

    async def choose(self, view: View, level: str, client: str = "", at_least: float = 0.0, character: str = "") -> int:
        """Let a bot choose from a view."""
        move, begun = await self._think(view, level, client, self._seconds, character)
        await asyncio.sleep(begun + at_least - asyncio.get_running_loop().time())
        return move

    async def _think(self, view: View, level: str, client: str, seconds: float, character: str = "") -> tuple[int, float]:
        """Return the number of the chosen move, and when the bot began to think."""
        is_compiled = self._can_search(view.game)
        played = level if is_compiled or level not in SEARCHING else "medium"
        lane = self._deep if played in SEARCHING else self._quick
        async with lane.queue.place(client), lane.processes.use((view.game.id, is_compiled)) as (process, limit):
            if lane is self._deep and client != WARMING:
                self._keep_spare(view)
            begun = asyncio.get_running_loop().time()
            shared = seconds * max(LEAST_SHARE, lane.queue.share(client))
            order = _order(played, shared, character, cores=1 + lane.queue.free, is_compiled=is_compiled)
            answer = await process.ask(_message(view) | order, limit)
            move = answer.get("move") if isinstance(answer, dict) else None
            if type(move) is not int or move not in view.numbers:
                raise BotFailedError(f"{answer!r} is no legal move")
        return move, begun

    def _can_search(self, game: Game) -> bool:
        return self._compilation is None or self._compilation.can_search(game.id)

    def warm(self, game: Game) -> None:
        """Let processes load a game's bots, and have their code compiled first."""
        if self._compilation is not None:
            self._compilation.want(game.id)
        if game.id not in self._warming:
            self._warming[game.id] = spawn(self._warm(game), f"get {game.id} ready")

    async def _warm(self, game: Game) -> None:
        position = await asyncio.to_thread(_first_decision, game)
        view = position.view(position.actor)
        for level in ("easy", "hard"):
            await self._load(view, level)

    async def _load(self, view: View, level: str) -> None:
        with contextlib.suppress(BotFailedError, NoProcessError):
            await self._think(view, level, WARMING, 0.01)

    def _keep_spare(self, view: View) -> None:
        is_wanted = self._deep.queue.free and not self._deep.processes.has_idle
        if is_wanted and (self._spare is None or self._spare.done()):
            self._spare = spawn(self._load(view, "hard"), "get another process ready")

    async def close(self) -> None:
        """End all processes."""
        tasks = [*self._warming.values(), *([self._spare] if self._spare else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for lane in (self._quick, self._deep):
            await lane.processes.close()


def _first_decision(game: Game) -> Position:
    position = game.start()
    while position.actor == 0:
        position = position.play(position.numbers[0])
    return position


def _message(view: View) -> Json:
    return {
        "game": view.game.id,
        "seats": view.game.seats,
        "options": dict(view.game.options),
        "state": base64.b64encode(view.raw).decode(),
    }


def _order(level: str, seconds: float, character: str, *, cores: int, is_compiled: bool) -> Json:
    return {
        "level": level,
        "character": character,
        "seed": secrets.randbits(31),
        "seconds": seconds if level in SEARCHING else None,
        "cores": cores if level == "master" else 1,
        "compiled": is_compiled,
    }
