"""Refusals: every illegal move names the first rule that forbids it, in both languages."""

import pytest

from baumeister.core.errors import IllegalMove
from baumeister.games.skyline.game import RULES
from baumeister.text import Text
from tests.games.kinds import Game, Position
from tests.games.play import played
from tests.games.skyline.scenes import AWAY, by_colour, scene, with_card

BUILDING = scene([".* .  o1 .  b1 .", ".  .  .  b2 .  .", ".  .  y# .  .  .", ".  o#"], pawns=AWAY).play("roll 2 2")
FAR = scene([".* .  .  o# o1 .", ".", ".", "b1"], pawns=AWAY).play("roll 2 3")
JOINED = played(
    scene([".* .  o1 .  o1 .", ".", ".  .  .  .  .  b2", ".  .  .  .  b#"], expert=True, pawns=AWAY),
    "roll 2 2",
    "build c1 > e1",
)
CITY = ["o1 b1 y# b2*.", "o# b#"]


def refusal(position: Position, move: str) -> tuple[str, str, str]:
    """Return the rule and the reasons, in English and German, for which a move is refused."""
    with pytest.raises(IllegalMove) as refused:
        position.play(move)
    reason = by_colour(Text.of(refused.value.reason))
    return refused.value.rule, reason.en, reason.de


