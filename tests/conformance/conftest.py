"""Each test that asks for a `game` runs for all of them."""

import pytest

from baumeister.present.game import Game
from tests.conformance.games import ALL, name_of


@pytest.fixture(params=ALL, ids=name_of)
def game(request: pytest.FixtureRequest) -> Game:
    """Return a game of the registry."""
    found: Game = request.param
    return found
