"""What Manhattan says: names, prompts, forms, the breakdown of points."""

from itertools import islice

import pytest

from baumeister.core.record import OVER, copy
from baumeister.games.manhattan.rules.building import build
from baumeister.games.manhattan.rules.moves import PUT, SCRAP
from baumeister.games.manhattan.rules.state import State
from baumeister.games.manhattan.words.labels import gain, groups
from baumeister.games.manhattan.words.phrases import seat_names
from baumeister.games.manhattan.words.prompts import breakdown, next_scoring, rule
from baumeister.records.trace import random_game
from baumeister.text import Text
from tests.games.kinds import Game, Position
from tests.games.manhattan.scenes import FOUR, GAMES, THREE, TWO, by_colour, placed, plain_table
from tests.games.manhattan.test_log import FIRST_ROUND, STUCK, first_choice


def test_seats_are_called_by_their_colours() -> None:
    assert [name.en for name in seat_names(3)] == ["Orange", "Blue", "Yellow"]
    assert [name.de for name in seat_names(4)] == ["Orange", "Blau", "Gelb", "Lila"]
    assert [name.de for name in seat_names(2)] == ["Orange/Gelb", "Blau/Lila"]


def prompt(position: Position, seat: int) -> Text:
    """Return what a seat is told to do, or what it is told of others."""
    return by_colour(position.game, position.view(seat).prompt())


def test_prompts_for_choosing() -> None:
    position = first_choice(FOUR)
    assert prompt(position, 1).en == "Choose 6 blocks for this round."
    assert prompt(position, 1).de == "Wähle 6 Bausteine für diese Runde."
    for other in (0, 2, 3, 4):
        assert prompt(position, other) == Text("Orange is choosing blocks.", "Orange wählt Bausteine.")
    assert by_colour(FOUR, position.prompt()) == prompt(position, 0)
    assert "4 blocks" in prompt(first_choice(THREE), 1).en


def test_prompts_for_choosing_in_two_colours() -> None:
    position = first_choice(TWO)
    assert prompt(position, 1).en == "Choose 4 orange blocks."
    assert prompt(position.play("take 4-0-0-0"), 1).de.endswith("Wähle 4 Bausteine in Gelb.")


def test_prompts_for_building_and_laying_away() -> None:
    position = placed(FOUR, FIRST_ROUND, hands={1: "1 2 5 9"}, chosen={"o": "1-0-0-0"})
    assert prompt(position, 1).en == "Play a card and build on its lot."
    assert prompt(STUCK, 1).en == "Nothing fits: discard a card and a block."
    for other in (0, 2, 3, 4):
        assert prompt(position, other).en == prompt(STUCK, other).en == "Orange is building."
        assert rule(STUCK.view(other).state) == "MH 3.2"  # nobody else knows
    assert rule(STUCK.view(1).state) == "MH 3.6"


def test_prompts_while_cards_come_and_after_the_end() -> None:
    assert prompt(FOUR.start(), 2) == Text("Orange is being dealt cards.", "Orange bekommt Karten.")
    drawing = placed(FOUR, seat=2, hands={2: "1 2 5 9"}, chosen={"b": "1-0-0-0", "o": "1-0-0-0"}).play("A5+1")
    assert prompt(drawing, 1) == Text("Blue is drawing a card.", "Blau zieht eine Karte.")
    assert prompt(drawing, 2) == Text("You draw a card.", "Du ziehst eine Karte.")
    assert prompt(FOUR.start(), 1) == Text("You are being dealt cards.", "Du bekommst deine Karten.")
    last = list(random_game(FOUR, 1))[-1]
    name = seat_names(4)[last.winners[0] - 1]
    assert prompt(last, 0) == Text(f"Game over: {name.en} wins.", f"Das Spiel ist aus: {name.de} gewinnt.")
    state = copy(last.state)
    state.scores[:] = 7
    state.top[:] = -1
    assert prompt(Position(FOUR, state), 0).de == "Das Spiel ist aus: Orange, Blau, Gelb und Lila teilen sich den Sieg."


def shown(position: Position) -> list[tuple[str, list[str]]]:
    """Return the form of the seat whose turn it is, in English."""
    view = position.view(position.actor)
    found = groups(view.state, view.numbers)
    return [
        (by_colour(view.game, title).en, [by_colour(view.game, label).en for _, label in labels]) for title, labels in found
    ]


def test_mixes_are_grouped_by_their_tallest_blocks() -> None:
    form = shown(first_choice(FOUR))
    assert [(title, len(labels)) for title, labels in form] == [
        ("No block of 4 floors", 25),
        ("1 block of 4 floors", 20),
        ("2 blocks of 4 floors", 15),
        ("3 blocks of 4 floors", 10),
    ]
    assert form[0][1][:2] == ["6 floors: six 1s", "7 floors: five 1s, one 2"]
    assert form[3][1][-1] == "21 floors: three 3s, three 4s"
    assert shown(first_choice(TWO).play("take 4-0-0-0"))[1][0] == "1 block of 4 floors in yellow"


