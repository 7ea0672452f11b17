"""WB 3.2-3.6: the auction. Scripted games for its rare cases."""

import pytest

from tests.games.kinds import Position
from tests.games.play import played
from tests.games.wettstreit.scenes import CASH_FOUR, FOUR, THREE, card, names, placed, start

OPEN = start(top="C7").play("auction open")  # P1, with 11 talers, the others with 10
HIDDEN = played(start(top="C7"), "auction hidden, peek H6")


def talers(position: Position) -> list[int]:
    """Return what each seat has."""
    found: list[int] = position.state.talers[: position.game.seats].tolist()
    return found


def hands(position: Position) -> list[str]:
    """Return all hands."""
    return [names(position.state.hands[seat]) for seat in range(position.game.seats)]


# WB 3.2: the card


def test_3_2_the_auctioneer_chooses_the_open_or_the_hidden_stack() -> None:
    position = start()
    assert position.actor == 1
    assert set(position.moves) == {"auction open", "auction hidden"}


def test_3_2_of_a_hidden_card_only_the_auctioneer_sees_the_face() -> None:
    assert [int(HIDDEN.view(seat).state.sale_card) for seat in range(5)] == [-1, card("H6"), -1, -1, -1]
    assert [int(OPEN.view(seat).state.sale_card) for seat in range(5)] == [card("C7")] * 5


def test_3_2_a_hidden_card_is_any_unseen_one_by_its_copies() -> None:
    position = start(top="C7").play("auction hidden")
    odds = dict(zip(map(str, position.moves), position.odds, strict=True))
    assert "peek C7" not in odds
    assert (odds["peek C6"], odds["peek G4"], odds["peek C9"]) == (2, 3, 1)
    assert sum(odds.values()) == 39


# WB 3.3: bids


def test_3_3_the_auctioneer_opens_with_1_to_99() -> None:
    assert OPEN.actor == 1
    assert OPEN.moves == tuple(f"bid {bid}" for bid in range(1, 100))


def test_3_3_without_talers_it_may_open_with_0() -> None:
    position = played(placed(seat=4, talers={1: 0}), "done, roll S, auction open")
    assert position.moves == tuple(f"bid {bid}" for bid in range(100))
    assert set(position.play("bid 0").moves) == {"pass", *(f"bid {bid}" for bid in range(1, 100))}


def test_3_3_clockwise_each_seat_still_in_raises_or_passes() -> None:
    position = OPEN.play("bid 3")
    assert position.actor == 2
    assert set(position.moves) == {"pass", *(f"bid {bid}" for bid in range(4, 100))}
    position = played(position, "pass, bid 5, pass")
    assert position.actor == 1
    position = position.play("bid 6")
    assert position.actor == 3, "P2 and P4 are out"


def test_3_3_a_seat_may_jump_and_bid_more_than_it_has() -> None:
    assert played(OPEN, "bid 1, bid 40").state.bids.tolist() == [1, 40, -1, -1]


def test_3_3_after_99_pass_is_the_only_move_and_still_a_move() -> None:
    position = OPEN.play("bid 99")
    for seat in (2, 3, 4):
        assert (position.actor, position.moves) == (seat, ("pass",))
        position = position.play("pass")
    assert position.state.out[card("C7")] == 1


# WB 3.4: the announcement


def types(position: Position) -> set[int]:
    """Return what viewers know of the type that is auctioned."""
    return {int(position.view(seat).state.sale_type) for seat in range(5)}


def test_3_4_the_type_is_announced_when_the_bidding_comes_back_to_the_auctioneer() -> None:
    position = played(HIDDEN, "bid 1, bid 2, pass")
    assert types(position) == {-1}
    position = position.play("pass")
    assert position.actor == 1
    assert types(position) == {3}


def test_3_4_a_corner_towers_side_is_not_told() -> None:
    for name in ("L2", "R1"):
        position = played(start(), f"auction hidden, peek {name}, bid 1, pass, pass, bid 2")
        assert types(position) == {0}


