"""PS 3: a turn. Dice and pawn, rent, the architect, raising and demolishing, skyscrapers."""

import pytest

from tests.games.play import played
from tests.games.skyline.scenes import AWAY, architect, builds, cash, city, rule_of, scene

# PS 3.1


def test_the_white_die_moves_ones_pawn_forward_round_the_road() -> None:
    position = scene([], pawns=(26, 3, 0)).play("roll 4 1")
    assert position.state.pawns.tolist()[:3] == [2, 3, 0]
    assert (position.state.white, position.state.black) == (4, 1)


def test_both_dice_are_36_equally_likely_throws_told_apart() -> None:
    position = scene([])
    assert len(position.moves) == 36
    assert set(position.odds) == {1}
    assert rule_of(position, "build a2") == "PS 3.1"


# PS 3.2


@pytest.mark.parametrize("corner", [0, 7, 14, 21])
def test_on_an_action_field_a_card_is_drawn_and_nothing_is_built(corner: int) -> None:
    position = scene([], pawns=((corner - 2) % 28, 0, 0)).play("roll 2 3")
    assert position.actor == 0
    assert set(position.moves) == {f"card {kind}" for kind in range(1, 14)}
    assert rule_of(position, "build a2") == "PS 3.2"
    assert position.play("card 6").state.turn == 1


# PS 3.3-3.4


def test_beside_a_rivals_building_its_whole_group_is_paid() -> None:
    rows = [".  .  b1 .  .  .", ".  .  b2 b# .  .", ".  .  .  .  b1 ."]
    position = scene(rows, pawns=(0, 0, 0)).play("roll 3 1")
    assert cash(position) == [570, 830, 700], "10 + 20 + 100; e3 touches d2 only at its corner"


def test_the_chain_belongs_to_one_owner() -> None:
    rows = [".  .  b1 y# .  .", ".  .  y1 b# .  ."]
    assert cash(scene(rows).play("roll 3 1")) == [690, 710, 700]


@pytest.mark.parametrize("throw", [1, 2])
def test_beside_an_empty_field_or_ones_own_building_nothing_is_paid(throw: int) -> None:
    assert cash(scene([".  o1 b1 .  .  ."]).play(f"roll {throw} 6")) == [700, 700, 700]


def test_the_two_road_fields_at_a_corner_of_the_city_are_beside_the_same_building() -> None:
    rows = [".  .  .  .  .  b2", ".*"]
    assert cash(scene(rows, pawns=(5, 0, 0)).play("roll 1 1"))[0] == 680
    assert cash(scene(rows, pawns=(5, 0, 0)).play("roll 3 1"))[0] == 680


def test_who_has_exactly_the_rent_pays_and_plays_on() -> None:
    position = scene(["b2 .*"], cash=(20, 700, 700)).play("roll 1 1")
    assert cash(position) == [0, 720, 700]
    assert position.actor == 1


# PS 3.5


def test_the_architect_builds_at_exactly_the_black_dies_number_of_steps() -> None:
    position = scene([], pawns=AWAY).play("roll 2 2")
    assert builds(position) == {"c1", "b2", "a3"}, "the architect stands on a1"
    position = position.play("build b2")
    assert city(position) == {"b2": "o1"}
    assert architect(position) == "b2"
    assert (position.actor, position.state.turn) == (0, 1)
    assert position.state.supply[0] == 12


def test_any_field_with_that_distance_whatever_lies_between() -> None:
    rows = [".* b# y# .  .  .", "b2 .  .  .  .  .", "y# .  .  .  .  ."]
    position = scene(rows, pawns=AWAY).play("roll 2 3")
    assert builds(position) == {"d1", "c2", "b3", "a4"}


def test_not_on_rivals_buildings_nor_on_skyscrapers() -> None:
    rows = [".* o# .  .  .  .", "b1 .  .  .  .  ."]
    position = scene(rows, pawns=AWAY).play("roll 2 1")
    assert position.state.turn == 1, "there is no other field, so the turn is over (PS 3.8)"
    position = scene([".* o# .  .  .  .", ".  .  .  .  .  ."], pawns=AWAY).play("roll 2 1")
    assert builds(position) == {"a2"}
    assert rule_of(position, "build b1") == rule_of(position, "build c1") == rule_of(position, "x c1") == "PS 3.5"


