"""A process that draws pages: reads pickled calls, writes the bytes that they return, each after its length.

It is handed view models and nothing else, and ends when its input does.
"""

import logging
import os
import pickle
import signal
import sys
from struct import Struct
from typing import BinaryIO

from baumeister.web import logs

log = logging.getLogger("baumeister.web")
ASKED = Struct(">I")  # the call's length
ANSWERED = Struct(">?I")  # whether it was drawn, and the length of the bytes
POLITENESS = 2  # a little behind the event loop, before bots


def serve(calls: BinaryIO, answers: BinaryIO) -> None:
    """Make one call after another until there are no more. One that fails is answered so, and the log says why."""
    while head := calls.read(ASKED.size):
        pickled = calls.read(*ASKED.unpack(head))
        try:
            body, is_drawn = pickle.loads(pickled)(), True  # noqa: S301 - the server's own
        except Exception:
            log.exception("a page could not be drawn")
            body, is_drawn = b"", False
        answers.write(ANSWERED.pack(is_drawn, len(body)) + body)
        answers.flush()


def main() -> None:
    """Serve on standard input and output; whatever else is printed goes to the log. The server decides when to end."""
    logs.set_up(os.environ.get("BAUMEISTER_LOG", ""))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        serve(sys.stdin.buffer, answers)
    except BrokenPipeError:  # the server was killed
        os._exit(0)  # Python would complain of the answer that nobody reads


if __name__ == "__main__":
    main()
