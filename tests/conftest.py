"""What all tests share: kernels are compiled once, before parallel workers start; tests run from the lowest layer upwards."""

import pytest
from hypothesis import settings

from baumeister.bots import warm as warm_bots
from baumeister.core.warm import warm
from baumeister.games import GAMES, rules

LAYERS = ("core", "games", "conformance")  # then the rest, by name

settings.register_profile("baumeister", deadline=None, derandomize=True, database=None)
settings.load_profile("baumeister")


def pytest_configure(config: pytest.Config) -> None:
    """Compile every game before workers start, so that they don't wait for one another."""
    if not hasattr(config, "workerinput"):
        for name in GAMES:
            warm(rules(name))
            warm_bots(rules(name))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run what others stand on first, so that the first failure is nearest to its cause."""
    items.sort(key=_layer)


def _layer(item: pytest.Item) -> int:
    folder = item.nodeid.split("/")[1]
    return LAYERS.index(folder) if folder in LAYERS else len(LAYERS)
