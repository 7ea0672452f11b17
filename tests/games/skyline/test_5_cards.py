"""PS 5: the action cards, in the order of the rules."""

from baumeister.core.record import copy
from tests.games.kinds import Position
from tests.games.play import played
from tests.games.skyline.scenes import architect, asks, cash, city, drawing, rule_of, scene, with_card

CITY = ("o1 o2*.  b2 y1 .", ".  o# .  b# .  y#", "o1 .  .  b1 .  y2")
"""Orange o1 o2* o# o1, Blue b2 b# b1, Yellow y1 y# y2; the architect protects b1."""
SEEN = (10, 5, 2, 6, 7, 13, 1, 1, 3, 3, 4, 4, 8, 8, 9, 9, 11, 11, 12, 12)


def moves(position: Position) -> set[str]:
    """Return the legal moves as text."""
    return set(map(str, position.moves))


def is_over(position: Position) -> bool:
    """Tell whether P1's turn is over and P2 throws."""
    return bool(position.actor == 0 and position.state.turn == 1)


# The pile


def test_a_card_is_drawn_with_the_odds_of_those_that_have_not_come() -> None:
    position = drawing(scene(CITY, pile=(1, 5)))
    odds = dict(zip(map(str, position.moves), position.odds, strict=True))
    assert odds == {f"card {kind}": 2 if kind in (3, 4, 8, 9, 11, 12) else 1 for kind in range(1, 14) if kind != 5}


def test_after_twenty_draws_the_cards_come_again_in_the_order_in_which_they_came_first() -> None:
    position = scene(CITY, pile=SEEN, pawns=(12, 0, 0)).play("roll 2 1")
    assert asks(position), "no draw of chance: it is card 10 again"
    assert position.state.card == 10
    assert position.state.draws == 21
    position = played(position, position.moves[0])
    state = copy(position.state)
    state.pawns[1] = 12
    position = Position(position.game, state).play("roll 2 1")
    assert position.state.card == 5


def test_the_twentieth_card_is_drawn_by_chance_and_the_next_one_known() -> None:
    position = drawing(scene(CITY, pile=SEEN[:19]))
    assert moves(position) == {"card 12"}
    position = position.play("card 12")
    assert position.state.draws == 20
    assert not position.state.unseen.any()


def test_after_the_card_the_turn_is_over_and_the_architect_never_moves() -> None:
    position = with_card(scene(CITY), 12).play("remove d3")
    assert is_over(position)
    assert architect(position) == "b1"


def test_two_seats_draw_a_replacement_for_card_10() -> None:
    position = with_card(scene(["o1 b1 .*"], 2), 10)
    assert position.actor == 0
    assert moves(position) == {f"card {kind}" for kind in range(1, 14) if kind != 10}
    assert position.state.draws == 1
    assert position.play("card 6").state.draws == 2


def test_also_if_card_10_is_the_twentieth_draw_the_first_card_then_replaces_it() -> None:
    position = with_card(scene(["o# b1 .*"], 2, pile=(6, *(kind for kind in SEEN if kind not in (10, 6)))), 10)
    assert is_over(position)
    assert position.state.card == 6
    assert position.state.draws == 21, "replacements count as draws"
    assert cash(position) == [650, 700]


def test_in_the_second_round_of_the_pile_card_10_is_replaced_by_the_next_one() -> None:
    position = scene(["o# b1 .*"], 2, pile=(10, 6, *(kind for kind in SEEN if kind not in (10, 6))), pawns=(12, 0)).play(
        "roll 2 1"
    )
    assert is_over(position)
    assert position.state.card == 6
    assert position.state.draws == 22


def test_an_illegal_move_names_the_card() -> None:
    position = with_card(scene(CITY), 12)
    assert rule_of(position, "tax P1") == rule_of(position, "build a1") == "PS 5"


# The kinds


def test_card_1_the_white_die_again_and_rent_if_due() -> None:
    position = with_card(scene(CITY), 1)
    assert moves(position) == {f"white {pips}" for pips in range(1, 7)}
    assert set(position.odds) == {1}
    state = copy(position.state)
    state.pawns[0] = 7  # then f1, f2 …
    position = Position(position.game, state).play("white 2")
    assert cash(position) == [580, 700, 820], "f2, f3: a skyscraper and two floors"
    assert is_over(position)


