"""What a position promises, and views as numbers."""

import numpy as np

from baumeister.core.record import copy
from baumeister.games.wettstreit.bots import features as at
from tests.conformance.judging import best, numbers_of, values
from tests.games.kinds import Position
from tests.games.play import played
from tests.games.wettstreit.scenes import FOUR, THREE, placed, start


def test_in_the_final_round_what_counts_is_laid() -> None:
    position = placed(final=True, cities={1: "L3 C7 . C9"}, hands={1: "H5 R3"})
    assert best(position) in ("lay H5 2", "lay R3 4")
    assert best(position.play("lay H5 2")) == "lay R3 4"


def test_an_over_bid_promises_less_than_to_pass() -> None:
    position = played(start(top="C9"), "auction open, bid 9")
    assert values(position.play("pass"))[1] > values(position.play("bid 11"))[1]
    assert values(position.play("bid 10"))[1] > values(position.play("bid 11"))[1]


def test_a_good_card_is_worth_more_than_a_poor_one() -> None:
    for top, is_worth_it in (("C9", True), ("T1", False)):
        position = played(placed(seat=4, cities={2: "G3 T2 G4"}, top=top), "done, roll 1, auction open, bid 8")
        assert (values(position.play("bid 9"))[1] > values(position.play("pass"))[1]) == is_worth_it


def test_a_building_is_worth_a_ransom_when_it_is_worth_more_than_its_talers() -> None:
    position = played(placed(cities={2: "C9 T1"}, saboteurs={1: 1}, talers={2: 30}), "sabotage P2 0, roll 4")
    assert best(position) == "pay"


def test_features_fill_their_places() -> None:
    position = placed(THREE, seat=2, cities={2: "L1 G3"}, hands={2: "C8 G4"}, saboteurs={1: 1}, under=("", "T1"), laid=0)
    found = numbers_of(position.view(2))
    assert np.isfinite(found).all()
    assert found[:3].tolist() == [1, 0, 0]
    assert found[at.PHASE_AT : at.PHASE_AT + 12].tolist() == [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert found[at.MOVER_AT] == found[at.TURN_AT] == 1
    assert found[at.POOL_AT] == np.float32(0.8)
    own = found[at.SEAT_AT : at.SEAT_AT + at.SEAT_NUMBERS]
    assert own[:6].tolist() == [np.float32(0.25), 0, np.float32(0.2), 0, 1, np.float32(2 / 15)]
    assert found[at.SEAT_AT + 3 * at.SEAT_NUMBERS :].sum() == 0, "there is no fourth seat"
    assert len(found) == at.FEATURES


def test_seats_come_clockwise_from_the_viewer() -> None:
    position = placed(FOUR, talers={1: 4, 2: 8, 3: 12, 4: 16})
    talers = numbers_of(position.view(3))[at.SEAT_AT :].reshape(4, at.SEAT_NUMBERS)[:, 0] * 40
    assert talers.round().tolist() == [12, 16, 4, 8]


def test_a_copy_is_judged_the_same() -> None:
    position = placed(hands={1: "C9 H7"}, cities={2: "G3 T1"})
    again = Position(position.game, copy(position.state))
    assert values(again).tolist() == values(position).tolist()