def test_buildings_are_grouped_by_card() -> None:
    position = placed(FOUR, FIRST_ROUND, hands={1: "1 2 2 9"}, chosen={"o": "1-1-0-0", "b": "1-0-0-0"})
    form = shown(position)
    assert [title for title, _ in form] == ["Lot 1", "Lot 2", "Lot 9"]
    assert form[0][1][1:3] == ["B1: 1 floor; majority in B", "B1: 2 floors; majority in B"]
    assert form[1][1][0] == "A2: 1 floor (yours, now 2 high)"
    north = placed(FOUR, seat=3, hands={3: "1 1 1 1"}, chosen={"y": "1-0-0-0", "o": "1-0-0-0"})
    assert [title for title, _ in shown(north)] == ["Lot 9"]


def test_a_building_signs_what_it_changes() -> None:
    position = placed(FOUR, FIRST_ROUND, hands={1: "1 2 2 9"}, chosen={"o": "1-1-0-0", "b": "1-0-0-0"})
    view = position.view(1).state
    said = {by_colour(FOUR, label).en: gain(view, move) for _, moves in groups(view, position.numbers) for move, label in moves}
    assert said["A1: 2 floors; 3\u00a0:\u00a03 against Blue; then yours, 6 high; majority in A; tallest building"] == "+6 ♛⚑"
    for label, words in said.items():
        assert ("♛" in words, "⚑" in words) == ("; majority in" in label, "; tallest building" in label), label


BLUE_AHEAD = """
    b3 b1 o1 | o2 b2 . | . . .
    .  .  .  | .  .  . | . . .
    .  .  .  | .  .  . | . . .
    b1 b1 .  | o1 b1 . | . . .
    y1 .  y1 | b1 .  . | . . .
    .  .  .  | .  .  . | . . .
"""


def test_a_building_says_what_it_changes_for_the_next_scoring() -> None:
    """What anybody can count on the board: who has a city's majority then, which building is the highest."""
    hands, chosen = {1: "1 2 3 5"}, {"o": "0-1-1-1", "b": "1-0-0-0"}
    said = [label for _, labels in shown(placed(FOUR, BLUE_AHEAD, hands=hands, chosen=chosen)) for label in labels]
    for expected in (
        "A2: 3 floors; 3\u00a0:\u00a01 against Blue; then yours, 4 high; majority in A instead of Blue; tallest building",
        "A5: 2 floors; Blue loses the majority in A",
        "A5: 3 floors; Blue loses the majority in A; as high as the tallest",
        "A3: 2 floors (yours, now 3 high); as high as the tallest",
        "A3: 4 floors (yours, now 5 high); tallest building",
        "B3: 2 floors; majority in B",
        "D1: 2 floors; 2\xa0:\xa01 against Blue; then yours, 3 high; gives Yellow the majority in D; as high as the tallest",
        "D3: 2 floors",
        "C5: 4 floors; majority in C; tallest building",
    ):
        assert expected in said


@pytest.mark.parametrize("game", GAMES)
def test_a_building_says_by_how_much_more_its_seat_would_score(game: Game) -> None:
    """What a plain count of the board brings more, or less, after it."""
    told = set()
    for position in islice(random_game(game, 1), 0, None, 5):
        if position.actor <= 0:
            continue
        view, before = position.view(position.actor).state, _counted(position.game, position.state)
        for move in position.numbers:
            words = gain(view, move)
            assert bool(words) == (PUT <= move < SCRAP)
            if words:
                after = copy(position.state)
                build(after, move)
                seat, more = int(position.actor) - 1, int(words.split()[0].replace("−", "-"))
                assert more == _counted(position.game, after)[seat] - before[seat]
                told.add(more)
    assert {0, 1, 3} <= told


def _counted(game: Game, state: State) -> list[int]:
    return list(plain_table(game, state).points().values())


def test_what_can_be_laid_away_is_grouped_by_card() -> None:
    assert shown(STUCK) == [
        (
            "Discard the card for lot 1",
            ["The card for lot 1 and a block of 1 floor", "The card for lot 1 and a block of 2 floors"],
        ),
        (
            "Discard the card for lot 2",
            ["The card for lot 2 and a block of 1 floor", "The card for lot 2 and a block of 2 floors"],
        ),
    ]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_form_has_every_move_once_and_no_label_twice(game: Game) -> None:
    for position in random_game(game, 4):
        found = groups(position.state, position.numbers)
        assert sorted(move for group in found for move, _ in group.moves) == list(position.numbers)
        for language in ("en", "de"):
            labels = [text.de if language == "de" else text.en for group in found for _, text in group.moves]
            titles = [group.title.de if language == "de" else group.title.en for group in found]
            assert len(set(titles)) == len(titles)
            assert all(labels)
            assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_points_are_broken_down_by_reason(game: Game) -> None:
    for position in random_game(game, 5):
        rows = breakdown(position.state)
        assert [name.en for name, _ in rows] == ["Tallest building", "Majorities", "Buildings"]
        assert tuple(map(sum, zip(*(points for _, points in rows), strict=True))) == position.scores
        assert all(points % 3 == 0 for points in rows[0][1])
        assert all(points % 2 == 0 for points in rows[1][1])
    assert sum(rows[2][1]) > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_next_scoring_is_that_of_the_board_as_it_stands(game: Game) -> None:
    for position in islice(random_game(game, 2), 0, None, 7):
        rows = next_scoring(position.state)
        if position.actor == OVER:
            assert not rows
        else:
            assert [title.en for title, _ in rows] == ["Tallest building", "Majorities", "Buildings"]
            assert [sum(column) for column in zip(*(points for _, points in rows), strict=True)] == _counted(
                game, position.state
            )
