"""What loading costs: the home page waits for all games."""

import subprocess
import sys

LOAD = """
from numba.core.dispatcher import Dispatcher

def refuse(self, *args, **kwargs):
    raise AssertionError(f"{self.py_func.__qualname__} is called")

Dispatcher._compile_for_args = refuse
from baumeister.games import GAMES, rules
for game in GAMES:
    rules(game)
"""


def test_games_are_loaded_without_running_a_kernel() -> None:
    done = subprocess.run([sys.executable, "-c", LOAD], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
