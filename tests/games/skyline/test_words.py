"""What Project Skyline says: names, prompts, forms, the breakdown of money, the terminal."""

from rich.text import Text as RichText

from baumeister.games.skyline.game import RULES
from baumeister.games.skyline.words.phrases import seat_names
from baumeister.text import Text
from tests.games.kinds import Game, Position
from tests.games.play import played
from tests.games.skyline.scenes import AWAY, by_colour, scene, with_card


def prompts(position: Position) -> tuple[Text, Text]:
    """Return what the actor is told and what others are."""
    return by_colour(position.view(max(position.actor, 0)).prompt()), by_colour(position.view(0).prompt())


def test_seats_are_called_by_their_colour() -> None:
    assert [name.en for name in seat_names(4)] == ["Orange", "Blue", "Yellow", "Purple"]
    assert [name.de for name in seat_names(3)] == ["Orange", "Blau", "Gelb"]


def test_sentences_leave_open_who_sits_on_a_seat() -> None:
    throwing = scene(["b1 .*"], turn=2).state
    assert RULES.words.prompt(throwing).pieces("en") == [2, " rolls the dice."]
    position = scene(["b1 .*"])
    line, *_ = RULES.words.log(position.state, position.game.move("roll 1 3").number, position.play("roll 1 3").state)
    names = [Text("Ada", "Ada"), Text("Ben", "Ben"), Text("Cem", "Cem")]
    assert line.text.named(names).en == "Ada rolls 1 and 3 and pays Ben 10 in rent"


def test_prompts_of_the_set_up() -> None:
    position = Game(RULES, 2, {"free_start": "on"}).start()
    assert prompts(position) == (
        Text("Choose the corner where your pawn starts.", "Wähle die Ecke, an der deine Figur startet."),
        Text("Orange is choosing a starting corner.", "Orange wählt eine Startecke."),
    )
    position = played(position, "corner NW", "corner SE")
    assert prompts(position)[0].en == "Place your first skyscraper in the centre."
    assert prompts(played(position, "tower c3", "tower d3"))[1].de == (
        "Orange setzt eine Etage. Aufgebaut wird gegen den Uhrzeigersinn."
    )


def test_prompts_for_the_architect() -> None:
    position = scene([".* o1 . b1"], pawns=AWAY).play("roll 2 1")
    assert prompts(position) == (
        Text(
            "Move the architect exactly 1 space: choose an empty lot, or a building to raise.",
            "Der Architekt geht genau 1 Schritt: Wähle ein freies Feld oder ein Gebäude zum Aufstocken.",
        ),
        Text("Orange is building, 1 space from the architect.", "Orange baut, 1 Schritt vom Architekten entfernt."),
    )
    assert "4 Schritte:" in prompts(scene([], pawns=AWAY).play("roll 2 4"))[0].de


def test_the_end_is_in_sight_when_a_skyscraper_is_missing_or_a_rent_is_too_high() -> None:
    def said(position: Position, seat: int = 0) -> Text:
        return by_colour(RULES.words.end_in_sight(position.view(seat).state))

    assert said(scene(["o1 .*"], pawns=AWAY)).en == ""
    assert said(scene(["o# o# o# o# .*"], pawns=AWAY)) == Text(
        "Orange: one more skyscraper ends it", "Orange: noch ein Hochhaus, dann Schluss"
    )
    ruinous = scene(["b# . b2 .*"], pawns=(0, 14, 14), cash=(15, 700, 700))
    assert said(ruinous, 1) == Text("A white 1 or 3 would bankrupt you", "Bei einer weißen 1 oder 3 bist du bankrott")
    assert said(ruinous) == Text("A white 1 or 3 would bankrupt Orange", "Bei einer weißen 1 oder 3 ist Orange bankrott")


def test_only_ways_to_build_that_there_are_are_prompted() -> None:
    assert (
        prompts(scene([], pawns=AWAY).play("roll 2 1"))[0].en == "Move the architect exactly 1 space and build on an empty lot."
    )
    taken = scene([".* o1 . b1", "y1"], pawns=AWAY).play("roll 2 1")
    assert prompts(taken)[0].en == ("Move the architect exactly 1 space: choose a building to raise, then where it moves.")


