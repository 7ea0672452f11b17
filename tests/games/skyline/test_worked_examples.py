"""The worked examples E1-E4 of the rules."""

from baumeister.games.skyline.rules.components import DISTANCES, REACH, REACHED
from baumeister.games.skyline.words.notation import NAMES
from tests.games.skyline.plain import walk
from tests.games.skyline.scenes import AWAY, builds, cash, rule_of, scene, with_card


def test_e1_a_lone_building_a_skyscraper_with_two_and_two_floors_with_two() -> None:
    lone = [".  b1 .  .  .  .", "b1 .  b1 .  .  ."]
    assert cash(scene(lone).play("roll 2 1"))[:2] == [690, 710]
    assert cash(scene([".  b# b1*.  .  .", ".  b1 .  .  .  ."]).play("roll 2 1"))[:2] == [580, 820]
    assert cash(scene([".  b2 b1*.  .  .", ".  b1 .  .  .  ."]).play("roll 2 1"))[:2] == [660, 740]


def test_e1_the_same_for_a_chain_of_which_only_the_first_touches_the_road() -> None:
    for heights, rent in ((("1", "1", "1"), 30), (("#", "1", "1"), 120), (("2", "1", "1"), 40), (("1", "1", "#"), 120)):
        rows = [f".  .  b{heights[0]} .  .  .", f".  .  b{heights[1]} .  .  .", f".  .  b{heights[2]}*.  .  ."]
        assert cash(scene(rows).play("roll 3 1"))[:2] == [700 - rent, 700 + rent]


def test_e2_walking_the_paths_finds_the_fields_at_the_dies_distance() -> None:
    for field, name in enumerate(NAMES):
        for die in range(1, 7):
            walked = walk(name, die)
            assert walked == {NAMES[other] for other in range(36) if DISTANCES[field, other] == die}
            assert walked == {NAMES[other] for other in REACH[field, die, : REACHED[field, die]].tolist()}


def test_e3_two_floors_demolish_one_never_two() -> None:
    rows = [".* .  o1 .  b2 .", ".  .  .  b1 .  .", ".  .  b# .  .  ."]
    assert {move for move in builds(scene(rows, pawns=AWAY).play("roll 2 2")) if "x" in move} == {"c1 x d2"}


def test_e3_three_floors_demolish_one_or_two_and_nobody_a_skyscraper() -> None:
    rows = [".* .  o2 .  .  b2", ".  .  .  .  b1 .", ".  .  .  b# .  ."]
    assert {move for move in builds(scene(rows, pawns=AWAY).play("roll 2 2")) if "x" in move} == {"c1 x f1", "c1 x e2"}


def test_e3_nobody_demolishes_the_building_under_the_architect() -> None:
    rows = [".  .  o1 .  b1 .", ".  .  .  b1*.  ."]
    position = scene(rows, pawns=AWAY).play("roll 2 2")
    assert {move for move in builds(position) if "x" in move} == {"c1 x e1"}, "he stands on d2 until the turn ends"
    assert rule_of(position, "build c1 x d2") == "PS 3.6"


def test_e4_two_seats_have_seven_skyscrapers_each() -> None:
    position = scene(["o# o# o# o# o# o#", ".* .  .  o2 .  .", ".  .  .  .  .  b1"], 2, pawns=AWAY).play("roll 1 3")
    assert not position.is_over
    assert position.play("build d2 x f3").is_over


def test_e4_for_two_seats_card_10_draws_a_replacement() -> None:
    position = with_card(scene(["o1 b1 .*"], 2), 10)
    assert position.actor == 0
    assert set(position.moves) == {f"card {kind}" for kind in range(1, 14) if kind != 10}
