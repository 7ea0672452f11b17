"""What the game says: names, prompts, forms, the breakdown of points, the terminal."""

import pytest

from baumeister.core.record import copy
from baumeister.games.wettstreit.bots.evaluation import city_worth
from baumeister.games.wettstreit.bots.evaluation_time import time_left_of
from baumeister.games.wettstreit.bots.evaluation_weights import TODAY
from baumeister.games.wettstreit.bots.prospects import auctions_left
from baumeister.games.wettstreit.rules.knowledge_hands import receive
from baumeister.games.wettstreit.rules.state import BIDDING, BUILDING, NOBODY, NOTHING, State
from baumeister.games.wettstreit.words.auction_panel_facts import gains
from baumeister.games.wettstreit.words.items_missed import remarks
from baumeister.games.wettstreit.words.labels import gain, groups
from baumeister.games.wettstreit.words.phrases import new_sentence, seat_names, the_card, to_card
from baumeister.games.wettstreit.words.prompts import breakdown
from baumeister.games.wettstreit.words.screen import screen
from baumeister.games.wettstreit.words.turn_steps import steps
from baumeister.records.trace import random_game
from baumeister.text import LANGUAGES, Text, signed
from tests.games.kinds import Game, Position
from tests.games.play import played
from tests.games.wettstreit.scenes import FOUR, GAMES, card, placed, start


def prompt(position: Position, seat: int) -> Text:
    """Return what a seat is told to do, or what it is told of others."""
    return position.view(seat).prompt().named(seat_names(position.game.seats))


def labels(position: Position) -> dict[str, list[str]]:
    """Return the forms of the seat whose turn it is, in English."""
    names = seat_names(position.game.seats)
    found = groups(position.view(position.actor).state, position.numbers)
    return {group.title.named(names).en: [label.named(names).en for _, label in group.moves] for group in found}


def test_seats_are_called_by_the_animals_on_their_tents() -> None:
    assert [name.de for name in seat_names(4)] == ["Löwe", "Adler", "Bär", "Hirsch"]
    assert [name.en for name in seat_names(3)] == ["Lion", "Eagle", "Bear"]


def test_cards_have_their_german_forms() -> None:
    names = [(the_card(card(name)).de, to_card(card(name)).de, new_sentence(card(name)).de) for name in ("L2", "G3", "C7")]
    assert names == [
        ("der linke Eckturm\u00a02", "den linken Eckturm\u00a02", "Der linke Eckturm\u00a02"),
        ("das Stadttor\u00a03", "das Stadttor\u00a03", "Das Stadttor\u00a03"),
        ("die Kirche\u00a07", "die Kirche\u00a07", "Die Kirche\u00a07"),
    ]


def test_prompts_of_an_auction() -> None:
    assert prompt(start(), 1).de == "Wähle einen Stapel und versteigere seine oberste Karte."
    assert prompt(start(), 2).en == "Lion is choosing a stack to auction from."
    hidden = played(start(), "auction hidden, peek H6")
    assert prompt(hidden, 1).en == "Make the opening bid for town hall\u00a06."
    assert prompt(hidden, 2).en == "Lion is bidding for the hidden card."
    assert prompt(hidden.play("bid 3"), 2).de == "Biete mehr als 3 Taler auf die verdeckte Karte oder passe."
    announced = played(hidden, "bid 3, bid 4, pass, pass")
    assert prompt(announced, 3).de == "Löwe bietet auf ein Rathaus."


