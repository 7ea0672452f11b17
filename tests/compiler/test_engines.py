"""Two ways to run one text of the rules: interpreted and compiled give the same bytes."""

import subprocess
import sys
from collections.abc import Callable, Sequence

import numpy as np
import pytest

from baumeister.compiler.engine import Compiled
from baumeister.compiler.games import c_functions_of
from baumeister.core.chance import rng_from
from baumeister.games import GAMES, rules
from baumeister.positions.engine import Engine, Interpreted, engine_for, use
from baumeister.present.game import Game
from tests.conformance.games import ALL, line_of, name_of, sample
from tests.games.kinds import Position


def both(game: Game) -> tuple[Engine, Engine]:
    """Return the two engines of a game."""
    return Interpreted(game.rules), Compiled(game.rules, c_functions_of(game.rules))


Answer = bytes | Sequence[int] | Sequence[float]
Question = Callable[[Engine], Answer]


def questions(position: Position) -> list[Question]:
    """Return everything that an engine can be asked about a position."""
    raw, seats = position.raw, position.game.seats

    def play(number: int) -> Question:
        return lambda engine: engine.play(raw, number)

    def hide(seat: int) -> Question:
        return lambda engine: engine.hide(raw, seat)

    def guess(hidden: bytes) -> Question:
        return lambda engine: engine.guess(hidden, rng_from(5))

    asked: list[Question] = [lambda engine: engine.legal(raw), lambda engine: engine.features(raw).tolist()]
    asked += [lambda engine: engine.score(raw, seats), lambda engine: engine.evaluate(raw, seats)]
    asked += [lambda engine: engine.odds(raw, position.numbers)] if position.actor == 0 else []
    asked += [lambda engine: engine.winners(raw, seats)] if position.is_over else []
    asked += [play(number) for number in position.numbers[:4]]
    for seat in range(seats + 1):
        asked += [hide(seat), guess(position.hidden(seat))]
    return asked


@pytest.mark.parametrize("game", ALL, ids=name_of)
def test_both_engines_say_the_same_whatever_was_asked_before(game: Game) -> None:
    """Every question comes twice, the second time in another order: what a buffer kept from the first would show."""
    slow, fast = both(game)
    assert slow.first(game.seats, game.option_indices) == fast.first(game.seats, game.option_indices)
    line = line_of(game, 2)
    drawn = next(position for position in line if position.actor == 0)
    asked = [question for position in (*sample(line, 6), drawn, line[-1]) for question in questions(position)]
    answers = [question(slow) for question in asked]
    assert [question(fast) for question in asked] == answers
    order = np.random.default_rng(1).permutation(len(asked))
    assert [asked[index](fast) for index in order] == [answers[index] for index in order]


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
