"""Refusals: every illegal move names the first rule that forbids it, in both languages."""

import pytest

from baumeister.core.errors import IllegalMove
from baumeister.games.neue_heimat.words.phrases import seat_names
from baumeister.text import Text
from tests.games.kinds import Position
from tests.games.neue_heimat.scenes import bought, scene
from tests.games.play import played


def refusal(position: Position, move: str) -> tuple[str, str, str]:
    """Return the rule and the reasons, in English and German, for which a move is refused."""
    with pytest.raises(IllegalMove) as refused:
        position.play(move)
    reason = Text.of(refused.value.reason).named(seat_names(position.game.seats))
    return refused.value.rule, reason.en, reason.de


BOARD = scene(("r6, r5, r4^2", "g6, g4, g3", "b1"), display=("o6 y5", "v6", ""), mayor=2, out=(2,))
FULL = scene(("r1, r2^1, r3^1, r4^1", "g1^5, g2^2, g3^3, g4^4", "b1^5, b2^2, b4^4, b3^6"), display=("o6", "", ""))
BIDDING = played(scene(cash=(2, 5, 12)), "offer 1L")
DECIDING = played(BIDDING, "bid 3", "pass")
CANCELLING = bought(scene(("r1, r2, r3, r4, r5", "", ""), lengths=(5, 1, 4), permits={1: (1, 1), 3: (2, -3)}), "cancel")


