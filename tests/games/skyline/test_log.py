"""What the log says, line by line, in both languages."""

import pytest

from baumeister.games.skyline.game import RULES
from baumeister.text import Language, Text
from tests.games.kinds import Game, Position
from tests.games.play import played
from tests.games.skyline.scenes import AWAY, by_colour, scene, with_card


def told(position: Position, language: Language = "en") -> list[str]:
    """Return the sentences about the last move."""
    return [by_colour(line.text)[language] for line in position.log(0)]


def rules(position: Position) -> list[str]:
    """Return the rules that the lines about the last move follow."""
    return [line.rule for line in position.log(0)]


def test_the_set_up() -> None:
    position = Game(RULES, 2, {"free_start": "on"}).start().play("corner SE")
    assert told(position) == ["Orange starts at the south-east corner"]
    assert told(position, "de") == ["Orange startet an der Südostecke"]
    position = played(position, "corner NW", "tower d3")
    assert told(position) == ["Orange places a skyscraper on d3"]
    position = played(position, "tower c4", "floor a1", "floor b1", "floor c1", "floor d1", "floor e1", "floor f1")
    assert told(position) == ["Blue places a floor on f1", "The architect starts on f1; Blue takes the first turn"]
    assert told(position, "de")[1] == "Der Architekt startet auf f1, Blau beginnt"
    assert rules(position) == ["PS 2.2", "PS 2.3"]


def test_a_throw_and_the_rent_with_the_group_that_it_is_for() -> None:
    position = scene(["b1 b# .*"]).play("roll 1 3")
    assert told(position) == ["Orange rolls 1 and 3 and pays Blue 110 in rent for a group of 2 buildings"]
    assert told(position, "de") == ["Orange würfelt 1 und 3 und zahlt Blau 110 Miete für eine Gruppe von 2 Gebäuden"]
    line = position.log(0)[0]
    assert line.parts == ("pawn-1", "field-a1", "field-b1")
    assert line.points == (-110, 110, 0)
    assert (line.seat, line.rule) == (1, "PS 3.3")
    assert told(scene(["b1 .*"]).play("roll 1 3")) == ["Orange rolls 1 and 3 and pays Blue 10 in rent"]


def test_another_throw_and_the_rent_that_it_leads_to() -> None:
    position = with_card(scene([".", ".", ".", ".", ".", ". . . . b1 .*"]), 1).play("white 2")
    assert told(position) == ["Orange rolls 2, moves on and pays Blue 10 in rent"]
    assert told(position, "de") == ["Orange würfelt 2, zieht weiter und zahlt Blau 10 Miete"]


def test_a_throw_without_rent() -> None:
    position = scene(["o1 .*"]).play("roll 1 3")
    assert told(position) == ["Orange rolls 1 and 3: no rent to pay"]
    assert told(position, "de") == ["Orange würfelt 1 und 3: keine Miete"]
    assert rules(position) == ["PS 3.1"]


def test_building() -> None:
    position = played(scene([], pawns=AWAY), "roll 2 2", "build c1")
    assert told(position) == ["Orange moves the architect to c1 and builds"]
    assert told(position, "de") == ["Orange schickt den Architekten nach c1 und baut"]
    assert position.log(0)[0].parts == ("field-c1", "rent-3")


def test_the_tags_of_rents_that_rise_are_named() -> None:
    joined = played(scene(["o1 o1", ".", ".", ".", ".", "b1"], pawns=AWAY), "roll 2 2", "build c1")
    assert joined.log(0)[0].parts == ("field-c1", "rent-1", "rent-2", "rent-3", "rent-27")
    inside = played(scene([], pawns=AWAY), "roll 2 3", "build c2")
    assert inside.log(0)[0].parts == ("field-c2",), "no road runs beside it"


def test_demolishing() -> None:
    position = played(scene([".* .  o1 .  b1 ."], pawns=AWAY), "roll 2 2", "build c1 x e1")
    assert told(position) == [
        "Orange raises c1 to 2 floors, moves it to e1 and tears down Blue’s building on e1",
    ]
    assert told(position, "de") == [
        "Orange stockt c1 auf 2 Etagen auf, zieht damit nach e1 und reißt das Gebäude von Blau auf e1 ab",
    ]
    line = position.log(0)[0]
    assert line.struck == 2
    assert line.blow is not None
    assert by_colour(line.blow) == Text("Orange has torn down your e1.", "Orange hat dir e1 abgerissen.")


def test_a_skyscraper() -> None:
    position = played(scene([".* .  o2 .  .  b2"], pawns=AWAY), "roll 2 2", "build c1 x f1")
    assert told(position)[1:] == [
        "The three floors on f1 become a skyscraper; Orange now has 1 skyscraper",
    ]
    assert told(position, "de")[1] == "Die drei Etagen auf f1 werden ein Hochhaus; Orange hat jetzt 1 Hochhaus"
    assert rules(position) == ["PS 3.6", "PS 3.7"]


