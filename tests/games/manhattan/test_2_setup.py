"""MH 2: the set-up."""

import pytest

from baumeister.core.errors import UnknownGameError
from tests.games.kinds import Game, Position
from tests.games.manhattan.scenes import FOUR, GAMES, MANHATTAN, SEPARATE, THREE, TWO, hand_of, placed

LOT_OF_CARD_1 = {(4, 1): 1, (4, 2): 3, (4, 3): 9, (4, 4): 7, (3, 1): 1, (3, 2): 3, (3, 3): 9, (2, 1): 1, (2, 2): 9}


def dealt(game: Game) -> Position:
    """Deal the first seat 1 1 1 1, the second 2 2 2 2 and so on."""
    position = game.start()
    for seat in range(1, game.seats + 1):
        for _ in range(4):
            position = position.play(f"deal {seat}")
    return position


@pytest.mark.parametrize(("seats", "seat"), LOT_OF_CARD_1)
def test_2_1_seats_sit_clockwise_from_the_south_two_opposite(seats: int, seat: int) -> None:
    letter = "obyp"[seat - 1]
    position = placed(Game(MANHATTAN, seats, {}), seat=seat, hands={seat: "1 1 1 1"}, chosen={letter: "1-0-0-0"})
    assert position.moves == tuple(f"{city}{LOT_OF_CARD_1[seats, seat]}+1" for city in "ABCDEF")


@pytest.mark.parametrize("game", [THREE, FOUR], ids=repr)
def test_2_2_three_or_four_seats_have_a_colour_each(game: Game) -> None:
    position = dealt(game)
    for seat in range(1, game.seats + 1):
        mix = position.moves[0]
        position = position.play(mix)
        state = position.state
        assert [int(colour.sum()) > 0 for colour in state.chosen] == [c < seat for c in range(4)]


@pytest.mark.parametrize("game", [TWO, SEPARATE], ids=repr)
def test_2_2_two_seats_have_two_colours_each(game: Game) -> None:
    position = dealt(game)
    order = []
    for _ in range(4):
        before = position.state.chosen.sum(axis=1)
        position = position.play(position.moves[0])
        order.append("obyp"[(position.state.chosen.sum(axis=1) - before).argmax()])
    assert order == ["o", "y", "b", "p"]  # P1's first and second, P2's first and second


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_2_3_four_cards_to_each_seat_in_turn(game: Game) -> None:
    position = dealt(game)
    for seat in range(1, game.seats + 1):
        assert hand_of(position, seat) == [seat] * 4
    assert position.ply == 4 * game.seats
    assert position.state.pile_size == 45 - 4 * game.seats


def test_2_3_a_dealt_kind_becomes_rarer() -> None:
    position = FOUR.start()
    for left in (4, 3, 2, 1):
        position = position.play("deal 3")
        assert position.odds == (5, 5, left, 5, 5, 5, 5, 5, 5)
    position = position.play("deal 3")
    assert "deal 3" not in position.moves
    assert position.odds == (5,) * 8


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_2_4_p1_begins(game: Game) -> None:
    position = dealt(game)
    assert position.actor == 1
    assert all(move.startswith("take ") for move in position.moves)


def test_only_two_to_four_play_and_the_option_is_for_two() -> None:
    for seats in (0, 1, 5):
        with pytest.raises(UnknownGameError):
            Game(MANHATTAN, seats, {})
    with pytest.raises(UnknownGameError):
        Game(MANHATTAN, 3, {"separate_colours": "on"})
    with pytest.raises(UnknownGameError):
        Game(MANHATTAN, 2, {"separate_colours": "perhaps"})
    assert Game(MANHATTAN, 4, {"separate_colours": "off"}) == FOUR
