"""Refusals: every illegal move names the first rule that forbids it, in both languages."""

import pytest

from baumeister.core.errors import IllegalMove
from baumeister.games.wettstreit.words.phrases import seat_names
from baumeister.text import Text
from tests.games.kinds import Position
from tests.games.play import played
from tests.games.wettstreit.scenes import CASH_FOUR, FOUR, THREE, placed, start

BUILDING = placed(cities={1: "L1 G3 C5", 2: "G4 T1 C6", 3: "G2 H5 C4"}, hands={1: "G5 T2 R1 H6 L2"}, saboteurs={1: 1, 2: 1})
FIRST = placed(hands={1: "G5 T2 C5 H6"})
BIDDING = played(start(top="C7"), "auction open, bid 5")
ROBBING = placed(seat=1, saboteurs={1: 1, 2: 1, 4: 3}).play("done").play("roll S")
RANSOM = played(placed(cities={2: "G4 T1 C6"}, saboteurs={1: 1}), "sabotage P2 2, roll 4")
BURIAL = played(placed(cities={2: "G4 T1 C6"}, saboteurs={1: 1}, stacks=(9, 10)), "sabotage P2 2, roll S")
FINAL = placed(final=True, cities={1: "G3 T1 C5", 2: "G4"}, saboteurs={1: 1}, hands={1: "G5"})