@pytest.mark.parametrize(
    ("position", "move", "rule", "en", "de"),
    [
        (
            BOARD.play("stash"),
            "stash",
            "NH 3.1",
            "you have put a cheque into your cash box in this turn already",
            "du hast in diesem Zug schon einen Scheck in die Kasse gesteckt",
        ),
        (
            scene(cash=(0, 24, 12)),
            "stash",
            "NH 3.1",
            "you have no cheque to put into your cash box",
            "du hast keinen Scheck, den du in die Kasse stecken könntest",
        ),
        (
            BIDDING,
            "stash",
            "NH 3.1",
            "a cheque goes into the cash box only before the auction, on your own turn",
            "in die Schwarzgeldkasse kommt ein Scheck nur vor der Auktion im eigenen Zug",
        ),
        (
            BIDDING,
            "offer 1L",
            "NH 3.2",
            "Granite's auction of the orange 6 is still on",
            "Granit versteigert noch die Etage Orange 6",
        ),
        (BOARD, "offer 3L", "NH 3.2", "display row 3 is empty", "Auslagereihe 3 ist leer"),
        (
            BOARD,
            "offer 2R",
            "NH 3.2",
            "the violet 6 is the last cube of its display row; it is offered as the left end",
            "die Etage Violett 6 ist die letzte Etage der Auslagereihe; angeboten wird sie als linkes Ende",
        ),
        (
            FULL,
            "offer 1L",
            "NH 3.2",
            "the orange 6 can't be placed: no lot is free, and no house that may grow has more than 6 pips on top",
            (
                "die Etage Orange 6 hat keinen Platz: Kein Bauplatz ist frei, und kein Haus, das wachsen darf, zeigt "
                "oben mehr als 6 Augen"
            ),
        ),
        (scene(), "offer roof", "NH 3.2", "no house is without a roof", "kein Haus ist ohne Dach"),
        (BOARD, "offer II", "NH 3.2", "permit II is out of the game", "die Genehmigung II ist aus dem Spiel"),
        (
            BOARD,
            "offer mayor",
            "NH 3.2",
            "the mayor has been used already, on row 2",
            "Reihe 2 hat den Bürgermeister schon bekommen",
        ),
        (
            scene(out=(4, 5)),
            "offer cancel",
            "NH 3.2",
            "the cancel cube is out of the game",
            "der Aufhebungswürfel ist aus dem Spiel",
        ),
        (
            scene(lengths=(5, 4, 4), permits={1: (1, 1)}),
            "offer I",
            "NH 3.2",
            "permit I has been used already, on row 1",
            "Reihe 1 hat die Genehmigung I schon bekommen",
        ),
        (
            BOARD,
            "bid 2",
            "NH 3.4",
            "nothing is up for auction yet: choose a piece first",
            "es wird noch nichts versteigert: Wähle zuerst etwas aus",
        ),
        (
            BOARD,
            "pass",
            "NH 3.4",
            "nothing is up for auction yet: choose a piece first",
            "es wird noch nichts versteigert: Wähle zuerst etwas aus",
        ),
        (
            BIDDING,
            "bid 6",
            "NH 3.4",
            "you can bid 5 million at most: more you have not",
            "du kannst höchstens 5 Millionen bieten: Mehr hast du nicht",
        ),
        (
            BIDDING.play("bid 3"),
            "bid 3",
            "NH 3.4",
            "a bid must be above 3 million, which Marble has bid",
            "ein Gebot muss über 3 Millionen liegen, so viel hat Marmor geboten",
        ),
        (
            DECIDING,
            "bid 4",
            "NH 3.4",
            "all others have bid or passed; now you decide whether to sell or to keep",
            "alle anderen haben geboten oder gepasst; jetzt entscheidest du, ob du verkaufst oder behältst",
        ),
        (
            bought(BOARD, "o1"),
            "bid 4",
            "NH 3.4",
            "the auction is over: place the orange 1",
            "die Auktion ist vorbei: Setze die Etage Orange 1",
        ),
        (
            DECIDING,
            "keep",
            "NH 3.5",
            "to keep the orange 6 you would have to pay 3 million to Marble, but you have only 2 million",
            "um die Etage Orange 6 zu behalten, müsstest du 3 Millionen an Marmor zahlen, hast aber nur 2 Millionen",
        ),
        (
            BIDDING,
            "sell",
            "NH 3.5",
            "Granite decides that, when all have bid",
            "das entscheidet Granit, wenn alle geboten haben",
        ),
        (
            BOARD,
            "keep",
            "NH 3.5",
            "there is no bid to decide on: choose a piece first",
            "es gibt noch kein Gebot, über das zu entscheiden wäre: Wähle zuerst etwas aus",
        ),
        (
            bought(BOARD, "o1"),
            "sell",
            "NH 3.5",
            "it is settled who gets the orange 1: place it",
            "es ist entschieden, wer die Etage Orange 1 bekommt: Setze",
        ),
        (
            BOARD,
            "place 1-1",
            "NH 3.6",
            "you have bought nothing yet that you could place",
            "du hast noch nichts ersteigert, das du setzen könntest",
        ),
        (bought(BOARD, "o3"), "discard", "NH 4.1", "a floor cube must be placed", "eine Etage muss gebaut werden"),
        (bought(BOARD, "o3"), "place 1+", "NH 4.1", "a floor cube is placed on a lot", "eine Etage kommt auf einen Bauplatz"),
        (bought(BOARD, "o3"), "place 1-5", "NH 4.1", "row 1 is only 4 lots long", "Reihe 1 ist nur 4 Bauplätze lang"),
        (
            bought(BOARD, "o3"),
            "place 3-4",
            "NH 4.1",
            "no gaps: the next house of row 3 stands on lot 2",
            "ohne Lücken: Das nächste Haus von Reihe 3 steht auf Bauplatz 2",
        ),
        (
            bought(BOARD, "o3"),
            "place 1-3",
            "NH 4.3",
            "the house at row 1, lot 3 has a roof",
            "das Haus auf Reihe 1, Bauplatz 3 hat ein Dach",
        ),
        (
            bought(BOARD, "o3"),
            "place 1-1",
            "NH 4.1",
            "Row 1, lot 1 is fenced: one floor only",
            "Reihe 1, Bauplatz 1 ist eingezäunt: nur eine Etage",
        ),
        (
            bought(BOARD, "o4"),
            "place 2-2",
            "NH 4.1",
            "the orange 4 needs a house with more than 4 pips on top, but at row 2, lot 2 lies green 4",
            "die Etage Orange 4 braucht ein Haus, das oben mehr als 4 Augen zeigt, auf Reihe 2, Bauplatz 2 liegt aber Grün 4",
        ),
        (
            bought(BOARD, "roof 5"),
            "discard",
            "NH 4.3",
            "a roof with a number must be placed",
            "ein Dach mit Zahl muss gesetzt werden",
        ),
        (bought(BOARD, "roof 5"), "place 1", "NH 4.3", "a roof is placed on a house", "ein Dach kommt auf ein Haus"),
        (
            bought(BOARD, "roof 5"),
            "place 3-2",
            "NH 4.3",
            "there is no house at row 3, lot 2",
            "auf Reihe 3, Bauplatz 2 steht kein Haus",
        ),
        (
            bought(BOARD, "roof 5"),
            "place 1-3",
            "NH 4.3",
            "the house at row 1, lot 3 has a roof already",
            "das Haus auf Reihe 1, Bauplatz 3 hat schon ein Dach",
        ),
        (
            bought(BOARD, "III"),
            "place 3-1",
            "NH 4.4",
            "a permit lengthens or shortens a row, or is discarded",
            "eine Genehmigung verlängert oder verkürzt eine Reihe oder kommt aus dem Spiel",
        ),
        (
            bought(BOARD, "III"),
            "place 1-",
            "NH 4.4",
            "row 1 would be too short: it has 3 houses",
            "Reihe 1 würde zu kurz: Dort stehen 3 Häuser",
        ),
        (
            bought(scene(("r1", "", ""), lengths=(3, 2, 4), permits={1: (1, -1), 2: (2, -2)}), "III"),
            "place 1-",
            "NH 4.4",
            "row 1 would be too short: it has 1 house",
            "Reihe 1 würde zu kurz: Dort steht 1 Haus",
        ),
        (
            bought(scene(lengths=(3, 2, 4), permits={1: (1, -1), 2: (2, -2)}), "III"),
            "place 2-",
            "NH 4.4",
            "row 2 would have no lot left",
            "Reihe 2 hätte keinen Bauplatz mehr",
        ),
        (
            CANCELLING,
            "cancel I",
            "NH 4.5",
            "row 1 would be too short: it has 5 houses",
            "Reihe 1 würde zu kurz: Dort stehen 5 Häuser",
        ),
        (
            CANCELLING,
            "cancel II",
            "NH 4.5",
            "permit II does not lie on the board",
            "die Genehmigung II liegt nicht auf dem Brett",
        ),
        (
            CANCELLING,
            "place 1+",
            "NH 4.5",
            "the cancel cube takes a permit off the board, or is discarded",
            "der Aufhebungswürfel nimmt eine Genehmigung vom Brett oder kommt aus dem Spiel",
        ),
        (
            bought(scene(), "mayor"),
            "place 1-1",
            "NH 4.6",
            "the mayor is put before a row, or discarded",
            "der Bürgermeister kommt vor eine Reihe oder aus dem Spiel",
        ),
    ],
)
def test_the_first_rule_that_forbids_a_move_is_named(position: Position, move: str, rule: str, en: str, de: str) -> None:
    assert refusal(position, move) == (rule, en, de)