def test_prompts_of_building_and_sabotage() -> None:
    assert prompt(placed(hands={1: "G3 T1"}), 1).en.startswith("You can’t found your city yet")
    assert prompt(placed(hands={1: "G3 T1 C5"}), 1).de == "Gründe deine Stadt: Zuerst baust du genau drei Karten."
    assert prompt(placed(hands={1: "G3 T1 C5"}).play("lay T1 0"), 1).en == "Your first build is three cards: lay another."
    rival, armed = {2: "G4 T3"}, {1: 1}
    assert prompt(placed(cities=rival, hands={1: "G3 T1"}, saboteurs=armed), 1).en == (
        "You can’t found your city yet: sabotage, or end your turn."
    )
    city = {1: "G3 T1"}
    assert prompt(placed(cities=city, hands={1: "C5"}), 1).en == "Build up to three cards, or end your turn."
    armed_beside = placed(cities=city | rival, hands={1: "C5"}, saboteurs=armed)
    assert prompt(armed_beside, 1).en == "Build up to three cards, or sabotage."
    assert prompt(placed(cities=city, hands={1: "C5"}, saboteurs=armed), 1).en == "Build up to three cards, or end your turn."
    unfit = placed(cities=city | rival, hands={1: "R2"}, saboteurs=armed)
    assert prompt(unfit, 1).en == "None of your cards fits your city: sabotage, or end your turn."
    empty = placed(cities=city | rival, saboteurs=armed)
    assert prompt(empty, 1).de == "Du hast keine Karten zum Bauen: Sabotiere oder beende deinen Zug."
    assert prompt(placed(cities=city, hands={1: "R2"}), 1).en == "None of your cards fits your city: end your turn."
    assert prompt(placed(cities=city), 1).de == "Du hast keine Karten zum Bauen: Beende deinen Zug."
    assert prompt(placed(cities=city, hands={1: "C5"}, final=True), 1).en.startswith("Final round: lay up to three")
    attacked = played(placed(cities={2: "C8"}, saboteurs={1: 1}), "sabotage P2 0")
    assert prompt(attacked, 0).de == "Sabotagewurf auf ein Gebäude von Adler: die Kirche\u00a08."
    assert prompt(attacked.play("roll 5"), 2).en.startswith("Lion attacks church\u00a08: pay 8 talers")
    assert prompt(attacked.play("roll 5"), 1).en == "Eagle may pay 8 talers to save church\u00a08."


def test_the_last_prompt_names_the_winners() -> None:
    last = played(placed(final=True, cities={1: "C5", 3: "C5"}), "done, done, done, done")
    assert prompt(last, 0) == Text(
        "Game over: Lion and Bear share the victory.", "Das Spiel ist aus: Löwe und Bär teilen sich den Sieg."
    )


def test_over_bids_stand_apart_with_a_warning() -> None:
    found = labels(played(start(), "auction open"))
    assert found["Bid"] == ["1 taler", *(f"{bid} talers" for bid in range(2, 12))]
    warned = found["Overbid: you have only 11 talers and would lose them all"]
    assert (warned[0], warned[-1]) == ("12 talers, more than you have", "99 talers, more than you have")
    poor = played(placed(seat=4, talers={1: 0}), "done, roll S, auction open")
    assert set(labels(poor)) == {"Bid", "Overbid: you have no talers"}


def test_forms_of_building_and_sabotage() -> None:
    position = placed(cities={1: "G3 . C5", 2: "C8"}, hands={1: "T1", 3: "G2 G4 G5 H5 H6"}, saboteurs={1: 1}, stacks=(5, 5))
    assert labels(position) == {
        "Lay tower\u00a01": [
            "Tower\u00a01 at the left end: then 9 points",
            "Tower\u00a01 between city gate\u00a03 and church\u00a05: then 9 points",
            "Tower\u00a01 at the right end: then 9 points",
        ],
        "Sabotage Eagle’s city": ["Church\u00a08, building 1 from the left"],
        "Sabotage a hand": ["One of Bear’s 5 cards"],
        "End of your turn": ["End your turn"],
    }


def test_a_laid_card_says_what_it_brings() -> None:
    position = placed(final=True, cities={1: "L3 C7 . C9 R3"}, hands={1: "H5"})
    state, move = position.view(1).state, position.game.rules.numbers["lay H5 2"]
    assert labels(position)["Lay town hall\u00a05"] == [
        "Town hall\u00a05 between church\u00a07 and church\u00a09: then 47 points"
    ]
    assert gain(state, move) == "+25"
    assert gain(state, position.game.rules.numbers["done"]) == ""


