"""The log of a round's scoring: who gets points for what, and why nobody gets them."""

from collections.abc import Sequence

from baumeister.games.manhattan.words.log_scoring import scoring
from baumeister.text import Text
from tests.games.kinds import Game
from tests.games.manhattan.scenes import FOUR, THREE, TWO, by_colour, placed

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

Line = tuple[str, str, tuple[int, ...], tuple[str, ...]]


def lines(game: Game, board: str, rule: str) -> Sequence[Line]:
    """Return what is said of the buildings on a board by a rule: in English and German, each seat's points, the parts."""
    said = [line for line in scoring(placed(game, board).state) if line.rule == rule]
    return [(*_both(game, line.text), line.points, line.parts) for line in said]


def _both(game: Game, text: Text) -> tuple[str, str]:
    named = by_colour(game, text)
    return named.en, named.de


def test_the_highest_building() -> None:
    assert lines(FOUR, BOARD, "MH 4.1") == [
        (
            "Orange owns the tallest building, A9 with 8 floors: 3 points",
            "Orange besitzt das höchste Gebäude, A9 mit 8 Stockwerken: 3 Punkte",
            (3, 0, 0, 0),
            ("lot-A9",),
        )
    ]


def test_the_highest_building_with_two_seats_names_colour_and_player() -> None:
    [(english, _, points, _)] = lines(TWO, BOARD.replace("y4o4", "b4y4"), "MH 4.1")
    assert english == "Yellow owns the tallest building, A9 with 8 floors: 3 points for Orange/Yellow"
    assert points == (3, 0)


def test_nobody_has_the_highest_of_equal_buildings() -> None:
    assert lines(THREE, EQUAL, "MH 4.1") == [
        (
            "A1 and C1 tie for the tallest building (4 floors), so nobody scores it",
            "A1 und C1 sind gleich hoch (4 Stockwerke), für das höchste Gebäude punktet niemand",
            (0, 0, 0),
            ("lot-A1", "lot-C1"),
        )
    ]


def test_nobody_has_the_highest_of_no_buildings() -> None:
    [(english, _, points, lots)] = lines(THREE, LOW + LOW, "MH 4.1")
    assert english == "There are no buildings, so nobody scores"
    assert (points, lots) == ((0, 0, 0), ())


def test_majorities_city_by_city() -> None:
    assert lines(FOUR, BOARD, "MH 4.2") == [
        (
            "City A: Orange has the most buildings (Orange 3, Blue 1): 2 points",
            "Stadt A: Orange hat die meisten Gebäude (Orange 3, Blau 1): 2 Punkte",
            (2, 0, 0, 0),
            ("lot-A2", "lot-A7", "lot-A9", "plan-1", "city-1"),
        ),
        (
            "City B: Blue has the most buildings (Blue 2, Orange 1, Yellow 1): 2 points",
            "Stadt B: Blau hat die meisten Gebäude (Blau 2, Orange 1, Gelb 1): 2 Punkte",
            (0, 2, 0, 0),
            ("lot-B2", "lot-B3", "plan-2", "city-2"),
        ),
        (
            "City C: Yellow and Purple tie with 1 building each, so nobody scores",
            "Stadt C: Gelb und Lila haben je 1 Gebäude, niemand hat die Mehrheit",
            (0, 0, 0, 0),
            ("lot-C4", "lot-C8", "plan-3", "city-3"),
        ),
    ]


def test_buildings_of_each_colour() -> None:
    assert [(english, points) for english, _, points, _ in lines(FOUR, BOARD, "MH 4.3")] == [
        ("Orange owns 4 buildings: 4 points", (4, 0, 0, 0)),
        ("Blue owns 3 buildings: 3 points", (0, 3, 0, 0)),
        ("Yellow owns 2 buildings: 2 points", (0, 0, 2, 0)),
        ("Purple owns 1 building: 1 point", (0, 0, 0, 1)),
    ]
    assert [english for english, *_ in lines(TWO, BOARD, "MH 4.3")] == [
        "Orange owns 4 buildings: 4 points for Orange/Yellow",
        "Yellow owns 2 buildings: 2 points for Orange/Yellow",
        "Blue owns 3 buildings: 3 points for Blue/Purple",
        "Purple owns 1 building: 1 point for Blue/Purple",
    ]
    assert lines(THREE, LOW + LOW, "MH 4.3")[0][1] == "Orange besitzt kein Gebäude"


def test_a_colour_whose_player_is_known_by_it_is_a_placeholder_and_one_of_two_is_not() -> None:
    assert [line.text.en[0] for line in scoring(placed(THREE, LOW + LOW).state)][1:] == ["\ue001", "\ue002", "\ue003"]
    assert [line.text.en[:4] for line in scoring(placed(TWO, LOW + LOW).state)][1:] == ["Oran", "Yell", "Blue", "Purp"]


def test_all_in_the_order_of_the_rules() -> None:
    said = list(scoring(placed(FOUR, BOARD).state))
    assert [line.rule for line in said] == ["MH 4.1"] + ["MH 4.2"] * 3 + ["MH 4.3"] * 4
    assert [line.together for line in said] == [False] * 5 + [True] * 3  # the buildings of all are counted at once
    assert tuple(map(sum, zip(*(line.points for line in said), strict=True))) == (9, 5, 2, 1)
