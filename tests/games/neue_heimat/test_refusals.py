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
            "you have already put a cheque into your cash box this turn",
            "du hast in diesem Zug schon einen Scheck in die Schwarzgeldkasse gesteckt",
        ),
        (
            scene(cash=(0, 24, 12)),
            "stash",
            "NH 3.1",
            "you have no cheque to put into your cash box",
            "du hast keinen Scheck für die Schwarzgeldkasse",
        ),
        (
            BIDDING,
            "stash",
            "NH 3.1",
            "you may slip a cheque into your cash box only on your own turn, before the auction",
            "einen Scheck steckst du nur im eigenen Zug in die Schwarzgeldkasse, vor der Auktion",
        ),
        (
            BIDDING,
            "offer 1L",
            "NH 3.2",
            "bid or pass first: Granite is still auctioning the orange 6",
            "biete oder passe erst: Granit versteigert noch die orange 6",
        ),
        (BOARD, "offer 3L", "NH 3.2", "rack 3 is empty", "Leiste 3 ist leer"),
        (
            BOARD,
            "offer 2R",
            "NH 3.2",
            "the violet 6 is the last cube in its rack; it counts as the left end",
            "die violette 6 ist die letzte Etage ihrer Leiste; sie zählt als linkes Ende",
        ),
        (
            FULL,
            "offer 1L",
            "NH 3.2",
            "the orange 6 can’t be placed: no lot is free, and no open house shows more than 6 on top",
            ("die orange 6 hat keinen Platz: Kein Bauplatz ist frei, und kein offenes Haus zeigt oben mehr als 6"),
        ),
        (scene(), "offer roof", "NH 3.2", "every house has a roof already", "jedes Haus hat schon ein Dach"),
        (BOARD, "offer II", "NH 3.2", "permit II is out of the game", "die Genehmigung II ist aus dem Spiel"),
        (
            BOARD,
            "offer mayor",
            "NH 3.2",
            "the mayor has already been used on row 2",
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
            "permit I has already been used on row 1",
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
            "you can bid 5 million at most: that’s all you have",
            "du kannst höchstens 5 Millionen bieten: Mehr hast du nicht",
        ),
        (
            BIDDING.play("bid 3"),
            "bid 3",
            "NH 3.4",
            "you must bid more than Marble’s 3 million",
            "biete mehr als 3 Millionen, so viel bietet Marmor",
        ),
        (
            DECIDING,
            "bid 4",
            "NH 3.4",
            "everyone else has bid or passed; now sell or keep",
            "alle anderen haben geboten oder gepasst; verkaufe oder behalte jetzt",
        ),
        (
            bought(BOARD, "o1"),
            "bid 4",
            "NH 3.4",
            "the auction is over: place the orange 1",
            "die Auktion ist vorbei: Setze die orange 1",
        ),
        (
            DECIDING,
            "keep",
            "NH 3.5",
            "to keep the orange 6 you would have to pay 3 million to Marble, but you have only 2 million",
            "um die orange 6 zu behalten, müsstest du 3 Millionen an Marmor zahlen, hast aber nur 2 Millionen",
        ),
        (
            BIDDING,
            "sell",
            "NH 3.5",
            "Granite decides that once everyone has bid",
            "das entscheidet Granit, sobald alle geboten haben",
        ),
        (
            BOARD,
            "keep",
            "NH 3.5",
            "there is no bid yet: choose a piece first",
            "es gibt noch kein Gebot: Wähle zuerst etwas aus",
        ),
        (
            bought(BOARD, "o1"),
            "sell",
            "NH 3.5",
            "the orange 1 has found its buyer: place it",
            "wer die orange 1 bekommt, steht schon fest: Jetzt wird gesetzt",
        ),
        (
            BOARD,
            "place 1-1",
            "NH 3.6",
            "you haven’t bought anything to place yet",
            "du hast noch nichts ersteigert, was du setzen könntest",
        ),
        (bought(BOARD, "o3"), "discard", "NH 4.1", "you must place this cube", "diese Etage musst du bauen"),
        (bought(BOARD, "o3"), "place 1+", "NH 4.1", "place a cube on a lot", "setze eine Etage auf einen Bauplatz"),
        (bought(BOARD, "o3"), "place 1-5", "NH 4.1", "row 1 is only 4 lots long", "Reihe 1 ist nur 4 Bauplätze lang"),
        (
            bought(BOARD, "o3"),
            "place 3-4",
            "NH 4.1",
            "no gaps: the next house in row 3 goes on lot 2",
            "ohne Lücken: Das nächste Haus von Reihe 3 kommt auf Bauplatz 2",
        ),
        (
            bought(BOARD, "o3"),
            "place 1-3",
            "NH 4.3",
            "the house in row 1, lot 3 has a roof",
            "das Haus in Reihe 1, Bauplatz 3 hat ein Dach",
        ),
        (
            bought(BOARD, "o3"),
            "place 1-1",
            "NH 4.1",
            "Row 1, lot 1 is fenced: one cube only",
            "Reihe 1, Bauplatz 1 ist eingezäunt: nur eine Etage",
        ),
        (
            bought(BOARD, "o4"),
            "place 2-2",
            "NH 4.1",
            "the orange 4 needs a house showing more than 4 on top, but row 2, lot 2 has green 4",
            "die orange 4 braucht ein Haus, das oben mehr als 4 zeigt, in Reihe 2 auf Bauplatz 2 liegt aber Grün 4",
        ),
        (
            bought(BOARD, "roof 5"),
            "discard",
            "NH 4.3",
            "you must place a numbered roof",
            "ein Dach mit Zahl musst du setzen",
        ),
        (bought(BOARD, "roof 5"), "place 1", "NH 4.3", "put a roof on a house", "setze ein Dach auf ein Haus"),
        (
            bought(BOARD, "roof 5"),
            "place 3-2",
            "NH 4.3",
            "there is no house on lot 2 of row 3",
            "in Reihe 3 auf Bauplatz 2 steht kein Haus",
        ),
        (
            bought(BOARD, "roof 5"),
            "place 1-3",
            "NH 4.3",
            "the house in row 1, lot 3 already has a roof",
            "das Haus in Reihe 1, Bauplatz 3 hat schon ein Dach",
        ),
        (
            bought(BOARD, "III"),
            "place 3-1",
            "NH 4.4",
            "choose where a row’s barrier moves, or discard the permit",
            "wähle, wohin die Schranke einer Reihe rückt, oder nimm die Genehmigung aus dem Spiel",
        ),
        (
            bought(BOARD, "III"),
            "place 1-",
            "NH 4.4",
            "row 1 would be too short: it already has 3 houses",
            "Reihe 1 würde zu kurz: Dort stehen 3 Häuser",
        ),
        (
            bought(scene(("r1", "", ""), lengths=(3, 2, 4), permits={1: (1, -1), 2: (2, -2)}), "III"),
            "place 1-",
            "NH 4.4",
            "row 1 would be too short: it already has 1 house",
            "Reihe 1 würde zu kurz: Dort steht 1 Haus",
        ),
        (
            bought(scene(lengths=(3, 2, 4), permits={1: (1, -1), 2: (2, -2)}), "III"),
            "place 2-",
            "NH 4.4",
            "row 2 would have no lots left",
            "Reihe 2 hätte keinen Bauplatz mehr",
        ),
        (
            CANCELLING,
            "cancel I",
            "NH 4.5",
            "row 1 would be too short: it already has 5 houses",
            "Reihe 1 würde zu kurz: Dort stehen 5 Häuser",
        ),
        (
            CANCELLING,
            "cancel II",
            "NH 4.5",
            "permit II is not on the board",
            "die Genehmigung II liegt nicht auf dem Spielplan",
        ),
        (
            CANCELLING,
            "place 1+",
            "NH 4.5",
            "use the cancel cube to cancel a permit, or discard it",
            "hebe mit dem Aufhebungswürfel eine Genehmigung auf oder nimm ihn aus dem Spiel",
        ),
        (
            bought(scene(), "mayor"),
            "place 1-1",
            "NH 4.6",
            "put the mayor in front of a row or discard him",
            "stelle den Bürgermeister vor eine Reihe oder nimm ihn aus dem Spiel",
        ),
    ],
)
def test_the_first_rule_that_forbids_a_move_is_named(position: Position, move: str, rule: str, en: str, de: str) -> None:
    assert refusal(position, move) == (rule, en, de)
