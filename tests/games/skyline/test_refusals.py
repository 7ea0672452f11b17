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
            "c3 is not free: Orange, skyscraper",
            "c3 ist nicht frei: Orange, Hochhaus",
        ),
        (scene([]), "build a2", "PS 3.1", "the dice are thrown first", "zuerst wird gewürfelt"),
        (
            BUILDING,
            "build a2",
            "PS 3.5",
            "a2 is 1 step from the architect on a1, but the black die shows 2",
            "a2 ist 1 Schritt vom Architekten auf a1 entfernt, der schwarze Würfel zeigt aber 2",
        ),
        (
            FAR,
            "build a4",
            "PS 3.5",
            "you can't build on Blue's building on a4",
            "auf das Gebäude von Blau auf a4 darfst du nicht bauen",
        ),
        (
            FAR,
            "build d1",
            "PS 3.5",
            "nothing is built on the skyscraper on d1",
            "auf das Hochhaus auf d1 wird nichts gebaut",
        ),
        (
            BUILDING,
            "build c1",
            "PS 3.6",
            "if you raise your building on c1, it has to demolish another: say which",
            "erhöhst du dein Gebäude auf c1, muss es ein anderes abreißen: Sag, welches",
        ),
        (
            BUILDING,
            "build b2 x b4",
            "PS 3.6",
            "there is no building of yours on b2 to raise",
            "auf b2 steht kein Gebäude von dir",
        ),
        (
            BUILDING,
            "build c1 x f1",
            "PS 3.6",
            "a building of 2 floors moves exactly 2 steps; from c1 to f1 there are 3",
            "ein Gebäude mit 2 Etagen zieht genau 2 Schritte; von c1 nach f1 sind es 3",
        ),
        (
            BUILDING,
            "build c1 x b2",
            "PS 3.6",
            "on b2 no other player has a building to demolish",
            "auf b2 hat kein Mitspieler ein Gebäude zum Abreißen",
        ),
        (
            BUILDING,
            "build c1 x d2",
            "PS 3.6",
            "Blue's building on d2 is not smaller than 2 floors",
            "das Gebäude von Blau auf d2 ist nicht kleiner als 2 Etagen",
        ),
        (
            scene([".  .  o1 .  b1*."], pawns=AWAY).play("roll 2 2"),
            "build c1 x e1",
            "PS 3.6",
            "the architect stands on e1: that building can't be demolished",
            "auf e1 steht der Architekt: Dieses Gebäude darf nicht abgerissen werden",
        ),
        (
            BUILDING,
            "build c1 > e1",
            "PS 4",
            "joining buildings belongs to the option for experts",
            "Gebäude zu vereinen gehört zur Variante für Kenner",
        ),
        (
            JOINED,
            "x f1",
            "PS 4",
            "a building of 3 floors moves exactly 3 steps; from e1 to f1 there are 1",
            "ein Gebäude mit 3 Etagen zieht genau 3 Schritte; von e1 nach f1 sind es 1",
        ),
        (
            JOINED,
            "x e4",
            "PS 4",
            "Blue's skyscraper on e4 is not smaller than 3 floors",
            "das Hochhaus von Blau auf e4 ist nicht kleiner als 3 Etagen",
        ),
        (
            JOINED,
            "build a2",
            "PS 4",
            "the three joined floors must now demolish a smaller building",
            "die drei Etagen müssen jetzt ein kleineres Gebäude abreißen",
        ),
        (
            BUILDING,
            "tax P1",
            "PS 3.5",
            "the architect has to build, 2 steps from where he stands",
            "der Architekt muss bauen, 2 Schritte von seinem Feld entfernt",
        ),
        (
            with_card(scene(CITY), 12),
            "tax P1",
            "PS 5",
            "the card “Wrecking Ball” comes first: Return another player's building of one or two floors",
            "zuerst kommt die Karte „Abrissbirne“: Gib ein fremdes Gebäude mit einer oder zwei Etagen zurück",
        ),
        (
            with_card(scene(CITY), 12),
            "remove d1",
            "PS 5",
            "the architect stands on d1: cards leave that building alone",
            "auf d1 steht der Architekt: Karten lassen dieses Gebäude stehen",
        ),
        (
            with_card(scene(CITY), 12),
            "remove a1",
            "PS 5",
            "your own building on a1 is not meant",
            "dein eigenes Gebäude auf a1 ist nicht gemeint",
        ),
        (
            with_card(scene(CITY), 12),
            "remove c1",
            "PS 5",
            "the card is not for skyscrapers like the one on c1",
            "die Karte gilt nicht für Hochhäuser wie das auf c1",
        ),
        (with_card(scene(CITY), 12), "remove f6", "PS 5", "nothing stands on f6", "auf f6 steht nichts"),
        (
            with_card(scene(CITY), 13),
            "return b1",
            "PS 5",
            "Blue's building on b1 is not yours",
            "das Gebäude von Blau auf b1 gehört nicht dir",
        ),
        (with_card(scene(CITY), 7), "return a1", "PS 5", "no skyscraper stands on a1", "auf a1 steht kein Hochhaus"),
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
            "both belong to Blue: swap the buildings of two different players",
            "beide gehören Blau: Vertausche Gebäude zweier verschiedener Mitspieler",
        ),
        (
            with_card(scene(CITY), 10),
            "swap c1 b1",
            "PS 5",
            "name the two fields in order: b1 before c1",
            "nenne die Felder der Reihe nach: b1 vor c1",
        ),
        (
            with_card(scene(CITY), 11),
            "move a1 b1",
            "PS 5",
            "b1 is not free: Blue, one floor",
            "b1 ist nicht frei: Blau, eine Etage",
        ),
    ],
)
def test_the_first_rule_that_forbids_a_move_is_named(position: Position, move: str, rule: str, en: str, de: str) -> None:
    assert refusal(position, move) == (rule, en, de)
