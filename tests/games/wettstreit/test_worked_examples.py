"""The worked examples E1-E5 of the rules."""

import pytest

from tests.games.play import played
from tests.games.wettstreit.scenes import names, score, start


@pytest.mark.parametrize(
    ("line", "hand", "points"),
    [
        pytest.param("L2 C8 H7 G3 C6 T2 G4 T2 G3 R2", "T1 L2", 39 + 0 + 5 + 5 - 3, id="E1"),
        pytest.param("L3 C7 H5 C9 R3", "", 27 + 10 + 5 + 5, id="E2"),
        pytest.param("L1 C9 T2 G4 . H7 C6 G3 R2", "", 34, id="E3"),
        pytest.param("L2 G3 T1 G3 H7 C8 T2 G4 C6 T1", "G5 T2", 37 - 7, id="E4"),
    ],
)
def test_e1_to_e4_the_points_of_a_city(line: str, hand: str, points: int) -> None:
    assert score(line, hand) == points


def test_e5_a_bid_of_7_won_by_another_seat_is_3_to_the_auctioneer_and_4_to_the_bank() -> None:
    position = played(start(top="C7"), "auction open, bid 1, bid 7, pass, pass, pass")
    assert position.state.talers.tolist() == [11 + 3, 10 - 7, 10, 10]
    assert names(position.state.hands[1]) == "C7"