def test_joining() -> None:
    rows = (".* .  o1 .  o1 .", ".", ".  .  .  .  .  b2")
    position = played(scene(rows, expert=True, pawns=AWAY), "roll 2 2", "build c1 > e1")
    assert told(position) == ["Orange raises c1 and joins e1: three floors"]
    assert told(position, "de") == ["Orange stockt c1 auf und vereint es mit e1: drei Etagen"]
    assert told(position.play("x f3"))[0] == "Orange moves them from e1 to f3 and tears down Blue’s building on f3"


def test_turns_without_building() -> None:
    blocked = scene([".* b1 .  .  .  .", "y1"], pawns=AWAY).play("roll 2 1")
    assert told(blocked)[-1] == "Orange can’t build 1 space from the architect"
    assert told(blocked, "de")[-1] == "Orange kann nicht bauen: 1 Schritt weiter findet der Architekt keinen Platz"
    full = [".* o2 .  o2 .  o2", "o2", "o2 .  o2", "o1"]
    assert told(scene(full, pawns=AWAY).play("roll 2 2"))[-1] == "Orange has no floors left and can’t build"


def test_action_fields_and_cards() -> None:
    position = scene(["o# b# b1 y1 .*"], pawns=(12, 0, 0)).play("roll 2 5")
    assert told(position) == ["Orange rolls 2 and 5: an action card"]
    position = position.play("card 6")
    assert told(position) == [
        "Orange draws “Property Tax”: Pay 50 for each of your skyscrapers",
        "Orange pays the bank 50 in tax",
    ]
    assert told(position, "de")[0] == "Orange zieht „Grundsteuer“: Zahle 50 für jedes deiner Hochhäuser"
    assert position.log(0)[1].points == (-50, 0, 0)


CITY = ["o1 b1 y# .*", "b# o#"]


@pytest.mark.parametrize(
    ("kind", "moves", "en", "de"),
    [
        (1, ("white 3",), "Orange rolls 3 and moves on", "Orange würfelt 3 und zieht weiter"),
        (2, ("advance P2 1",), "Orange moves Blue’s pawn 1 space", "Orange zieht die Figur von Blau 1 Feld weiter"),
        (
            2,
            ("advance P1 2",),
            "Orange moves Orange’s pawn 2 spaces",
            "Orange zieht die Figur von Orange 2 Felder weiter",
        ),
        (3, (), "The bank pays Yellow 100", "Die Bank zahlt Gelb 100"),
        (
            4,
            ("roll 3 5",),
            "Orange rolls 3 and 5: the bank pays 80",
            "Orange würfelt 3 und 5: Die Bank zahlt 80",
        ),
        (
            5,
            ("tax P2",),
            "Orange chooses Blue, who pays the bank 50",
            "Orange wählt Blau: 50 Steuern an die Bank",
        ),
        (
            7,
            ("return c1",),
            "Orange takes Yellow’s skyscraper on c1 off the board",
            "Orange nimmt das Hochhaus von Gelb auf c1 vom Plan",
        ),
        (
            8,
            ("swap a1 b1",),
            "Orange swaps the building on a1 with Blue’s building on b1",
            "Orange vertauscht das Gebäude auf a1 mit dem Gebäude von Blau auf b1",
        ),
        (9, ("floor e1",), "Orange places a floor on e1", "Orange setzt eine Etage auf e1"),
        (
            10,
            ("swap b1 c1",),
            "Orange swaps Blue’s building on b1 with Yellow’s skyscraper on c1",
            "Orange vertauscht das Gebäude von Blau auf b1 mit dem Hochhaus von Gelb auf c1",
        ),
        (
            11,
            ("move a1 f6",),
            "Orange moves a building from a1 to f6",
            "Orange versetzt ein Gebäude von a1 nach f6",
        ),
        (
            12,
            ("remove b1",),
            "Orange takes Blue’s building on b1 off the board",
            "Orange nimmt das Gebäude von Blau auf b1 vom Plan",
        ),
        (
            13,
            ("return b2",),
            "Orange takes the skyscraper on b2 off the board",
            "Orange nimmt das Hochhaus auf b2 vom Plan",
        ),
    ],
)
def test_what_cards_do(kind: int, moves: tuple[str, ...], en: str, de: str) -> None:
    position = played(with_card(scene(CITY, cash=(700, 700, 600)), kind), *moves)
    assert en in told(position)
    assert de in told(position, "de")


