"""What the evaluation and the features say of plain positions."""

from tests.conformance.judging import best, numbers_of, values
from tests.games.play import played
from tests.games.skyline.scenes import AWAY, scene, with_card


def test_a_skyscraper_on_the_road_is_worth_more_than_one_inside() -> None:
    inside, outside = scene([".", ".  o# .  .  .  .*"]), scene([".", "o# .  .  .  .  .*"])
    assert values(outside)[0] > values(inside)[0] + 20
    assert values(outside)[1] < values(inside)[1]


def test_a_skyscraper_is_built_rather_than_a_hut() -> None:
    position = scene([".* .  o2 .  .  b2"], pawns=AWAY).play("roll 2 2")
    assert best(position) == "build c1 x f1"


def test_the_tax_goes_to_the_richest_in_skyscrapers() -> None:
    assert best(with_card(scene(["o# b# b# y# .*"]), 5)) == "tax P2"


def test_a_wrecking_ball_is_not_for_the_poor() -> None:
    position = with_card(scene([".* .  .  b2 b2 .", ".", ".", ".", ".  y1"]), 12)
    assert best(position) in ("remove d1", "remove e1")


def test_features_are_seen_from_the_viewer() -> None:
    """The same position turned by one seat gives the same numbers to the seat that has been turned."""
    one = scene(["o1 b# .  y2 .  .", "o#*"], cash=(300, 500, 900), pawns=(3, 9, 21), turn=1)
    turned = scene(["b1 y# .  o2 .  .", "b#*"], cash=(900, 300, 500), pawns=(21, 3, 9), turn=2)
    for seat in (1, 2, 3):
        assert (numbers_of(one.view(seat)) == numbers_of(turned.view(seat % 3 + 1))).all()
    one, turned = played(one, "roll 2 2"), played(turned, "roll 2 2")
    for seat in (1, 2, 3):
        assert (numbers_of(one.view(seat)) == numbers_of(turned.view(seat % 3 + 1))).all()
