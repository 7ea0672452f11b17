"""What Neue Heimat says: names, prompts, forms, the breakdown of points, the terminal."""

import pytest
from rich.text import Text as RichText

from baumeister.games.neue_heimat.game import RULES
from baumeister.games.neue_heimat.words.phrases import seat_names
from baumeister.text import Text
from tests.games.kinds import Game, Position
from tests.games.neue_heimat.scenes import bought, scene
from tests.games.neue_heimat.test_7_rounds import last_turn, with_history
from tests.games.play import played


def test_seats_are_called_by_their_stone() -> None:
    assert [name.en for name in seat_names(5)] == ["Granite", "Marble", "Slate", "Sandstone", "Basalt"]
    assert [name.de for name in seat_names(3)] == ["Granit", "Marmor", "Schiefer"]


def prompts(position: Position) -> tuple[Text, Text]:
    """Return what the actor is told and what others are."""
    names = seat_names(position.game.seats)
    return position.view(position.actor).prompt().named(names), position.view(0).prompt().named(names)


def test_prompts_before_the_auction() -> None:
    own, others = prompts(scene())
    assert own.en == "Choose a piece to auction: all bid, then you sell or keep it."
    assert own.de == "Versteigere etwas: Alle bieten, dann verkaufst oder behältst du es."
    assert others == Text("Granite is choosing a piece to auction.", "Granit wählt, was versteigert wird.")
    assert prompts(scene().play("stash"))[0] == own
    full = scene(("r1,r1,r1,r1",) * 3, display=("o6", "v2", ""))
    assert prompts(full)[0].en == "No cube at the end of a rack fits on the board: auction another piece."
    assert not any(move.startswith(("offer 1", "offer 2", "offer 3")) for move in map(str, full.moves))
    some = scene(("r1,r6,r1,r1", *("r1,r1,r1,r1",) * 2), display=("o6", "v2", ""))
    assert prompts(some)[0].en == "Choose a piece to auction; pale cubes at the ends fit nowhere."
    assert prompts(scene(("r1,r6,r1,r1", *("r1,r1,r1,r1",) * 2), display=("", "v2", "")))[0] == own


def test_prompts_for_bids() -> None:
    position = scene().play("offer 1L")
    assert prompts(position) == (
        Text("Bid for the orange 6, or pass.", "Biete auf die orange 6 oder passe."),
        Text("Marble is bidding for the orange 6.", "Marmor bietet auf die orange 6 oder passt."),
    )
    assert prompts(position.play("bid 3"))[0] == Text(
        "Bid more than 3 million for the orange 6, or pass.", "Biete mehr als 3 Millionen auf die orange 6 oder passe."
    )


def test_the_end_is_in_sight_when_a_row_or_a_last_roof_brings_it() -> None:
    def said(position: Position) -> Text:
        return RULES.words.end_in_sight(position.state)

    assert said(scene(("r6", "", ""))).en == ""
    assert said(scene(("r6^4", "", ""), lengths=(1, 4, 4))) == Text(
        "Row 1 is complete: one more ends the game", "Reihe 1 ist fertig: Die nächste beendet das Spiel"
    )
    roofs = ("r6^1, r5^1, r4^2, r3^2, r2^3", "g6^3, g5^4, g4^4, g3^5, g2^5", "b6")
    assert said(scene(roofs, lengths=(6, 6, 4))).en == "Two more roofs with numbers end the game"
    assert said(scene(("r6", "", ""), display=("", "", ""))).en == "No cubes left: the last roof ends the game"


def test_prompts_for_the_decision() -> None:
    position = played(scene(), "offer mayor", "bid 3", "pass")
    assert prompts(position) == (
        Text(
            "Marble bids 3 million: sell it, or keep it and pay Marble the same.",
            "Marmor bietet 3 Millionen: Verkaufe das Teil oder behalte es zum selben Preis.",
        ),
        Text(
            "Marble bids 3 million for the mayor: Granite sells or keeps it.",
            "Marmor bietet 3 Millionen: Granit verkauft oder behält den Bürgermeister.",
        ),
    )
    poor = played(scene(cash=(2, 12, 12)), "offer mayor", "bid 3", "pass")
    assert prompts(poor)[0].en == "Marble bids 3 million. You can’t afford to keep the mayor, so you must sell."


