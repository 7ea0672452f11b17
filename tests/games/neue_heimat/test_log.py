"""What the log says, line by line, in both languages."""

from dataclasses import replace

import pytest

from baumeister.games.neue_heimat.game import RULES
from baumeister.games.neue_heimat.words.phrases import seat_names
from baumeister.present.words import LogLine
from baumeister.records.trace import random_game
from baumeister.text import Language
from tests.games.kinds import Game, Position
from tests.games.neue_heimat.scenes import bought, scene
from tests.games.neue_heimat.test_7_rounds import CUBES, last_turn, with_history
from tests.games.play import played

COMPLETE = "r1^1, r2^2, r3^3, r4^4"


def told(position: Position, language: Language = "en") -> list[str]:
    """Return the sentences about the last move."""
    return [line.text[language] for line in named(position)]


def named(position: Position) -> list[LogLine]:
    """Return the lines about the last move, with the seats' names filled in."""
    names = seat_names(position.game.seats)
    return [replace(line, text=line.text.named(names)) for line in position.log(0)]


def rules(position: Position) -> list[str]:
    """Return the rules that the lines about the last move follow."""
    return [line.rule for line in position.log(0)]


def test_draws() -> None:
    position = Game(RULES, 2, {}).start().play("cube r5")
    assert told(position) == []
    while position.actor == 0:
        position = position.play(position.moves[0])
    assert told(position) == ["The display is ready: 24 cubes"]
    assert told(position, "de") == ["Die Auslage liegt bereit: 24 Etagen"]


def test_illegal_earnings() -> None:
    position = scene(boxes=(2,)).play("stash")
    assert told(position) == ["Granite slips a cheque into the cash box (now 3)"]
    assert told(position, "de") == ["Granit steckt einen Scheck in die Schwarzgeldkasse (jetzt 3)"]
    assert rules(position) == ["NH 3.1"]


@pytest.mark.parametrize(
    ("what", "en", "de"),
    [
        ("1L", "Granite puts the orange 6 up for auction", "Granit versteigert die orange 6"),
        ("roof", "Granite puts a roof up for auction", "Granit versteigert ein Dach"),
        ("II", "Granite puts permit II up for auction", "Granit versteigert die Genehmigung II"),
        ("cancel", "Granite puts the cancel cube up for auction", "Granit versteigert den Aufhebungswürfel"),
        ("mayor", "Granite puts the mayor up for auction", "Granit versteigert den Bürgermeister"),
    ],
)
def test_offers(what: str, en: str, de: str) -> None:
    position = scene(("r6", "", "")).play(f"offer {what}")
    assert told(position) == [en]
    assert told(position, "de") == [de]
    assert rules(position) == ["NH 3.2"]


def test_roofs_turned_up() -> None:
    position = scene(("r6", "", "")).play("offer roof")
    assert told(position.play("roof 4")) == ["The roof is worth 4"]
    assert told(position.play("roof 4"), "de") == ["Es ist ein Dach mit einer 4"]
    blank = position.play("roof blank")
    assert told(blank) == ["The roof is blank: it is discarded, and Granite’s turn ends"]
    assert [line.held for line in blank.log(0)] == [True]
    assert told(blank, "de") == ["Das Dach ist leer: Es kommt aus dem Spiel, und der Zug von Granit ist zu Ende"]


def test_bids_and_passes() -> None:
    position = scene().play("offer I")
    assert told(position.play("bid 1")) == ["Marble bids 1 million"]
    assert told(position.play("bid 4"), "de") == ["Marmor bietet 4 Millionen"]
    assert told(position.play("pass"), "de") == ["Marmor passt"]


