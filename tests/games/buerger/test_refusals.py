"""Refusals: every illegal move names the first rule that forbids it, in both languages; no legal one is ever refused."""

import pytest

from baumeister.core.errors import IllegalMove
from baumeister.games.buerger.words.phrases import seat_names
from baumeister.games.buerger.words.refusals import refuse
from baumeister.records.trace import random_game
from baumeister.text import Text
from tests.games.buerger.scenes import TWO, placed
from tests.games.kinds import Position
from tests.games.play import played

HANDS = {1: "rV3 gP3 gH2"}


def refusal(position: Position, move: str) -> tuple[str, str, str]:
    """Return the rule and the reasons, in English and German, for which a move is refused."""
    with pytest.raises(IllegalMove) as refused:
        position.play(move)
    reason = Text.of(refused.value.reason).named(seat_names(position.game.seats))
    return refused.value.rule, reason.en, reason.de


def test_a_tile_that_is_not_in_hand() -> None:
    assert refusal(placed(hands=HANDS), "rH2 2a") == (
        "BB 3.1",
        "you don’t hold a red house 2, only a red villa 3, a green park 3 and a green house 2",
        "du hast ein rotes Haus 2 nicht auf der Hand, sondern eine rote Villa 3, einen grünen Park 3 und ein grünes Haus 2",
    )


def test_a_tile_of_which_two_are_held_is_named_once() -> None:
    position = placed(hands={1: "rV3 gP3 | gP3"})
    assert refusal(position, "rH2 2a")[1] == "you don’t hold a red house 2, only a red villa 3 and a green park 3"


def test_a_district_of_another_colour() -> None:
    assert refusal(placed(hands=HANDS), "rV3 7a") == (
        "BB 3.1",
        "7a is in a blue district; a red tile goes in district 1, 2 or 3",
        "7a liegt in einem Viertel der Farbe Blau, ein Plättchen in Rot gehört in Viertel 1, 2 oder 3",
    )


def test_a_space_that_is_not_free() -> None:
    board = {"1a": "rP3", "2a": "rP3"}
    assert refusal(placed(hands=HANDS, board=board), "rV3 2a") == (
        "BB 3.1",
        "2a is taken by a red park 3; this colour still has 1b, 1c, 2b, 2c, 2d, 3a, 3b, 3c, 3d and 3e",
        "2a ist nicht frei: Dort liegt ein roter Park 3; frei sind für diese Farbe 1b, 1c, 2b, 2c, 2d, 3a, 3b, 3c, 3d und 3e",
    )


def test_a_space_that_is_not_free_with_one_left() -> None:
    tiles = ["rP3", "rP3", "rP3", "rH2", "rH2", "rH3", "rH3", "rV2", "rV2", "rV3", "rV3"]
    spaces = ["1a", "1b", "1c", "2a", "2b", "2c", "2d", "3a", "3b", "3c", "3d"]
    hands = {**HANDS, 4: "yP3 yP3 yH3"}
    position = placed(hands=hands, board=dict(zip(spaces, tiles, strict=True)))
    assert refusal(position, "rV3 1b")[1] == "1b is taken by a red park 3; this colour only has 3e"


def test_a_second_tile_in_one_turn() -> None:
    position = placed(hands=HANDS, coins={1: 2})
    assert refusal(position.play("rV3 2a"), "gP3 10b") == (
        "BB 3.1",
        "you have already laid a tile this turn; now decide whether to complete the Imperial Cathedral",
        "du hast in diesem Zug schon ein Bauplättchen gelegt; entscheide jetzt, ob du den Kaiserdom abschließt",
    )
    assert refusal(played(position, "rV3 2a", "no crane"), "gP3 10b")[1:] == (
        "you have already laid a tile this turn; now take one from the offer",
        "du hast in diesem Zug schon ein Bauplättchen gelegt; nimm jetzt eines vom Angebot",
    )


@pytest.mark.parametrize("move", ["crane", "no crane"])
def test_a_project_before_a_tile(move: str) -> None:
    assert refusal(placed(hands=HANDS, coins={1: 3}), move) == ("BB 3.4", "first lay a tile", "lege zuerst ein Bauplättchen")


@pytest.mark.parametrize("move", ["crane", "no crane"])
def test_a_project_that_was_completed_or_left(move: str) -> None:
    position = placed(hands=HANDS, coins={1: 3}).play("rV3 3a")
    assert refusal(position.play("crane"), move) == (
        "BB 3.4",
        "you have already completed St. Paul’s Church",
        "die Paulskirche hast du schon abgeschlossen",
    )
    assert refusal(position.play("no crane"), move) == (
        "BB 3.4",
        "you have decided not to complete St. Paul’s Church; now take a tile",
        "du hast dich gegen die Paulskirche entschieden; nimm jetzt ein Bauplättchen",
    )


def test_a_project_that_somebody_else_completed() -> None:
    position = placed(hands=HANDS, coins={1: 3}, completed={3: 2}, cranes={2: 2}).play("rV3 3a")
    assert refusal(position, "crane") == (
        "BB 3.4",
        "Steel has already completed St. Paul’s Church",
        "Stahl hat die Paulskirche schon abgeschlossen",
    )


def test_a_project_without_coins_or_cranes() -> None:
    assert refusal(placed(hands=HANDS, coins={1: 1}).play("rV3 3a"), "crane") == (
        "BB 3.4",
        "completing St. Paul’s Church costs 2 coins, and you have 1",
        "die Paulskirche abzuschließen kostet 2 Münzen, und du hast 1",
    )
    assert refusal(placed(hands=HANDS).play("rV3 1b"), "crane")[1:] == (
        "completing the Municipal Library costs 1 coin, and you have none",
        "die Stadtbibliothek abzuschließen kostet 1 Münze, und du hast keine",
    )
    position = placed(hands=HANDS, coins={1: 3}, cranes={1: 0}, completed={4: 1, 5: 1, 6: 1}).play("rV3 3a")
    assert refusal(position, "crane") == (
        "BB 3.4",
        "all three of your cranes are already placed",
        "deine drei Kräne stehen alle schon",
    )


def test_taking_too_soon() -> None:
    position = placed(hands=HANDS, coins={1: 3})
    assert refusal(position, "buy 1") == ("BB 3.5", "first lay a tile", "lege zuerst ein Bauplättchen")
    assert refusal(position.play("rV3 2a"), "buy 1") == (
        "BB 3.5",
        "first decide whether to complete the Imperial Cathedral",
        "entscheide zuerst, ob du den Kaiserdom abschließt",
    )


def test_taking_what_is_too_dear() -> None:
    position = placed(hands=HANDS, coins={1: 1}, mayor=2).play("rV3 3a")
    assert refusal(position, "buy 4") == (
        "BB 3.5",
        "the tile on offer space 4 costs 2 coins, and you have 1",
        "das Bauplättchen auf Angebotsfeld 4 kostet 2 Münzen, und du hast 1",
    )
    poor = placed(hands=HANDS, mayor=2).play("rV3 3a")
    assert refusal(poor, "buy 5")[1:] == (
        "the tile on offer space 5 costs 1 coin, and you have none",
        "das Bauplättchen auf Angebotsfeld 5 kostet 1 Münze, und du hast keine",
    )


def test_when_no_seat_decides_the_refusal_says_so() -> None:
    line = list(random_game(TWO, 1))
    rules = []
    for position in line:
        if position.actor <= 0:
            rule = refuse(position.state, 0).rule
            if rule not in rules:
                rules.append(rule)
    assert rules == ["BB 2.2", "BB 2.3", "BB 3.7", "BB 4.2"]
