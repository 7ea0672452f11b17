"""The reasons of scoring and end, computed once more in plain Python: examples, and a comparison with the rules."""

import numpy as np
import pytest
from baumeister.games.manhattan.words.reasons import awards, highest, majority, owned_buildings, total

from baumeister.games.manhattan.rules.scoring import highest_of as highest_kernel
from baumeister.games.manhattan.rules.scoring import majorities_of as majorities_kernel
from baumeister.games.manhattan.rules.scoring import score_round
from baumeister.games.manhattan.rules.state import State
from baumeister.games.manhattan.words.endings import ending, highest_of, majorities_of
from baumeister.present.game import Game
from baumeister.records.trace import random_game
from tests.games.manhattan.scenes import FOUR, GAMES, THREE, TWO, placed

BOARD = """
    o1b3 o1 .  | .  b2 b2 | .  .  .
    .  .  .    | .  y1 .  | p1 .  .
    o1 .  y4o4 | o2 .  .  | .  y1 .
    .  .  .    | .  .  .  | .  .  .
    .  .  .    | .  .  .  | .  .  .
    .  .  .    | .  .  .  | .  .  .
"""
LOW = ". . . | . . . | . . .\n" * 3
EQUAL = "o2b2 . . | y3 . . | b3y1 . .\n. . . | . . . | . . .\n. . . | . . . | . . .\n" + LOW


def state_of(game: Game, board: str, scores: tuple[int, ...] = ()) -> State:
    """Return a state with these buildings and points."""
    return placed(game, board, scores=scores).state  # type: ignore[no-any-return] # a state is Any in a position


def test_the_highest_building() -> None:
    award = highest(state_of(FOUR, BOARD))
    assert award.text.en == "Orange owns the highest building, A9 with 8 floors: 3 points"
    assert award.text.de == "Orange besitzt das höchste Gebäude, A9 mit 8 Stockwerken: 3 Punkte"
    assert (award.rule, award.gain, award.lots) == ("MH 4.1", (3, 0, 0, 0), (8,))


def test_the_highest_building_with_two_seats_names_colour_and_player() -> None:
    award = highest(state_of(TWO, BOARD.replace("y4o4", "b4y4")))
    assert award.text.en == "Yellow owns the highest building, A9 with 8 floors: 3 points for Orange/Yellow"
    assert award.gain == (3, 0)


def test_nobody_has_the_highest_of_equal_buildings() -> None:
    award = highest(state_of(THREE, EQUAL))
    assert award.text.en == "A1 and C1 are equally high (4 floors), nobody owns the highest building"
    assert award.text.de == "A1 und C1 sind gleich hoch (4 Stockwerke), niemand hat das höchste Gebäude"
    assert (award.gain, award.lots) == ((0, 0, 0), (0, 18))


def test_nobody_has_the_highest_of_no_buildings() -> None:
    award = highest(state_of(THREE, LOW + LOW))
    assert award.text.en == "No building stands, nobody owns the highest"
    assert (award.gain, award.lots) == ((0, 0, 0), ())


def test_majorities_city_by_city() -> None:
    state = state_of(FOUR, BOARD)
    found = [majority(state, city) for city in range(6)]
    assert [award and (award.text.en, award.gain) for award in found] == [
        ("City A: Orange owns the most buildings (Orange 3, Blue 1): 2 points", (2, 0, 0, 0)),
        ("City B: Blue owns the most buildings (Blue 2, Orange 1, Yellow 1): 2 points", (0, 2, 0, 0)),
        ("City C: Yellow and Purple own 1 building each, nobody has the majority", (0, 0, 0, 0)),
        None,
        None,
        None,
    ]
    assert found[0] is not None
    assert found[2] is not None
    assert found[0].text.de == "Stadt A: Orange besitzt die meisten Gebäude (Orange 3, Blau 1): 2 Punkte"
    assert found[2].text.de == "Stadt C: Gelb und Lila besitzen je 1 Gebäude, niemand hat die Mehrheit"
    assert found[0].lots == (1, 6, 8)
    assert found[2].lots == (21, 25)


