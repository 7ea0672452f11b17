"""The processes of a server that was killed end without a word."""

import json
import pickle
import subprocess
from collections.abc import Callable, Sequence
from functools import partial

import pytest

import baumeister as bm
from baumeister.web.live import bot_process, drawing_pool
from baumeister.web.live.bot_pool import _first_decision, _message, _order
from baumeister.web.live.drawing_worker import ASKED

pytestmark = pytest.mark.slow


def view_to_move_in() -> bytes:
    position = _first_decision(bm.game("buerger", 2))
    asked = _message(position.view(position.actor)) | _order("easy", 1.0, "", cores=1, is_compiled=False)
    return json.dumps(asked).encode() + b"\n"


def page_to_draw() -> bytes:
    pickled = pickle.dumps(partial(bytes, 1 << 20))
    return ASKED.pack(len(pickled)) + pickled


@pytest.mark.parametrize(("command", "ask"), [(bot_process.COMMAND, view_to_move_in), (drawing_pool.COMMAND, page_to_draw)])
def test_a_process_whose_server_was_killed_ends_without_a_word(command: Sequence[str], ask: Callable[[], bytes]) -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(ask())
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 0
