"""NH 3: a turn, from illegal earnings to placing."""

import pytest

from tests.games.kinds import Position
from tests.games.neue_heimat.scenes import rule_of, scene
from tests.games.play import played


def money(position: Position) -> list[int]:
    """Return the cash of the first three seats."""
    return [int(cash) for cash in position.state.cash[:3]]


# NH 3.1


def test_before_the_auction_the_auctioneer_may_put_one_cheque_into_its_cash_box() -> None:
    position = scene().play("stash")
    assert position.actor == 1
    assert money(position) == [11, 12, 12]
    assert position.state.boxes.tolist() == [1, 0, 0, 0, 0]


def test_at_most_once_a_turn() -> None:
    position = scene().play("stash")
    assert "stash" not in position.moves
    assert rule_of(position, "stash") == "NH 3.1"


def test_again_in_the_next_turn_of_its_own() -> None:
    position = played(scene(), "stash", "offer 1L", "pass", "pass", "place 1-1")
    assert position.actor == 2
    assert "stash" in position.moves
    assert position.state.boxes.tolist() == [1, 0, 0, 0, 0]


def test_only_if_it_has_a_cheque() -> None:
    position = scene(cash=(0, 12, 24))
    assert "stash" not in position.moves
    assert rule_of(position, "stash") == "NH 3.1"


def test_not_after_the_choice_of_a_piece() -> None:
    position = played(scene(), "offer 1L", "bid 1", "pass")
    assert set(position.moves) == {"sell", "keep"}
    assert rule_of(position, "stash") == "NH 3.1"


def test_that_cheque_cannot_be_used_any_more_in_this_round() -> None:
    position = played(scene(cash=(3, 12, 21)), "stash", "offer 1L", "bid 3", "pass")
    assert position.moves == ("sell",)


# NH 3.2


def test_cubes_lie_at_the_left_and_right_ends_of_the_display_rows() -> None:
    position = scene(display=("o6 r1 v6", "g1 g2", "b1"))
    assert {move for move in position.moves if move[-1] in "LR"} == {"offer 1L", "offer 1R", "offer 2L", "offer 2R", "offer 3L"}


def test_1l_is_the_end_drawn_first_and_1r_the_one_drawn_last() -> None:
    position = scene(display=("o6 r1 v6", "", ""))
    left, right = position.play("offer 1L").state, position.play("offer 1R").state
    assert (left.piece, right.piece) == (11, 35)
    assert left.display[0].tolist()[:3] == [-1, 0, 35]
    assert right.display[0].tolist()[:3] == [11, 0, -1]


def test_of_a_last_single_cube_only_the_left_end_is_legal() -> None:
    position = scene(display=("o6 v6", "", ""))
    position = played(position, "offer 1L", "pass", "pass", "place 1-1")
    assert "offer 1L" in position.moves
    assert "offer 1R" not in position.moves
    assert rule_of(position, "offer 1R") == "NH 3.2"
    assert rule_of(position, "offer 2L") == "NH 3.2"


def test_a_cube_that_can_be_placed_nowhere_cannot_be_chosen() -> None:
    full = ("r2, r3, r4, r5^1", "g1^1, g2^2, g3^3, g4^4", "b1^5, b2^2, b4^4, b3")
    position = scene(full, display=("o3 o6", "y2", "y4"))
    offers = {move for move in position.moves if move[-1] in "LR"}
    assert offers == {"offer 1L", "offer 2L"}, "3 goes on red 4, 2 on red 3, red 4 or blue 3; green is roofed"
    assert rule_of(position, "offer 1R") == "NH 3.2"


def test_with_a_free_lot_every_cube_can_be_chosen() -> None:
    position = scene(("r1, r2", "", ""), display=("o6", "y6", "g6"))
    assert {"offer 1L", "offer 2L", "offer 3L"} <= set(position.moves)


def test_a_roof_can_be_chosen_if_some_house_has_none() -> None:
    assert "offer roof" not in scene().moves
    assert "offer roof" not in scene(("r1^1", "", "")).moves
    assert "offer roof" in scene(("r1^1, g1", "", "")).moves
    assert rule_of(scene(), "offer roof") == "NH 3.2"


def test_specials_can_be_chosen_until_they_are_used() -> None:
    position = scene(permits={1: (1, 1)}, lengths=(5, 4, 4), out=(2,), mayor=3)
    assert {move for move in position.moves if move[-1] not in "LR"} == {"stash", "offer III", "offer cancel"}
    for special in ("offer I", "offer II", "offer mayor"):
        assert rule_of(position, special) == "NH 3.2"


# NH 3.3


def test_a_chosen_roof_is_turned_up_before_the_bidding() -> None:
    position = scene(("r6", "", "")).play("offer roof")
    assert position.actor == 0
    assert dict(zip(map(str, position.moves), position.odds, strict=True)) == {
        "roof blank": 5,
        **{f"roof {n}": 2 for n in range(1, 7)},
    }
    position = position.play("roof 4")
    assert position.actor == 2
    assert position.state.piece == 4