def test_who_cannot_bid_is_skipped_visibly() -> None:
    position = scene(seats=4, cash=(0, 0, 1, 47), turn=4).play("offer I")
    assert told(position)[1:] == ["Granite has no money and can’t bid", "Marble has no money and can’t bid"]
    position = position.play("bid 1")
    assert told(position, "de") == ["Schiefer bietet 1 Million"]
    position = played(scene(seats=4, cash=(12, 9, 3, 1)), "offer I", "bid 5")
    assert told(position)[1:] == [
        "Slate has only 3 million and can’t outbid 5 million",
        "Sandstone has only 1 million and can’t outbid 5 million",
    ]
    assert told(position, "de")[1:] == [
        "Schiefer hat nur 3 Millionen und kann 5 Millionen nicht überbieten",
        "Sandstein hat nur 1 Million und kann 5 Millionen nicht überbieten",
    ]


def test_a_piece_for_nothing() -> None:
    position = played(scene(), "offer 1L", "pass", "pass")
    assert told(position) == ["Slate passes", "Nobody bids: Granite gets the orange 6 for free"]
    assert told(position, "de")[1] == "Niemand bietet: Granit bekommt die orange 6 umsonst"
    nobody = scene(cash=(36, 0, 0)).play("offer mayor")
    assert told(nobody, "de")[1:] == [
        "Marmor hat kein Geld und kann nicht mitbieten",
        "Schiefer hat kein Geld und kann nicht mitbieten",
        "Niemand bietet: Granit bekommt den Bürgermeister umsonst",
    ]


def test_decisions() -> None:
    position = played(scene(), "offer 1L", "bid 2", "bid 5")
    assert told(position.play("sell")) == ["Granite sells the orange 6 to Slate for 5 million"]
    assert told(position.play("sell"), "de") == ["Granit verkauft die orange 6 für 5 Millionen an Schiefer"]
    assert told(position.play("keep")) == ["Granite keeps the orange 6 and pays Slate 5 million"]
    assert told(position.play("keep"), "de") == ["Granit behält die orange 6 und zahlt Schiefer 5 Millionen"]
    assert position.play("keep").log(0)[0].parts == ("cash-1", "cash-3")


def test_houses_begun_and_raised() -> None:
    position = bought(scene(("", "g6", "")), "r5")
    begun = position.play("place 1-1")
    assert told(begun) == ["Granite starts a house with the red 5 on lot 1 of row 1", "Granite now owns red"]
    assert told(begun, "de") == [
        "Granit beginnt mit der roten 5 ein Haus in Reihe 1 auf Bauplatz 1",
        "Granit gehört jetzt die Farbe Rot",
    ]
    assert rules(begun) == ["NH 4.1", "NH 4.2"]
    raised = bought(scene(("", "g6", "r1")), "r5").play("place 2-1")
    english = "Granite adds the red 5 to the house in row 2, lot 1: now 2 cubes, 11 pips, for Granite"
    assert told(raised) == [english]
    german = "Granit setzt die rote 5 auf das Haus in Reihe 2, Bauplatz 1: jetzt 2 Etagen, 11 Augen, für Granit"
    assert told(raised, "de") == [german]


def test_roofs_placed_and_rows_completed() -> None:
    position = bought(scene(("r1^1, r2^2, r3^3, g4", "", ""), mayor=1), "roof 5").play("place 1-4")
    assert told(position) == [
        "Granite puts roof 5 on the house in row 1, lot 4: +18 for Marble",
        "Row 1 is complete",
    ]
    assert told(position, "de") == [
        "Granit setzt das Dach 5 auf das Haus in Reihe 1, Bauplatz 4: +18 für Marmor",
        "Reihe 1 ist fertig",
    ]
    assert rules(position) == ["NH 4.3", "NH 5.1"]
    unfinished = bought(scene(("r1, g4", "", "")), "roof 5").play("place 1-2")
    assert told(unfinished) == ["Granite puts roof 5 on the house in row 1, lot 2: ±9 for Marble"]


