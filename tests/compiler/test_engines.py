"""Two ways to run one text of the rules: interpreted and compiled give the same bytes."""

import subprocess
import sys

import numpy as np
import pytest

from baumeister.compiler.engine import Compiled
from baumeister.compiler.games import c_functions_of
from baumeister.core.chance import rng_from
from baumeister.games import GAMES, rules
from baumeister.positions.engine import Engine, Interpreted, engine_for, use
from baumeister.present.game import Game
from tests.conformance.games import ALL, line_of, name_of, sample


def both(game: Game) -> tuple[Engine, Engine]:
    """Return the two engines of a game."""
    return Interpreted(game.rules), Compiled(game.rules, c_functions_of(game.rules))


@pytest.mark.parametrize("game", ALL, ids=name_of)
def test_both_engines_say_the_same(game: Game) -> None:
    slow, fast = both(game)
    assert slow.first(game.seats, game.option_indices) == fast.first(game.seats, game.option_indices)
    for position in sample(line_of(game, 2), 6):
        for ask in (Engine.legal, Engine.features):
            name = ask.__name__
            assert np.array_equal(getattr(slow, name)(position.raw), getattr(fast, name)(position.raw))
        assert slow.score(position.raw, game.seats) == fast.score(position.raw, game.seats)
        for number in position.numbers[:4]:
            assert slow.play(position.raw, number) == fast.play(position.raw, number)
        for seat in range(game.seats + 1):
            hidden = slow.hide(position.raw, seat)
            assert hidden == fast.hide(position.raw, seat)
            assert slow.guess(hidden, rng_from(5)) == fast.guess(hidden, rng_from(5))
    last = line_of(game, 2)[-1]
    assert slow.winners(last.raw, game.seats) == fast.winners(last.raw, game.seats)


@pytest.mark.parametrize("name", GAMES)
def test_a_process_chooses_how_its_kernels_run(name: str) -> None:
    before = engine_for(rules(name))
    use(name, None)
    assert not engine_for(rules(name)).is_compiled
    use(name, Compiled(rules(name), c_functions_of(rules(name))))
    assert engine_for(rules(name)).is_compiled
    use(name, before if before.is_compiled else None)


NEEDS_NO_COMPILER = """
import sys
import baumeister.web.app, baumeister.cli.play, baumeister.records
from baumeister.bots import make_bot
from baumeister.games import GAMES, rules
from baumeister.present.game import Game
for name in GAMES:
    game = Game(rules(name), rules(name).seats[0], {})
    position = game.start()
    while position.actor == 0:
        position = position.play(position.moves[0])
    move = make_bot("medium", seed=1).choose(position.view(position.actor))
    position.play(move).view(1).svg()
assert "numba" not in sys.modules, "Numba was imported"
"""


def test_tables_terminals_and_simple_bots_never_import_numba() -> None:
    done = subprocess.run([sys.executable, "-c", NEEDS_NO_COMPILER], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