def test_prompts_for_joined_floors_and_cards() -> None:
    rows = (".* .  o1 .  o1 .", ".", ".  .  .  .  .  b2")
    position = played(scene(rows, expert=True, pawns=AWAY), "roll 2 2", "build c1 > e1")
    assert prompts(position)[0].en == "Move your three floors on e1 three spaces and tear down a smaller building."
    assert prompts(position)[1].en == "Orange is choosing what to tear down."
    audit = with_card(scene(["o#"]), 5)
    assert prompts(audit) == (
        Text(
            "Tax Audit: Choose any player. They pay 50 for each of their skyscrapers.",
            "Steuerprüfung: Wähle einen beliebigen Spieler. Er zahlt 50 für jedes seiner Hochhäuser.",
        ),
        Text("Orange is resolving “Tax Audit”.", "Orange führt „Steuerprüfung“ aus."),
    )


def test_prompts_while_chance_moves_and_after_the_end() -> None:
    assert prompts(scene([], turn=2))[0] == Text("Blue rolls the dice.", "Blau würfelt.")
    assert prompts(scene([], pawns=(12, 0, 0)).play("roll 2 1"))[0].de == "Orange zieht eine Aktionskarte."
    assert prompts(with_card(scene([]), 1))[0].en == "Orange rolls the white die again."
    assert prompts(with_card(scene([]), 4))[0].en == "Orange rolls both dice for money."
    assert scene([], turn=2).view(2).prompt() == Text("Your dice are rolled.", "Deine Würfel fallen.")
    over = scene(["b# b1 .*", "o#"], cash=(100, 300, 1700)).play("roll 1 3")
    assert prompts(over)[0] == Text("Yellow wins with 1,700\u00a0in total.", "Gelb gewinnt mit 1.700\u00a0insgesamt.")


def rail(position: Position) -> dict[str, str]:
    """Return the steps of the turn."""
    return {step.text.en: step.state for step in RULES.words.steps(position.state)}


def test_the_steps_of_a_turn() -> None:
    start = scene([], pawns=(12, 0, 0))
    assert rail(start) == {"Roll and move": "now", "Build": "next"}
    assert rail(start.play("roll 1 2")) == {"Roll and move": "done", "Build": "now"}
    assert rail(start.play("roll 2 2")) == {"Roll and move": "done", "Draw an action card": "now", "Play the card": "next"}
    assert rail(with_card(start, 5))["Play the card"] == "now"
    rows = (".* .  o1 .  o1 .", ".", ".  .  .  .  .  b2")
    joined = played(scene(rows, expert=True, pawns=AWAY), "roll 2 2", "build c1 > e1")
    assert rail(joined)["Tear down"] == "now"
    assert rail(Game(RULES, 2, {}).start()) == {}


def test_while_one_builds_the_first_step_says_the_rent_that_was_paid() -> None:
    start = scene(["b1 b1 o1 .*"], pawns=(0, 0, 0))
    paid, own = (start.play(f"roll {white} 2") for white in (1, 3))
    assert by_colour(RULES.words.steps(paid.state)[0].text) == Text("Rolled: 20 rent to Blue", "Gewürfelt: 20 Miete an Blau")
    assert rail(own) == {"Roll and move": "done", "Build": "now"}


def test_a_card_for_which_two_fields_are_chosen_says_which_comes_first() -> None:
    def asked(kind: int, seat: int = 1) -> str:
        return with_card(scene(["o1 b2 y1 .*"]), kind).view(seat).prompt().en

    assert asked(8).endswith(": Choose one of your buildings, then a rival’s to swap it with. No skyscrapers.")
    assert asked(10).endswith(": Choose two rivals’ buildings to swap, one of each, even skyscrapers.")
    assert asked(11).endswith(": Choose one of your buildings, then the empty lot it moves to. No skyscrapers.")
    assert "hoose" not in asked(12)
    assert "hoose" not in asked(8, seat=2)


def gains(position: Position) -> dict[str, str]:
    """Return what the legal moves bring, where it can be told."""
    told = {str(move): RULES.words.gain(position.state, move.number) for move in position.moves}
    return {move: gain for move, gain in told.items() if gain}


