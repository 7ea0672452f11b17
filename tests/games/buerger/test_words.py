"""What the game says: names, prompts, forms, the breakdown of points, the terminal."""

import pytest

from baumeister.games.buerger.game import RULES
from baumeister.games.buerger.words.labels import gain, groups, project_gain
from baumeister.games.buerger.words.notation import TILE_TEXTS
from baumeister.games.buerger.words.parts import kin_parts, move_parts
from baumeister.games.buerger.words.phrases import (
    a_tile,
    a_tile_comes,
    seat_names,
    the_project,
    tile_name,
    tile_taken,
)
from baumeister.games.buerger.words.prompts import breakdown
from baumeister.games.buerger.words.screen import screen
from baumeister.games.buerger.words.turn_steps import steps
from baumeister.records.trace import random_game
from baumeister.text import LANGUAGES, Text
from tests.games.buerger.scenes import FOUR, GAMES, THREE, TWO, placed
from tests.games.kinds import Game, Position
from tests.games.play import played

HANDS = {1: "rV3 gP3 gH2"}


def test_seats_are_called_by_metals() -> None:
    assert [name.en for name in seat_names(4)] == ["Copper", "Steel", "Brass", "Zinc"]
    assert [name.de for name in seat_names(3)] == ["Kupfer", "Stahl", "Messing"]


@pytest.mark.parametrize(
    ("tile", "plain", "one", "comes", "taken"),
    [
        ("rP3", "roter Park 3", "einen roten Park 3", "ein roter Park 3", "roten Park 3"),
        ("bH2", "blaues Haus 2", "ein blaues Haus 2", "ein blaues Haus 2", "blaues Haus 2"),
        ("gV3", "grüne Villa 3", "eine grüne Villa 3", "eine grüne Villa 3", "grüne Villa 3"),
        ("vP3", "violetter Park 3", "einen violetten Park 3", "ein violetter Park 3", "violetten Park 3"),
    ],
)
def test_tiles_have_their_german_forms(tile: str, plain: str, one: str, comes: str, taken: str) -> None:
    number = TILE_TEXTS.index(tile)
    assert [form(number).de for form in (tile_name, a_tile, a_tile_comes, tile_taken)] == [plain, one, comes, taken]


def test_projects_have_their_articles() -> None:
    assert the_project(3).de == "den Zoologischen Garten"
    assert the_project(6) == Text("the Iron Bridge", "den Eisernen Steg")
    assert the_project(2) == Text("St. Paul’s Church", "die Paulskirche")


def prompt(position: Position, seat: int) -> Text:
    """Return what a seat is told to do, or what it is told of others."""
    return position.view(seat).prompt().named(seat_names(position.game.seats))


def test_prompts_of_a_turn() -> None:
    position = placed(hands=HANDS, coins={1: 2})
    assert prompt(position, 1).de == "Lege ein Plättchen auf seine Farbe. Gleiche Sorte im Viertel zählt mit."
    assert prompt(position, 2) == Text("Copper is laying a tile.", "Kupfer legt ein Bauplättchen.")
    project = position.play("rV3 2a")
    assert prompt(project, 1).en == "You may complete the Imperial Cathedral\u00a0(2) for 2 coins: your 3 points count double."
    assert prompt(project, 3).en == "Copper is deciding on a great project: Imperial Cathedral."
    four = position.play("rV3 1b")
    assert prompt(four, 1).de == "Du darfst die Stadtbibliothek\u00a0(1) für 1 Münze abschließen: +4 Punkte."
    taking = project.play("no crane")
    assert prompt(taking, 1).en.endswith("any other costs coins (you have 2 coins).")
    assert prompt(taking, 0) == Text("Copper is taking a tile from the offer.", "Kupfer nimmt ein Bauplättchen vom Angebot.")
    poor = project.play("crane")
    assert prompt(poor, 1).en == "Without coins that leaves the tile beside the Mayor."
    assert prompt(poor.play("buy 1"), 1).en == "The offer board is being refilled."
    assert position.prompt().named(seat_names(4)) == prompt(position, 0)


def test_whoever_cannot_complete_a_great_project_is_told_why() -> None:
    poor = placed(hands=HANDS).play("rV3 2a")
    assert prompt(poor, 1) == Text(
        "That leaves the tile beside the Mayor. No\u00a0great\u00a0project: it costs 2 coins, you have none.",
        "Es bleibt das Plättchen beim Bürgermeister. Kein\u00a0Großprojekt: 2 Münzen nötig, du hast keine.",
    )
    assert prompt(placed(hands=HANDS, coins={1: 1}).play("rV3 2a"), 1).en.endswith("it costs 2 coins, you have 1.")
    assert prompt(placed(hands=HANDS, coins={1: 2}, cranes={1: 0}).play("rV3 2a"), 1).en.endswith("you have no crane left.")
    assert prompt(placed(hands=HANDS, coins={1: 2}, completed={2: 3}).play("rV3 2a"), 1).en.endswith("it is already completed.")
    assert "project" not in prompt(played(placed(hands=HANDS, coins={1: 2}), "rV3 2a", "no crane"), 1).en


