"""BB 2: before the first turn."""

import pytest

from baumeister.records.trace import random_game
from tests.games.buerger.plain import DISTRICTS
from tests.games.buerger.scenes import FOUR, GAMES, THREE, TWO, board_of, hand_of, offer_of
from tests.games.kinds import Game, Position


def opening(game: Game, seed: int = 1) -> list[Position]:
    """Return the positions of a random game up to the first turn."""
    line = []
    for position in random_game(game, seed):
        line.append(position)
        if position.actor > 0:
            break
    return line


@pytest.mark.parametrize(("game", "removed"), [(TWO, 3), (THREE, 2), (FOUR, 0)], ids=repr)
def test_2_1_so_many_tiles_are_never_drawn(game: Game, removed: int) -> None:
    for seed in range(5):
        *_, last = random_game(game, seed)
        assert last.state.supply.sum() == removed
        assert last.state.supply_size == 0


@pytest.mark.parametrize(("game", "removed"), [(TWO, 3), (THREE, 2), (FOUR, 0)], ids=repr)
def test_2_1_the_removed_tiles_stay_in_the_odds_of_every_draw(game: Game, removed: int) -> None:
    for position in random_game(game, 1):
        if position.actor == 0 and position.moves[0].startswith("refill"):
            assert sum(position.odds) == position.state.supply_size + removed


def test_2_2_with_two_seats_each_district_in_order_gets_a_tile_of_its_colour() -> None:
    line = opening(TWO)
    for number, position in enumerate(line[:15], 1):
        colour = DISTRICTS[number][0]
        assert position.actor == 0
        assert {move.split()[1][0] for move in position.moves} == {colour}
        assert all(move.startswith("neutral ") for move in position.moves)
    assert line[15].moves[0].startswith("deal ")


def test_2_2_a_neutral_tile_is_any_unseen_one_of_its_colour() -> None:
    start = TWO.start()
    assert dict(zip(start.moves, start.odds, strict=True)) == {
        "neutral rP3": 3,
        "neutral rH2": 2,
        "neutral rH3": 2,
        "neutral rV2": 2,
        "neutral rV3": 3,
    }
    second = start.play("neutral rH2").play("neutral rH2")
    assert dict(zip(second.moves, second.odds, strict=True)) == {
        "neutral rP3": 3,
        "neutral rH3": 2,
        "neutral rV2": 2,
        "neutral rV3": 3,
    }


def test_2_2_it_lies_on_the_first_plain_space_and_nobody_scores_it() -> None:
    ready = opening(TWO)[-1]
    spaces = ["1b", "2a", "3a", "4a", "5b", "6b", "7a", "8a", "9b", "10b", "11a", "12a", "13a", "14b", "15a"]
    assert list(board_of(ready)) == spaces
    assert ready.scores == (0, 0)


@pytest.mark.parametrize("game", [THREE, FOUR], ids=repr)
def test_2_2_not_with_more_seats(game: Game) -> None:
    assert game.start().moves[0].startswith("deal ")
    assert board_of(opening(game)[-1]) == {}


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_2_3_three_tiles_for_p1_then_for_p2_and_so_on(game: Game) -> None:
    deals = [position for position in opening(game) if position.actor == 0 and position.moves[0].startswith("deal")]
    assert [position.state.seat_in_turn + 1 for position in deals] == [
        seat for seat in range(1, game.seats + 1) for _ in range(3)
    ]
    ready = opening(game)[-1]
    assert all("?" not in hand_of(ready, seat) and len(hand_of(ready, seat)) == 3 for seat in range(1, game.seats + 1))


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_2_3_then_the_offer_spaces_1_to_5_get_a_tile_each(game: Game) -> None:
    offers = [position for position in opening(game) if position.actor == 0 and position.moves[0].startswith("offer")]
    assert [offer_of(position).index("-") for position in offers] == [0, 1, 2, 3, 4]
    for position in offers:
        move = position.moves[-1]
        at = offer_of(position).index("-")
        assert offer_of(position.play(move))[at] == move.split()[1]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_2_3_the_mayor_starts_at_any_offer_space_alike(game: Game) -> None:
    *_, before, ready = opening(game)
    assert before.moves == ("mayor 1", "mayor 2", "mayor 3", "mayor 4", "mayor 5")
    assert len(set(before.odds)) == 1
    assert before.play("mayor 4").state.mayor == 3
    assert ready.actor == 1


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_2_3_no_coins_at_the_start(game: Game) -> None:
    assert opening(game)[-1].state.coins.tolist() == [0, 0, 0, 0]


@pytest.mark.parametrize(("game", "supply"), [(FOUR, 43), (THREE, 44), (TWO, 31)], ids=repr)
def test_2_4_the_supply(game: Game, supply: int) -> None:
    assert opening(game)[-1].state.supply_size == supply


@pytest.mark.parametrize(("game", "turns"), [(FOUR, 11), (THREE, 15), (TWO, 16)], ids=repr)
def test_2_4_turns_of_a_seat(game: Game, turns: int) -> None:
    moves = [position for position in random_game(game, 2) if position.actor > 0 and position.moves[0][1] in "PHV"]
    assert [sum(position.actor == seat for position in moves) for seat in range(1, game.seats + 1)] == [turns] * game.seats
