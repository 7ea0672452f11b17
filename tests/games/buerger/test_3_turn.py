"""BB 3: the steps of a turn, sentence by sentence."""

import pytest

from baumeister.records.trace import random_game
from tests.games.buerger.plain import DISTRICTS, SPACES
from tests.games.buerger.scenes import FOUR, GAMES, TWO, gained, hand_of, offer_of, placed
from tests.games.kinds import Game, Position
from tests.games.play import played

# 3.1 Play a tile


def spaces_for(position: Position, tile: str) -> list[str]:
    """Return where a tile may be laid."""
    return [move.split()[1] for move in position.moves if move.split()[0] == tile]


def test_3_1_on_any_free_building_space_of_a_district_of_its_colour() -> None:
    position = placed(hands={1: "rV3 gP3 gH2"}, board={"1a": "rP3", "2c": "rH2"})
    assert spaces_for(position, "rV3") == ["1b", "1c", "2a", "2b", "2d", "3a", "3b", "3c", "3d", "3e"]
    assert spaces_for(position, "gP3") == [space for space in SPACES if DISTRICTS[int(space[:-1])][0] == "g"]


def test_3_1_equal_tiles_in_hand_give_one_move() -> None:
    position = placed(hands={1: "rV3 | rV3 rV3", 4: "rP3 rH2 rV2"})
    assert len(position.moves) == len(set(position.moves)) == 12
    pair = placed(hands={1: "gP3 rV3 | rV3"})
    assert len(pair.moves) == len(set(pair.moves)) == 24


def test_3_1_one_must_be_laid_from_hand() -> None:
    position = placed(hands={1: "rV3 gP3 gH2"})
    assert {move.split()[0] for move in position.moves} == {"rV3", "gP3", "gH2"}
    assert hand_of(position.play("rV3 1b"), 1) == ["gP3", "gH2"]


def test_3_1_different_kinds_may_lie_in_a_district() -> None:
    position = placed(hands={1: "rV3 gP3 gH2"}, board={"1a": "rP3", "1b": "rH2"})
    assert "rV3 1c" in position.moves


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_3_1_a_tile_always_finds_a_space(game: Game) -> None:
    for position in random_game(game, 3):
        if position.actor > 0 and position.moves[0][1] in "PHV":
            assert {move.split()[0] for move in position.moves} == set(hand_of(position, position.actor))


# 3.2 Points

BOARD = {"2a": "rP3", "2b": "rV2", "2d": "rV3", "9b": "bH2", "9c": "bH3", "9e": "bH2"}


@pytest.mark.parametrize(
    ("move", "points"),
    [
        ("rV3 1b", 3),  # nothing there
        ("rV3 2c", 3 + 2 + 3 + 2),  # two villas, a 2; the park isn't of the kind
        ("rP3 2c", 3 + 3 + 2),
        ("rH2 2c", 2 + 2),  # no house there
        ("rV3 3b", 3 + 2),  # a 2, an empty district: villas of other districts don't count
        ("bH3 9a", 3 + 2 + 3 + 2 + 2),
        ("bV2 9d", 2),
    ],
)
def test_3_2_its_value_those_of_the_same_kind_in_the_district_and_the_2(move: str, points: int) -> None:
    position = placed(hands={1: move.split(maxsplit=1)[0] + " gP3 gV2"}, board=BOARD)
    assert gained(position, move) == (points, 0, 0, 0)


def test_3_2_neutral_tiles_count_like_any() -> None:
    position = placed(TWO, hands={1: "rV3 gP3 gH2"}, board={"1b": "rV2"})
    assert gained(position, "rV3 1c") == (5, 0)


# 3.3 Coins


def test_3_3_a_space_with_a_coin_gives_one() -> None:
    position = placed(hands={1: "rV3 gP3 gH2"})
    assert position.play("rV3 2b").state.coins.tolist() == [1, 0, 0, 0]
    assert position.play("rV3 2a").state.coins.tolist() == [0, 0, 0, 0]
    assert position.play("rV3 2c").state.coins.tolist() == [0, 0, 0, 0]


