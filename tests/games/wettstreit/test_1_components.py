"""WB 1: the material."""

from collections import Counter

from baumeister.games.wettstreit.game import RULES
from baumeister.games.wettstreit.rules import components
from baumeister.games.wettstreit.words.notation import CARD_NAMES, MOVE_TEXTS
from baumeister.games.wettstreit.words.phrases import TYPES
from tests.games.wettstreit.plain import VALUES, coins
from tests.games.wettstreit.scenes import FOUR, GAMES, card

ALL = Counter(f"{letter}{value}" for letter, values in VALUES.items() for value in values)


def test_1_1_forty_cards_with_the_values_of_the_table() -> None:
    assert dict(zip(CARD_NAMES, components.COPIES.tolist(), strict=True)) == ALL
    assert ALL.total() == 40
    assert Counter(name[0] for name in ALL.elements()) == {"L": 5, "R": 5, "T": 6, "G": 10, "H": 6, "C": 8}


def test_1_1_five_types_and_for_neighbours_corner_towers_are_towers() -> None:
    assert len(TYPES) == 5
    types = {name: int(components.TYPE_OF[card(name)]) for name in ("L1", "R1", "T1", "G2", "H5", "C4")}
    assert types == {"L1": 0, "R1": 0, "T1": 1, "G2": 2, "H5": 3, "C4": 4}
    beside = [components.NEIGHBOUR_OF_LETTER[letter] for letter in range(6)]
    assert beside[0] == beside[1] == beside[2]
    assert len(set(beside)) == 4


def test_1_2_gates_of_2_and_3_bear_two_coins_those_of_4_and_5_one() -> None:
    assert {name: int(components.COINS_OF[card(name)]) for name in CARD_NAMES} == {name: coins(name) for name in CARD_NAMES}
    assert [coins(f"G{value}") for value in (2, 3, 4, 5)] == [2, 2, 1, 1]


def test_1_2_each_tower_and_corner_tower_bears_a_shield() -> None:
    assert {name: int(components.SHIELDS_OF[card(name)]) for name in CARD_NAMES} == {n: n[0] in "LRT" for n in CARD_NAMES}


def test_1_3_a_die_of_1_to_5_and_a_saboteur() -> None:
    rolls = [text for text in MOVE_TEXTS if text.startswith("roll")]
    assert rolls == ["roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll S"]


def test_1_3_five_saboteurs() -> None:
    assert all(game.start().state.pool == 5 for game in GAMES)


def test_notation_has_a_form_for_every_move() -> None:
    words = Counter(text.split()[0] for text in MOVE_TEXTS)
    assert words == {
        "rob": 4,
        "leave": 1,
        "auction": 2,
        "bid": 100,
        "pass": 1,
        "lay": 22 * 121,
        "done": 1,
        "sabotage": 4 * 121 + 4,
        "pay": 1,
        "refuse": 1,
        "under": 2,
        "reveal": 22,
        "roll": 6,
        "peek": 22,
        "lose": 22,
    }
    assert len(set(MOVE_TEXTS)) == len(MOVE_TEXTS)
    assert all(text.isascii() for text in MOVE_TEXTS)
    examples = {"lay G3 0", "lay T2 -1", "sabotage P2 3", "sabotage P2 hand", "auction hidden", "bid 5", "rob P2", "under open"}
    assert examples | set(RULES.examples) <= set(MOVE_TEXTS)
    assert FOUR.move("under hidden").number + 1 == RULES.seat_move_count == FOUR.move("reveal L1").number


def test_the_game_says_who_made_it_and_what_is_our_own() -> None:
    assert (RULES.seats, RULES.facts.author, RULES.facts.publisher, RULES.facts.year) == (
        (3, 4),
        "Jean du Poël",
        "Kosmos",
        1998,
    )
    assert "two coins" in RULES.facts.reconstructed.en
    assert "zwei Münzen" in RULES.facts.reconstructed.de
    assert [option.id for option in RULES.options] == ["bids_within_cash"]
    assert RULES.options[0].values == ("off", "on")