def test_3_4_if_nobody_bids_against_the_opening_bid_nothing_is_told() -> None:
    position = played(HIDDEN, "bid 1, pass, pass, pass")
    assert hands(position) == ["H6", "", "", ""]
    assert not position.state.announced.any()
    for seat in (0, 2, 3, 4):
        assert names(position.view(seat).state.unseen).count("H6") == 2


def test_3_4_a_card_of_the_open_stack_needs_no_announcement() -> None:
    position = played(OPEN, "bid 1, bid 2, pass, pass")
    assert types(position) == {-1}


# WB 3.5: the price


def test_3_5_all_goes_to_the_bank_if_the_auctioneer_wins() -> None:
    assert talers(played(OPEN, "bid 5, pass, pass, pass")) == [6, 10, 10, 10]


def test_3_5_a_card_of_the_open_stack_is_known_to_all_in_its_holders_hand() -> None:
    position = played(OPEN, "bid 1, bid 2, pass, pass, pass")
    for seat in range(5):
        assert names(position.view(seat).state.shown[1]) == "C7"


def test_3_5_a_hidden_card_goes_over_face_down_and_its_type_stays_known() -> None:
    position = played(HIDDEN, "bid 1, bid 2, pass, pass, pass")
    assert names(position.view(2).state.hands[1]) == "H6"
    assert names(position.view(1).state.peeked[0, 1]) == "H6"
    for seat in (0, 3, 4):
        view = position.view(seat).state
        assert not view.hands[1].any()
        assert view.announced[seat, 1].tolist() == [0, 0, 0, 1, 0]


def test_the_open_stacks_new_top_card_comes_up_after_the_sale_and_before_the_building() -> None:
    position = played(OPEN, "bid 1, pass, pass, pass")
    assert position.actor == 0
    assert {move.split()[0] for move in position.moves} == {"reveal"}
    assert position.play("reveal G2").moves == ("done",)


def test_after_a_hidden_card_no_card_comes_up() -> None:
    assert played(HIDDEN, "bid 1, pass, pass, pass").moves == ("done",)


# WB 3.6: over-bids


def test_3_6_a_seat_that_cannot_pay_gives_all_its_talers_and_the_next_highest_last_bid_buys() -> None:
    position = played(OPEN, "bid 2, bid 5, pass, bid 20, pass, pass")
    assert talers(position) == [11 + 2, 10 - 5, 10, 0]
    assert hands(position) == ["", "C7", "", ""]


def test_3_6_a_chain_of_over_bids() -> None:
    """P4 bids 30, P3 25, P2 12: none has so much; P1 opened with 4 and buys."""
    position = played(OPEN, "bid 4, bid 12, bid 25, bid 30, pass, pass, pass")
    assert talers(position) == [11 - 4, 0, 0, 0]
    assert hands(position) == ["C7", "", "", ""]
    assert position.state.buyer == 0


def test_3_6_only_a_seats_last_bid_counts() -> None:
    position = played(OPEN, "bid 2, bid 3, pass, bid 4, pass, bid 20, pass")
    assert hands(position) == ["", "", "", "C7"], "P2's bid of 3 is gone with its bid of 20"
    assert talers(position) == [11 + 2, 0, 10, 10 - 4]


def test_3_6_if_another_over_bids_the_auctioneer_still_gets_its_half() -> None:
    position = played(OPEN, "bid 1, bid 6, bid 20, pass, pass, pass")
    assert talers(position) == [11 + 3, 10 - 6, 0, 10]


def test_3_6_if_the_auctioneer_over_bids_no_half_is_paid() -> None:
    position = played(OPEN, "bid 1, bid 6, pass, pass, bid 20, pass")
    assert talers(position) == [0, 10 - 6, 10, 10]
    assert hands(position) == ["", "C7", "", ""]


