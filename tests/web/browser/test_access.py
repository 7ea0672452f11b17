"""Each game's table seen by axe: at an early turn, at a late one, at the result; at a desk and on a phone."""

from typing import Any

import pytest

from baumeister.games import GAMES, rules
from tests.web.browser.conftest import Visit
from tests.web.browser.finished import Playing
from tests.web.browser.table import MINE
from tests.web.browser.test_pages import assert_accessible

EARLY = 4  # moves of all seats
LATE = {"manhattan": 100, "buerger": 45, "neue_heimat": 75, "skyline": 45, "wettstreit": 220}  # before any game has ended
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("wishes", [pytest.param({}, id="desk"), pytest.param(PHONE, marks=pytest.mark.long, id="phone")])
@pytest.mark.parametrize("game", [pytest.param(game, marks=() if game == "skyline" else pytest.mark.long) for game in GAMES])
def test_a_game_is_accessible_from_first_to_last(visit: Visit, game: str, wishes: dict[str, Any]) -> None:
    page = visit(**wishes)
    table = Playing(page.request, game, rules(game).seats[0])
    page.goto(table.links[1])
    page.locator("main.invited form button").first.click()
    page.wait_for_url(f"**/t/{table.id}")
    for moves in (EARLY, LATE[game]):
        table.play_until_the_guest(moves)
        page.goto(f"/t/{table.id}")
        page.wait_for_selector(MINE)
        assert_accessible(page)
    table.play_out()
    page.goto(f"/t/{table.id}")
    page.wait_for_selector("#holdings.result .headline")
    assert_accessible(page)
