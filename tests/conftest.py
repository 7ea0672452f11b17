"""What all tests share: kernels are compiled once, before parallel workers start; tests run from the lowest layer upwards.

`make fast` runs a test that has variants once a game. A variant that differs in one thing from the first is slow: `make test`
runs it too. What differs in two, another seed with another number of seats, is long: `make full` runs it.
"""

import os
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

import pytest
from hypothesis import settings

from baumeister.arena.endings.compiled import ENDING_CODE
from baumeister.bots.prepare import PARTS, compile_parts, part_of
from baumeister.compiler.games import use_compiled
from baumeister.envs.compiled import ENV_CODE
from baumeister.games import GAMES, rules
from baumeister.present.game import Game
from baumeister.train.compiled import TRAIN_CODE

EXTRAS = {"extras": ("jax", "numba_cuda", "pyarrow", "pyspiel", "ray"), "learners": ("sb3_contrib", "torch")}
"""Modules without which tests are skipped, by the environment of the Makefile that has them (`make .venv/extras`)."""

LAYERS = ("core", "games", "conformance")  # then the rest, by name

settings.register_profile("baumeister", deadline=None, derandomize=True, database=None)
settings.load_profile("baumeister")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to start where extras are required and missing, and compile what tests run."""
    for name in EXTRAS.keys() & os.environ.get("BAUMEISTER_REQUIRE", "").split(","):
        missing = [module for module in EXTRAS[name] if find_spec(module) is None]
        if missing:
            raise pytest.UsageError(f"BAUMEISTER_REQUIRE names {name}, but {', '.join(missing)} is missing: make .venv/{name}")
    compile_kernels(config)


def compile_kernels(config: pytest.Config) -> None:
    """Compile every game before workers start, so that they don't wait for one another, and run kernels compiled.

    With BAUMEISTER_KERNELS=interpreted in the environment they run as Python, as coverage wants them.
    """
    if os.environ.get("BAUMEISTER_KERNELS") == "interpreted":
        return
    if not hasattr(config, "workerinput"):
        list(compile_parts((*map(part_of, PARTS), ENV_CODE, ENDING_CODE, TRAIN_CODE)))
    for name in GAMES:
        use_compiled(rules(name))


VARIED = (
    "game",
    "line",
    "seats",
    "rounds",
    "seed",
    "language",
    "viewer",
    "look",
)  # parameters of which one value a game is enough


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run what others stand on first, so that the first failure is nearest to its cause; tell first values from variants."""
    firsts: dict[tuple[object, ...], object] = {}
    for item in items:
        varied = [(name, value) for name, value in _parameters(item) if name in VARIED]
        kept = [firsts.setdefault((item.nodeid.split("[")[0], name, _game_of(value)), value) is value for name, value in varied]
        if kept.count(False) > 1:
            item.add_marker(pytest.mark.long)
        if not all(kept) or item.get_closest_marker("long"):
            item.add_marker(pytest.mark.slow)
    items.sort(key=_layer)


def _parameters(item: pytest.Item) -> Sequence[tuple[str, Any]]:
    """Return the values with which a test is run, by name."""
    call = getattr(item, "callspec", None)
    return () if call is None else tuple(call.params.items())


def _game_of(value: object) -> object:
    """Return the game that a value is or begins with, if it does."""
    if isinstance(value, Game):
        return value.id
    return value[0] if isinstance(value, tuple) else None


def _layer(item: pytest.Item) -> int:
    folder = item.nodeid.split("/")[1]
    return LAYERS.index(folder) if folder in LAYERS else len(LAYERS)
