"""PS 6: how a game ends and who wins."""

import pytest

from baumeister.games.skyline.game import RULES
from baumeister.games.skyline.rules.components import NOTHING
from baumeister.games.skyline.rules.scoring import AT_START, FROM_CARDS, FROM_PREMIUM, RENT_PAID, RENT_RECEIVED
from tests.conformance.golden import golden, names
from tests.games.kinds import Position
from tests.games.play import played
from tests.games.skyline.scenes import items, scene

AWAY = (23, 23, 23, 23)


def fifth(*, cash: tuple[int, ...] = (700, 700, 700, 700), expert: bool = False) -> Position:
    """Return the position in which P1 can build its fifth skyscraper."""
    rows = [".* .  o2 .  .  b2", ".", ".", "o# o# o# o#", "b# y#"]
    return scene(rows, pawns=AWAY, cash=cash, expert=expert).play("roll 1 2")


def test_the_game_ends_at_once_when_a_seat_has_all_its_skyscrapers_on_the_board() -> None:
    position = fifth().play("build c1 x f1")
    assert position.is_over
    assert position.scores == (1200, 800, 800)
    assert position.winners == (1,)


def test_the_first_one_counts_and_four_are_not_enough() -> None:
    rows = [".* .  o2 .  .  b2", ".", ".", "o# o# o#"]
    assert not scene(rows, pawns=AWAY).play("roll 1 2").play("build c1 x f1").is_over


@pytest.mark.parametrize(("skyscrapers", "ends"), [(4, False), (5, False), (6, True)])
def test_two_seats_need_seven(skyscrapers: int, ends: bool) -> None:
    rows = [".* .  o2 .  .  b2", ".", ".", "o# " * skyscrapers]
    position = scene(rows, 2, pawns=AWAY).play("roll 1 2").play("build c1 x f1")
    assert position.is_over == ends


def test_with_expert_the_joined_floors_can_end_it_too() -> None:
    rows = [".* .  o1 .  o1 .", ".", ".  .  .  .  .  b2", "o# o# o# o#"]
    position = played(scene(rows, pawns=AWAY, expert=True), "roll 1 2", "build c1 > e1")
    assert not position.is_over
    assert position.play("x f3").is_over


def test_a_rent_above_the_cash_ends_the_game_at_once() -> None:
    position = scene(["b# b1 .*", "o#"], cash=(100, 300, 700)).play("roll 1 3")
    assert position.is_over
    assert position.scores == (90, 510, 700), "100 + 100 premium - 110; 300 + 100 + 110; Yellow has no skyscraper"
    assert position.winners == (3,)


def test_what_cash_and_premium_do_not_cover_the_bank_pays_to_the_creditor() -> None:
    position = scene(["b# b# b# b# .*", "o#"], cash=(100, 300, 700)).play("roll 1 3")
    assert position.scores == (0, 1100, 700), "the rent is 400: Orange has 200"
    assert position.state.rent_paid[0] == 200
    assert position.state.rent_received[1] == 400


def test_everybody_gets_the_premium() -> None:
    position = scene(["b# b1 .*", "o# y# y#"], cash=(100, 300, 700)).play("roll 1 3")
    assert position.scores == (90, 510, 900)
    assert position.state.premiums.tolist() == [100, 100, 200, 0]


def test_ties_are_shared() -> None:
    position = scene(["b# b1 .*", "o#"], cash=(100, 300, 510)).play("roll 1 3")
    assert position.winners == (2, 3)


def test_card_1_can_bankrupt_its_drawer() -> None:
    rows = ["b# b# b# b# .*"]
    position = played(scene(rows, cash=(100, 300, 700), pawns=(26, 0, 0)), "roll 2 1", "card 1", "white 1")
    assert position.is_over
    assert position.scores == (0, 1100, 700)


def test_scores_before_the_end_are_the_cash() -> None:
    assert scene(["b# o#"], cash=(500, 300, 700)).scores == (500, 300, 700)
    assert scene(["b# o#"]).winners == ()


def test_every_reason_for_cash_is_an_item() -> None:
    position = scene(["b# b# b1 .*", "o#"], cash=(100, 300, 700)).play("roll 1 3")
    assert items(position) == [
        (0, 700, AT_START, NOTHING),
        (0, -200, RENT_PAID, NOTHING),
        (0, -600, FROM_CARDS, NOTHING),
        (0, 100, FROM_PREMIUM, 1),
        (1, 700, AT_START, NOTHING),
        (1, 210, RENT_RECEIVED, NOTHING),
        (1, -400, FROM_CARDS, NOTHING),
        (1, 200, FROM_PREMIUM, 2),
        (2, 700, AT_START, NOTHING),
    ]
    assert position.scores == (0, 710, 700)


def test_golden_games_are_there_for_each_way_to_end() -> None:
    games = [golden("skyline", name) for name in names("skyline")]
    ways = {("bankrupt" if game.state.debtor >= 0 else "built", game.game.seats) for game in games}
    assert ways == {(way, seats) for way in ("bankrupt", "built") for seats in RULES.seats}
    assert any(len(game.winners) > 1 for game in games), "a shared victory"
    assert any(game.state.rent_received.sum() > game.state.rent_paid.sum() for game in games), "the bank helps out"
    assert any(game.state.draws > 20 for game in games), "the pile a second time"
    assert any("expert" in game.game.options and any(" > " in move for move in game.history) for game in games)
