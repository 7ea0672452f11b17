"""NH 1: the pieces and the board."""

from collections import Counter

from baumeister.games.neue_heimat.rules import components as c


def test_five_fenced_lots_take_a_single_floor() -> None:
    fenced = {(row + 1, lot + 1) for row in range(3) for lot in range(10) if c.IS_SINGLE_LEVEL[row, lot]}
    assert fenced == {(1, 1), (1, 7), (2, 3), (2, 5), (3, 2)}


def test_36_floor_cubes_one_of_each_colour_and_pips() -> None:
    pairs = Counter(zip(c.COLOUR_OF.tolist(), c.PIPS_OF.tolist(), strict=True))
    assert pairs == Counter((colour, pips) for colour in range(6) for pips in range(1, 7))


def test_17_roofs_1_to_6_twice_and_five_blank() -> None:
    assert c.ROOFS.tolist() == [5, 2, 2, 2, 2, 2, 2]
