"""The log: what each move did, in sentences, as each seat saw it."""

import re
from itertools import pairwise

import pytest

from baumeister.games.buerger.words.phrases import seat_names
from baumeister.present.words import LogLine
from baumeister.records.trace import random_game
from baumeister.text import Text
from tests.games.buerger.scenes import FOUR, GAMES, TWO, placed
from tests.games.kinds import Game, Position
from tests.games.play import played

HANDS = {1: "rV3 gP3 gH2"}
E1 = {"2a": "rP3", "2b": "rV2", "2d": "rV3"}


def lines_of(position: Position, move: str, seat: int = 0) -> list[LogLine]:
    """Return the log of a move as a seat sees it."""
    return list(position.play(move).log(seat))


def said(position: Position, move: str, seat: int = 0) -> list[tuple[str, str]]:
    """Return the sentences of a move's log in English and German."""
    sentences = [line.text.named(seat_names(position.game.seats)) for line in lines_of(position, move, seat)]
    return [(sentence.en, sentence.de) for sentence in sentences]


def test_laying_a_tile_with_its_points() -> None:
    assert said(placed(hands=HANDS, board=E1), "rV3 2c") == [
        (
            "Copper lays red villa 3 on 2c: 10 points = 3 + 2 + 3 (villas there) + 2 (space)",
            "Kupfer legt rote Villa 3 auf 2c: 10 Punkte = 3 + 2 + 3 (Villen dort) + 2 (Baufeld)",
        )
    ]
    (line,) = lines_of(placed(hands=HANDS, board=E1), "rV3 2c")
    assert (line.seat, line.parts, line.points, line.rule) == (1, ("space-2c",), (10, 0, 0, 0), "BB 3.2")


@pytest.mark.parametrize(
    ("move", "english", "german"),
    [
        ("gP3 10b", "green park 3 on 10b: 3 points", "grünen Park 3 auf 10b: 3 Punkte"),
        (
            "gH2 11d",
            "green house 2 on 11d: 4 points = 2 + 2 (space)",
            "grünes Haus 2 auf 11d: ",
        ),
        ("rV3 3a", "red villa 3 on 3a: 3 points", "rote Villa 3 auf 3a: 3 Punkte"),
    ],
)
def test_each_kind_of_tile(move: str, english: str, german: str) -> None:
    ((said_english, said_german),) = said(placed(hands=HANDS), move)
    assert said_english == f"Copper lays {english}"
    assert said_german.startswith(f"Kupfer legt {german}")


def test_coins_gained_and_lost() -> None:
    ((english, german),) = said(placed(hands=HANDS, coins={1: 1}), "rV3 2b")
    assert english.endswith("; a coin")
    assert german.endswith("; eine Münze")
    ((english, german),) = said(placed(hands=HANDS, coins={1: 3}), "rV3 2b")
    assert english.endswith("; the coin is lost, as three are the most")
    assert german.endswith("; die Münze verfällt, mehr als drei gibt es nicht")


def test_completing_a_project() -> None:
    position = placed(hands=HANDS, board=E1, coins={1: 2}).play("rV3 2c")
    assert said(position, "crane") == [
        (
            "Copper completes the Imperial Cathedral\u00a0(2) for 2 coins: ×\u00a02, +10 points",
            "Kupfer schließt den Kaiserdom\u00a0(2) für 2 Münzen ab: ×\u00a02, +10 Punkte",
        )
    ]
    assert lines_of(position, "crane")[0].points == (10, 0, 0, 0)
    assert lines_of(position, "crane")[0].parts == ("project-2",)
    assert said(position, "no crane") == [
        ("Copper doesn’t complete the Imperial Cathedral\u00a0(2)", "Kupfer schließt den Kaiserdom\u00a0(2) nicht ab")
    ]
    four = placed(hands=HANDS).play("rV3 1a")
    assert said(four, "crane") == [
        (
            "Copper completes the Municipal Library\u00a0(1) for 1 coin: +4 points",
            "Kupfer schließt die Stadtbibliothek\u00a0(1) für 1 Münze ab: +4 Punkte",
        )
    ]


def test_taking_a_tile() -> None:
    position = placed(hands=HANDS, mayor=4, coins={1: 2}, completed={3: 2}, cranes={2: 2}).play("rV3 3a")
    assert said(position, "buy 4") == [("Copper takes violet villa 2 for free", "Kupfer nimmt violette Villa 2 gratis")]
    assert said(position, "buy 5") == [("Copper buys violet villa 3 for 1 coin", "Kupfer kauft violette Villa 3 für 1 Münze")]


def test_on_a_phone_all_of_a_turn_is_told_in_a_few_words() -> None:
    def briefly(position: Position, move: str) -> tuple[str, str]:
        (line,) = lines_of(position, move)
        assert line.brief
        named = line.brief.named(seat_names(position.game.seats))
        return named.en.replace("\u00a0", " "), named.de.replace("\u00a0", " ")

    assert briefly(placed(hands=HANDS), "rV3 2b") == ("Copper 2b +3, 1 coin", "Kupfer 2b +3, 1 Münze")
    before = placed(hands=HANDS, board=E1, coins={1: 2})
    assert briefly(before, "rV3 2c") == ("Copper 2c +10", "Kupfer 2c +10")
    assert briefly(before.play("rV3 2c"), "crane") == ("Copper project 2 +20", "Kupfer Projekt 2 +20")


