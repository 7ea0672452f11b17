"""The log: what each move did, in sentences, as each seat saw it."""

from dataclasses import replace

import numpy as np
import pytest

from baumeister.games.manhattan.words.phrases import seat_names
from baumeister.present.words import LogLine
from baumeister.records.trace import random_game
from baumeister.text import Text
from tests.games.kinds import Game, Position
from tests.games.manhattan.scenes import FOUR, GAMES, SEPARATE, THREE, TWO, by_colour, placed

FIRST_ROUND = """
    o1b3 o1 .  | .  .  .  | .  .  .
    .  .  .    | .  .  .  | .  .  .
    .  .  y4   | .  .  .  | .  .  .
    .  .  .    | .  .  .  | .  .  .
    .  .  .    | .  .  .  | .  .  .
    .  .  .    | .  .  .  | .  .  .
"""
ALL_HANDS_OF_THREE = {1: "1 2 5 9", 2: "1 2 5 9", 3: "1 2 5 9"}
ALL_HANDS = {1: "1 2 5 9", 2: "1 2 5 9", 3: "1 2 5 9", 4: "1 2 5 9"}


def lines_of(position: Position, move: str, seat: int = 0) -> list[LogLine]:
    """Return the log of a move as a seat sees it."""
    return log_of(position.play(move), seat)


def log_of(position: Position, seat: int = 0) -> list[LogLine]:
    """Return the log of the last move as a seat sees it, seats called by their colours."""
    return [replace(line, text=by_colour(position.game, line.text)) for line in position.log(seat)]


def said(position: Position, move: str, seat: int = 0) -> list[tuple[str, str]]:
    """Return the sentences of a move's log in English and German."""
    return [(line.text.en, line.text.de) for line in lines_of(position, move, seat)]


def test_building_on_an_empty_lot() -> None:
    position = placed(FOUR, FIRST_ROUND, hands=ALL_HANDS, chosen={"o": "1-1-0-0", "b": "2-0-0-0"})
    assert said(position, "B5+2") == [("Orange builds 2 floors on B5", "Orange baut 2 Stockwerke auf B5")]
    assert said(position, "B5+1") == [("Orange builds 1 floor on B5", "Orange baut 1 Stockwerk auf B5")]
    assert lines_of(position, "B5+1")[0].parts == ("lot-B5",)
    assert lines_of(position, "B5+1")[0].seat == 1


def test_building_over_somebody_else() -> None:
    position = placed(FOUR, FIRST_ROUND, hands=ALL_HANDS, chosen={"o": "1-1-0-0", "b": "2-0-0-0"})
    assert said(position, "A1+2") == [
        (
            "Orange builds 2 floors on A1 and takes it over from Blue (3 : 3, a tie is enough)",
            "Orange baut 2 Stockwerke auf A1 und übernimmt es von Blau (3 : 3, Gleichstand genügt)",
        )
    ]
    assert lines_of(position, "A1+2")[0].rule == "MH 3.4"


def test_who_loses_a_building_is_told_so() -> None:
    position = placed(FOUR, FIRST_ROUND, hands=ALL_HANDS, chosen={"o": "1-1-0-0", "b": "2-0-0-0"})
    (line,) = lines_of(position, "A1+2")
    assert line.struck == 2
    assert line.blow is not None
    assert by_colour(FOUR, line.blow) == Text(
        "Orange has taken over your building on A1 (3 : 3, a tie is enough).",
        "Orange hat dein Gebäude auf A1 übernommen (3 : 3, Gleichstand genügt).",
    )
    (harmless,) = lines_of(position, "B5+1")
    assert (harmless.struck, harmless.blow) == (0, None)


def test_building_on_an_own_building() -> None:
    position = placed(FOUR, FIRST_ROUND, hands=ALL_HANDS, chosen={"o": "1-1-0-0", "b": "2-0-0-0"})
    assert said(position, "A2+2") == [
        (
            "Orange adds 2 floors to A2, now 3 high",
            "Orange stockt A2 um 2 Stockwerke auf, jetzt 3 hoch",
        )
    ]
    brief = lines_of(position, "A2+2")[0].brief
    assert brief
    assert by_colour(FOUR, brief) == Text("Orange raises A2 to\u00a03", "Orange stockt A2 auf\u00a03 auf")


