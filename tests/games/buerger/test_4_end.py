"""BB 4: the end and who wins; golden games, one for each way a game can end."""

import pytest

from tests.conformance.golden import kept, names
from tests.games.buerger.scenes import FOUR, THREE, TWO, gained, placed
from tests.games.play import played


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("gP3 gH2", 5),
        ("gH2 bH2", 3),  # the violet park that was taken
        ("vH3 gP3", 6),
        ("vV2 vV3", 8),
        ("gP3 bP3", 3),
    ],
)
def test_4_1_each_seat_adds_the_values_of_its_best_colour(hand: str, points: int) -> None:
    offer = ("vP3", "rH2", "rH3", "bV2", "bV3")
    position = placed(hands={1: f"rV3 {hand}"}, offer=offer, supply=0).play("rV3 3a")
    assert gained(position, "buy 1")[0] == points


def test_4_1_all_seats_do() -> None:
    position = placed(hands={1: "rV3 gP3 gH2"}, supply=0).play("rV3 3a")
    # P1: gP3 gH2 vP3; P2: bP3 bH2 bV3; P3: yP3 yH2 yV3; P4: rP3 rH2 rV3
    assert gained(position, "buy 1") == (5, 8, 8, 8)


def test_4_1_never_doubled() -> None:
    position = placed(hands={1: "rV3 gP3 gH2"}, supply=0, coins={1: 2}).play("rV3 2a")
    assert gained(position, "crane") == (3, 0, 0, 0)
    assert gained(position, "crane", "buy 1") == (3 + 5, 8, 8, 8)


def test_4_1_scores_may_pass_99() -> None:
    position = placed(hands={1: "rV3 gP3 gH2"}, supply=0, scores=(99, 0, 0, 0))
    assert played(position, "rV3 3a", "buy 1").scores[0] == 99 + 3 + 5


def result(scores: tuple[int, ...], coins: dict[int, int], seats: int = 4) -> tuple[int, ...]:
    """Return who wins with these points before P1's last turn, which brings it 3; all hands are worth 8."""
    game = {2: TWO, 3: THREE, 4: FOUR}[seats]
    hands = {1: "rV3 gP3 gH2", 2: "bP3 bH2 bV3", 3: "yP3 yH2 yV3", 4: "rP3 rH2 rV3"}
    position = placed(game, hands=hands, offer=("gV3", "vH2", "vH3", "vV2", "vV3"), supply=0, scores=scores, coins=coins)
    position = position.play("rV3 3a")
    if "no crane" in position.moves:
        position = position.play("no crane")
    return position.play("buy 1").winners


def test_4_2_most_points_win() -> None:
    assert result((40, 44, 44, 45), {2: 3}) == (4,)
    assert result((43, 44, 44, 45), {2: 3}) == (1,)


def test_4_2_of_the_tied_most_coins() -> None:
    assert result((40, 44, 44, 41), {2: 1, 3: 2}) == (3,)
    assert result((40, 44, 44, 41), {2: 1, 4: 3}) == (2,)
    assert result((40, 44, 44, 44), {2: 2, 3: 1, 4: 2}) == (2, 4)


def test_4_2_still_tied_they_share() -> None:
    assert result((40, 44, 44, 44), {}) == (2, 3, 4)
    assert result((41, 44), {1: 1, 2: 1}, 2) == (1, 2)
    assert result((39, 44, 44), {2: 1, 3: 1}, 3) == (2, 3)


ENDS = {"clear": "most points.", "coins": "more coins.", "shared": "equal in points and coins."}


@pytest.mark.parametrize("name", names("buerger"))
def test_each_way_to_end_is_there(name: str) -> None:
    last = kept("buerger", name).read_text("utf-8").splitlines()[-1]
    assert last.endswith(ENDS[name.split("-")[1]])


def test_golden_games_are_there_for_all_seats() -> None:
    assert set(names("buerger")) == {f"{seats}-{end}" for seats in ("two", "three", "four") for end in ENDS}
