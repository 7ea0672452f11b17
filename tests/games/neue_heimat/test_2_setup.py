"""NH 2: what lies where at the start, and how moves are written."""

import pytest

from baumeister.games.neue_heimat.game import RULES
from baumeister.games.neue_heimat.words.notation import MOVE_TEXTS
from tests.games.kinds import Game
from tests.games.neue_heimat.scenes import cube
from tests.games.play import played


def drawn() -> list[str]:
    return [f"cube {colour}{pips}" for colour in "roygbv" for pips in (1, 2, 3, 4)]


@pytest.mark.parametrize("seats", RULES.seats)
def test_each_seat_starts_with_12_cheques(seats: int) -> None:
    state = Game(RULES, seats, {}).start().state
    assert state.cash.tolist() == [12] * seats + [0] * (5 - seats)
    assert not state.boxes.any()


def test_a_row_is_4_lots_long_at_the_start() -> None:
    assert Game(RULES, 2, {}).start().state.lengths.tolist() == [4, 4, 4]


@pytest.mark.parametrize("seats", RULES.seats)
def test_24_cubes_are_drawn_one_after_another_all_equally_likely(seats: int) -> None:
    position = Game(RULES, seats, {}).start()
    for count, move in enumerate(drawn()):
        assert position.actor == 0
        assert len(position.moves) == 36 - count
        assert set(position.odds) == {1}
        position = position.play(move)
    assert position.actor == 1
    assert position.ply == 24


def test_display_row_1_is_filled_from_left_to_right_then_2_then_3() -> None:
    names = [text.removeprefix("cube ") for text in drawn()]
    position = played(Game(RULES, 2, {}).start(), *drawn())
    assert position.state.display.flatten().tolist() == [cube(name) for name in names]


def test_the_other_twelve_cubes_are_out() -> None:
    assert played(Game(RULES, 2, {}).start(), *drawn()).state.bag.sum() == 12


def test_p1_is_the_first_auctioneer_and_has_six_cubes_to_choose_from() -> None:
    position = played(Game(RULES, 4, {}).start(), *drawn())
    assert set(position.moves) == {
        "stash",
        *(f"offer {what}" for what in ("1L", "1R", "2L", "2R", "3L", "3R", "I", "II", "III", "cancel", "mayor")),
    }


def test_moves_are_written_as_the_rules_say() -> None:
    seats = (
        "stash | offer 1L | offer 3R | offer roof | offer I | offer II | offer III | offer cancel | offer mayor | bid 4 | pass"
    )
    placing = "sell | keep | place 2-3 | place 2+ | place 2- | place 1 | cancel II | discard"
    for text in f"{seats} | {placing} | cube r5 | roof 4 | roof blank".split(" | "):
        assert text in MOVE_TEXTS
    assert len(MOVE_TEXTS) == len(set(MOVE_TEXTS)) == 1 + 12 + 1 + 60 + 2 + 30 + 6 + 3 + 3 + 1 + 36 + 7
    assert RULES.seat_move_count == MOVE_TEXTS.index("cube r1")
    assert [MOVE_TEXTS[number] for number in RULES.bids] == [f"bid {bid}" for bid in range(1, 61)]
    assert MOVE_TEXTS[RULES.pass_move] == "pass"