def test_permits() -> None:
    position = bought(scene((COMPLETE, "", "")), "II")
    assert told(position.play("place 1+")) == [
        "Granite lengthens row 1 with permit II to 6 lots",
        "Row 1 is incomplete again",
    ]
    assert told(position.play("place 1+"), "de") == [
        "Granit verlängert Reihe 1 mit der Genehmigung II auf 6 Bauplätze",
        "Reihe 1 ist wieder unfertig",
    ]
    assert told(position.play("place 2-")) == ["Granite shortens row 2 with permit II to 2 lots"]
    assert told(bought(scene(), "III").play("place 2-"), "de") == [
        "Granit verkürzt Reihe 2 mit der Genehmigung III auf 1 Bauplatz"
    ]
    assert told(position.play("discard")) == ["Granite discards permit II"]
    assert told(position.play("discard"), "de") == ["Granit nimmt die Genehmigung II aus dem Spiel"]
    assert rules(position.play("discard")) == ["NH 4.4"]


def test_the_cancel_cube() -> None:
    position = bought(scene(lengths=(6, 4, 4), permits={2: (1, 2)}), "cancel")
    cancelled = position.play("cancel II")
    assert told(cancelled) == ["Granite cancels permit II: row 1 is now 4 lots long; both cubes leave the game"]
    assert told(cancelled, "de") == [
        "Granit hebt die Genehmigung II auf: Reihe 1 ist nun 4 Bauplätze lang; beide Würfel kommen aus dem Spiel"
    ]
    assert told(position.play("discard"), "de") == ["Granit nimmt den Aufhebungswürfel aus dem Spiel"]
    assert rules(position.play("discard")) == ["NH 4.5"]


def test_the_mayor() -> None:
    position = bought(scene(), "mayor")
    assert told(position.play("place 3")) == ["Granite puts the mayor in front of row 3: it counts double"]
    assert told(position.play("place 3"), "de") == ["Granit stellt den Bürgermeister vor Reihe 3: Sie zählt doppelt"]
    assert rules(position.play("discard")) == ["NH 4.6"]


def last_lines(position: Position) -> list[LogLine]:
    """Return the lines about a round's end."""
    lines = named(position)
    return lines[next(i for i, line in enumerate(lines) if line.rule == "NH 5.2") :]


def test_a_game_of_one_round_ends_with_its_reasons() -> None:
    rows = (COMPLETE, "g6 b4 y1^6, r5^1, b2^2, g3", "b5^3, g4")
    position = bought(scene(rows, mayor=2, boxes=(0, 3, 1), owners={"r": 1, "g": 2, "b": 3, "y": 3}), "roof 5")
    lines = last_lines(position.play("place 2-4"))
    assert [line.text.en for line in lines] == [
        "Rows 1 and 2 are complete: the game is over, and the points are counted afresh",
        "Row 3, never finished: Marble −4, Slate −8",
        "Row 1, complete: Granite 2 + 4 + 6 + 8 = 20",
        "Row 2, complete, doubled by the mayor: Granite 2 × 6 = 12, Marble 2 × 8 = 16, Slate 2 × (17 + 4) = 42",
        "Illegal earnings in the cash boxes: Marble 3, Slate 1",
        "Slate wins with 35 points",
    ]
    assert [line.text.de for line in lines] == [
        "Die Reihen 1 und 2 sind fertig: Das Spiel ist zu Ende, die Punkte werden neu gezählt",
        "Reihe 3, nie fertig geworden: Marmor −4, Schiefer −8",
        "Reihe 1, fertig: Granit 2 + 4 + 6 + 8 = 20",
        ("Reihe 2, fertig, vom Bürgermeister verdoppelt: Granit 2 × 6 = 12, Marmor 2 × 8 = 16, Schiefer 2 × (17 + 4) = 42"),
        "In den Schwarzgeldkassen: Marmor 3, Schiefer 1",
        "Schiefer gewinnt mit 35 Punkten",
    ]
    assert [line.points for line in lines] == [(0, 0, 0), (0, -4, -8), (20, 0, 0), (12, 16, 42), (0, 3, 1), ()]
    assert [line.rule for line in lines] == ["NH 5.2", "NH 6.1", "NH 6.1", "NH 6.1", "NH 6.2", "NH 6.3"]


