"""PS 4: with the option expert a building raised from one floor to two may join another of its owner's."""

from tests.games.kinds import Position
from tests.games.play import played
from tests.games.skyline.scenes import AWAY, architect, city, rule_of, scene

ROWS = (".* .  o1 .  o1 .", ".  .  .  .  .  .", ".  .  .  .  .  b2")


def raising(rows: tuple[str, ...] = ROWS, *, expert: bool = True) -> Position:
    """Return the position in which P1 builds two steps from a1, where c1 is."""
    return scene(rows, expert=expert, pawns=AWAY).play("roll 2 2")


def joins(position: Position) -> set[str]:
    """Return the legal joins."""
    return {str(move) for move in position.moves if ">" in move}


def test_it_joins_a_one_floor_building_of_its_own_and_demolishes_with_the_next_move() -> None:
    position = raising()
    assert joins(position) == {"build c1 > e1"}
    position = position.play("build c1 > e1")
    assert city(position) == {"e1": "o3", "f3": "b2"}
    assert position.actor == 1
    assert position.moves == ("x f3",)
    assert architect(position) == "a1", "he stays until the turn ends"
    position = position.play("x f3")
    assert city(position) == {"f3": "o#"}
    assert architect(position) == "f3"
    assert position.state.supply.tolist()[:2] == [13, 13]


def test_without_the_option_there_is_no_join() -> None:
    assert joins(raising(expert=False)) == set()
    assert rule_of(raising(expert=False), "build c1 > e1") == "PS 4"


def test_both_movements_must_be_legal_else_the_first_is_not() -> None:
    for rows in (
        (".* .  o1 .  o1 .", ".", ".  .  .  .  .  b#"),
        (".* .  o1 .  o1 .", ".", ".  .  .  .  b1 ."),
        (".* .  o1 .  o1 .", ".", ".  .  .  .  .  ."),
    ):
        assert joins(raising(rows)) == set()
        assert rule_of(raising(rows), "build c1 > e1") == "PS 4"


def test_only_a_building_raised_from_one_floor_joins_and_only_one_of_one_floor() -> None:
    assert joins(raising((".* .  o2 .  o1 .", ".", ".  .  .  .  .  b2"))) == set()
    assert joins(raising((".* .  o1 .  o2 .", ".", ".  .  .  .  .  b2"))) == set()
    assert rule_of(raising((".* .  o2 .  o1 .", ".", ".  .  .  .  .  b2")), "build c1 > e1") == "PS 4"


def test_a_join_counts_as_a_legal_build() -> None:
    rows = (".* .  o1 .  o1 .", ".  b# .  .  .  .", "b# .  .  .  .  b2")
    assert scene(rows, expert=True, pawns=AWAY).play("roll 2 2").moves == ("build c1 > e1",)
    assert scene(rows, pawns=AWAY).play("roll 2 2").state.turn == 1, "else the turn is over (PS 3.8)"


def test_the_joined_building_may_be_under_the_architect_the_demolished_one_may_not() -> None:
    rows = (".  .  o1 .  o1*.", ".", ".  .  .  .  .  b2")
    position = scene(rows, expert=True, pawns=AWAY).play("roll 2 2")
    assert joins(position) == {"build c1 > e1"}
    assert city(played(position, "build c1 > e1", "x f3")) == {"f3": "o#"}
    rows = (".  .  o1 .  o1 .", ".  b# .  .  .  .", "b# .  .  .  .  b2*")
    position = scene(rows, expert=True, pawns=AWAY).play("roll 2 5")
    assert joins(position) == set(), "c1 is five steps from f3, but the building there is protected"


def test_a_target_for_the_joined_floors_may_have_one_or_two_floors() -> None:
    rows = (".* .  o1 .  o1 .", ".  .  .  .  .  .", ".  .  .  b1 .  b2", ".  .  .  .  y1 .")
    assert set(raising(rows).play("build c1 > e1").moves) == {"x d3", "x f3", "x e4"}
    joined = raising(rows).play("build c1 > e1")
    assert rule_of(joined, "x a1") == rule_of(joined, "build a2") == "PS 4"