def test_3_6_neither_if_it_was_one_of_several_that_could_not_pay() -> None:
    position = played(OPEN, "bid 1, bid 6, bid 30, pass, bid 40, pass, bid 50, pass")
    assert talers(position) == [0, 10 - 6, 0, 10]


def test_3_6_an_auctioneer_that_buys_after_an_over_bid_pays_all_to_the_bank() -> None:
    position = played(OPEN, "bid 11, bid 12, pass, pass, pass")
    assert talers(position) == [0, 0, 10, 10]
    assert hands(position) == ["C7", "", "", ""]


def test_3_6_if_no_bidder_can_pay_the_card_is_shown_and_leaves_the_game() -> None:
    position = played(HIDDEN, "bid 12, bid 13, pass, pass, pass")
    assert talers(position) == [0, 0, 10, 10]
    assert hands(position) == [""] * 4
    for seat in range(5):
        assert names(position.view(seat).state.out) == "H6"
    assert position.state.buyer == -1


def test_3_6_a_penniless_auctioneer_buys_for_0_if_all_others_pass() -> None:
    position = played(placed(seat=4, talers={1: 0}, top="T3"), "done, roll S, auction open, bid 0, pass, pass, pass")
    assert names(position.state.hands[0]) == "T3"
    assert position.state.talers[0] == 0


def test_3_6_an_over_bid_costs_nothing_if_one_has_nothing() -> None:
    position = played(placed(seat=4, talers={1: 0}, top="T3"), "done, roll S, auction open, bid 0, bid 20, pass, pass, pass")
    assert names(position.state.hands[0]) == "T3", "P2 can’t pay 20 and is out, P1 bid 0"
    assert position.state.talers.tolist() == [0, 0, 10, 10]


# Option bids_within_cash


def test_within_cash_nobody_bids_more_than_it_has() -> None:
    position = played(CASH_FOUR.start(), "reveal C7, roll 1, auction open")
    assert position.moves == tuple(f"bid {bid}" for bid in range(1, 12))
    assert set(position.play("bid 9").moves) == {"pass", "bid 10"}
    assert position.play("bid 10").moves == ("pass",)


def test_within_cash_an_auctioneer_without_talers_has_the_one_move_bid_0() -> None:
    position = played(placed(CASH_FOUR, seat=4, talers={1: 0}), "done, roll S, auction open")
    assert position.moves == ("bid 0",)


@pytest.mark.parametrize("talers_now", [99, 150])
def test_within_cash_99_stays_the_highest_bid(talers_now: int) -> None:
    position = played(placed(CASH_FOUR, seat=4, talers={1: talers_now}), "done, roll S, auction open")
    assert position.moves == tuple(f"bid {bid}" for bid in range(1, 100))


# The stacks run down


def test_a_known_card_comes_up_without_a_chance_move_and_is_auctioned_openly() -> None:
    position = placed(THREE, stacks=(0, 5), under=("G2 C9", ""), top="T1").play("done")
    position = played(position, "roll 1, auction open, bid 1, pass, pass")
    assert position.actor == 2
    assert position.state.open_top == card("G2")
    position = played(position, "done, roll 1, auction open")
    assert position.state.sale_card == card("G2")
    assert position.state.sale_is_public == 1


def test_a_hidden_stack_of_known_cards_is_auctioned_without_a_peek() -> None:
    position = played(placed(FOUR, stacks=(6, 0), under=("", "C9 G3")), "done, roll 1, auction hidden")
    assert position.actor == 2
    assert position.state.sale_card == card("C9")
    assert "bid 1" in position.moves


def test_3_4_to_3_6_a_move_that_brings_up_a_hidden_card_is_final() -> None:
    asked = played(HIDDEN, "bid 1, pass, pass")
    assert not asked.has_revealed
    assert asked.play("bid 2").has_revealed  # the type is announced
    assert asked.play("pass").has_revealed  # the card is sold
    assert not played(OPEN, "bid 1, pass, pass, bid 2").has_revealed
