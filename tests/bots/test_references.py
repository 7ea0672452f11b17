"""`greedy-1` and `mcts-1` never change: what they choose in two hundred positions of each game is kept.

Should a change of `greedy`, `mcts` or an evaluation fail here, give the reference bot what it had, in a module of its own.
"""

import json
from collections.abc import Sequence

import pytest
from tests.bots.references.make import HERE, LINES, POSITIONS, Line, choices

import baumeister as bm
from baumeister.games import GAMES
from baumeister.positions.position import Position

pytestmark = pytest.mark.slow

SAMPLE = 10
"""Of how many positions the short run looks at one."""


def kept(game: str) -> list[Line]:
    found: list[Line] = json.loads((HERE / f"{game}.json").read_text())
    return found


def check(game: str, wanted: Sequence[int]) -> None:
    """Compare choices in some positions, counted through all lines."""
    bm.compile_game(game)
    for number, line in enumerate(kept(game)):
        places = [place for place in range(POSITIONS) if number * POSITIONS + place in wanted]
        plies = {line["choices"][place][0]: line["choices"][place] for place in places}
        position = bm.game(game, line["seats"]).start()
        for move in line["moves"]:
            if position.ply in plies:
                assert choices(position) == plies[position.ply], f"game {number}, ply {position.ply}"
            position = position.play(move)
        assert isinstance(position, Position)
        assert position.is_over


@pytest.mark.parametrize("game", GAMES)
def test_references_choose_as_ever_in_some_positions(game: str) -> None:
    assert sum(len(line["choices"]) for line in kept(game)) == LINES * POSITIONS == 200
    check(game, range(0, LINES * POSITIONS, SAMPLE))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_references_choose_as_ever_in_all_positions(game: str) -> None:
    check(game, range(LINES * POSITIONS))
