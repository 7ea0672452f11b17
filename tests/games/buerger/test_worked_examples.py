"""The worked examples E1-E4 of the rules."""

import pytest

from baumeister.records.trace import random_game
from tests.games.buerger.scenes import FOUR, THREE, TWO, gained, placed
from tests.games.kinds import Game
from tests.games.play import played

E1 = {"2a": "rP3", "2b": "rV2", "2d": "rV3"}


def test_e1_a_red_villa_of_3_beside_a_park_and_villas_of_2_and_3() -> None:
    plain = placed(hands={1: "rV3 gP3 gH2"}, board={"2b": "rP3", "2c": "rV2", "2d": "rV3"})
    assert gained(plain, "rV3 2a") == (3 + 2 + 3, 0, 0, 0)


def test_e1_on_a_space_with_a_2() -> None:
    assert gained(placed(hands={1: "rV3 gP3 gH2"}, board=E1), "rV3 2c") == (10, 0, 0, 0)


def test_e1_with_a_doubling_project() -> None:
    assert gained(placed(hands={1: "rV3 gP3 gH2"}, board=E1, coins={1: 2}), "rV3 2c", "crane") == (20, 0, 0, 0)


def test_e2_one_blue_two_red_tiles_of_3_and_3() -> None:
    position = placed(hands={1: "gP3 bH3 rV3", 4: "yV3 yH2 yH3"}, offer=("rP3", "vH2", "vH3", "vV2", "vV3"), supply=0)
    assert gained(position.play("gP3 10b"), "buy 1")[0] == 6


@pytest.mark.parametrize(("game", "turns"), [(FOUR, 44), (THREE, 45), (TWO, 32)], ids=repr)
def test_e3_turns_in_all(game: Game, turns: int) -> None:
    for seed in range(3):
        moves = [str(position.move) for position in random_game(game, seed) if position.move is not None]
        assert sum(move.startswith("buy") for move in moves) == turns
        assert sum(move.startswith("refill") for move in moves) == turns - 1


def test_e4_a_third_coin_is_taken_a_fourth_is_lost() -> None:
    assert placed(hands={1: "rV3 gP3 gH2"}, coins={1: 2}).play("rV3 1a").state.coins[0] == 3
    assert placed(hands={1: "rV3 gP3 gH2"}, coins={1: 3}).play("rV3 1a").state.coins[0] == 3


def test_e4_a_coin_gained_in_this_turn_pays_for_this_turns_project_and_purchase() -> None:
    position = placed(hands={1: "rV3 gP3 gH2"}, mayor=2)
    assert played(position, "rV3 1a", "crane").moves == ("buy 2",)
    assert "buy 5" in played(position, "rV3 1a", "no crane").moves
    richer = placed(hands={1: "rV3 gP3 gH2"}, mayor=2, coins={1: 1})
    done = played(richer, "rV3 1a", "crane", "buy 3")
    assert done.state.coins[0] == 0