REFUSALS = [
    (
        start(),
        "bid 3",
        "WB 3.3",
        "you bid and pass only in an auction; right now you choose a stack",
        "jetzt wählst du einen Stapel",
    ),
    (
        start(),
        "rob P2",
        "WB 3.1",
        "you take a saboteur from another player only after rolling one",
        "nur weg, wenn du einen würfelst",
    ),
    (
        FOUR.start(),
        "auction open",
        "WB 2.1",
        "the open stack’s top card must be turned up first",
        "erst wird die oberste Karte",
    ),
    (ROBBING, "rob P2", "WB 3.1", "you can’t take a saboteur from yourself", "dir selbst kannst du keinen"),
    (ROBBING, "rob P3", "WB 3.1", "Bear has no saboteur", "Bär hat keinen Saboteur"),
    (ROBBING, "auction open", "WB 3.2", "you choose a stack after income", "den Stapel wählst du nach den Einnahmen"),
    (played(start(), "auction open"), "pass", "WB 3.3", "this is your auction, so you must", "musst du das erste Gebot"),
    (played(start(), "auction open"), "bid 0", "WB 3.3", "your first bid must be at least 1 taler", "mindestens 1 Taler"),
    (BIDDING, "bid 5", "WB 3.3", "bid more than 5 talers, which is Lion’s bid", "mehr als 5 Taler, so viel hat Löwe"),
    (BIDDING, "lay G3 0", "WB 3.7", "you lay cards after the auction", "Karten legst du nach der Versteigerung"),
    (BIDDING, "sabotage P3 0", "WB 3.11", "you use saboteurs after the auction", "setzt du nach der Versteigerung"),
    (
        played(CASH_FOUR.start(), "reveal C7, roll 1, auction open"),
        "bid 12",
        "WB 3.3",
        "in this game you can’t bid more than you have: 11 talers",
        "in diesem Spiel bietest du höchstens, was du hast: 11 Taler",
    ),
    (BUILDING, "lay C9 3", "WB 3.7", "you don’t hold church\u00a09, only", "du hast nicht die Kirche\u00a09 auf der Hand"),
    (placed(), "lay C9 0", "WB 3.7", "you have no cards in hand", "du hast keine Karten auf der Hand"),
    (BUILDING, "lay G5 1", "WB 3.8", "place 1 is taken by city gate\u00a03", "auf Platz 1 liegt schon das Stadttor\u00a03"),
    (BUILDING, "lay G5 9", "WB 3.8", "place 9 is not next to a card of your city", "Platz 9 grenzt an keine Karte"),
    (BUILDING, "lay G5 -1", "WB 3.10", "left corner tower\u00a01 closes your city", "Darüber hinaus legst du nichts"),
    (BUILDING, "lay R1 3", "WB 3.10", "your city may have only one corner tower", "nur einen Eckturm"),
    (
        placed(cities={1: "G3 T1"}, hands={1: "T2"}),
        "lay T2 2",
        "WB 3.9",
        "two buildings of the same type can’t be neighbours, and tower\u00a01 is next to that place",
        "zwei gleichartige Gebäude dürfen nicht nebeneinanderstehen, und daneben liegt der Turm\u00a01",
    ),
    (
        placed(cities={1: "G3 T1"}, hands={1: "R2"}),
        "lay R2 2",
        "WB 3.9",
        "towers and corner towers are one type",
        "Türme und Ecktürme dürfen nicht",
    ),
    (
        placed(cities={1: "H5 T1"}, hands={1: "H6"}),
        "lay H6 2",
        "WB 3.9",
        "your city already has a town hall",
        "deine Stadt hat schon ein Rathaus",
    ),
    (
        placed(cities={1: "G3 . C5"}, hands={1: "L1"}),
        "lay L1 1",
        "WB 3.10",
        "a corner tower can’t go into a gap",
        "ein Eckturm darf nicht in eine Lücke",
    ),
    (
        placed(cities={1: "G3 C5"}, hands={1: "L1"}),
        "lay L1 2",
        "WB 3.10",
        "a left corner tower must be the leftmost card",
        "muss ganz links in deiner Stadt liegen",
    ),
    (
        placed(cities={1: "G3 C5"}, hands={1: "R1"}),
        "lay R1 -1",
        "WB 3.10",
        "a right corner tower must be the rightmost card",
        "muss ganz rechts in deiner Stadt liegen",
    ),
    (placed(hands={1: "G5 T2"}), "lay G5 0", "WB 3.7", "no three in your hand fit", "passen keine drei zusammen"),
    (FIRST, "lay G5 1", "WB 3.8", "your city is empty: its first card goes at place 0", "Die erste Karte kommt auf Platz 0"),
    (FIRST.play("lay G5 0"), "done", "WB 3.7", "exactly three cards, and you have laid only 1", "und du hast erst 1 gelegt"),
    (
        placed(hands={1: "H5 H6 T1 L1"}).play("lay T1 0"),
        "lay H5 1",
        "WB 3.7",
        "after town hall\u00a05 there you couldn’t lay one more",
        "nach dem Rathaus\u00a05 dort könntest du keine mehr legen",
    ),
    (BUILDING, "sabotage P1 1", "WB 3.11", "you can’t use a saboteur against yourself", "gegen dich selbst"),
    (
        BUILDING.play("lay T2 3"),
        "sabotage P3 0",
        "WB 3.11",
        "you sabotage instead of building",
        "sabotiert wird statt zu bauen",
    ),
    (placed(cities={2: "G4"}), "sabotage P2 0", "WB 3.11", "you have no saboteur", "du hast keinen Saboteur"),
    (BUILDING, "sabotage P3 7", "WB 3.11", "Bear has no building there", "hat Bär kein Gebäude"),
    (
        BUILDING,
        "sabotage P2 0",
        "WB 3.11",
        "Eagle has 1 shield; you can sabotage only the rival city with the fewest shields: Bear with 0",
        "Adler hat 1 Schild; sabotiert wird nur die gegnerische Stadt mit den wenigsten: Bär mit 0",
    ),
    (BUILDING, "sabotage P2 hand", "WB 3.12", "Eagle has no card in hand; hands of fewer than five are safe", "unter fünf"),
    (placed(THREE, saboteurs={1: 1}), "sabotage P4 hand", "WB 2.2", "there is no P4 with three players", "zu dritt gibt es"),
    (FINAL, "sabotage P2 0", "WB 4.2", "in the final round you only lay cards", "in der Endrunde legst du nur noch Karten"),
    (RANSOM, "under open", "WB 3.14", "a card goes under a stack only after a sabotage", "nur nach einer Sabotage"),
    (
        RANSOM,
        "done",
        "WB 3.7",
        "you can end only the building step; right now you decide whether to pay",
        "ob du für dein Gebäude zahlst",
    ),
    (BURIAL, "pay", "WB 3.11", "only the owner of an attacked building may pay", "wem ein angegriffenes Gebäude gehört"),
    (played(FINAL, "done, done, done, done"), "done", "WB 4.2", "the game is over", "das Spiel ist zu Ende"),
]


@pytest.mark.parametrize(
    ("position", "move", "rule", "en", "de"), REFUSALS, ids=[f"{number}-{case[1]}" for number, case in enumerate(REFUSALS)]
)
def test_a_refusal_names_the_rule_and_says_why(position: Position, move: str, rule: str, en: str, de: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        position.play(move)
    assert refused.value.rule == rule
    reason = Text.of(refused.value.reason).named(seat_names(position.game.seats))
    assert en in reason.en
    assert de in reason.de