def test_whoever_shows_a_sentence_says_who_sits_there() -> None:
    people = tuple(Text(name, name) for name in ("Ada", "Ben", "Cem", "Dora"))
    position = placed(hands=HANDS, seat=1, completed={3: 2}, cranes={2: 2})
    assert RULES.words.prompt(position.view(2).state).named(people).en == "Ada is laying a tile."
    taking = position.play("rV3 3a")
    reason = RULES.words.refuse(taking.view(1).state, FOUR.move("crane").number).reason
    assert Text.of(reason).named(people).de == "Ben hat die Paulskirche schon abgeschlossen"
    tile, *_ = RULES.words.log(position.state, FOUR.move("rV3 3a").number, taking.state)
    assert tile.text.named(people).en == "Ada lays red villa 3 on 3a: 3 points"


def test_prompts_before_the_first_turn_and_after_the_end() -> None:
    said = []
    for position in random_game(TWO, 1):
        if position.actor > 0:
            break
        text = prompt(position, 1).en
        if text not in said:
            said.append(text)
    assert said == [
        "Every district starts with one tile.",
        "Copper is drawing tiles.",
        "Steel is drawing tiles.",
        "The offer board is being filled.",
        "The Mayor’s starting space is drawn.",
    ]
    last = played(placed(THREE, hands=HANDS, supply=0, scores=(42, 42, 10)), "rV3 3a", "buy 1")
    assert prompt(last, 3) == Text(
        "Game over: Copper and Steel share the victory.", "Das Spiel ist aus: Kupfer und Stahl teilen sich den Sieg."
    )
    alone = played(placed(THREE, hands=HANDS, supply=0, scores=(42, 41, 10)), "rV3 3a", "buy 1")
    assert prompt(alone, 0).de == "Das Spiel ist aus: Kupfer gewinnt."


def shown(position: Position) -> list[tuple[str, list[str]]]:
    """Return the form of the seat whose turn it is, in English."""
    view = position.view(position.actor)
    return [(group.title.en, [text.en for _, text in group.moves]) for group in groups(view.state, view.numbers)]


def test_laying_is_grouped_by_tile_and_says_what_it_brings() -> None:
    form = shown(placed(hands=HANDS, board={"2a": "rP3", "2b": "rV2", "2d": "rV3"}))
    assert [title for title, _ in form] == ["Red villa 3", "Green park 3", "Green house 2"]
    in_2c = "Red villa 3 on 2c (Imperial Cathedral): 10 points = 3 + 2 + 3 (villas there) + 2 (space)"
    assert f"{in_2c}; no great project: it costs 2 coins, you have none" in form[0][1]
    in_3d = "Red villa 3 on 3d (St. Paul’s Church): 3 points and a coin"
    assert f"{in_3d}; no great project: it costs 2 coins, you have 1" in form[0][1]
    rich = shown(placed(hands=HANDS, coins={1: 3}, cranes={1: 0}))
    in_3d = "Red villa 3 on 3d (St. Paul’s Church): 3 points"
    assert f"{in_3d}; no great project: you have no crane left" in rich[0][1]
    completed = shown(placed(hands=HANDS, completed={3: 2}))
    assert in_3d + " and a coin" in completed[0][1], "that it is completed is seen on the board"


def test_laying_says_what_the_great_project_could_add() -> None:
    board = {"2a": "rP3", "2b": "rV2", "2d": "rV3"}
    position = placed(hands=HANDS, board=board, coins={1: 2})
    form = shown(position)
    assert form[0][1][0] == "Red villa 3 on 1a (Municipal Library): 3 points and a coin; 7 points with the great project (+ 4)"
    assert form[0][1][3].endswith("+ 2 (space); 20 points with the great project (× 2)")
    gains = {str(move): gain(position.state, number) for move, number in zip(position.moves, position.numbers, strict=True)}
    assert (gains["rV3 1a"], gains["rV3 2c"], gains["gP3 10b"]) == ("+3 ▲7", "+10 ▲20", "+3 ▲7")
    project = position.play("rV3 2c")
    assert [gain(project.state, number) for number in project.numbers] == ["", ""]  # said with the choice
    assert project_gain(project.state) == 10
    assert {gain(project.play("crane").state, number) for number in project.play("crane").numbers} == {""}


