"""One text of the rules: interpreted and compiled it gives the same games, byte for byte."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.replay import digests

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.parametrize("which", ["fullest", pytest.param("all", marks=pytest.mark.long)])
def test_interpreted_games_are_the_compiled_ones(which: str) -> None:
    command = [sys.executable, "-W", "error::RuntimeWarning", "-m", "tests.conformance.replay", "11", which]
    environment = {**os.environ, "BAUMEISTER_KERNELS": "interpreted"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    interpreted, compiled = json.loads(done.stdout), digests(11, which)
    assert interpreted.keys() == compiled.keys()
    for name, plies in compiled.items():
        different = [ply for ply, pair in enumerate(zip(interpreted[name], plies, strict=True)) if len(set(pair)) > 1]
        assert not different, f"{name}: first at ply {different[0]}"
