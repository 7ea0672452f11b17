"""Each test that asks for a `game` runs for all of them; some tables are for `make full` only."""

import pytest

from baumeister.present.game import Game
from tests.conformance.games import ALL, is_fullest, name_of

VARIANTS = [pytest.param(game, marks=() if game.options or is_fullest(game) else pytest.mark.long) for game in ALL]


@pytest.fixture(params=VARIANTS, ids=name_of)
def game(request: pytest.FixtureRequest) -> Game:
    """Return a game of the registry."""
    found: Game = request.param
    return found