def test_a_laid_tile_counts_those_of_its_kind_in_the_district_and_no_others() -> None:
    board = {"2a": "rP3", "2b": "rV2", "2d": "rV3", "3a": "rV3"}
    position = placed(hands=HANDS | {4: "rV2 rH2 rP3"}, board=board, seat=4)
    counted = {str(move): kin_parts(position.state, n) for move, n in zip(position.moves, position.numbers, strict=True)}
    assert (counted["rV2 2c"], counted["rP3 2c"], counted["rH2 2c"]) == (("laid-2b", "laid-2d"), ("laid-2a",), ())


def test_the_steps_of_a_turn() -> None:
    position = placed(hands=HANDS, coins={1: 2})
    project = position.play("rV3 2a")
    assert [step.state for step in steps(position.state)] == ["now", "next", "next", "next"]
    assert [step.state for step in steps(project.state)] == ["done", "now", "next", "next"]
    assert [step.state for step in steps(project.play("crane").state)] == ["done", "done", "now", "next"]
    taking = project.play("no crane")
    assert [step.state for step in steps(taking.state)] == ["done", "skipped", "now", "next"]
    assert [step.state for step in steps(taking.play("buy 1").state)] == ["done", "skipped", "done", "now"]
    assert steps(FOUR.start().state) == ()


def test_a_project_completed_in_an_earlier_turn_is_not_ticked_again() -> None:
    taking = placed(hands=HANDS, coins={1: 2}, completed={2: 1}).play("rV3 2a")
    assert [step.state for step in steps(taking.state)] == ["done", "skipped", "now", "next"]


def test_the_project_and_the_offer() -> None:
    position = placed(hands=HANDS, coins={1: 3}, mayor=2).play("rV3 2a")
    assert shown(position) == [
        ("Great project: Imperial Cathedral", ["Complete it for 2 coins: +3 points", "Don’t complete it"])
    ]
    assert shown(position.play("crane")) == [
        (
            "Offer board",
            [
                "Take a violet park 3 from space\u00a01 for 1 coin",
                "Take a violet house 2 from space\u00a02 (free beside the Mayor)",
                "Take a violet house 3 from space\u00a03 for 1 coin",
                "Take a violet villa 3 from space\u00a05 for 1 coin",
            ],
        )
    ]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_form_has_every_move_once_and_no_label_twice(game: Game) -> None:
    for position in random_game(game, 4):
        found = groups(position.state, position.numbers)
        assert sorted(move for group in found for move, _ in group.moves) == list(position.numbers)
        for language in LANGUAGES:
            labels = [text[language] for group in found for _, text in group.moves]
            titles = [group.title[language] for group in found]
            assert len(set(titles)) == len(titles)
            assert len(set(labels)) == len(labels)
            assert all(label.strip() == label and "{" not in label for label in labels)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_points_are_broken_down_by_reason(game: Game) -> None:
    for position in random_game(game, 5):
        rows = breakdown(position.state)
        assert [name.en for name, _ in rows] == [
            *("Tiles laid", "Same kind in district", "Spaces with a 2", "Great projects", "Hand at the end"),
        ]
        assert tuple(map(sum, zip(*(points for _, points in rows), strict=True))) == position.scores
        assert any(rows[4][1]) == position.is_over


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_move_of_a_seat_is_a_set_of_parts_of_its_own(game: Game) -> None:
    for position in random_game(game, 6):
        if position.actor > 0:
            found = [frozenset(move_parts(position.view(position.actor).state, number)) for number in position.numbers]
            assert len(set(found)) == len(found)
            assert all(found)


def test_parts_of_moves() -> None:
    position = placed(hands=HANDS, coins={1: 3}).play("rV3 2a")
    assert move_parts(placed(hands=HANDS).state, FOUR.move("rV3 2a").number) == ("tile-rV3", "space-2a")
    assert move_parts(position.state, FOUR.move("crane").number) == ("project-2",)
    assert move_parts(position.state, FOUR.move("no crane").number) == ("no-crane",)
    assert move_parts(position.state, FOUR.move("buy 4").number) == ("offer-4",)


def test_the_terminal_hides_what_is_hidden() -> None:
    position = placed(hands={1: "rV3 | gP3 gH2"})
    assert "tiles [red]rV3[/] [green]gP3[/] [green]gH2[/]" in screen(position.view(1).state, "en")
    assert "tiles ? [green]gP3[/] [green]gH2[/]" in screen(position.view(2).state, "en")
