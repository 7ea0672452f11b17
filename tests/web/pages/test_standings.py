"""The table of standings between two rounds: a line for each seat; nothing where no round has just ended."""

import pytest

from baumeister.text import LANGUAGES
from baumeister.web.pages.table.standings import standings
from tests.games.neue_heimat.scenes import scene
from tests.games.neue_heimat.test_7_rounds import last_turn
from tests.web.pages.test_pages import faults, frame, table


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_for_each_seat_with_what_was_counted(language: str) -> None:
    position = last_turn(3).play("place 2-4")
    html = str(standings(table(position, 1), frame("de" if language == "de" else "en")))
    assert faults(html) == []
    assert html.count('scope="row"') == 3
    assert "<td>20</td><td>0</td><td>20</td><td>20</td><td>1</td>" in html


def test_there_is_none_in_the_midst_of_a_round() -> None:
    assert standings(table(scene(rounds=3), 1), frame()) is None