@pytest.mark.parametrize(
    ("what", "en", "de"),
    [
        ("r5", "Place the red 5: start a house or", "Baue die rote 5: Beginne ein Haus oder"),
        ("roof 4", "Put roof 4 on a house without a roof.", "Setze das Dach 4 auf ein Haus ohne Dach."),
        (
            "I",
            "Make a row 1 lot longer or shorter with permit I",
            "Ändere eine Reihe um 1 Bauplatz oder nimm das Teil aus dem Spiel.",
        ),
        (
            "III",
            "Make a row 3 lots longer or shorter",
            "Ändere eine Reihe um 3 Bauplätze oder nimm das Teil aus dem Spiel.",
        ),
        ("cancel", "No permit is on the board to cancel: discard the cancel cube.", "Keine Genehmigung ist im Spiel"),
        ("mayor", "Put the mayor in front of a row", "Bürgermeister: Verdopple eine Reihe"),
    ],
)
def test_prompts_for_placing(what: str, en: str, de: str) -> None:
    own, others = prompts(bought(scene(("", "g6", "")), what))
    assert own.en.startswith(en)
    assert own.de.startswith(de)
    assert others.en.startswith("Granite is placing ")


def test_the_cancel_cube_is_offered_permits_on_the_board() -> None:
    own, _ = prompts(bought(scene(("", "g6", ""), lengths=(4, 5, 4), permits={1: (2, 1)}), "cancel"))
    assert own.en == "Cancel a permit on the board, or discard the cancel cube."


def test_prompts_while_chance_moves_and_after_the_end() -> None:
    start = Game(RULES, 2, {}).start()
    assert start.view(1).prompt().en == "Laying out the display: cube 1 of 24."
    turning = scene(("r6", "", "")).play("offer roof")
    assert turning.view(0).prompt() == Text("A roof is turned up.", "Ein Dach wird aufgedeckt.")
    between = last_turn(3).play("place 2-4")
    assert between.view(0).prompt() == Text(
        "Round 1 is over; the next is being set up.", "Runde 1 ist zu Ende; die nächste wird aufgebaut."
    )
    over = last_turn(1).play("place 2-4").view(0).prompt()
    assert over.named(seat_names(3)).en == "Granite wins with 20 points"


def form(position: Position) -> dict[str, list[str]]:
    """Return the form of the actor in English."""
    view = position.view(position.actor)
    groups = RULES.words.groups(view.state, view.numbers)
    names = seat_names(position.game.seats)
    return {group.title.en: [label.named(names).en for _, label in group.moves] for group in groups}


def test_forms_before_the_auction() -> None:
    assert form(scene(("r6", "", ""), display=("o6 b1", "v3", ""), out=(1, 2))) == {
        "Illegal earnings": ["Optional: a cheque (1\N{NO-BREAK SPACE}million) for 1 point"],
        "Rack 1": ["Auction orange 6 (unowned colour)", "Auction blue 1 (unowned colour)"],
        "Rack 2": ["Auction violet 3 (unowned colour)"],
        "Other pieces": [
            "Auction a roof (finishes a house)",
            "Auction permit III (a row ±3 lots)",
            "Auction the cancel cube (takes a permit away)",
            "Auction the mayor (doubles a row)",
        ],
    }


def test_forms_in_the_auction() -> None:
    position = scene(cash=(12, 3, 9)).play("offer 1L")
    assert form(position) == {
        "No bid": ["Pass"],
        "Bid": [
            "1 million, which leaves you 2",
            "2 million, which leaves you 1",
            "3 million, which leaves you 0",
        ],
    }
    assert form(played(position, "bid 3", "pass")) == {
        "Your decision": ["Sell: +3 from Marble (then 15)", "Keep: −3 to Marble (then 9)"]
    }


