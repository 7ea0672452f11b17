"""Positions seen from afar, for lists of games: inside their sheet, in colours that pages have, telling positions apart."""

import re

import pytest

from baumeister.games import GAMES, rules
from baumeister.present.game import Game, Position
from baumeister.records.trace import random_game
from baumeister.svg.look import COLOURS
from baumeister.svg.sketch import HEIGHT, WIDTH, Sketch

BOX = re.compile(r"M(-?[\d.]+) (-?[\d.]+)h([\d.]+)v([\d.]+)h-[\d.]+Z")
FAR = 0.4
LIGHT = 8_000  # characters


def seen(position: Position) -> Sketch:
    return position.game.rules.drawing.sketch(position.view(0).state)


def boxes(sketch: Sketch) -> list[tuple[float, ...]]:
    return [tuple(map(float, found)) for _, path in sketch for found in BOX.findall(path)]


@pytest.mark.parametrize("game", GAMES)
def test_a_sketch_stays_on_its_sheet_and_changes_with_the_position(game: str) -> None:
    positions = list(random_game(Game(rules(game), rules(game).seats[-1], {}), 7))
    sketches = [seen(position) for position in positions[::20]]
    assert len(set(sketches)) > len(sketches) * FAR
    for sketch in sketches:
        assert {colour for colour, _ in sketch} <= set(COLOURS)
        assert sum(len(path) for _, path in sketch) < LIGHT
        for left, top, width, height in boxes(sketch):
            assert 0 <= left <= left + width <= WIDTH
            assert 0 <= top <= top + height <= HEIGHT
