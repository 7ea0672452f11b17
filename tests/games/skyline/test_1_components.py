"""PS 1: the board, the pieces, the cards."""

import pytest

from baumeister.games.skyline.game import RULES
from baumeister.games.skyline.rules.components import BESIDE, CARD_COPIES, CENTRE, SKYSCRAPERS
from baumeister.games.skyline.words.notation import NAMES
from tests.games.kinds import Game
from tests.games.skyline.plain import CITY, ROAD


def test_36_building_fields_row_by_row_and_four_of_them_in_the_centre() -> None:
    assert list(NAMES) == CITY
    assert [NAMES[field] for field in CENTRE] == ["c3", "d3", "c4", "d4"]


def test_the_road_runs_clockwise_and_its_corners_are_beside_no_field() -> None:
    assert ["" if field < 0 else NAMES[field] for field in BESIDE.tolist()] == ROAD
    assert [index for index, field in enumerate(BESIDE.tolist()) if field < 0] == [0, 7, 14, 21]
    assert [ROAD[index] for index in (1, 6, 8, 13, 15, 20, 22, 27)] == ["a1", "f1", "f1", "f6", "f6", "a6", "a6", "a1"]


@pytest.mark.parametrize(("seats", "skyscrapers"), [(2, 7), (3, 5), (4, 5)])
def test_each_seat_has_13_floors_5_or_7_skyscrapers_and_700(seats: int, skyscrapers: int) -> None:
    state = Game(RULES, seats, {}).start().state
    assert state.supply.tolist() == [13] * seats + [0] * (4 - seats)
    assert state.cash.tolist() == [700] * seats + [0] * (4 - seats)
    assert SKYSCRAPERS[seats] == skyscrapers


def test_twenty_action_cards_of_thirteen_kinds() -> None:
    assert [kind for kind in range(1, 14) if CARD_COPIES[kind] == 2] == [1, 3, 4, 8, 9, 11, 12]
    assert CARD_COPIES.sum() == 20
    assert CARD_COPIES[1:].min() == 1