def test_all_remaining_roofs_are_equally_likely() -> None:
    position = scene(("r6^6, r5^6, r4^1, r3", "", "")).play("offer roof")
    odds = dict(zip(map(str, position.moves), position.odds, strict=True))
    assert "roof 6" not in odds
    assert odds["roof 1"] == 1


def test_a_blank_roof_is_discarded_and_the_turn_is_over() -> None:
    position = played(scene(("r6", "", "")), "offer roof", "roof blank")
    assert position.actor == 2
    assert "offer roof" in position.moves
    assert position.state.roofs_left == 16
    assert position.state.roof_pile[0] == 4
    assert position.state.roof_counts.sum() == 0


# NH 3.4


def test_each_other_seat_bids_once_or_passes_clockwise_from_the_auctioneers_left() -> None:
    position = scene(seats=4, turn=3).play("offer mayor")
    actors = []
    for move in ("bid 1", "pass", "bid 2"):
        actors.append(position.actor)
        position = position.play(move)
    assert actors == [4, 1, 2]
    assert position.actor == 3
    assert set(position.moves) == {"sell", "keep"}


def test_a_bid_is_higher_than_every_bid_before_and_at_most_ones_own_cash() -> None:
    position = scene(cash=(12, 3, 7)).play("offer I")
    assert set(position.moves) == {"pass", "bid 1", "bid 2", "bid 3"}
    assert rule_of(position, "bid 4") == "NH 3.4"
    position = position.play("bid 2")
    assert set(position.moves) == {"pass", "bid 3", "bid 4", "bid 5", "bid 6", "bid 7"}
    assert rule_of(position, "bid 2") == "NH 3.4"


def test_a_seat_without_enough_cash_is_skipped() -> None:
    position = scene(seats=5, cash=(12, 0, 3, 3, 30)).play("offer I")
    assert position.actor == 3
    position = position.play("bid 3")
    assert position.actor == 5
    assert position.state.bids.tolist() == [0, -2, 3, -2, 0]


def test_who_has_as_much_as_the_highest_bid_is_skipped_but_one_more_is_enough() -> None:
    position = scene(cash=(12, 5, 6)).play("offer I")
    assert position.play("bid 5").moves == ("pass", "bid 6")
    assert scene(cash=(12, 6, 6)).play("offer I").play("bid 6").actor == 1


def test_if_nobody_is_left_to_bid_the_decision_follows_at_once() -> None:
    position = played(scene(cash=(12, 5, 4)), "offer I", "bid 4")
    assert position.actor == 1
    assert set(position.moves) == {"sell", "keep"}


# NH 3.5


def test_selling_the_highest_bidder_gets_the_piece_and_pays_the_auctioneer() -> None:
    position = played(scene(), "offer 1L", "bid 2", "bid 5", "sell")
    assert position.actor == 3
    assert money(position) == [17, 12, 7]


def test_keeping_the_auctioneer_gets_the_piece_and_pays_the_highest_bidder() -> None:
    position = played(scene(), "offer 1L", "bid 2", "bid 5", "keep")
    assert position.actor == 1
    assert money(position) == [7, 12, 17]


def test_without_the_cash_only_sell_is_legal() -> None:
    position = played(scene(cash=(4, 12, 12)), "offer 1L", "bid 5", "pass")
    assert position.moves == ("sell",)
    assert rule_of(position, "keep") == "NH 3.5"
    assert "keep" in played(scene(cash=(5, 12, 12)), "offer 1L", "bid 5", "pass").moves


@pytest.mark.parametrize("cash", [(12, 12, 12), (36, 0, 0)])
def test_with_no_bid_at_all_it_gets_the_piece_for_nothing(cash: tuple[int, ...]) -> None:
    position = scene(cash=cash).play("offer 1L")
    while position.actor != 1:
        position = position.play("pass")
    assert set(position.moves) == {"place 1-1", "place 2-1", "place 3-1"}
    assert money(position) == list(cash)


# NH 3.6


def test_the_seat_that_got_the_piece_places_it_then_the_next_seat_is_auctioneer() -> None:
    position = played(scene(), "offer 1L", "bid 2", "bid 5", "sell", "place 2-1")
    assert position.actor == 2, "the auctioneer’s left, whoever placed"
    assert position.state.colour_owners[1] == 2
    assert played(scene(turn=3), "offer 1L", "pass", "pass", "place 2-1").actor == 1


def test_a_permit_the_cancel_cube_and_the_mayor_are_placed_by_their_buyer_too() -> None:
    for special in ("I", "cancel", "mayor"):
        position = played(scene(), f"offer {special}", "pass", "bid 1", "sell")
        assert position.actor == 3
        assert "discard" in position.moves
