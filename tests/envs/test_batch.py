"""Batches tell of many states what positions and views tell of one."""

import numpy as np
import pytest

import baumeister as bm
from baumeister.core.chance import rng_from
from baumeister.core.errors import IllegalMove
from baumeister.envs import Batch
from baumeister.games import GAMES
from baumeister.generic.returns import RETURNS
from baumeister.records.trace import random_game


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_tells_what_each_of_its_positions_tells(name: str) -> None:
    line = list(random_game(bm.game(name), 2))
    positions = [*line[::7], line[-1]]
    game, batch = positions[0].game, Batch(positions[0].game, positions)
    seats = [max(position.actor, 1) for position in positions]
    assert batch.positions() == positions
    assert batch.actors.tolist() == [position.actor for position in positions]
    views = [position.view(seat) for position, seat in zip(positions, seats, strict=True)]
    assert np.array_equal(batch.observations(), [view.observation() for view in views])
    assert np.array_equal(batch.observations(2), [position.view(2).observation() for position in positions])
    assert np.array_equal(batch.masks(), [view.mask() for view in views])
    assert batch.keys() == [view.key() for view in views]
    for kind in RETURNS:
        assert np.allclose(batch.returns(kind), [position.returns(kind) for position in positions])
    rng = rng_from(3)
    chances = [game.sample_chance(position, rng).number if position.actor == 0 else -1 for position in positions]
    assert batch.sample_chance(3).tolist() == chances
    moves = [position.numbers[0] if position.numbers else -1 for position in positions]
    after = [position.play(move) if move >= 0 else position for position, move in zip(positions, moves, strict=True)]
    assert batch.play(moves).positions() == after
    assert batch.positions() == positions
    assert Batch(game, [row.tobytes() for row in batch.states]).positions() == positions
    assert Batch(game, batch.states).positions() == Batch(game, [*batch.states]).positions() == positions
    assert batch.keys(2) == [position.view(2).key() for position in positions]


def test_a_batch_refuses_what_is_none() -> None:
    game, other = bm.game("manhattan", 3), bm.game("manhattan", 2)
    with pytest.raises(bm.BadStateError, match="a batch is of positions of one game"):
        Batch(game, [game.start(), other.start()])
    with pytest.raises(bm.BadStateError, match="bytes; this is neither"):
        Batch(game, [b"abc"])
    for wrong, found in {1.5: "not of a float", (): "not of a tuple"}.items():
        with pytest.raises(bm.BadStateError, match=found):
            Batch(game, [wrong])  # type: ignore[list-item]
    for rows in (np.zeros((2, 3), np.uint8), np.zeros((1, game.rules.state.dtype.itemsize), np.uint8)):
        with pytest.raises(bm.BadStateError, match=r"bytes; this is neither|in this state 0 seats play"):
            Batch(game, rows)
    with pytest.raises(bm.BadStateError, match=r"not of a ndarray$"):
        Batch(game, np.zeros((2, 3)))
    for no_game in ("manhattan", game.rules):
        with pytest.raises(bm.BaumeisterError, match=r"a batch takes a game, as baumeister.game\(…\) makes it"):
            Batch(no_game, [game.start()])  # type: ignore[arg-type]
    for no_list in (game.start(), game.start().raw, 3):
        with pytest.raises(bm.BaumeisterError, match="a batch takes a list of positions"):
            Batch(game, no_list)  # type: ignore[arg-type]
    batch = Batch(game, [game.start()])
    assert Batch(game, []).keys() == []
    for wrong in ([1, 2], [0.5], [10**6], [-2], [[1], [2, 3]], [True], None):
        with pytest.raises(bm.BaumeisterError, match=r"whole numbers|numbered from 0"):
            batch.play(wrong)  # type: ignore[arg-type]
    with pytest.raises(bm.NoSuchSeatError):
        batch.observations(4)
    for source in (1.5, "x", True):
        with pytest.raises(bm.BaumeisterError, match=r"a seed .a whole number from 0. or a NumPy Generator"):
            batch.sample_chance(source)  # type: ignore[arg-type]
    assert len(Batch(game, [])) == 0
    assert Batch(game, []).observations().shape == (0, game.rules.feature_count)


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_plays_no_illegal_move(name: str) -> None:
    *line, end = random_game(bm.game(name), 3)
    position = next(each for each in line if each.actor > 0)
    illegal = next(move.number for move in position.game.moves if move.number not in position.numbers)
    batch = Batch(position.game, [position, position, end])
    for moves, place in (([illegal, -1, -1], 0), ([position.numbers[0], illegal, -1], 1), ([-1, -1, 0], 2)):
        with pytest.raises(IllegalMove, match=f"state {place}: move"):
            batch.play(moves)
    assert batch.play([position.numbers[0], -1, -1]).positions()[1:] == [position, end]


def test_chance_moves_in_positions_of_its_game_only() -> None:
    game = bm.game("manhattan", 2)
    with pytest.raises(bm.BaumeisterError, match=r"the position is one of .*skyline"):
        game.sample_chance(bm.game("skyline", 2).start())
    for nowhere in (game.start().view(1), None, "start", 3):
        with pytest.raises(bm.BaumeisterError, match=r"chance moves in a position, as .* return one, not in"):
            game.sample_chance(nowhere)  # type: ignore[arg-type]
    with pytest.raises(bm.BaumeisterError, match=r"a seed .a whole number from 0. or a NumPy Generator, not 1.5"):
        game.sample_chance(game.start(), 1.5)  # type: ignore[arg-type]
