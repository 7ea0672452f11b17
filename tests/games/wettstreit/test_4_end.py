"""WB 4: the end; golden games, one for each way to end."""

import numpy as np
import pytest

from baumeister.core.items import SUBJECT, by_seat
from baumeister.games.wettstreit.rules.scoring import CHURCHES, CORNERS, HAND, ITEMS, LAID, MIDDLE, itemise
from baumeister.games.wettstreit.words.items import items_of
from baumeister.records.trace import random_game
from tests.conformance.golden import names
from tests.games.kinds import Game, Position
from tests.games.play import played
from tests.games.wettstreit.scenes import GAMES, THREE, city, placed, score


def last_turn(stack: str = "open") -> Position:
    """Return the position after the auction of a stack's last card, with three seats; P1 is the active seat."""
    stacks = (0, 5) if stack == "open" else (5, 1)
    position = placed(THREE, seat=3, stacks=stacks, top="T1", hands={1: "C5", 2: "G4 H5 T2"}, cities={1: "G2 T3 G3"})
    position = played(position, f"done, roll 1, auction {stack}")
    return played(position, f"{'' if stack == 'open' else 'peek L1,'} bid 1, pass, pass")


@pytest.mark.parametrize("stack", ["open", "hidden"])
def test_4_1_after_the_last_card_of_a_stack_the_active_seat_still_builds(stack: str) -> None:
    position = last_turn(stack)
    assert position.state.is_last_turn == 1
    if stack == "hidden":
        assert position.state.open_top >= 0
    assert position.actor == 1
    assert {"done", "lay C5 3"} <= set(position.moves)


def test_4_1_the_end_is_seen_when_the_card_leaves_its_stack() -> None:
    position = placed(THREE, seat=3, stacks=(0, 5), top="T1").play("done")
    assert position.state.is_last_turn == 0
    assert played(position, "roll 1, auction open").state.is_last_turn == 1


def test_4_1_a_card_that_goes_under_that_stack_later_does_not_matter() -> None:
    position = placed(THREE, seat=3, stacks=(0, 5), top="T1", cities={2: "G3 T2 G4"}, saboteurs={1: 1})
    position = played(position, "done, roll 1, auction open, bid 1, pass, pass, sabotage P2 0, roll S")
    assert position.state.is_final == 1
    assert position.actor == 2


def test_4_2_the_final_round_begins_with_the_next_seat_and_ends_with_the_active_one() -> None:
    position = last_turn().play("done")
    assert position.state.is_final == 1
    assert position.actor == 2
    position = played(position, "lay G4 0, lay H5 1, lay T2 2")
    assert (position.actor, position.moves) == (3, ("done",))
    position = position.play("done")
    assert position.actor == 1
    position = position.play("done")
    assert position.is_over


def test_4_2_each_seat_lays_up_to_three_more_cards() -> None:
    position = placed(final=True, cities={1: "G3 T1 G4"}, hands={1: "C5 T2 C6 H5"})
    assert played(position, "lay C5 3, lay T2 4, lay C6 5").actor == 2


def test_4_2_a_first_build_is_still_exactly_three() -> None:
    assert placed(final=True, hands={1: "C5 T2"}).moves == ("done",)
    position = placed(final=True, hands={1: "C5 T2 G3"}).play("lay T2 0")
    assert "done" not in position.moves


def test_4_2_no_income_no_auction_no_sabotage() -> None:
    position = placed(final=True, cities={1: "G3", 2: "C5 T1"}, saboteurs={1: 2}, hands={2: "L1 L2 R1 R2 R3"})
    assert position.moves == ("done",)
    assert position.play("done").actor == 2


def test_4_2_corner_towers_are_free_and_both_ends_may_be_closed() -> None:
    position = placed(final=True, cities={1: "C5 H6 C4"}, hands={1: "L1 R1"})
    assert city(played(position, "lay L1 -1, lay R1 3, done"), 1) == "L1 C5 H6 C4 R1"


@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("L1 G3 H5 T2 R3", 1 + 3 + 5 + 2 + 3 + 10),  # in the middle, no churches
        ("L1 C4 T1 C5 R3", 1 + 4 + 1 + 5 + 3),  # no town hall
        ("L1 C4 H5 G2 R3", 1 + 4 + 5 + 2 + 3 + 10),  # a church only on one side
        ("L1 C4 H5 T1 C5 R3", 1 + 4 + 5 + 1 + 5 + 3 + 5),  # an even number of cards has no middle
        ("L2 G3 T1 C4 R2", 2 + 3 + 1 + 4 + 2 + 5),  # equal corner towers need no town hall
        ("L1 H5 R2", 1 + 5 + 2 + 10),
        ("C4 H5 C5", 14),  # not complete
        ("L3 C4 H5 C5", 17),
        ("L3 C7 . H5 C9 R3", 27),  # a gap
    ],
)
def test_4_3_extras_of_a_complete_city(line: str, points: int) -> None:
    assert score(line) == points


def test_4_3_a_gap_filled_in_the_final_round_makes_the_city_complete() -> None:
    position = placed(final=True, cities={1: "L3 C7 . C9 R3"}, hands={1: "H5"})
    position = played(position, "lay H5 2, done, done, done, done")
    assert position.scores[0] == 47


def test_4_3_before_the_end_hands_do_not_count() -> None:
    position = placed(cities={1: "C4 H5 C5"}, hands={1: "C9"})
    assert position.scores == (14, 0, 0, 0)


def test_4_3_talers_and_saboteurs_count_nothing() -> None:
    position = placed(final=True, talers={1: 70}, saboteurs={2: 5})
    assert played(position, "done, done, done, done").scores == (0, 0, 0, 0)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_4_3_the_items_add_up_to_the_scores(game: Game) -> None:
    for position in list(random_game(game, 7))[::-9]:
        for view in (position, *(position.view(seat) for seat in range(game.seats + 1))):
            assert by_seat(items_of(view.state), game.seats) == position.scores


def test_4_3_an_item_for_each_reason() -> None:
    position = placed(final=True, seat=2, cities={1: "L2 C8 H7 G3 C6 T2 G4 T2 G3 R2", 2: "L1 H5 R3"}, hands={1: "T1 L1"})
    items = np.zeros((ITEMS, 4), np.int64)
    rows = items[: itemise(played(position, "done, done, done, done").state, items), :SUBJECT].tolist()
    assert rows == [[0, 39, LAID], [0, 5, CHURCHES], [0, 5, CORNERS], [0, -2, HAND], [1, 9, LAID], [1, 10, MIDDLE]]


def test_4_4_most_points_win() -> None:
    position = placed(final=True, cities={1: "C5 H5", 3: "C5 H6"})
    assert played(position, "done, done, done, done").winners == (3,)


def test_4_4_ties_are_shared() -> None:
    position = placed(final=True, cities={1: "C5 H6", 3: "C5 H6"}, hands={4: "T1"}, talers={1: 0})
    assert played(position, "done, done, done, done").winners == (1, 3)


def test_golden_games_are_there_for_each_way_to_end() -> None:
    assert names("wettstreit") == ["hidden-stack", "open-stack", "shared", "three-seats", "unsold-last-card", "within-cash"]