def test_the_seat_must_build_there_is_no_other_move() -> None:
    position = scene([], pawns=AWAY).play("roll 2 6")
    assert all(move.startswith("build ") for move in position.moves)


# PS 3.6


RAISING = [".* .  o1 .  .  .", ".  .  .  b1 .  .", ".  .  b2 .  .  .", ".  .  .  .  .  ."]


def test_a_raised_building_must_move_and_demolish() -> None:
    position = scene(RAISING, pawns=AWAY).play("roll 2 2")
    assert builds(position) == {"b2", "a3", "c1 x d2"}
    assert rule_of(position, "build c1") == "PS 3.6"
    position = position.play("build c1 x d2")
    assert city(position) == {"d2": "o2", "c3": "b2"}, "c1 is empty"
    assert architect(position) == "d2"
    assert position.state.supply.tolist()[:2] == [11, 11], "Blue has its floor back"
    assert position.state.turn == 1


def test_without_a_target_the_raise_is_illegal() -> None:
    position = scene([".* .  o1 .  .  .", ".  .  .  y2 .  .", ".  .  b# .  .  ."], pawns=AWAY).play("roll 2 2")
    assert builds(position) == {"b2", "a3"}
    assert rule_of(position, "build c1 x d2") == rule_of(position, "build c1 x c3") == "PS 3.6"


def test_two_floors_move_exactly_two_steps_three_exactly_three() -> None:
    rows = [".* .  o1 b1 b1 b1", ".  .  b1 b1 .  .", ".  .  .  .  .  ."]
    assert {move for move in builds(scene(rows, pawns=AWAY).play("roll 2 2")) if "x" in move} == {"c1 x e1", "c1 x d2"}
    rows[0] = ".* .  o2 b1 b1 b1"
    assert {move for move in builds(scene(rows, pawns=AWAY).play("roll 2 2")) if "x" in move} == {"c1 x f1"}
    assert rule_of(scene(rows, pawns=AWAY).play("roll 2 2"), "build c1 x d2") == "PS 3.6"


def test_an_own_building_is_no_target() -> None:
    position = scene([".* .  o1 .  o1 ."], pawns=AWAY).play("roll 2 2")
    assert builds(position) == {"b2", "a3"}
    assert rule_of(position, "build c1 x e1") == "PS 3.6"


# PS 3.7


def test_three_floors_that_have_demolished_become_a_skyscraper() -> None:
    position = scene([".* .  o2 .  .  b2"], pawns=AWAY).play("roll 2 2").play("build c1 x f1")
    assert city(position) == {"f1": "o#"}
    assert architect(position) == "f1"
    assert position.state.supply.tolist()[:2] == [13, 13]
    assert position.state.skyscrapers.tolist()[:2] == [1, 0]


# PS 3.8, 3.9


def test_without_any_legal_field_the_turn_is_over_and_the_architect_stays() -> None:
    position = scene([".* b1 .  .  .  .", "y1"], pawns=AWAY).play("roll 2 1")
    assert (position.actor, position.state.turn, architect(position)) == (0, 1, "a1")


@pytest.mark.parametrize("seats", [3, 4])
def test_without_floors_three_or_four_seats_cannot_build(seats: int) -> None:
    full = [".* o2 .  o2 .  o2", "o2 .  .  .  .  .", "o2 .  o2 .  .  .", "o1 .  .  .  .  ."]
    position = scene(full, seats, pawns=AWAY)
    assert position.state.supply[0] == 0
    assert position.play("roll 2 2").state.turn == 1


def test_two_seats_borrow_floors_of_colours_not_in_play() -> None:
    full = [".* o2 .  o2 .  o2", "o2 .  .  .  .  .", "o2 .  o2 .  .  .", "o1 .  .  .  .  ."]
    position = played(scene(full, 2, pawns=AWAY), "roll 2 2", "build b2")
    assert position.state.supply[0] == -1
