"""A process in which bots think: reads a line for each view, writes a line with the chosen move.

    {"game": "...", "seats": 4, "options": {}, "state": "...", "level": "hard", "character": "...", "seed": 7,
     "seconds": 1.0, "cores": 1, "compiled": true}
    {"move": 12}

It knows nothing but the views it is sent, and ends when its input does.
"""

import base64
import json
import logging
import os
import signal
import sys
from functools import cache
from typing import BinaryIO

from baumeister.bots import make_bot
from baumeister.bots.compiled import BOT_CODE
from baumeister.compiler.games import use_compiled
from baumeister.core.record import Json
from baumeister.games import rules
from baumeister.present.game import Game, View
from baumeister.web import logs

log = logging.getLogger("baumeister.bots")


def view_of(message: Json) -> View:
    """Return the view that a message carries."""
    game = Game(rules(message["game"]), message["seats"], message["options"])
    return View(game, base64.b64decode(message["state"]))


def answer(message: Json) -> Json:
    """Choose a move."""
    view = view_of(message)
    if message["compiled"]:
        load(view.game.id)
    limits = {name: message[name] for name in ("seed", "seconds", "cores", "character")}
    return {"move": make_bot(message["level"], **limits).choose(view).number}


@cache
def load(game: str) -> None:
    """Load a game's compiled code and that of the bots, once."""
    use_compiled(rules(game))
    BOT_CODE.compile()


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer one request after another until there are no more."""
    for line in requests:
        answers.write(json.dumps(answer(json.loads(line))).encode() + b"\n")
        answers.flush()


def main() -> None:
    """Serve on standard input and output; whatever else is printed goes to the log. The server decides when to end."""
    logs.set_up(os.environ.get("BAUMEISTER_LOG", ""))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)  # people come first
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        serve(sys.stdin.buffer, answers)
    except BrokenPipeError:  # the server was killed
        os._exit(0)  # Python would complain of the answer that nobody reads
    except Exception:
        log.exception("a bot failed, and its process ends")
        sys.exit(1)


if __name__ == "__main__":
    main()
