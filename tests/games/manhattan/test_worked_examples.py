"""The worked examples E1-E4 of the rules."""

import pytest

from baumeister.records.trace import random_game
from tests.games.kinds import Game, Position
from tests.games.manhattan.scenes import FOUR, THREE, TWO, placed, score_now
from tests.games.manhattan.test_3_round import one

E1 = """
    y1 y1 .  | p1 p2 p1 | p2 p1   .
    b1 .  .  | b2 .  .  | .  b1   .
    .  .  p1 | .  y1 .  | .  .    .
    b1 .  b3 | p1 b1 .  | p2 y2   .
    .  p1 .  | .  y1 .  | .  .    .
    .  .  .  | .  .  .  | .  b2o3 .
"""


def test_e1_the_score_of_a_round() -> None:
    orange, blue, yellow, purple = score_now(placed(FOUR, E1))
    assert orange == 3 + 1  # the highest building, and it
    assert blue == 2 + 6  # the majority in D, six buildings
    assert yellow == 2 + 5  # the majority in A
    assert purple == 2 + 2 + 9  # those in B and C; E and F have none


def may_build(building: str, block: str) -> bool:
    """Tell whether orange may put a block on a building."""
    chosen = {"o": "-".join("1" if floors == block else "0" for floors in "1234")}
    position = placed(FOUR, one(building), hands={1: "5 5 5 5"}, chosen=chosen)
    return f"A5+{block}" in position.moves


def test_e2_one_and_two_floors_are_as_many_as_three() -> None:
    assert may_build("o1b3", "2")
    assert not may_build("o1b3", "1")


@pytest.mark.parametrize("building", ["b4", "b3b1", "o1b3b2"])
def test_e3_a_lead_of_four_falls_to_four_floors_only(building: str) -> None:
    assert [block for block in "1234" if may_build(building, block)] == ["4"]


@pytest.mark.parametrize("building", ["b4b1", "o1b4b2", "b3b3"])
def test_e3_a_lead_of_five_falls_to_none(building: str) -> None:
    assert [block for block in "1234" if may_build(building, block)] == []


@pytest.mark.parametrize(
    ("game", "first", "again"),
    [(FOUR, 30, (30, 60, 90)), (THREE, 34, (34, 68)), (TWO, 38, (38, 76))],
    ids=repr,
)
def test_e4_the_draws_after_a_reshuffle(game: Game, first: int, again: tuple[int, ...]) -> None:
    """The first draw after a reshuffle is from a pile of as many cards as have been played."""
    draws = [position for position in random_game(game, 9) if position.actor == 0 and position.moves[0].startswith("draw")]
    piles = {number: sum(position.odds) for number, position in enumerate(draws, 1)}
    assert piles[1] == 45 - 4 * game.seats
    assert piles[first - 1] == 1
    assert [number for number, size in piles.items() if size == first] == list(again)
    assert all(_is_one_less(draws, number) for number in piles if number - 1 not in (0, *(turn - 1 for turn in again)))


def _is_one_less(draws: list[Position], number: int) -> bool:
    """Tell whether a pile is one card smaller than the one before; draws are numbered from 1."""
    return sum(draws[number - 1].odds) == sum(draws[number - 2].odds) - 1
