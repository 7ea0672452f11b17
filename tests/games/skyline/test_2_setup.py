"""PS 2: where pawns start, the first skyscrapers and floors, who takes the first turn; how moves are written."""

import pytest

from baumeister.games.skyline.game import RULES
from baumeister.games.skyline.words.notation import MOVE_TEXTS
from tests.games.kinds import Game, Position
from tests.games.play import played
from tests.games.skyline.scenes import architect, city, rule_of

TOWERS = ("tower c3", "tower d3", "tower c4", "tower d4")
FLOORS = [f"floor {field}" for field in ("a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a5", "b5", "c5", "d5")]


def start(seats: int, **options: str) -> Position:
    """Return the first position."""
    return Game(RULES, seats, options).start()


def actors(position: Position, *moves: str) -> list[int]:
    """Return who makes each of some moves."""
    found = []
    for move in moves:
        found.append(position.actor)
        position = position.play(move)
    return found


@pytest.mark.parametrize("seats", RULES.seats)
def test_all_pawns_stand_on_the_first_road_field(seats: int) -> None:
    assert not start(seats).state.pawns.any()


def test_with_free_start_each_seat_chooses_its_corner_clockwise_from_p1() -> None:
    position = start(3, free_start="on")
    assert set(position.moves) == {"corner NW", "corner NE", "corner SE", "corner SW"}
    assert actors(position, "corner SE", "corner SE", "corner SW", "tower c3") == [1, 2, 3, 1]
    position = played(position, "corner SE", "corner SE", "corner NE")
    assert position.state.pawns.tolist()[:3] == [14, 14, 7], "several may share one"
    assert rule_of(start(3, free_start="on"), "tower c3") == "PS 2.1"


def test_first_skyscrapers_on_free_fields_of_the_centre_anticlockwise_from_p1() -> None:
    position = start(4)
    assert set(position.moves) == set(TOWERS)
    assert actors(position, *TOWERS) == [1, 4, 3, 2]
    position = played(position, "tower c3", "tower c4")
    assert set(position.moves) == {"tower d3", "tower d4"}
    assert rule_of(position, "tower c3") == rule_of(position, "tower a1") == rule_of(position, "floor a1") == "PS 2.2"


@pytest.mark.parametrize(("seats", "order"), [(2, [1, 2]), (3, [1, 3, 2]), (4, [1, 4, 3, 2])])
def test_then_three_floors_each_in_the_same_order_on_any_free_field(seats: int, order: list[int]) -> None:
    position = played(start(seats), *TOWERS[:seats])
    assert len(position.moves) == 36 - seats
    assert actors(position, *FLOORS[: 3 * seats]) == order * 3
    assert rule_of(position, "floor c3") == "PS 2.2"
    position = played(position, *FLOORS[: 3 * seats])
    assert position.state.supply.tolist()[:seats] == [10] * seats
    assert [list(city(position).values()).count(f"{letter}1") for letter in "obyp"[:seats]] == [3] * seats


@pytest.mark.parametrize("seats", RULES.seats)
def test_p2_is_the_last_to_place_puts_the_architect_there_and_takes_the_first_turn(seats: int) -> None:
    position = played(start(seats), *TOWERS[:seats], *FLOORS[: 3 * seats])
    assert position.state.turn == 1
    assert architect(position) == FLOORS[3 * seats - 1].removeprefix("floor ")
    assert city(position)[architect(position)] == "b1"
    assert position.actor == 0
    assert len(position.moves) == 36


def test_turns_go_clockwise() -> None:
    position = played(start(3), *TOWERS[:3], *FLOORS[:9])
    turns = []
    for _ in range(4):
        turns.append(int(position.state.turn) + 1)
        position = position.play("roll 2 1")
        while position.actor > 0:
            position = position.play(position.moves[0])
    assert turns == [2, 3, 1, 2]


def test_moves_are_written_as_the_rules_say() -> None:
    set_up = {"corner NW", "corner NE", "corner SE", "corner SW", "tower c3", "floor b2"}
    building = {"build d2", "build d2 x f2", "build d2 > e3", "x b3"}
    cards = {"advance P2 3", "tax P3", "return c3", "swap b2 c5", "swap e1 a6", "move b2 c6", "remove b2"}
    assert set_up | building | cards <= set(MOVE_TEXTS[: RULES.seat_move_count])
    assert {"roll 3 5", "card 7", "white 4"} <= set(MOVE_TEXTS[RULES.seat_move_count :])
    assert len(MOVE_TEXTS) - RULES.seat_move_count == 36 + 13 + 6
    assert "build a1 x a2" not in MOVE_TEXTS, "nothing moves one step"
    assert "swap a1 a1" not in MOVE_TEXTS