def test_cards_without_effect_or_tax() -> None:
    assert told(with_card(scene(["o1 .*"]), 12))[-1] == "The card has no effect"
    assert told(with_card(scene(["o1 .*"]), 6), "de")[-1] == "Orange muss keine Steuern zahlen"
    assert told(with_card(scene(["o1 .*"]), 5).play("tax P2"))[-1] == "Orange chooses Blue, who owes no tax"
    assert told(with_card(scene(["o1 .*"]), 3))[-1] == "The bank pays Orange, Blue and Yellow 100 each"


def test_cards_of_the_second_round_follow_the_throw_at_once() -> None:
    seen = (10, 6, 5, 2, 7, 13, 1, 1, 3, 3, 4, 4, 8, 8, 9, 9, 11, 11, 12, 12)
    position = scene(["o# b1 .*"], 2, pile=seen, pawns=(12, 0)).play("roll 2 1")
    assert told(position) == [
        "Orange rolls 2 and 1: an action card",
        "Orange draws “Trading Places”: Swap the buildings of two rivals, even skyscrapers",
        "With two players the card has no effect: draw another",
        "Orange draws “Property Tax”: Pay 50 for each of your skyscrapers",
        "Orange pays the bank 50 in tax",
    ]
    last = with_card(scene(["o# b1 .*"], 2, pile=(6, *seen[2:])), 10)
    assert told(last) == told(position)[1:], "the twentieth draw is replaced by the first card"


def test_the_end_by_skyscrapers() -> None:
    rows = [".* .  o2 .  .  b2", ".", ".", "o# o# o# o#", "b#"]
    position = played(scene(rows, pawns=AWAY), "roll 2 2", "build c1 x f1")
    assert told(position)[-4:] == [
        "Orange has built all 5 skyscrapers: the game is over",
        "Blue gets a premium of 100 for 1 skyscraper",
        "Orange gets a premium of 500 for 5 skyscrapers",
        "Orange wins with 1,200\u00a0in total",
    ]
    assert told(position, "de")[-1] == "Orange gewinnt mit 1.200\u00a0insgesamt"
    blue, orange = position.log(0)[-3:-1]
    assert (blue.points, orange.points) == ((0, 100, 0), (500, 0, 0))
    assert (blue.seat, blue.parts) == (0, ("plate-2", "stands-2-a5-4")), "counted, one after the other"


def test_a_skyscraper_before_the_last_is_told_as_such() -> None:
    rows = [".* .  o2 .  .  b2", ".", ".", "o# o# o#"]
    warned = "The three floors on f1 become a skyscraper; Orange now has 4 skyscrapers"
    assert told(played(scene(rows, pawns=AWAY), "roll 2 2", "build c1 x f1"))[-1] == f"{warned}: one more ends the game"
    assert warned not in " ".join(told(played(scene([*rows[:3], "o#"], pawns=AWAY), "roll 2 2", "build c1 x f1")))


def test_the_end_by_bankruptcy() -> None:
    position = scene(["b# b1 .*", "o#"], cash=(100, 300, 510)).play("roll 1 3")
    assert told(position) == [
        "Orange rolls 1 and 3 and owes Blue 110 in rent but has only 100",
        "Orange is bankrupt: the game is over",
        "Orange gets a premium of 100 for 1 skyscraper",
        "Blue gets a premium of 100 for 1 skyscraper",
        "Orange now pays Blue the 110 in rent",
        "Blue and Yellow share the victory with 510\u00a0in total each",
    ]
    helped = scene(["b# b# b# b# .*", "o#"], cash=(100, 300, 700)).play("roll 1 3")
    assert told(helped)[-2] == ("Orange pays Blue everything: 100 in cash and 100 for 1 skyscraper; the bank adds 200")
    assert told(helped, "de")[-2] == ("Orange zahlt Blau alles: 100 in bar und 100 für 1 Hochhaus; die Bank legt 200 dazu")
    assert helped.log(0)[-2].points == (-200, 400, 0)


def test_the_result_names_the_rent_that_made_a_seat_bankrupt() -> None:
    ends = [scene([row, "o#"], cash=(100, 300, 700)).play("roll 1 3") for row in ("b# b1 .*", "b# b# b# b# .*")]
    said = [[by_colour(text).en for text in RULES.words.remarks(end.state)] for end in ends]
    assert said == [
        ["Orange owed Blue 110 in rent at the end and went bankrupt. The premium made up for it."],
        ["Orange owed Blue 400 in rent at the end and went bankrupt. The bank added the missing 200."],
    ]
    assert RULES.words.remarks(scene(["b# b1 .*", "o#"]).state) == []


def test_nobody_has_a_skyscraper_at_the_end() -> None:
    position = scene(["b2 .*"], cash=(10, 300, 700)).play("roll 1 3")
    assert told(position)[-2] == "Orange pays Blue everything: 10 in cash; the bank adds 10"
    assert told(position)[-3:] == ["Nobody gets a premium", *told(position)[-2:]]
