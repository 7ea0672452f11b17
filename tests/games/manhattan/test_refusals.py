"""Refusals: every illegal move names the first rule that forbids it, in both languages; no legal one is ever refused."""

import re

import pytest

from baumeister.core.errors import IllegalMove
from baumeister.core.record import copy
from baumeister.games.manhattan.words.refusals import refuse
from baumeister.records.trace import random_game
from baumeister.text import Text
from tests.games.kinds import Game, Position
from tests.games.manhattan.scenes import FOUR, SEPARATE, THREE, TWO, by_colour, placed

TOWERS = """
    o1b3 o1 .  | .  .  .  | .  .  .
    .  .  .    | .  .  .  | .  .  .
    .  .  .    | .  .  .  | .  .  .
    .  .  .    | .  .  .  | .  .  .
    .  .  .    | .  .  .  | .  .  .
    .  .  .    | .  .  .  | .  .  .
"""


def refusal(position: Position, move: str) -> tuple[str, str, str]:
    """Return the rule and the reasons, in English and German, for which a move is refused."""
    with pytest.raises(IllegalMove) as refused:
        position.play(move)
    reason = by_colour(position.game, Text.of(refused.value.reason))
    return refused.value.rule, reason.en, reason.de


def choosing(game: Game, seat: int = 1) -> Position:
    """Return a position in which a seat chooses its blocks for the first round."""
    position = game.start()
    while position.actor != seat:
        position = position.play(position.moves[0])
    return position


def with_supply(position: Position, colour: int, *left: int) -> Position:
    """Return the position with another supply of a colour."""
    state = copy(position.state)
    state.supply[colour] = left
    return Position(position.game, state)


def test_too_few_floors() -> None:
    position = placed(FOUR, TOWERS, hands={1: "1 2 5 9"}, chosen={"o": "1-1-0-0"})
    assert refusal(position, "A1+1") == (
        "MH 3.4",
        "1 floor is not enough here: Blue has 3 in this building, you would have 2",
        "1 Stockwerk reicht hier nicht: Blau hat 3 in diesem Gebäude, du hättest 2",
    )
    assert "A1+2" in position.moves


def test_too_few_floors_in_the_plural() -> None:
    position = placed(FOUR, TOWERS, seat=3, hands={3: "9 9 8 5"}, chosen={"y": "0-1-1-0"})
    assert refusal(position, "A1+2")[1] == "2 floors are not enough here: Blue has 3 in this building, you would have 2"
    assert refusal(position, "A1+2")[2] == "2 Stockwerke reichen hier nicht: Blau hat 3 in diesem Gebäude, du hättest 2"
    assert "A1+3" in position.moves


def test_too_few_floors_with_two_seats_counts_both_colours() -> None:
    board = TOWERS.replace("o1b3", "o1b3p1")
    position = placed(TWO, board, hands={1: "1 2 5 9"}, chosen={"y": "0-1-0-0"})
    assert refusal(position, "A1+2*") == (
        "MH 3.4",
        "2 floors are not enough here: Blue/Purple has 4 in this building, you would have 3",
        "2 Stockwerke reichen hier nicht: Blau/Lila hat 4 in diesem Gebäude, du hättest 3",
    )


def test_too_few_floors_of_a_separate_colour() -> None:
    board = TOWERS.replace(" o1 ", " o2 ")
    position = placed(SEPARATE, board, hands={1: "1 2 5 9"}, chosen={"y": "1-0-0-0"})
    assert refusal(position, "A2+1*") == (
        "MH 3.5",
        "1 floor is not enough here: each colour builds for itself; Orange has 2 in this building, Yellow would have 1",
        "1 Stockwerk reicht hier nicht: Jede Farbe baut für sich; Orange hat 2 in diesem Gebäude, Gelb hätte 1",
    )


def test_no_card_for_the_lot() -> None:
    position = placed(FOUR, seat=2, hands={2: "2 2 9 9"}, chosen={"b": "1-0-0-0"})
    assert refusal(position, "C3+1") == (
        "MH 3.3",
        "you have no card for lot 3, only for lots 6 and 7",
        "du hast keine Karte für Bauplatz 3, nur für die Bauplätze 6 und 7",
    )


def test_no_such_block_left() -> None:
    position = placed(FOUR, hands={1: "1 2 5 9"}, chosen={"o": "2-0-1-0"})
    assert refusal(position, "A1+2") == (
        "MH 3.2",
        "none of your chosen blocks has 2 floors; you have only two 1s, one 3 left",
        "von deinen gewählten Bausteinen ist keiner mit 2 Stockwerken übrig, nur noch zwei Einer, ein Dreier",
    )


def test_no_block_of_a_colour_left() -> None:
    position = placed(TWO, hands={1: "1 2 5 9"}, chosen={"o": "2-0-1-0"})
    assert refusal(position, "A1+1*") == (
        "MH 3.2",
        "none of your chosen blocks in yellow is left",
        "von deinen gewählten Bausteinen in Gelb ist keiner übrig",
    )


