"""The log's names: where a player has two colours, in the one that acted."""

import re
from itertools import islice

from baumeister.games import rules
from baumeister.present.game import Game
from baumeister.records.trace import random_game
from baumeister.web import pages
from tests.web.pages.test_pages import frame, table

LINE = re.compile(r'<li id="line-\d+" class="seat-(\d) of-(\w+)[^"]*".*?<b class="by ([^"]*)">.*?</li>', re.DOTALL)


def test_a_name_has_the_colour_of_the_blocks_that_were_built() -> None:
    *_, position = islice(random_game(Game(rules("manhattan"), 2, {}), 1), 90)
    html = pages.table_fragment(table(position, 1), frame())
    builds = [found for found in LINE.finditer(html) if " builds " in found[0]]
    assert {found[2] for found in builds} == {"orange", "blue", "yellow", "purple"}
    for found in builds:
        assert f" {found[2]} floor" in found[0]
        assert found[3] == f"seat-{found[1]} of-{found[2]}"