@pytest.mark.parametrize(
    ("position", "move", "rule", "en", "de"),
    [
        (
            Game(RULES, 2, {"free_start": "on"}).start(),
            "tower c3",
            "PS 2.1",
            "choose the corner where your pawn starts",
            "wähle die Ecke, an der deine Figur startet",
        ),
        (
            Game(RULES, 2, {}).start(),
            "tower a1",
            "PS 2.2",
            "the first skyscraper goes on c3, d3, c4 or d4, not on a1",
            "das erste Hochhaus kommt auf c3, d3, c4 oder d4, nicht auf a1",
        ),
        (
            Game(RULES, 2, {}).start().play("tower c3"),
            "tower c3",
            "PS 2.2",
            "c3 is not empty: Orange, skyscraper",
            "c3 ist nicht frei: Orange, Hochhaus",
        ),
        (scene([]), "build a2", "PS 3.1", "the dice must be rolled first", "zuerst wird gewürfelt"),
        (
            BUILDING,
            "build a2",
            "PS 3.5",
            "the architect would have to move 1 space from a1 to a2, but the black die shows 2",
            "der Architekt müsste 1 Schritt von a1 nach a2 gehen, der schwarze Würfel zeigt aber 2",
        ),
        (
            BUILDING,
            "build a1",
            "PS 3.5",
            "the architect is already on a1, but the black die shows 2",
            "der Architekt steht schon auf a1, der schwarze Würfel zeigt aber 2",
        ),
        (
            scene([".* .  o1 ."], pawns=AWAY).play("roll 2 2"),
            "build c1",
            "PS 3.6",
            "your building on c1 can’t be raised: it would have nothing to tear down",
            "dein Gebäude auf c1 kannst du nicht aufstocken: Es hätte nichts abzureißen",
        ),
        (
            FAR,
            "build a4",
            "PS 3.5",
            "you can’t build on Blue’s building on a4",
            "auf das Gebäude von Blau auf a4 darfst du nicht bauen",
        ),
        (
            FAR,
            "build d1",
            "PS 3.5",
            "you can’t build on the skyscraper on d1",
            "auf das Hochhaus auf d1 darfst du nichts bauen",
        ),
        (
            BUILDING,
            "build c1",
            "PS 3.6",
            "if you add a floor on c1, you must tear down another building: choose which",
            "stockst du dein Gebäude auf c1 auf, musst du ein anderes abreißen: Wähle, welches",
        ),
        (
            BUILDING,
            "build b2 x b4",
            "PS 3.6",
            "you have no building on b2",
            "du hast kein Gebäude auf b2",
        ),
        (
            BUILDING,
            "build c1 x f1",
            "PS 3.6",
            "a building of 2 floors moves exactly 2 spaces; from c1 to f1 it is 3",
            "ein Gebäude mit 2 Etagen zieht genau 2 Schritte; von c1 nach f1 sind es 3",
        ),
        (
            BUILDING,
            "build c1 x b2",
            "PS 3.6",
            "no rival has a building on b2",
            "auf b2 steht kein fremdes Gebäude",
        ),
        (
            BUILDING,
            "build c1 x d2",
            "PS 3.6",
            "Blue’s building on d2 is not smaller than 2 floors",
            "das Gebäude von Blau auf d2 ist nicht kleiner als 2 Etagen",
        ),
        (
            scene([".  .  o1 .  b1*."], pawns=AWAY).play("roll 2 2"),
            "build c1 x e1",
            "PS 3.6",
            "the architect is on e1: you can’t tear down that building",
            "auf e1 steht der Architekt: Dieses Gebäude darfst du nicht abreißen",
        ),
        (
            BUILDING,
            "build c1 > e1",
            "PS 4",
            "you can join buildings only in the expert game",
            "Gebäude vereinen darfst du nur in der Variante für Kenner",
        ),
        (
            JOINED,
            "x f1",
            "PS 4",
            "a building of 3 floors moves exactly 3 spaces; from e1 to f1 it is 1",
            "ein Gebäude mit 3 Etagen zieht genau 3 Schritte; von e1 nach f1 sind es 1",
        ),
        (
            JOINED,
            "x e4",
            "PS 4",
            "Blue’s skyscraper on e4 is not smaller than 3 floors",
            "das Hochhaus von Blau auf e4 ist nicht kleiner als 3 Etagen",
        ),
        (
            JOINED,
            "build a2",
            "PS 4",
            "your three joined floors must now tear down a smaller building",
            "deine drei Etagen müssen jetzt ein kleineres Gebäude abreißen",
        ),
        (
            BUILDING,
            "tax P1",
            "PS 3.5",
            "build with the architect, exactly 2 spaces away",
            "baue mit dem Architekten, genau 2 Schritte entfernt",
        ),
        (
            with_card(scene(CITY), 12),
            "tax P1",
            "PS 5",
            "first resolve “Wrecking Ball”: Return a rival’s building of one or two floors to its owner",
            "führe zuerst „Abrissbirne“ aus: Gib ein fremdes Gebäude mit einer oder zwei Etagen an seinen Besitzer zurück",
        ),
        (
            with_card(scene(CITY), 12),
            "remove d1",
            "PS 5",
            "the architect is on d1: cards can’t touch that building",
            "auf d1 steht der Architekt: Dieses Gebäude rühren Karten nicht an",
        ),
        (
            with_card(scene(CITY), 12),
            "remove a1",
            "PS 5",
            "choose a rival’s building, not your own on a1",
            "wähle ein fremdes Gebäude, nicht dein eigenes auf a1",
        ),
        (
            with_card(scene(CITY), 12),
            "remove c1",
            "PS 5",
            "this card can’t affect the skyscraper on c1",
            "diese Karte gilt nicht für das Hochhaus auf c1",
        ),
        (with_card(scene(CITY), 12), "remove f6", "PS 5", "f6 is empty", "auf f6 steht nichts"),
        (
            with_card(scene(CITY), 13),
            "return b1",
            "PS 5",
            "Blue’s building on b1 is not yours",
            "das Gebäude von Blau auf b1 gehört nicht dir",
        ),
        (with_card(scene(CITY), 7), "return a1", "PS 5", "there is no skyscraper on a1", "auf a1 steht kein Hochhaus"),
        (
            with_card(scene(["o1 b# b# y# .*"]), 7),
            "return d1",
            "PS 5",
            "Yellow has only 1 skyscraper, others have 2",
            "Gelb hat nur 1 Hochhaus, andere haben 2",
        ),
        (
            with_card(scene(CITY, cash=(700, 650, 600)), 2),
            "advance P2 1",
            "PS 5",
            "Blue is not the richest",
            "Blau hat nicht am meisten Geld",
        ),
        (with_card(scene(CITY), 5), "tax P4", "PS 5", "there is no seat P4", "es gibt keinen Platz P4"),
        (
            with_card(scene(CITY), 10),
            "swap b1 b2",
            "PS 5",
            "both belong to Blue: choose buildings of two different rivals",
            "beide gehören Blau: Wähle Gebäude zweier verschiedener Mitspieler",
        ),
        (
            with_card(scene(CITY), 10),
            "swap c1 b1",
            "PS 5",
            "name the two lots in order: b1 before c1",
            "nenne die Baufelder der Reihe nach: b1 vor c1",
        ),
        (
            with_card(scene(CITY), 11),
            "move a1 b1",
            "PS 5",
            "b1 is not empty: Blue, one floor",
            "b1 ist nicht frei: Blau, eine Etage",
        ),
    ],
)
def test_the_first_rule_that_forbids_a_move_is_named(position: Position, move: str, rule: str, en: str, de: str) -> None:
    assert refusal(position, move) == (rule, en, de)