def test_what_moves_bring_at_once() -> None:
    assert gains(scene([".* .  o2 .  .  b2"], pawns=AWAY).play("roll 2 2")) == {
        "build a3": "+10",
        "build b2": "0",
        "build c1 x f1": "+80",
    }
    raised = scene([".* .  o1 .  b1 o1"], pawns=AWAY).play("roll 2 2")
    assert gains(raised) == {"build a3": "+10", "build b2": "0", "build c1 x e1": "+10"}, "no road runs beside b2"
    beside = scene([".* .  o2 o1 .  b2"], pawns=AWAY).play("roll 2 3")
    assert gains(beside)["build b3"] == "0"
    pushes = with_card(scene(["o1 b# y# .*"], cash=(700, 700, 20), pawns=(0, 0, 0)), 2)
    assert gains(pushes) == {"advance P2 1": "+10"}
    own = with_card(scene(["o1 b# y1", "y1 .*"], cash=(700, 20, 20)), 2)
    assert gains(own) == {}, "the south is empty"
    assert gains(with_card(scene(["o# b# b# .*"]), 5)) == {"tax P1": "−50", "tax P2": "−100", "tax P3": "0"}
    rows = (".* .  o1 .  o1 .", ".", ".  .  .  .  .  b2")
    joined = played(scene(rows, expert=True, pawns=AWAY), "roll 2 2", "build c1 > e1")
    assert gains(joined) == {"x f3": "+100"}


def form(position: Position) -> dict[str, list[str]]:
    """Return the form of the actor in English."""
    view = position.view(position.actor)
    groups = RULES.words.groups(view.state, view.numbers)
    return {by_colour(group.title).en: [by_colour(label).en for _, label in group.moves] for group in groups}


def test_forms_of_the_set_up() -> None:
    position = Game(RULES, 2, {"free_start": "on"}).start()
    corners = [f"The {side} corner" for side in ("north-west", "north-east", "south-east", "south-west")]
    assert form(position) == {"Start your pawn at": corners}
    position = played(position, "corner NW", "corner SE")
    assert form(position) == {"Your skyscraper": ["Build on c3", "Build on d3", "Build on c4", "Build on d4"]}
    assert form(played(position, "tower c3", "tower d3"))["One floor"][:2] == [
        "Build on a1: alone, rent 10",
        "Build on b1: alone, rent 10",
    ]


def test_forms_for_building_and_raising() -> None:
    rows = [".* .  o1 .  o1 .", ".  .  .  b1 .  .", ".  .  .  .  .  b2"]
    assert form(scene(rows, expert=True, pawns=AWAY).play("roll 2 2")) == {
        "A new building": ["Build on b2: no road runs beside it, so no rent yet", "Build on a3: alone, rent 10"],
        "Raise c1 to 2 floors and move it onto …": ["d2: Blue, one floor, rent 0; then your rent: 0, −10 in all"],
        "Raise c1 and join …": ["e1: Orange, one floor"],
    }
    joined = played(scene(rows, expert=True, pawns=AWAY), "roll 2 2", "build c1 > e1")
    assert form(joined) == {"Tear down": ["f3: Blue, 2 floors, rent 20; then your rent: 100, +100 in all"]}


def test_forms_tell_which_groups_are_built_and_broken_up() -> None:
    rows = (".* o1 .  b1 .  .", "o1 .  .  b# o1 .", ".  o2 .  .  .  .")
    assert form(scene(rows, pawns=AWAY).play("roll 2 2"))["A new building"] == [
        "Build on c1: rent 20 instead of 10 (group of 2 with b1)",
        "Build on b2: rent 50 instead of 10 (group of 4 with b1, a2 and b3)",
        "Build on a3: rent 40 instead of 10 (group of 3 with a2 and b3)",
    ]
    towers = scene([".* o# .  o# o1 ."], pawns=AWAY).play("roll 2 2")
    assert (
        "Build on c1: rent 220 instead of 110 (group of 4 with your skyscraper b1 and your skyscraper d1)"
        in form(towers)["A new building"]
    )
    raised = form(scene(rows, pawns=AWAY).play("roll 2 1"))
    assert raised["Raise b1 to 2 floors and move it onto …"] == [
        "d1: Blue, one floor, rent 110; then your rent: 20, +10 in all"
    ]


def test_what_a_card_takes_off_the_board_costs_rent() -> None:
    rows = [".* b1 b2 b1 .", ".  .  .  .  y1"]
    assert gains(with_card(scene(rows, pawns=AWAY), 12)) == {
        "remove b1": "−10",
        "remove c1": "−30",  # what is left of the group is in two parts
        "remove d1": "−10",
        "remove e2": "0",  # no road runs beside it
    }