def test_other_reasons_for_the_end() -> None:
    rows = ("r1^1, r2^1, r3^2, r4^2", "g1^3, g2^3, g3^4, g4^4", "b1^5, b2^5, b3^6, b4")
    twelfth = bought(scene(rows, lengths=(5, 6, 7)), "roof 6").play("place 3-4")
    assert (
        last_lines(twelfth)[0].text.en
        == "The twelfth numbered roof has been placed: the game is over, and the points are counted afresh"
    )
    assert last_lines(twelfth)[0].text.de == (
        "Das zwölfte Dach mit Zahl steht: Das Spiel ist zu Ende, die Punkte werden neu gezählt"
    )
    empty = bought(scene(("r1", "", ""), display=("", "", "")), "roof 4").play("place 1-1")
    assert (
        last_lines(empty)[0].text.en
        == "The display is empty and every house has a roof: the game is over, and the points are counted afresh"
    )
    assert (
        last_lines(empty)[0].text.de
        == "Die Auslage ist leer und jedes Haus hat ein Dach: Das Spiel ist zu Ende, die Punkte werden neu gezählt"
    )
    assert last_lines(empty)[-1].text.de == "Marmor und Schiefer teilen sich mit 0 Punkten den Sieg"


def test_rounds() -> None:
    position = with_history(last_turn(3, 2), [(7, 12, 12)]).play("place 2-4")
    assert last_lines(position)[0].text.en == "Rows 1 and 2 are complete: the round is over, and the points are counted afresh"
    assert last_lines(position)[-2].text.en == "Round 2 goes to Granite with 20 points"
    assert last_lines(position)[-2].text.de == "Runde 2 geht an Granit mit 20 Punkten"
    standing = "Granite 27 (1 round won), Marble 27 (1 round won), Slate 6 (1 round won)"
    assert last_lines(position)[-1].text.en == f"Scores after round 2: {standing}"
    assert last_lines(position)[-1].text.de.startswith("Stand nach Runde 2: Granit 27 (1 Runde gewonnen), ")
    new = position.play(CUBES[0])
    assert told(new)[0].startswith("Round 3:")
    assert told(new, "de")[0].startswith("Runde 3 beginnt:")


def test_shared_rounds_and_matches_won() -> None:
    shared = with_history(last_turn(5, 2, boxes=(0, 5, 0)), [(1, 1, 0)]).play("place 2-4")
    assert [line.text.en for line in last_lines(shared)][-2:] == [
        "Granite and Marble share round 2 with 20 points",
        "Granite and Marble win two rounds each and share the victory with 21 points",
    ]
    assert last_lines(shared)[-1].text.de == "Granit und Marmor gewinnen je zwei Runden und teilen sich mit 21 Punkten den Sieg"
    won = with_history(last_turn(3, 2), [(1, 0, 0)]).play("place 2-4")
    assert last_lines(won)[-1].text.en == "Granite wins two rounds and the match, with 21 points in total"
    assert last_lines(won)[-1].text.de == "Granit gewinnt zwei Runden und damit das Spiel, mit insgesamt 21 Punkten"
    assert last_lines(won)[-1].rule == "NH 7.3"


@pytest.mark.parametrize("seats", RULES.seats)
def test_the_points_of_the_lines_add_up(seats: int) -> None:
    for seed in range(4):
        for position in random_game(Game(RULES, seats, {"rounds": "2"}), seed):
            gained = [sum(points) for points in zip(*(line.points for line in position.log(0) if line.points), strict=True)]
            if gained:
                assert gained == position.state.round_points[position.state.round_number, :seats].tolist()
