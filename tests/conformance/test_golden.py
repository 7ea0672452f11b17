"""Every golden game is legal throughout, is over, and is told as its page says."""

import pytest

from baumeister.games import GAMES
from tests.conformance.games import check_of
from tests.conformance.golden import golden, kept, names, told


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in names(game)])
def test_a_golden_game_ends_as_its_page_says(game: str, name: str) -> None:
    position = golden(game, name)
    check = check_of(position.game)
    for earlier in position.line():
        check(earlier.state)
    assert position.is_over
    assert told(game, name) == kept(game, name).read_text("utf-8")
