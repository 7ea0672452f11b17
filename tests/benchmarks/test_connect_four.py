"""Connect four, the game that benchmarks have in common with other libraries, follows its rules, interpreted and compiled."""

import numpy as np
import pytest
from benchmarks.peers.common import CONNECT_FOUR, RULES
from benchmarks.peers.connect_four import rules
from benchmarks.peers.uct import UCT_CODE, Uct

from baumeister import envs
from baumeister.compiler import cache
from baumeister.compiler.engine import Compiled
from baumeister.compiler.games import c_functions_of, folder_of
from baumeister.envs.batch import Batch
from baumeister.positions.engine import Interpreted

PATHS = (1, 7, 49, 343, 2_401, 16_807, 117_649, 823_536, 5_673_234)
"""Lines of play by depth, as others have counted them; those that end sooner aren't counted."""
DRAW = "edgabeffbbfabgabffbaegdcggaegfcaececccdddd"
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


def played(text: str) -> rules.State:
    """Return the state after some moves."""
    position = CONNECT_FOUR.start()
    for move in text:
        position = position.play(move)
    state = position.state
    assert isinstance(state, rules.State)
    return state


def count_paths(depth: int) -> int:
    """Count lines of play with compiled kernels, all of one length at once."""
    envs.vector(CONNECT_FOUR, num_envs=1).close()  # which lets this process run the game compiled
    batch = Batch(CONNECT_FOUR, [CONNECT_FOUR.start()])
    for _ in range(depth - 1):
        masks, actors = batch.masks(), batch.actors
        lanes, moves = np.nonzero(masks * (actors > 0)[:, None])
        batch = Batch(CONNECT_FOUR, [row.tobytes() for row in batch.states[lanes]]).play(moves)
    return int(batch.masks().sum())


@pytest.mark.parametrize("depth", range(1, 7))
def test_paths_by_depth(depth: int) -> None:
    assert count_paths(depth) == PATHS[depth]


@pytest.mark.parametrize(
    "text", ["abababa", "aabbccd", "abbccdcddad", "dccbbabaaga"], ids=["up", "across", "rising", "falling"]
)
def test_four_in_a_row_win(text: str) -> None:
    before, after = played(text[:-1]), played(text)
    assert (before.actor, before.winner) == (1, rules.NOBODY)
    assert (after.actor, after.winner) == (-1, 0)


def row_of_four(squares: set[tuple[int, int]]) -> bool:
    """Tell whether four squares, (column, row), are in a row: counted plainly."""
    return any(
        all((column + step * right, row + step * up) in squares for step in range(4))
        for column, row in squares
        for right, up in DIRECTIONS
    )


def test_rows_are_found_as_one_counts_them() -> None:
    rng = np.random.default_rng(1)
    found = []
    for _ in range(500):
        taken = rng.random((rules.COLUMNS, rules.ROWS)) < 0.4
        squares = {(int(column), int(row)) for column, row in np.argwhere(taken)}
        stones = sum(1 << (column * rules.HEIGHT + row) for column, row in squares)
        found.append(rules.has_row(stones))
        assert found[-1] == row_of_four(squares)
    assert {*found} == {True, False}


def test_a_full_board_is_a_draw() -> None:
    state = played(DRAW)
    won = np.zeros(2, np.int64)
    rules.winners(state, won)
    assert (state.actor, state.winner, won.tolist()) == (-1, rules.NOBODY, [1, 1])


def test_a_full_column_takes_no_more() -> None:
    position = CONNECT_FOUR.start()
    for _ in range(rules.ROWS):
        position = position.play("a")
    assert [str(move) for move in position.moves] == list("bcdefg")


def test_engines_agree() -> None:
    fast, slow, rng = Compiled(RULES, c_functions_of(RULES)), Interpreted(RULES), np.random.default_rng(1)
    for _ in range(5):
        raw = slow.first(2, CONNECT_FOUR.option_indices)
        while moves := slow.legal(raw):
            assert fast.legal(raw) == moves
            seen = slow.hide(raw, 2)
            assert fast.hide(raw, 2) == seen
            assert fast.features(seen).tolist() == slow.features(seen).tolist()
            move = int(rng.choice(moves))
            assert fast.play(raw, move) == slow.play(raw, move)
            raw = slow.play(raw, move)
        assert fast.winners(raw, 2) == slow.winners(raw, 2)
        assert fast.score(raw, 2) == slow.score(raw, 2)


def test_the_search_finds_a_win_in_one() -> None:
    bot = Uct(CONNECT_FOUR, 2_000)
    position = CONNECT_FOUR.start()
    for move in "aabbcc":
        position = position.play(move)
    bot._work.slots.rows[0] = np.frombuffer(position.raw, np.uint8)
    assert bot.search() == 3


def test_code_of_other_packages_is_told_apart_by_its_source(monkeypatch: pytest.MonkeyPatch) -> None:
    """An edit of a game outside this package compiles it again."""
    before = folder_of(RULES).name, UCT_CODE.folder.name
    source = cache.source_of

    def edited(module: str) -> bytes | None:
        found = source(module)
        return found + b"\n" if found is not None and module == rules.__name__ else found

    monkeypatch.setattr(cache, "source_of", edited)
    folder_of.cache_clear()
    after = folder_of(RULES).name
    folder_of.cache_clear()
    assert after != before[0]