def test_choosing_while_building_and_the_other_way_round() -> None:
    building = placed(FOUR, hands={1: "1 2 5 9"}, chosen={"o": "2-0-1-0"})
    assert refusal(building, "take 6-0-0-0")[:2] == (
        "MH 3.1",
        "blocks are chosen at the start of a round; now build one of yours",
    )
    choice = choosing(FOUR)
    assert refusal(choice, "A1+1")[0] == "MH 3.2"
    assert refusal(choice, "scrap 1 1") == refusal(choice, "A1+1")


def test_a_second_colour_with_more_than_two_seats() -> None:
    expected = ("MH 2.2", "second colours are for two players only; all your blocks are in orange")
    assert refusal(choosing(THREE), "take* 4-0-0-0")[:2] == expected
    building = placed(FOUR, hands={1: "1 2 5 9"}, chosen={"o": "2-0-1-0"})
    assert refusal(building, "A1+1*")[:2] == expected
    assert refusal(building, "scrap 1 1*")[:2] == expected


@pytest.mark.parametrize(("game", "move", "right", "wrong"), [(FOUR, "take 4-0-0-0", 6, 4), (THREE, "take 6-0-0-0", 4, 6)])
def test_another_number_of_blocks(game: Game, move: str, right: int, wrong: int) -> None:
    reasons = f"choose {right} blocks, not {wrong}", f"wähle {right} Bausteine, nicht {wrong}"
    assert refusal(choosing(game), move) == ("MH 3.1", *reasons)


def test_the_order_of_the_colours() -> None:
    first = choosing(TWO)
    assert refusal(first, "take* 4-0-0-0") == (
        "MH 3.1",
        "choose your blocks in orange first, then those in yellow",
        "wähle zuerst deine Bausteine in Orange, dann die in Gelb",
    )
    second = first.play("take 4-0-0-0")
    assert refusal(second, "take 4-0-0-0") == (
        "MH 3.1",
        "you have already chosen your blocks in orange; now choose those in yellow",
        "deine Bausteine in Orange hast du schon gewählt; wähle jetzt die in Gelb",
    )


def test_a_mix_that_the_supply_lacks() -> None:
    position = with_supply(choosing(FOUR, seat=2), 1, 5, 2, 1, 0)
    assert refusal(position, "take 3-3-0-0") == (
        "MH 3.1",
        "that takes 3 blocks of 2 floors, but your supply has only 2",
        "dafür brauchst du 3 Bausteine mit 2 Stockwerken, dein Vorrat hat aber nur 2",
    )
    assert refusal(position, "take 5-0-0-1")[1] == "that takes 1 block of 4 floors, but your supply has none"
    assert refusal(position, "take 5-0-0-1")[2] == "dafür brauchst du 1 Baustein mit 4 Stockwerken, dein Vorrat hat aber keinen"


def test_laying_away_although_something_can_be_built() -> None:
    position = placed(FOUR, TOWERS, hands={1: "1 2 5 9"}, chosen={"o": "1-0-0-0"})
    rule, english, german = refusal(position, "scrap 1 1")
    assert rule == "MH 3.6"
    named = re.fullmatch(r"you must build if you can, for example 1 floor on (.\d)", english)
    assert named is not None
    assert f"{named[1]}+1" in position.moves
    assert german == f"du musst bauen, wenn du kannst, zum Beispiel 1 Stockwerk auf {named[1]}"


HIGH = """
    b4b3 y4y2 . | b4b2 y4y3 . | b4b1 p4p1 .
    .    .    . | .    .    . | .    .    .
    .    .    . | .    .    . | .    .    .
    y4y1 p4p3 . | p4p2 b3b2 . | y3y2 p3p2 .
    .    .    . | .    .    . | .    .    .
    .    .    . | .    .    . | .    .    .
"""


def stuck() -> Position:
    """Return a position in which P1 can build nothing: high towers stand on lots 1 and 2 of all cities (MH 3.6)."""
    return placed(FOUR, HIGH, hands={1: "1 1 2 2"}, chosen={"o": "1-1-0-0"})


def test_laying_away_what_one_does_not_hold() -> None:
    position = stuck()
    assert position.moves == ("scrap 1 1", "scrap 1 2", "scrap 2 1", "scrap 2 2")
    assert refusal(position, "scrap 3 1") == (
        "MH 3.6",
        "you have no card for lot 3, only for lots 1 and 2",
        "du hast keine Karte für Bauplatz 3, nur für die Bauplätze 1 und 2",
    )
    assert refusal(position, "scrap 1 3")[:2] == (
        "MH 3.6",
        "none of your chosen blocks has 3 floors; you have only one 1, one 2 left",
    )
    assert refusal(position, "A1+2")[0] == "MH 3.4"


def test_when_no_seat_decides_the_refusal_says_so() -> None:
    line = list(random_game(FOUR, 1))
    drawing = next(position for position in line if position.actor == 0 and position.ply > 16)
    for position, rule in ((line[0], "MH 2.3"), (drawing, "MH 3.7"), (line[-1], "MH 5.1")):
        assert refuse(position.state, 0).rule == rule