@pytest.mark.parametrize(("before", "now"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_3_3_at_three_coins_it_is_lost(before: int, now: int) -> None:
    position = placed(hands={1: "rV3 gP3 gH2"}, coins={1: before})
    assert position.play("rV3 2b").state.coins[0] == now


def test_3_3_it_is_at_once_usable() -> None:
    position = placed(hands={1: "rV3 gP3 gH2"}, mayor=2)
    assert position.play("rV3 1a").moves == ("crane", "no crane")
    assert position.play("rV3 2b").moves == ("buy 1", "buy 2", "buy 3", "buy 5")
    assert position.play("rV3 2a").moves == ("buy 2",)


# 3.4 The great project


def test_3_4_only_of_the_district_just_built_in() -> None:
    position = placed(hands={1: "rV3 gP3 gH2"}, coins={1: 3})
    done = played(position, "rV3 3a", "crane")
    assert [district for district, seat in enumerate(done.state.completed.tolist(), 1) if seat >= 0] == [3]
    assert done.state.completed[2] == 0


def test_3_4_by_paying_its_cost_and_setting_a_crane() -> None:
    done = played(placed(hands={1: "rV3 gP3 gH2"}, coins={1: 3}), "rV3 3a", "crane")
    assert done.state.coins.tolist() == [1, 0, 0, 0]
    assert done.state.cranes.tolist() == [2, 3, 3, 3]


@pytest.mark.parametrize("number", DISTRICTS)
def test_3_4_each_projects_cost_and_bonus(number: int) -> None:
    colour, marks, cost, bonus = DISTRICTS[number]
    plain = f"{number}{'abcde'[marks.index('')]}"
    position = placed(hands={1: f"{colour}H3 | {'gP3 gV2' if colour != 'g' else 'rP3 rV2'}"}, coins={1: cost})
    before = position.play(f"{colour}H3 {plain}")
    assert before.moves == ("crane", "no crane")
    assert gained(before, "crane") == (4 if bonus == "+4" else 3, 0, 0, 0)
    assert before.play("crane").state.coins[0] == 0
    assert gained(before, "no crane") == (0, 0, 0, 0)
    poor = placed(hands={1: f"{colour}H3 | {'gP3 gV2' if colour != 'g' else 'rP3 rV2'}"}, coins={1: cost - 1})
    assert poor.play(f"{colour}H3 {plain}").moves[0].startswith("buy")


def test_3_4_times_two_doubles_the_points_of_this_turn_the_2_included() -> None:
    position = placed(hands={1: "rV3 gP3 gH2"}, board=BOARD, coins={1: 2})
    assert gained(position, "rV3 2c", "crane") == (20, 0, 0, 0)
    assert gained(position, "rV3 2c", "no crane") == (10, 0, 0, 0)


def test_3_4_coins_are_not_doubled() -> None:
    position = placed(hands={1: "yV3 gP3 gH2"}, coins={1: 0})
    assert played(position, "yV3 5c", "crane").state.coins[0] == 0
    assert played(position, "yV3 5c").state.coins[0] == 1


def test_3_4_only_if_it_is_not_yet_completed() -> None:
    for owner in (1, 2):
        position = placed(hands={1: "rV3 gP3 gH2"}, coins={1: 3}, completed={3: owner}, cranes={owner: 2})
        assert position.play("rV3 3a").moves[0].startswith("buy")


def test_3_4_three_cranes_in_the_whole_game() -> None:
    position = placed(hands={1: "rV3 gP3 gH2"}, coins={1: 3}, cranes={1: 0}, completed={4: 1, 5: 1, 6: 1})
    assert position.play("rV3 3a").moves[0].startswith("buy")
    last = placed(hands={1: "rV3 gP3 gH2"}, coins={1: 3}, cranes={1: 1}, completed={4: 1, 5: 1})
    assert played(last, "rV3 3a", "crane").state.cranes[0] == 0


def test_3_4_also_with_free_spaces_left_and_with_the_last_space_filled() -> None:
    full = {"1a": "rP3", "1b": "rH2"}
    for board, space in (({}, "1b"), (full, "1c")):
        position = placed(hands={1: "rV3 gP3 gH2"}, board=board, coins={1: 1})
        assert position.play(f"rV3 {space}").moves == ("crane", "no crane")


def test_3_4_if_it_cannot_be_completed_the_step_is_skipped() -> None:
    position = placed(hands={1: "rV3 gP3 gH2"}, coins={1: 1})
    assert position.play("rV3 3a").moves[0].startswith("buy")


def test_3_4_the_only_optional_step() -> None:
    for position in random_game(FOUR, 5):
        if position.actor > 0:
            assert ("no crane" in position.moves) == ("crane" in position.moves)
            assert "crane" not in position.moves or len(position.moves) == 2


# 3.5 Take a tile


@pytest.mark.parametrize(
    ("mayor", "coins", "spaces"),
    [
        *((mayor, 0, [mayor]) for mayor in range(1, 6)),
        (1, 1, [1, 3, 5]),
        (2, 1, [1, 2, 3, 5]),
        (4, 1, [1, 3, 4, 5]),
        (1, 2, [1, 2, 3, 4, 5]),
        (5, 3, [1, 2, 3, 4, 5]),
    ],
)
def test_3_5_the_one_beside_the_mayor_is_free_another_costs_its_price(mayor: int, coins: int, spaces: list[int]) -> None:
    position = placed(hands={1: "rV3 gP3 gH2"}, coins={1: coins}, mayor=mayor, completed={3: 2}, cranes={2: 2}).play("rV3 3a")
    assert position.moves == tuple(f"buy {space}" for space in spaces)
    for space in spaces:
        price = 0 if space == mayor else (1, 2, 1, 2, 1)[space - 1]
        assert position.play(f"buy {space}").state.coins[0] == coins - price


def test_3_5_the_tile_comes_into_the_hand() -> None:
    position = played(placed(hands={1: "rV3 gP3 gH2"}, mayor=4), "rV3 3a", "buy 4")
    assert hand_of(position, 1) == ["gP3", "gH2", "vV2"]
    assert offer_of(position) == ["vP3", "vH2", "vH3", "-", "vV3"]


# 3.6 The Mayor


@pytest.mark.parametrize(
    ("mayor", "space", "then"),
    [(1, 1, 2), (1, 2, 3), (1, 3, 2), (1, 5, 2), (5, 5, 1), (5, 1, 2), (4, 5, 1), (3, 4, 5), (4, 3, 5)],
)
def test_3_6_clockwise_to_the_next_offer_space_that_has_a_tile(mayor: int, space: int, then: int) -> None:
    position = played(placed(hands={1: "rV3 gP3 gH2"}, coins={1: 3}, mayor=mayor), "rV3 3a", "no crane", f"buy {space}")
    assert position.state.mayor + 1 == then


def test_3_6_also_after_the_last_purchase() -> None:
    position = played(placed(hands={1: "rV3 gP3 gH2"}, mayor=5, supply=0, seat=1), "rV3 3a", "buy 5")
    assert position.is_over
    assert position.state.mayor == 0


# 3.7 Refill


def test_3_7_the_empty_offer_space_is_refilled_from_the_supply() -> None:
    position = played(placed(hands={1: "rV3 gP3 gH2"}, mayor=4), "rV3 3a", "buy 4")
    assert position.actor == 0
    assert {move.split()[0] for move in position.moves} == {"refill"}
    assert "refill rV3" in position.moves
    assert position.odds[position.moves.index("refill rV3")] == 1  # of three one is laid, one held by P4
    full = position.play("refill rV3")
    assert offer_of(full) == ["vP3", "vH2", "vH3", "rV3", "vV3"]
    assert full.actor == 2


def test_3_7_with_the_supply_empty_the_game_ends_at_once() -> None:
    last = placed(hands={1: "rV3 gP3 gH2"}, supply=0)
    assert played(last, "rV3 3a", "buy 1").is_over
    assert not played(placed(hands={1: "rV3 gP3 gH2"}, supply=1), "rV3 3a", "buy 1").is_over


def test_3_7_even_if_removed_tiles_are_still_unseen() -> None:
    last = placed(TWO, hands={1: "rV3 gP3 gH2"}, supply=0)
    assert last.state.supply.sum() > 0
    assert played(last, "rV3 3a", "buy 1").is_over


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_3_7_turns_go_clockwise_and_all_have_equally_many(game: Game) -> None:
    turns = [position.actor for position in random_game(game, 6) if position.actor > 0 and position.moves[0][1] in "PHV"]
    assert turns == [turn % game.seats + 1 for turn in range(len(turns))]
    assert len(turns) % game.seats == 0