def test_card_2_the_richest_pawn_1_2_or_3_fields_on() -> None:
    position = with_card(scene(CITY, cash=(600, 800, 700), pawns=(0, 1, 0)), 2)
    assert moves(position) == {"advance P2 1", "advance P2 2", "advance P2 3"}
    assert rule_of(position, "advance P3 1") == rule_of(position, "advance P4 1") == "PS 5"
    position = position.play("advance P2 1")
    assert position.state.pawns[1] == 2
    assert cash(position) == [730, 670, 700], "its owner pays for a1, b1 and the skyscraper on b2"
    assert is_over(position)


def test_card_2_on_a_tie_any_of_them_also_oneself() -> None:
    position = with_card(scene(CITY, cash=(700, 700, 650)), 2)
    assert moves(position) == {f"advance P{seat} {steps}" for seat in (1, 2) for steps in (1, 2, 3)}


def test_card_2_a_pawn_that_ends_on_an_action_field_draws_no_card_and_pays_nothing() -> None:
    position = with_card(scene(CITY, cash=(600, 800, 700), pawns=(0, 5, 0)), 2).play("advance P2 2")
    assert position.state.pawns[1] == 7
    assert is_over(position)
    assert cash(position) == [600, 800, 700]


def test_card_2_the_owner_of_the_moved_pawn_may_go_bankrupt() -> None:
    rows = ["o# o# o# o# .  ."]
    position = with_card(scene(rows, cash=(100, 300, 200), pawns=(0, 0, 0)), 2).play("advance P2 1")
    assert position.is_over
    assert (position.state.debtor, position.state.creditor, position.state.debt) == (1, 0, 400)
    assert position.scores == (900, 0, 200), "Orange: 100, 400 premium, 400 rent"


def test_card_3_the_bank_pays_the_poorest_or_each_of_them() -> None:
    assert cash(with_card(scene(CITY, cash=(600, 500, 700)), 3)) == [600, 600, 700]
    assert cash(with_card(scene(CITY, cash=(500, 500, 700)), 3)) == [600, 600, 700]
    assert cash(with_card(scene(CITY, cash=(500, 500, 500)), 3)) == [600, 600, 600]
    assert cash(with_card(scene(CITY, cash=(550, 500, 700)), 3)) == [550, 600, 700], "found before anyone is paid"


def test_card_4_ten_times_the_sum_of_both_dice() -> None:
    position = with_card(scene(CITY), 4)
    assert len(position.moves) == 36
    assert cash(position.play("roll 3 5")) == [780, 700, 700]
    assert position.play("roll 3 5").state.pawns[0] == 14
    assert is_over(position.play("roll 3 5"))


def test_card_5_any_seat_pays_50_for_each_skyscraper() -> None:
    position = with_card(scene(("o# b# b#", ".*")), 5)
    assert moves(position) == {"tax P1", "tax P2", "tax P3"}
    assert cash(position.play("tax P2")) == [700, 600, 700]
    assert cash(position.play("tax P1")) == [650, 700, 700]
    assert cash(position.play("tax P3")) == [700, 700, 700], "without skyscrapers, too"
    assert rule_of(position, "tax P4") == "PS 5"


def test_card_6_oneself_pays_and_who_has_less_pays_what_it_has() -> None:
    assert cash(with_card(scene(("o# o# b#", ".*")), 6)) == [600, 700, 700]
    position = with_card(scene(("o# o# b#", ".*"), cash=(70, 700, 700)), 6)
    assert cash(position) == [0, 700, 700]
    assert is_over(position), "only rent ends the game"


def test_card_7_who_has_most_skyscrapers_takes_one_back_the_drawer_chooses() -> None:
    position = with_card(scene(("o# b# b# .  y#", ".*")), 7)
    assert moves(position) == {"return b1", "return c1"}
    assert rule_of(position, "return a1") == rule_of(position, "return f6") == "PS 5"
    position = position.play("return b1")
    assert city(position) == {"a1": "o#", "c1": "b#", "e1": "y#"}
    assert position.state.skyscrapers.tolist()[:3] == [1, 1, 1]


def test_card_7_on_a_tie_among_all_of_theirs_also_under_the_architect() -> None:
    position = with_card(scene(("o# b#*b1 .  y#",)), 7)
    assert moves(position) == {"return a1", "return b1", "return e1"}
    assert architect(position.play("return b1")) == "b1", "he stays on that field"