def test_what_a_move_costs_elsewhere_goes_off_what_it_brings() -> None:
    away = scene([".* o# o1 o# .  .", ".  .  .  b1 .  ."], pawns=AWAY).play("roll 2 2")
    assert gains(away) == {"build b2": "+10", "build a3": "+10", "build c1 x d2": "−90"}, "a group of 210 falls apart"
    grown = scene([".* o# .  o# .  ."], pawns=AWAY).play("roll 2 2")
    assert gains(grown)["build c1"] == "+110", "each pays so much more where two groups grow together"


def test_what_cards_change() -> None:
    position = scene([".* o1 o2 b1 .  b2"], pawns=AWAY)
    assert gains(with_card(position, 8))["swap c1 f1"] == "0"
    moved = gains(with_card(position, 11))
    assert (moved["move b1 e1"], moved["move b1 c2"], moved["move c1 c2"]) == ("0", "0", "−20")
    assert gains(with_card(position, 9))["floor b2"] == "+10"
    assert gains(with_card(scene(["o1 b1 y# .*"]), 10)) == {}, "others swap"
    assert gains(with_card(position, 13)) == {"return b1": "−10", "return c1": "−20"}


def test_floors_of_the_set_up_tell_their_rent() -> None:
    position = played(Game(RULES, 2, {"free_start": "on"}).start(), "corner NW", "corner SE", "tower c3", "tower d3")
    assert (gains(position)["floor a1"], gains(position)["floor c2"]) == ("+10", "0")


def test_forms_for_cards() -> None:
    position = scene(["o1 b1 y# .*"], cash=(700, 700, 20), pawns=(0, 27, 0))
    assert form(with_card(position, 2))["Blue’s pawn"] == [
        "Move 1: the north-west corner, no rent",
        "Move 2: space 1 on the north side, 10 for Orange",
        "Move 3: space 2 on the north side, no rent",
    ]
    assert form(with_card(position, 5)) == {
        "Tax Audit": [
            "Orange: 0 skyscrapers, 0 in tax",
            "Blue: 0 skyscrapers, 0 in tax",
            "Yellow: 1 skyscraper, 20 in tax",
        ]
    }
    assert form(with_card(position, 7)) == {"Return to its owner": ["Return c1: Yellow, skyscraper"]}
    assert form(with_card(position, 8)) == {"Swap Orange’s building on a1 with …": ["b1: Blue, one floor"]}
    assert form(with_card(position, 10)) == {"Swap Blue’s building on b1 with …": ["c1: Yellow, skyscraper"]}
    assert form(with_card(position, 11))["Move Orange’s building on a1 to …"][:2] == ["d1", "e1"]
    assert form(with_card(position, 12)) == {"Return to its owner": ["Return b1: Blue, one floor"]}
    assert form(with_card(position, 13)) == {"Return to your supply": ["Return a1: Orange, one floor"]}


def test_the_breakdown_tells_where_the_money_comes_from() -> None:
    position = scene(["b# b1 .*", "o#"], cash=(100, 300, 700)).play("roll 1 3")
    rows = [(name.en, list(points)) for name, points in RULES.words.breakdown(position.state)]
    assert rows == [
        ("Starting cash", [700, 700, 700]),
        ("Rent received", [0, 110, 0]),
        ("Rent paid", [-110, 0, 0]),
        ("Action cards", [-600, -400, 0]),
        ("Premium", [100, 100, 0]),
    ]


def test_the_terminal_shows_city_road_dice_and_holdings() -> None:
    position = scene(["o1 b#*.  .  .  y2"], pawns=(2, 7, 26)).play("roll 2 3")
    plain = RichText.from_markup(RULES.screen(position.state, "en")).plain.splitlines()
    assert plain[0] == "●●●● ···· ···· ···· O··· ···· ···· B●●●"
    assert plain[1] == "····  O1   B#*   _    _    _   Y2  ···· 1"
    assert plain[2].startswith("Y···   _ ")
    assert "White die 2 (pawn), black die 3 (architect)" in plain
    assert "> ■ P1 Orange  700 in cash, 0 skyscrapers, in supply: 12 floors" in plain