def test_with_two_seats_the_colour_is_named_and_both_count() -> None:
    board = FIRST_ROUND.replace("o1b3", "o1p3b1")
    position = placed(TWO, board, hands={1: "1 2 5 9"}, chosen={"o": "1-0-0-0", "y": "0-0-1-0"})
    assert said(position, "A1+3*") == [
        (
            "Orange/Yellow builds 3 yellow floors on A1 and takes it over from Blue/Purple (4 : 4, a tie is enough)",
            "Orange/Gelb baut 3 Stockwerke in Gelb auf A1 und übernimmt es von Blau/Lila (4 : 4, Gleichstand genügt)",
        )
    ]
    assert said(position, "A2+3*")[0][0] == "Orange/Yellow adds 3 yellow floors to A2, now 4 high"


def test_with_separate_colours_a_colour_is_built_over() -> None:
    position = placed(SEPARATE, FIRST_ROUND, hands={1: "1 2 5 9"}, chosen={"o": "1-0-0-0", "y": "0-0-1-0"})
    assert said(position, "A2+3*")[0][0] == "Orange/Yellow builds 3 yellow floors on A2 and takes it over from Orange (3 : 1)"
    assert (
        said(position, "A1+3*")[0][1]
        == "Orange/Gelb baut 3 Stockwerke in Gelb auf A1 und übernimmt es von Blau (3 : 3, Gleichstand genügt)"
    )


def test_cards_are_named_to_their_holder_only() -> None:
    position = placed(FOUR, seat=2, hands=ALL_HANDS, chosen={"b": "1-1-0-0", "y": "1-0-0-0"}).play("A5+1")
    assert said(position, "draw 1", 2) == [("Blue draws the card for lot 3", "Blau zieht die Karte für Bauplatz 3")]
    assert said(position, "draw 1", -1) == said(position, "draw 1", 2)
    for other in (0, 1, 3, 4):
        assert said(position, "draw 1", other) == []  # everybody draws after building
    assert lines_of(position, "draw 1", 2)[0].seat == 0


def test_the_deal_is_one_line_whoever_reads_it() -> None:
    for seat in (0, 1, 3):
        assert said(THREE.start(), "deal 4", seat) == []
        assert log_of(first_choice(THREE), seat)[0].text == Text(
            "Everybody is dealt four cards", "Alle bekommen vier Baukarten"
        )


def test_the_last_dealt_card_begins_the_first_round() -> None:
    position = first_choice(THREE)
    assert [line.text.en for line in log_of(position)] == [
        "Everybody is dealt four cards",
        "Round 1 of 6: Orange starts",
    ]
    assert log_of(position)[1].text.de == "Runde 1 von 6: Orange beginnt"
    assert position.log(0)[1].rule == "MH 2.4"


def first_choice(game: Game) -> Position:
    """Return the position in which the first seat chooses."""
    position = game.start()
    while position.actor == 0:
        position = position.play(position.moves[0])
    return position


def test_choosing_blocks() -> None:
    assert said(first_choice(FOUR), "take 3-2-0-1") == [
        (
            "Orange chooses blocks: three 1s, two 2s, one 4",
            "Orange wählt Bausteine: drei Einer, zwei Zweier, ein Vierer",
        )
    ]
    two = first_choice(TWO).play("take 0-4-0-0")
    assert said(two, "take* 2-2-0-0") == [
        (
            "Orange/Yellow chooses yellow blocks: two 1s, two 2s",
            "Orange/Gelb wählt Bausteine in Gelb: zwei Einer, zwei Zweier",
        )
    ]