def test_card_8_one_of_ones_own_with_a_rivals_heights_may_differ_no_skyscrapers() -> None:
    position = with_card(scene(CITY), 8)
    assert moves(position) == {f"swap {own} {other}" for own in ("a1", "a3") for other in ("d1", "e1", "d3", "f3")}
    for illegal in ("swap b1 d1", "swap b2 d1", "swap d1 a1", "swap a1 d2", "swap a1 a3", "swap c1 d1"):
        assert rule_of(position, illegal) == "PS 5"
    after = city(position.play("swap a3 d1"))
    assert (after["a3"], after["d1"]) == ("b2", "o1")


def test_card_9_one_floor_of_the_supply_on_a_free_field() -> None:
    position = with_card(scene(CITY), 9)
    assert len(position.moves) == 36 - 10
    assert "floor c1" in position.moves
    assert rule_of(position, "floor a1") == "PS 5"
    position = position.play("floor c1")
    assert city(position)["c1"] == "o1"
    assert architect(position) == "b1"


def test_card_9_also_where_the_architect_stands_if_no_building_is_there() -> None:
    position = with_card(scene(("o1 .*",)), 9)
    assert "floor b1" in position.moves


def test_card_9_with_an_empty_supply_two_seats_borrow_three_do_nothing() -> None:
    full = [".* o2 o2 o2 o2 o2", "o2 o1"]
    assert is_over(with_card(scene(full, 3), 9))
    position = with_card(scene(full, 2), 9)
    assert asks(position)
    assert position.play("floor a1").state.supply[0] == -1


def test_card_10_buildings_of_two_different_rivals_skyscrapers_too() -> None:
    position = with_card(scene(CITY), 10)
    blue, yellow = ("d1", "d2", "d3"), ("e1", "f2", "f3")
    order = ("d1", "e1", "d2", "f2", "d3", "f3")
    pairs = [sorted((one, other), key=order.index) for one in blue for other in yellow]
    assert moves(position) == {f"swap {one} {other}" for one, other in pairs}
    for illegal in ("swap d1 d2", "swap e1 d1", "swap a1 d1", "swap b2 d1", "swap c1 d1"):
        assert rule_of(position, illegal) == "PS 5"
    after = city(position.play("swap e1 d2"))
    assert (after["e1"], after["d2"]) == ("b#", "y1")


def test_card_10_a_skyscraper_under_the_architect_is_swapped_and_he_protects_what_comes() -> None:
    position = with_card(scene(("o1 b#*y1",)), 10)
    assert moves(position) == {"swap b1 c1"}
    position = position.play("swap b1 c1")
    assert (architect(position), city(position)["b1"]) == ("b1", "y1")
    again = with_card(position, 12)
    assert moves(again) == {"remove a1"}


def test_card_11_a_low_building_of_ones_own_to_an_empty_field() -> None:
    position = with_card(scene(CITY), 11)
    free = 36 - 10
    assert len(position.moves) == 2 * free
    assert {move.split()[1] for move in position.moves} == {"a1", "a3"}
    for illegal in ("move b1 c1", "move b2 c1", "move d1 c1", "move a1 a3", "move c1 f6"):
        assert rule_of(position, illegal) == "PS 5"
    after = city(position.play("move a1 f6"))
    assert "a1" not in after
    assert after["f6"] == "o1"


def test_card_12_a_rivals_low_building_goes_back_to_its_owner() -> None:
    position = with_card(scene(CITY), 12)
    assert moves(position) == {"remove d1", "remove e1", "remove d3", "remove f3"}
    for illegal in ("remove d2", "remove a1", "remove c1"):
        assert rule_of(position, illegal) == "PS 5"
    assert position.play("remove d1").state.supply[1] == 12


def test_card_12_spares_the_building_under_the_architect() -> None:
    position = with_card(scene(("o1 b1*y1",)), 12)
    assert moves(position) == {"remove c1"}
    assert rule_of(position, "remove b1") == "PS 5"


def test_card_13_one_of_ones_own_skyscrapers_included() -> None:
    position = with_card(scene(CITY), 13)
    assert moves(position) == {"return a1", "return b2", "return a3"}
    for illegal in ("return b1", "return d1", "return c1"):
        assert rule_of(position, illegal) == "PS 5"
    assert position.play("return b2").state.skyscrapers[0] == 0
    assert position.play("return a1").state.supply[0] == 10


def test_card_13_also_a_skyscraper_under_the_architect() -> None:
    position = with_card(scene(("o#*b1",)), 13)
    assert moves(position) == {"return a1"}


# Cards that can’t be carried out