def test_buildings_of_each_colour() -> None:
    assert [(award.text.en, award.gain) for award in owned_buildings(state_of(FOUR, BOARD))] == [
        ("Orange owns 4 buildings: 4 points", (4, 0, 0, 0)),
        ("Blue owns 3 buildings: 3 points", (0, 3, 0, 0)),
        ("Yellow owns 2 buildings: 2 points", (0, 0, 2, 0)),
        ("Purple owns 1 building: 1 point", (0, 0, 0, 1)),
    ]
    assert [award.text.en for award in owned_buildings(state_of(TWO, BOARD))] == [
        "Orange owns 4 buildings: 4 points for Orange/Yellow",
        "Yellow owns 2 buildings: 2 points for Orange/Yellow",
        "Blue owns 3 buildings: 3 points for Blue/Purple",
        "Purple owns 1 building: 1 point for Blue/Purple",
    ]
    assert next(iter(owned_buildings(state_of(THREE, LOW + LOW)))).text.de == "Orange besitzt kein Gebäude"


def test_all_reasons_add_up() -> None:
    state = state_of(FOUR, BOARD)
    assert total(state) == (9, 5, 2, 1)
    assert [award.rule for award in awards(state)] == ["MH 4.1"] + ["MH 4.2"] * 3 + ["MH 4.3"] * 4


def reasons(game: Game, board: str, *scores: int) -> tuple[list[int], list[tuple[str, str]]]:
    """Return who would win, and why, in English."""
    winners, lines = ending(state_of(game, board, scores))
    return winners, [(rule, text.en) for rule, text in lines]


def test_most_points_win() -> None:
    assert reasons(FOUR, BOARD, 40, 44, 43, 12) == ([1], [("MH 5.1", "Blue wins with 44 points")])
    assert reasons(FOUR, BOARD, 0, 0, 0, 1) == ([3], [("MH 5.1", "Purple wins with 1 point")])


def test_a_tie_is_broken_by_the_higher_building() -> None:
    assert reasons(FOUR, BOARD, 40, 44, 44, 44) == (
        [1],
        [
            ("MH 5.1", "Tied: Blue, Yellow and Purple have 44 points each"),
            ("MH 5.2", "Their highest buildings: Blue 4 floors, Yellow 1 floor, Purple 1 floor"),
            ("MH 5.2", "Blue wins by the higher building"),
        ],
    )


def test_then_by_more_majorities_among_those_still_tied() -> None:
    board = "o4b4 o3 . | y4b4 . . | y3b1o4 . .\n. . . | . . . | . . .\n. . . | . . . | . . .\n" + "y2 b1 y1" + LOW[5:]
    winners, lines = reasons(THREE, board, 50, 50, 50)
    assert lines[1] == ("MH 5.2", "Their highest buildings: Orange 8 floors, Blue 8 floors, Yellow 2 floors")
    assert lines[2] == ("MH 5.2", "Their majorities in cities: Orange 1, Blue 1")
    assert lines[3] == ("MH 5.2", "Still tied: Orange and Blue share the victory")
    assert winners == [0, 1]
    winners, lines = reasons(THREE, board.replace("o4b4 o3", "o4b4 . "), 50, 50, 50)
    assert winners == [1]
    assert lines[2:] == [
        ("MH 5.2", "Their majorities in cities: Orange 1, Blue 2"),
        ("MH 5.2", "Blue wins by more majorities in cities"),
    ]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_reasons_give_what_the_rules_give(game: Game) -> None:
    for seed in range(3):
        for position in list(random_game(game, seed))[::5]:
            state = placed(game).state
            for name in ("top", "floors"):
                state[name] = position.state[name]
            score_round(state)
            assert tuple(state.scores[: game.seats].tolist()) == total(position.state)
            for seat in range(game.seats):
                assert highest_of(state, seat) == highest_kernel(state, seat)
                assert majorities_of(state, seat) == majorities_kernel(state, seat)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_end_names_who_wins_by_the_rules(game: Game) -> None:
    rng = np.random.default_rng(1)
    for seed in range(3):
        last = list(random_game(game, seed))[-1]
        assert tuple(seat + 1 for seat in ending(last.state)[0]) == last.winners
        assert last.log(0)[-1].rule in ("MH 5.1", "MH 5.2")
        for _ in range(30):
            last.state.scores[: game.seats] = rng.integers(60, 62, game.seats)
            last.state.top[:] = rng.integers(-1, 4 if game.seats == 2 else game.seats, 54)
            last.state.floors[:] = 0
            for place in range(54):
                if last.state.top[place] >= 0:
                    last.state.floors[place, last.state.top[place]] = rng.integers(1, 5)
            won = np.zeros(game.seats, np.int64)
            game.rules.kernels.winners(last.state, won)
            assert [seat for seat in range(game.seats) if won[seat]] == ending(last.state)[0]
