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
    (start(), "bid 3", "WB 3.3", "bids belong to an auction, and now you choose a stack", "jetzt wählst du einen Stapel"),
    (start(), "rob P2", "WB 3.1", "a saboteur is taken from others only after rolling one", "nur, wenn man einen würfelt"),
    (FOUR.start(), "auction open", "WB 2.1", "first the open stack's top card is turned up", "erst wird die oberste Karte"),
    (ROBBING, "rob P2", "WB 3.1", "you can't take a saboteur from yourself", "dir selbst kannst du keinen"),
    (ROBBING, "rob P3", "WB 3.1", "Bear has no saboteur", "Bär hat keinen Saboteur"),
    (ROBBING, "auction open", "WB 3.2", "a stack is chosen after the income", "ein Stapel wird nach den Einnahmen gewählt"),
    (played(start(), "auction open"), "pass", "WB 3.3", "you put the card up for auction and must", "musst das erste Gebot"),
    (played(start(), "auction open"), "bid 0", "WB 3.3", "your first bid must be 1 taler at least", "mindestens 1 Taler"),
    (BIDDING, "bid 5", "WB 3.3", "a bid must be above 5 talers, which Lion has bid", "über 5 Talern liegen, so viel hat Löwe"),
    (BIDDING, "lay G3 0", "WB 3.7", "cards are laid after the auction", "gelegt wird nach der Versteigerung"),
    (BIDDING, "sabotage P3 0", "WB 3.11", "saboteurs are used after the auction", "kommen nach der Versteigerung"),
    (
        played(CASH_FOUR.start(), "reveal C7, roll 1, auction open"),
        "bid 12",
        "WB 3.3",
        "bids stay within the cash in this game, and you have 11 talers",
        "geboten wird hier nur, was man hat, und du hast 11 Taler",
    ),
    (BUILDING, "lay C9 3", "WB 3.7", "you don't hold church 9, you hold", "du hast die Kirche 9 nicht auf der Hand"),
    (placed(), "lay C9 0", "WB 3.7", "you have no cards in hand", "du hast keine Karten auf der Hand"),
    (BUILDING, "lay G5 1", "WB 3.8", "city gate 3 lies at place 1", "auf Platz 1 liegt schon das Stadttor 3"),
    (BUILDING, "lay G5 9", "WB 3.8", "place 9 is not next to a card of your city", "Platz 9 grenzt an keine Karte"),
    (BUILDING, "lay G5 -1", "WB 3.10", "left corner tower 1 is the end of your city", "Jenseits davon wird nichts gelegt"),
    (BUILDING, "lay R1 3", "WB 3.10", "before the final round a city has one corner tower", "höchstens einen Eckturm"),
    (
        placed(cities={1: "G3 T1"}, hands={1: "T2"}),
        "lay T2 2",
        "WB 3.9",
        "two buildings of the same type don't stand side by side, and tower 1 is next to place 2",
        "zwei gleichartige Gebäude stehen nicht nebeneinander, und neben Platz 2 liegt der Turm 1",
    ),
    (
        placed(cities={1: "G3 T1"}, hands={1: "R2"}),
        "lay R2 2",
        "WB 3.9",
        "towers and corner towers are of the same type",
        "Türme und Ecktürme sind gleichartig",
    ),
    (
        placed(cities={1: "H5 T1"}, hands={1: "H6"}),
        "lay H6 2",
        "WB 3.9",
        "your city has a town hall already",
        "deine Stadt hat schon ein Rathaus",
    ),
    (
        placed(cities={1: "G3 . C5"}, hands={1: "L1"}),
        "lay L1 1",
        "WB 3.10",
        "corner towers don't go into gaps",
        "Ecktürme kommen nicht in Lücken",
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
    (placed(hands={1: "G5 T2"}), "lay G5 0", "WB 3.7", "your hand has no three that fit", "passen keine drei zusammen"),
    (FIRST, "lay G5 1", "WB 3.8", "your city is empty: its first card lies at place 0", "Die erste Karte liegt auf Platz 0"),
    (FIRST.play("lay G5 0"), "done", "WB 3.7", "exactly three cards, and you have laid 1", "und du hast erst 1 gelegt"),
    (
        placed(hands={1: "H5 H6 T1 L1"}).play("lay T1 0"),
        "lay H5 1",
        "WB 3.7",
        "after town hall 5 there you could not lay one more",
        "nach dem Rathaus 5 dort könntest du keine mehr legen",
    ),
    (BUILDING, "sabotage P1 1", "WB 3.11", "a saboteur can't be used against yourself", "gegen dich selbst"),
    (
        BUILDING.play("lay T2 3"),
        "sabotage P3 0",
        "WB 3.11",
        "you sabotage instead of building",
        "sabotiert wird statt zu bauen",
    ),
    (placed(cities={2: "G4"}), "sabotage P2 0", "WB 3.11", "you have no saboteur", "du hast keinen Saboteur"),
    (BUILDING, "sabotage P3 7", "WB 3.11", "there is no building of Bear at that place", "kein Gebäude von Bär"),
    (
        BUILDING,
        "sabotage P2 0",
        "WB 3.11",
        "Eagle has 1 shield; only who has the fewest can be sabotaged: Bear with 0",
        "Adler hat 1 Schild; sabotiert wird nur, wer die wenigsten hat: Bär mit 0",
    ),
    (BUILDING, "sabotage P2 hand", "WB 3.12", "Eagle has no card in hand, and a hand is safe below five", "unter fünf"),
    (placed(THREE, saboteurs={1: 1}), "sabotage P4 hand", "WB 2.2", "with three players there is no P4", "zu dritt gibt es"),
    (FINAL, "sabotage P2 0", "WB 4.2", "in the final round cards are only laid", "in der Endrunde wird nur noch gelegt"),
    (RANSOM, "under open", "WB 3.14", "a card goes under a stack only after a sabotage", "nur nach einer Sabotage"),
    (RANSOM, "done", "WB 3.7", "only building can be ended, and now you say whether you pay", "ob du für dein Gebäude zahlst"),
    (BURIAL, "pay", "WB 3.11", "only the owner of an attacked building is asked", "wem ein angegriffenes Gebäude gehört"),
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
