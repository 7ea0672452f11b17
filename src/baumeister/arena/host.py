"""Plays with a Python class in a process of its own: `python -m baumeister.arena.host PACKAGE.MODULE:CLASS`.

It speaks the line protocol. The class is called as `CLASS(seed=…, seconds=…)` for every game, and makes a `Bot`; once before
the first one, so that a class that can't be made is refused. The game is loaded then, too, at no cost to the first move.
"""

import json
import os
import sys
from base64 import b64decode
from functools import reduce
from importlib import import_module
from typing import Any, TextIO

from baumeister import game as make_game
from baumeister.bots import Bot
from baumeister.present.game import Game, View


class Host:
    """Answers the arena's lines with the class's moves."""

    def __init__(self, target: str) -> None:
        """Import the class."""
        module, _, name = target.partition(":")
        self._make: Any = reduce(getattr, name.split("."), import_module(module))
        self._game: Game | None = None
        self._bot: Bot | None = None

    def answer(self, message: dict[str, Any]) -> dict[str, str] | None:
        """Return the reply to a message, or None if it needs none."""
        if message["type"] == "hello":
            self._make(seed=0, seconds=None)
            load(message["game"])
            return {"type": "hello", "view": "bytes"}
        if message["type"] == "game":
            self._game = make_game(message["game"], message["seats"], **message["options"])
            self._bot = self._make(seed=message["seed"], seconds=message["seconds"])
        elif message["type"] == "choose" and self._game is not None and self._bot is not None:
            return {"move": str(self._bot.choose(View(self._game, b64decode(message["bytes"]))))}
        return None


def load(name: str) -> None:
    """Load a game's rules, and all that a first view of it needs."""
    position = make_game(name).start()
    while position.actor == 0:
        position = position.play(position.moves[0])
    _ = position.view(position.actor).moves


def main() -> None:
    """Talk until the input ends. The class's own output goes to standard error."""
    with os.fdopen(os.dup(1), "w", encoding="utf-8") as replies:
        os.dup2(2, 1)  # what C libraries and child processes print, too
        sys.stdout = sys.stderr
        talk(replies)


def talk(replies: TextIO) -> None:
    """Answer line by line."""
    sys.path.insert(0, "")
    host = Host(sys.argv[1])
    for line in sys.stdin:
        answer = host.answer(json.loads(line))
        if answer is not None:
            replies.write(json.dumps(answer) + "\n")
            replies.flush()


if __name__ == "__main__":
    main()
