"""The standings after a round: what was counted, then the sums, until the next round has its first result."""

from baumeister.games.neue_heimat.game import RULES
from baumeister.present.standings import Standings
from tests.games.kinds import Position
from tests.games.neue_heimat.scenes import scene
from tests.games.neue_heimat.test_7_rounds import CUBES, last_turn, with_history
from tests.games.play import played


def standings(position: Position) -> Standings | None:
    """Return what everybody is shown."""
    return RULES.words.standings(position.view(1).state)


def columns(position: Position) -> dict[str, list[int]]:
    found = standings(position)
    return {heading.en: list(values) for heading, values in found.columns} if found else {}


def next_round() -> Position:
    """Return a second round's first decision, Marble's."""
    return played(last_turn(3, boxes=(4, 2, 0)).play("place 2-4"), *CUBES)


def test_when_a_round_is_counted_its_parts_are_told() -> None:
    position = with_history(last_turn(3, 2, boxes=(4, 2, 0)), [(7, -3, 12)]).play("place 2-4")
    assert columns(position) == {
        "Rows": [20, 15, -6],
        "Box": [4, 2, 0],
        "Round 2": [24, 17, -6],
        "Total": [31, 14, 6],
        "Won": [1, 0, 1],
    }


def test_in_the_next_round_they_stay_until_the_first_auction_is_over() -> None:
    position = next_round()
    fresh = {"Round 1": [24, 17, -6], "Total": [24, 17, -6], "Won": [1, 0, 0]}
    assert columns(position) == columns(position.play("stash")) == fresh
    asked = position.play("offer mayor")
    assert columns(asked) == columns(asked.play("bid 1")) == fresh
    assert columns(played(asked, "pass", "pass", "discard")) == {}


def test_the_first_round_and_the_end_of_the_match_have_none() -> None:
    assert standings(scene(rounds=3)) is None
    assert standings(last_turn(1).play("place 2-4")) is None
