"""MH 1: the material."""

from collections import Counter

import numpy as np

from baumeister.games.manhattan.rules import components
from baumeister.games.manhattan.words.notation import MOVE_TEXTS
from tests.games.kinds import Game
from tests.games.manhattan.plain import LOTS_OF_CARDS
from tests.games.manhattan.scenes import FOUR, SEPARATE, THREE, TWO, placed


def test_1_1_six_cities_of_nine_lots() -> None:
    built = {text[:2] for text in MOVE_TEXTS if "+" in text}
    assert built == {f"{city}{lot}" for city in "ABCDEF" for lot in range(1, 10)}
    assert components.PLACES == 54


def test_1_2_forty_five_cards_five_of_each_of_nine_kinds() -> None:
    for game in (TWO, THREE, FOUR):
        start = game.start()
        assert start.moves == tuple(f"deal {card}" for card in range(1, 10))
        assert start.odds == (5,) * 9
        assert start.state.pile_size == 45


def test_1_3_blocks_to_build_are_24_of_47_floors_in_each_colour() -> None:
    assert components.BLOCKS.tolist() == [11, 6, 4, 3]
    assert components.BLOCKS.sum() == 24
    assert components.BLOCKS @ [1, 2, 3, 4] == 47
    for game, colours in ((TWO, 4), (SEPARATE, 4), (THREE, 3), (FOUR, 4)):
        supply = game.start().state.supply.tolist()
        assert supply == [[11, 6, 4, 3]] * colours + [[0] * 4] * (4 - colours)


def test_1_3_the_order_of_colours_is_orange_blue_yellow_purple() -> None:
    for seat, colour in enumerate(("Orange", "Blue", "Yellow", "Purple")):
        assert FOUR.rules.words.seat_names(4)[seat].en == colour


def test_3_3_the_lot_of_each_card_from_each_side() -> None:
    for side, name in enumerate(("south", "west", "north", "east")):
        assert tuple(components.LOT_OF_CARD[side] + 1) == LOTS_OF_CARDS[name]


def test_3_3_cards_and_lots_of_a_side_are_inverse() -> None:
    for side in range(4):
        assert components.CARD_OF_LOT[side][components.LOT_OF_CARD[side]].tolist() == list(range(9))


def test_3_3_a_turn_of_the_table_by_a_quarter_turns_every_card() -> None:
    grid = np.arange(9).reshape(3, 3)
    for side in range(4):  # what lies on a lot of the board is seen by a side as the board turned under its eyes
        assert components.CARD_OF_LOT[side].reshape(3, 3).tolist() == np.rot90(grid, -side).tolist()


def test_every_mix_of_six_and_of_four_blocks_is_there_once() -> None:
    six, four = components.MIXES[: components.SIX_MIXES].tolist(), components.MIXES[components.SIX_MIXES :].tolist()
    assert (len(six), len(four)) == (84, 35)
    assert {sum(mix) for mix in six} == {6}
    assert {sum(mix) for mix in four} == {4}
    assert max(Counter(map(tuple, six + four)).values()) == 1


def test_notation_has_a_form_for_every_move() -> None:
    assert {"deal 5", "draw 5", "take 3-2-1-0", "take* 1-1-1-1", "A5+3", "A5+3*", "scrap 7 1", "scrap 7 1*"} <= set(MOVE_TEXTS)
    words = Counter("build" if "+" in text else text.split()[0] for text in MOVE_TEXTS)
    assert words == {"take": 84 + 35, "take*": 35, "build": 2 * 54 * 4, "scrap": 2 * 9 * 4, "deal": 9, "draw": 9}


def test_places_that_are_drawn_are_the_places_of_the_notation() -> None:
    board = """
        o1 .  .  | .  .  .  | .  .  b2
        .  .  .  | .  .  .  | .  .  .
        .  .  .  | .  .  .  | .  .  .
        .  .  .  | .  .  .  | .  .  .
        .  .  .  | .  y3 .  | .  .  .
        .  .  .  | .  .  .  | p4 .  .
    """
    state = placed(FOUR, board).state
    where = {place: int(colour) for place, colour in enumerate(state.top) if colour >= 0}
    assert where == {0: 0, 2 * 9 + 2: 1, 4 * 9 + 4: 2, 5 * 9 + 6: 3}


def test_the_game_says_who_made_it_and_what_is_hidden() -> None:
    game: Game = FOUR
    assert game.rules.seats == (2, 3, 4)
    assert game.rules.facts.author == "Andreas Seyfarth"
    assert game.rules.facts.hidden.en
    assert [option.id for option in game.rules.options] == ["separate_colours"]
    assert game.rules.options[0].values == ("off", "on")
    assert game.rules.options[0].seats == (2,)