def test_forms_for_placing() -> None:
    assert form(bought(scene(("r1", "g6 b5, g5", "")), "y3")) == {
        "Row 1": ["Row 1, lot 2: a new house, for Granite"],
        "Row 2": [
            "Row 2, lot 1: on the blue 5; makes 14 points, for Granite",
            "Row 2, lot 2: on the green 5; makes 8 points, for Granite",
            "Row 2, lot 3: a new house, for Granite",
        ],
        "Row 3": ["Row 3, lot 1: a new house, for Granite"],
    }
    assert form(bought(scene(("r1, r2, r3", "", "")), "II")) == {
        "Lengthen": ["Lengthen row 1 to 6 lots", "Lengthen row 2 to 6 lots", "Lengthen row 3 to 6 lots"],
        "Shorten": ["Shorten row 2 to 2 lots", "Shorten row 3 to 2 lots"],
        "Not on the board": ["Discard"],
    }
    assert form(bought(scene(lengths=(6, 4, 4), permits={2: (1, 2)}), "cancel")) == {
        "Cancel": ["Cancel permit II: row 1 is then 4 lots long"],
        "Not on the board": ["Discard"],
    }
    assert form(bought(scene(), "mayor")) == {
        "In front of a row": [f"Put him in front of row {row}" for row in (1, 2, 3)],
        "Not on the board": ["Discard"],
    }


def gains(position: Position) -> dict[str, str]:
    return {RULES.move_texts[move]: RULES.words.gain(position.state, move) for move in position.numbers}


def test_a_lot_says_how_a_floor_or_a_roof_that_completes_a_row_changes_the_score() -> None:
    last = bought(scene(("r1", "", ""), lengths=(1, 4, 4)), "roof 4")
    assert gains(last) == {"place 1-1": "+6"}, "from −1 to +5"
    houses = scene(("r1", "g6 b5, g5", ""))
    for piece in ("y3", "roof 4", "II"):
        assert set(gains(bought(houses, piece)).values()) == {""}, "their signs say it"
    assert set(gains(houses).values()) == {""}


def test_points_in_unfinished_rows_are_at_stake_until_the_round_is_counted() -> None:
    position = scene(("r6^2", "r1, g5", ""), owners={"r": 1, "g": 2}, lengths=(1, 4, 4), boxes=(2,), mayor=2)
    assert list(position.scores) == [8 - 2 + 2, -10, 0]
    assert RULES.words.at_stake(position.state) == [2, 10, 0]
    finished = scene(("r6^2", "", ""), owners={"r": 1}, lengths=(1, 4, 4))
    assert not any(RULES.words.at_stake(finished.state))
    assert RULES.words.at_stake(with_history(last_turn(3, 2), [(7, 12, 12)]).play("place 2-4").state) == ()


def test_the_breakdown_tells_earlier_rounds_then_rows_and_cash_boxes() -> None:
    position = with_history(last_turn(3, 2, boxes=(0, 2, 0)), [(7, 12, 12)])
    rows = [(name.en, list(points)) for name, points in RULES.words.breakdown(position.state)]
    assert rows == [
        ("Round 1", [7, 12, 12]),
        ("Row 1", [20, 0, 0]),
        ("Row 2", [0, -10, -6]),
        ("Row 3", [0, 0, -12]),
        ("Cash box", [0, 2, 0]),
    ]


def test_the_terminal_shows_houses_permits_and_the_auction() -> None:
    position = scene(("r6 b4^3", "g2", ""), lengths=(6, 4, 4), permits={2: (1, 2)}, mayor=2, cash=(9, 12, 12), boxes=(3,))
    plain = RichText.from_markup(RULES.screen(played(position, "offer 1L", "bid 2").state, "en")).plain.splitlines()
    assert plain[0] == "Row 1  r6·b4^3=13 P1  _  _  _  _  _  (II+2)"
    assert plain[1] == "Row 2  g2=2 P2  _  #  _  (counts double)"
    assert "Auction by Granite: o6 (Marble 2)" in plain
    assert "  ■ P1 Granite  9 cheques, cash box 3, owns r b" in plain