def test_the_refill() -> None:
    position = played(placed(hands=HANDS, mayor=4), "rV3 3a", "buy 4")
    assert said(position, "refill gP3") == [
        ("New: green park 3; the Mayor is at\u00a05", "Neu: grüner Park 3; Bürgermeister bei\u00a05")
    ]


def test_each_step_of_the_set_up_is_one_line() -> None:
    set_up = [position for position in random_game(TWO, 1) if not any("mayor" in str(move) for move in position.history)]
    told = [line.text for position in set_up[1:] for line in position.log(1)]
    assert told == [
        Text("Every district starts with one tile", "In jedem Viertel liegt anfangs ein Bauplättchen"),
        Text("Everybody draws three tiles", "Alle ziehen drei Bauplättchen"),
        Text("Five tiles lie on offer", "Fünf Bauplättchen liegen im Angebot"),
    ]


def test_the_mayor_comes() -> None:
    before = next(position for position in random_game(FOUR, 1) if position.moves[0].startswith("mayor"))
    assert said(before, "mayor 4") == [
        ("The Mayor starts beside offer space\u00a04", "Der Bürgermeister startet bei Angebotsfeld\u00a04"),
        ("Copper starts", "Kupfer beginnt"),
    ]


def test_the_end() -> None:
    last = placed(hands=HANDS, supply=0, scores=(40, 20, 30, 10)).play("rV3 3a")
    lines = said(last, "buy 1")[1:]
    assert [english for english, _ in lines] == [
        "The supply is empty and the game ends: every hand scores its best colour",
        "Copper’s hand: green 3 + 2 = 5 points",
        "Steel’s hand: blue 3 + 3 + 2 = 8 points",
        "Brass’s hand: yellow 3 + 3 + 2 = 8 points",
        "Zinc’s hand: red 3 + 3 + 2 = 8 points",
        "Copper wins with 48 points",
    ]
    shown = [line.parts for line in lines_of(last, "buy 1") if "hand:" in line.text.en]
    assert shown[0] == ("held-1-0", "held-1-1")
    assert lines[1][1] == "Hand von Kupfer: Grün 3 + 2 = 5 Punkte"
    assert lines[-1][1] == "Kupfer gewinnt mit 48 Punkten"


def test_a_hand_of_one_tile_of_each_colour() -> None:
    last = placed(hands={1: "rV3 gV2 bV2"}, offer=("vP3", "vH2", "vH3", "vV2", "vV3"), supply=0).play("rV3 3a")
    assert said(last, "buy 1")[2][0] == "Copper’s hand: violet 3 points"


def test_ties() -> None:
    scores = (42, 42, 42, 45)  # P1 gets 3 + 5 more, the others 8
    hands = {1: "rV3 gP3 gH2"}
    shared = placed(hands=hands, supply=0, scores=(42, 42, 30, 30), coins={1: 1, 2: 1, 3: 3}).play("rV3 3a")
    assert said(shared, "buy 1")[-2:] == [
        ("Tie: Copper and Steel have 50 points each", "Gleichstand: Kupfer und Stahl haben je 50 Punkte"),
        (
            "Still tied with 1 coin each: Copper and Steel share the victory",
            "Noch immer Gleichstand mit je 1 Münze: Kupfer und Stahl teilen sich den Sieg",
        ),
    ]
    coins = placed(hands=hands, supply=0, scores=(42, 42, 42, 30), coins={1: 1, 2: 0, 3: 2}).play("rV3 3a")
    assert said(coins, "buy 1")[-3:] == [
        ("Tie: Copper, Steel and Brass have 50 points each", "Gleichstand: Kupfer, Stahl und Messing haben je 50 Punkte"),
        ("Tiebreaker, coins: Copper 1, Steel 0, Brass 2", "Es entscheiden die Münzen: Kupfer 1, Stahl 0, Messing 2"),
        ("Brass wins with more coins", "Messing gewinnt mit mehr Münzen"),
    ]
    some = placed(hands=hands, supply=0, scores=(*scores[:3], 30), coins={2: 2, 3: 2}).play("rV3 3a")
    assert said(some, "buy 1")[-1][0] == "Still tied with 2 coins each: Steel and Brass share the victory"


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_points_of_the_lines_are_the_points_of_the_game(game: Game) -> None:
    for seed in range(3):
        line = list(random_game(game, seed))
        for before, position in pairwise(line):
            total = [0] * game.seats
            for told in position.log(0):
                total = [have + more for have, more in zip(total, told.points or [0] * game.seats, strict=True)]
            assert [new - old for new, old in zip(position.scores, before.scores, strict=True)] == total


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_sums_in_the_lines_are_right(game: Game) -> None:
    for position in random_game(game, 4):
        for told in position.log(0):
            if told.rule == "BB 3.2":
                for text in (told.text.en, told.text.de):
                    total, _, terms = text.rpartition(": ")[2].partition("; ")[0].partition(" = ")
                    numbers = [int(number) for number in re.findall(r"\d+", terms)]
                    assert sum(numbers) == (int(total.split()[0]) if numbers else 0)
                assert sum(told.points) == position.state.turn_points