HIGH = """
    b4b3 y4y2 . | b4b2 y4y3 . | b4b1 p4p1 .
    .    .    . | .    .    . | .    .    .
    .    .    . | .    .    . | .    .    .
    y4y1 p4p3 . | p4p2 b3b2 . | y3y2 p3p2 .
    .    .    . | .    .    . | .    .    .
    .    .    . | .    .    . | .    .    .
"""
STUCK = placed(FOUR, HIGH, hands={1: "1 1 2 2"}, chosen={"o": "1-1-0-0", "b": "1-0-0-0"})


def test_laying_away() -> None:
    assert said(STUCK, "scrap 2 1") == [
        (
            "Orange can’t build and discards the card for lot 2 and a block of 1 floor",
            "Orange kann nichts bauen und legt die Karte für Bauplatz 2 und einen Baustein mit 1 Stockwerk ab",
        )
    ]
    assert lines_of(STUCK, "scrap 2 1")[0].rule == "MH 3.6"


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_each_reshuffle_is_told_once(game: Game) -> None:
    sentence = "The draw pile is empty: the {} played cards are shuffled into a new one"
    for position in list(random_game(game, 2))[1:]:
        assert position.before is not None
        told = [line for line in position.log(0) if line.text.en.startswith("The draw pile")]
        happened = position.state.reshuffles > position.before.state.reshuffles
        assert len(told) == happened
        if happened:
            assert told[0].text.en == sentence.format(45 - 4 * game.seats + 1)
            assert told[0].rule == "MH 3.7"


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_round_ends_with_its_scoring_line_by_line(game: Game) -> None:
    rounds = 0
    for position in list(random_game(game, 3))[1:]:
        before = position.undo()
        lines = log_of(position)
        gains = [line.points for line in lines if line.points]
        if position.state.round_number == before.state.round_number:
            assert not gains
            continue
        rounds += 1
        gained = tuple(np.subtract(position.scores, before.scores).tolist())
        assert tuple(map(sum, zip(*gains, strict=True))) == gained
        order = [line.rule for line in lines if line.points]
        assert order == sorted(order)
        assert set(order) >= {"MH 4.1", "MH 4.2", "MH 4.3"}
        assert all(line.seat == 0 for line in lines)
        after = ", ".join(f"{name.en} {points}" for name, points in zip(seat_names(game.seats), position.scores, strict=True))
        assert f"Scores after round {rounds}: {after}" in [line.text.en for line in lines]
        assert lines[-1].rule in (("MH 5.1", "MH 5.2") if position.is_over else ("MH 3.8",))
    assert rounds == position.state.round_number


def test_the_draw_that_ends_a_round() -> None:
    position = placed(THREE, FIRST_ROUND, seat=3, hands=ALL_HANDS_OF_THREE, chosen={"y": "0-1-0-0"}, round_number=2)
    lines = log_of(position.play("F9+2").play("draw 3"))
    assert [(line.text.en, line.points, line.rule) for line in lines] == [
        ("Scoring round 2 of 6", (), "MH 3.8"),
        ("A1 and A9 tie for the tallest building (4 floors), so nobody scores it", (0, 0, 0), "MH 4.1"),
        ("City A: Orange, Blue and Yellow tie with 1 building each, so nobody scores", (0, 0, 0), "MH 4.2"),
        ("City F: Yellow has the most buildings: 2 points", (0, 0, 2), "MH 4.2"),
        ("Orange owns 1 building: 1 point", (1, 0, 0), "MH 4.3"),
        ("Blue owns 1 building: 1 point", (0, 1, 0), "MH 4.3"),
        ("Yellow owns 2 buildings: 2 points", (0, 0, 2), "MH 4.3"),
        ("Scores after round 2: Orange 1, Blue 1, Yellow 4", (), ""),
        ("Round 3 of 6: Blue starts", (), "MH 3.8"),
    ]
    assert [line.parts for line in lines[1:4]] == [
        ("lot-A1", "lot-A9"),
        ("lot-A1", "lot-A2", "lot-A9", "plan-1", "city-1"),
        ("lot-F9", "plan-6", "city-6"),
    ]