def test_a_turn_has_three_steps_the_final_round_one() -> None:
    def states(position: Position) -> list[str]:
        return [step.state for step in steps(position.state)]

    assert states(FOUR.start()) == ["now", "next", "next"]
    assert states(start()) == ["done", "now", "next"]
    sold = played(start(), "auction open, bid 1, pass, pass, pass")
    assert (sold.actor, states(sold)) == (0, ["done", "now", "next"])
    assert states(sold.play("reveal T1")) == ["done", "done", "now"]
    assert states(placed(final=True)) == ["skipped", "skipped", "now"]
    assert states(played(placed(final=True), "done, done, done, done")) == []


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_move_has_a_label_of_its_own(game: Game) -> None:
    for position in list(random_game(game, 6))[:-1:7]:
        if position.actor > 0:
            found = groups(position.view(position.actor).state, position.numbers)
            assert sorted(move for group in found for move, _ in group.moves) == list(position.numbers)
            said = [(group.title.de, label.de) for group in found for _, label in group.moves]
            assert len(set(said)) == len(said)


def test_the_breakdown_tells_where_points_come_from() -> None:
    position = placed(final=True, cities={1: "L3 C7 H5 C9 R3", 2: "L1 C4"}, hands={2: "T2"})
    rows = {title.en: list(points) for title, points in breakdown(played(position, "done, done, done, done").state)}
    assert rows == {
        "Cards": [27, 5, 0, 0],
        "Town hall in the middle": [10, 0, 0, 0],
        "Balanced churches": [5, 0, 0, 0],
        "Matching corner towers": [5, 0, 0, 0],
        "Cards left in hand": [0, -2, 0, 0],
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_hides_others_talers_and_hands(language: str) -> None:
    position = placed(cities={1: "G3 . C5"}, hands={1: "T1", 2: "H7"}, shown={2: "L1"}, talers={2: 37})
    text = screen(position.view(1).state, "de" if language == "de" else "en")
    assert "37" not in text
    assert "H7" not in text
    assert "L1" in text
    assert "37" in screen(position.view(2).state, "en")
    assert FOUR.rules.screen is screen


def test_a_cards_gains_are_those_of_the_position_with_its_bids() -> None:
    views = [position.view(2).state for position in random_game(FOUR, 5) if position.actor > 0]
    auctions = [view for view in views if view.phase == BIDDING and view.sale_card != NOTHING]
    for view in auctions[::5]:
        without, turns = sold(view, NOBODY), auctions_left(sold(view, NOBODY)) / view.seats
        brings = [worth(sold(view, seat), seat, turns) - worth(without, seat, turns) for seat in range(view.seats)]
        assert [text.en for text in gains(view)] == [signed(round(points)) for points in brings]


def sold(view: State, holder: int) -> State:
    """Return the position once a seat, or nobody, holds the auctioned card."""
    state = copy(view)
    state.phase, state.sale_is_public = BUILDING, 1
    if holder != NOBODY:
        receive(state, holder)
    state.sale_card = NOTHING
    return state


def worth(view: State, seat: int, turns: float) -> float:
    """Return the points that a seat's city and hand promise."""
    return city_worth(view, seat, time_left_of(turns, TODAY), False, TODAY)


def test_the_result_says_which_bonus_a_city_missed_and_why() -> None:
    end = played(placed(final=True, cities={1: "L2 C7 G3 C9 R1", 2: "G4"}), "done, done, done, done")
    first, second = [text.en for text in remarks(end.state)]
    assert "city complete" in first
    assert "town hall in the middle (there is none)" in first
    assert "matching corner towers (2 and 1)" in first
    assert second.endswith(": cities not complete, so no bonus")
    none = played(placed(final=True, cities={1: "L2 C7", 2: "G4"}), "done, done, done, done")
    assert [text.en for text in remarks(none.state)] == ["No city is complete, so there is no bonus"]
