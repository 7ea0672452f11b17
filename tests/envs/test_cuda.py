"""Lanes on a GPU come out as on the processor: its code run by the processor, simulated, and on a GPU if there is one."""

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest
from benchmarks.cuda import SIMULATED

from baumeister.core.errors import BaumeisterError
from baumeister.envs import cuda_vector
from baumeister.games import GAMES

pytestmark = pytest.mark.slow
FIRST_AND_OTHERS = [pytest.param(game, marks=() if game == GAMES[0] else pytest.mark.long) for game in GAMES]
WITH_NUMBA_CUDA = pytest.mark.skipif(find_spec("numba_cuda") is None, reason="the extra `gpu` is not installed")


def python(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a process of its own."""
    given = os.environ | environment
    return subprocess.run([sys.executable, *arguments], env=given, capture_output=True, text=True, check=False, timeout=800)


@pytest.mark.long
@WITH_NUMBA_CUDA
@pytest.mark.parametrize("game", GAMES)
def test_device_code_does_what_the_processors_does(game: str) -> None:
    done = python("-m", "tests.envs.device_code", game)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]


@pytest.mark.parametrize("game", FIRST_AND_OTHERS)
def test_a_simulated_gpu_does_what_the_processor_does(game: str) -> None:
    done = python("-m", "benchmarks.cuda", game, **SIMULATED)
    assert done.stdout.count("2 lanes equal over") == 2, done.stdout[-2000:] + done.stderr[-2000:]
    assert "in which 0 games" not in done.stdout


@WITH_NUMBA_CUDA
def test_a_gpu_does_what_the_processor_does() -> None:
    from numba import cuda

    if not cuda.is_available():
        pytest.skip("there is no GPU")
    done = python("-m", "benchmarks.cuda")
    assert done.stdout.count("lanes equal over") == len(GAMES), done.stdout[-2000:] + done.stderr[-2000:]


@pytest.mark.skipif(find_spec("numba_cuda") is not None, reason="the extra `gpu` is installed")
def test_without_the_extra_one_is_told_how_to_get_it() -> None:
    with pytest.raises(BaumeisterError, match=r"baumeister\[gpu\]"):
        cuda_vector(GAMES[0], num_envs=2)


def test_a_simulated_gpu_refuses_what_it_cannot_do_and_illegal_moves() -> None:
    text = f"""
import numpy as np
from baumeister import envs
from baumeister.core.errors import BaumeisterError, IllegalMove
try:
    envs.cuda_vector("{GAMES[0]}", num_envs=2, opponents="greedy")
except BaumeisterError as error:
    print(error)
env = envs.cuda_vector("{GAMES[0]}", num_envs=2, seed=1, copy=True)
try:
    env.step(np.zeros(2, np.int64))
except BaumeisterError as error:
    print(error)
before = env.reset()
for ask in (env.thoughts, lambda: env.step([0]), lambda: env.step(np.zeros(2)), lambda: env.sample(3), lambda: env.position(2)):
    try:
        ask()
    except BaumeisterError as error:
        print(error)
legal = env.sample(np.random.default_rng(1)).copy()
try:
    env.step(np.array([legal[0], before.masks[1].argmin()]))
except IllegalMove as error:
    print(error)
assert [env.position(lane).ply for lane in (0, 1)] == [env.position(0).ply] * 2
after = env.step(legal)
assert after.actors is not before.actors and (before.actors == 1).all()
"""
    done = python("-c", text, **SIMULATED)
    assert done.returncode == 0, done.stderr[-2000:]
    sentences = (
        "`greedy` doesn't",
        "no game was begun; call reset() first",
        "greedy bots don't think on a GPU",
        "a step takes 2 whole numbers, one for each lane, not <i8 of shape (1,)",
        "a step takes 2 whole numbers, one for each lane, not <f8 of shape (2,)",
        "sample takes a NumPy Generator",
        "there is no lane 2: lanes are 0 to 1",
        "lane 1, move",
    )
    for said, sentence in zip(done.stdout.splitlines(), sentences, strict=True):
        assert sentence in said
