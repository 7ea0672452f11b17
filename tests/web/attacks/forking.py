"""Serves in a fork of a process that has loaded everything, so that a start takes a tenth of the usual time.

    start FOLDER    serves from there; the answer is the process's number, then the line that tells the address
    bury NUMBER     waits until that process has ended; the answer is "buried"

Only what is loaded is shared, no state: the server opens its database and its tables as at any other start. Bots play at random
in the server itself, and people are absent as soon as they have no stream, so that seats can be handed over.
"""

import asyncio
import os
import random
import signal
import sys
from pathlib import Path
from unittest.mock import patch

import httpx

from baumeister.present.game import Game, View
from baumeister.web.api import load_api
from baumeister.web.live.bot_pool import BotPool
from baumeister.web.pages.rendering.loading import load_drawings, load_games
from baumeister.web.server import serve
from baumeister.web.settings import Settings

SERVERS: set[int] = set()


class RandomBots(BotPool):
    """Bots without processes."""

    async def choose(self, view: View, *_: object, **__: object) -> int:
        return random.choice(view.numbers)

    def warm(self, _: Game) -> None:
        pass


def load() -> None:
    asyncio.run(load_routes())
    load_drawings()
    load_games()


async def load_routes() -> None:
    """Ask the API for what it doesn't have: it gets its routes ready when it looks for the first one."""
    async with httpx.AsyncClient(transport=httpx.ASGITransport(load_api()), base_url="http://127.0.0.1") as client:
        await client.get("/nothing")


def start(folder: str) -> None:
    number = os.fork()
    if number:
        SERVERS.add(number)
        sys.stdout.write(f"{number}\n")
        sys.stdout.flush()
        return
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    random.seed()
    serve(Settings(data_folder=Path(folder), port=0, absence_before_bot=0.0, drawing_workers=0))
    os._exit(0)


def bury(number: str) -> None:
    os.waitpid(int(number), 0)
    SERVERS.discard(int(number))
    sys.stdout.write("buried\n")
    sys.stdout.flush()


def main() -> None:
    """Do as told until the input ends."""
    load()
    with patch("baumeister.web.app.BotPool", RandomBots):
        for line in iter(sys.stdin.readline, ""):
            word, _, rest = line.strip().partition(" ")
            {"start": start, "bury": bury}[word](rest)
    for number in SERVERS:
        os.kill(number, signal.SIGKILL)


if __name__ == "__main__":
    main()
