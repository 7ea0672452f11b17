"""The score by item: every item's points are the rule's, and all together they are the score."""

from collections import Counter

import pytest

from baumeister.core.items import Item, by_seat
from baumeister.games.buerger.rules.scoring import (
    BEST_COLOUR,
    GREAT_PROJECT,
    REASONS,
    SAME_KIND,
    TILE,
    TWO,
    tie_break,
)
from baumeister.games.buerger.rules.state import State
from baumeister.games.buerger.words.items import items_of, items_of_lay
from baumeister.games.buerger.words.notation import COLOUR_LETTERS, SPACE_TEXTS, TILE_TEXTS
from baumeister.records.trace import random_game
from tests.games.buerger.plain import SPACES, Table, district_of
from tests.games.buerger.scenes import GAMES, placed
from tests.games.kinds import Game
from tests.games.play import played

HANDS = {1: "rV3 gP3 gH2"}
E1 = {"2a": "rP3", "2b": "rV2", "2d": "rV3"}


def added_up(state: State) -> tuple[int, ...]:
    """Return the points that the items of a position give each seat."""
    return by_seat(items_of(state), int(state.seats))


def by_reason(state: State, seat: int) -> dict[int, int]:
    """Return a seat's points for each reason, without those that bring none."""
    found: Counter[int] = Counter()
    for item in items_of(state):
        if item.seat == seat - 1:
            found[item.reason] += item.points
    return dict(+found)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_items_add_up_to_the_score_in_full_states_and_views(game: Game) -> None:
    table = Table(game.seats)
    for position in random_game(game, 7):
        if position.move is not None:
            table.play(str(position.move))
        assert added_up(position.state) == tuple(table.scores.values())
        for seat in range(game.seats + 1):
            assert added_up(position.view(seat).state) == tuple(table.scores.values())
            assert {item.reason for item in items_of(position.view(seat).state)} == set(REASONS)
    assert position.is_over


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_3_2_the_items_of_every_legal_lay_are_the_terms_of_the_rule(game: Game) -> None:
    table = Table(game.seats)
    laid = 0
    for position in random_game(game, 8):
        if position.move is not None:
            table.play(str(position.move))
        if table.step == "lay":
            for move, number in zip(position.moves, position.numbers, strict=True):
                tile, space = move.split()
                items = items_of_lay(position.state, number)
                assert sorted(item.points for item in items) == sorted(terms(table, tile, space))
                assert sum(item.points for item in items) == position.play(move).state.turn_points
                assert {item.seat for item in items} == {table.seat - 1}
                laid += 1
    assert laid > 100


def terms(table: Table, tile: str, space: str) -> list[int]:
    """Return the terms of BB 3.2 by the plain game."""
    told = [int(tile[2])]
    told += [
        int(lying[2]) for at, lying in table.board.items() if district_of(at) == district_of(space) and lying[1] == tile[1]
    ]
    return told + ([2] if SPACES[space] == "2" else [])


def test_3_2_items_name_the_tiles_and_the_space_that_bring_points() -> None:
    position = placed(hands=HANDS, board=E1)
    assert items_of_lay(position.state, position.game.move("rV3 2c").number) == [
        Item(0, 3, TILE, TILE_TEXTS.index("rV3")),
        Item(0, 2, SAME_KIND, TILE_TEXTS.index("rV2")),
        Item(0, 3, SAME_KIND, TILE_TEXTS.index("rV3")),
        Item(0, 2, TWO, SPACE_TEXTS.index("2c")),
    ]


def test_a_turn_by_reason() -> None:
    position = placed(hands=HANDS, board=E1, coins={1: 2}).play("rV3 2c")
    assert by_reason(position.state, 1) == {TILE: 3, SAME_KIND: 5, TWO: 2}
    assert by_reason(position.play("crane").state, 1) == {TILE: 3, SAME_KIND: 5, TWO: 2, GREAT_PROJECT: 10}


def test_4_1_the_item_of_a_hand_names_its_colour() -> None:
    last = placed(hands={1: "rV3 vP3 gH2"}, supply=0).play("rV3 3a")
    assert BEST_COLOUR not in by_reason(last.state, 1)
    over = last.play("buy 1")
    hands = [item for item in items_of(over.state) if item.reason == BEST_COLOUR]
    assert [(item.seat, item.points, COLOUR_LETTERS[item.subject]) for item in hands] == [
        (0, 6, "v"),
        (1, 8, "b"),
        (2, 8, "y"),
        (3, 8, "r"),
    ]


def test_4_2_coins_decide_between_equal_scores() -> None:
    over = played(placed(hands=HANDS, supply=0, coins={2: 3, 4: 1}), "rV3 3a", "buy 1")
    assert [tie_break(over.state, seat) for seat in range(4)] == [0, 3, 0, 1]
