"""Bots play the same interpreted and compiled."""

import os
import subprocess
import sys

import pytest

CODE = """
import numpy as np
import baumeister as bm
from baumeister.bots import make_bot

for seats in (2, 4):
    position = bm.game("manhattan", seats=seats).start()
    while position.actor == 0:
        position = position.play(position.moves[position.ply % len(position.moves)])
    for name, simulations in (("greedy", None), ("easy", None), ("mcts", 6)):
        print(make_bot(name, seed=3, simulations=simulations).choose(position.view(position.actor)))
"""


def run(kernels: str) -> str:
    environment = os.environ | {"BAUMEISTER_KERNELS": kernels}
    command = [sys.executable, "-W", "error", "-c", CODE]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=True).stdout


@pytest.mark.slow
def test_the_bots_play_the_same_interpreted() -> None:
    compiled = run("compiled")
    assert len(compiled.split("\n")) == 7
    assert run("interpreted") == compiled
