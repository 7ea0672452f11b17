"""The bots play the same without compiled code."""

import os
import subprocess
import sys

import pytest

CODE = """
import numpy as np
import baumeister as bm
from baumeister.bots import make_bot
from baumeister.core.playout import Playouts

for seats in (2, 4):
    position = bm.game("manhattan", seats=seats).start()
    while position.actor == 0:
        position = position.play(position.moves[position.ply % len(position.moves)])
    for name, simulations in (("greedy", None), ("easy", None), ("mcts", 6)):
        print(make_bot(name, seed=3, simulations=simulations).choose(position.view(position.actor)))
    playouts = Playouts(position.game, seed=5)
    playouts.play(1)
    print(playouts.counts.tolist(), int(playouts.rng[0]))
"""


def run(interpreted: str) -> str:
    environment = os.environ | {"NUMBA_DISABLE_JIT": interpreted}
    command = [sys.executable, "-W", "error", "-c", CODE]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=True).stdout


@pytest.mark.slow
def test_the_bots_play_the_same_interpreted() -> None:
    compiled = run("0")
    assert len(compiled.split("\n")) == 9
    assert run("1") == compiled
