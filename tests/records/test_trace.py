"""Traces: a line a move with all legal moves in character order, odds where chance acts, the result last."""

import json
from itertools import pairwise

import pytest

import baumeister
from baumeister.records import read, write
from baumeister.records.trace import random_game, trace


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_trace_tells_the_whole_game(seats: int) -> None:
    line = list(random_game(baumeister.game("manhattan", seats), seed=1))
    rows = [json.loads(row) for row in trace(line)]
    decisions, result = rows[:-1], rows[-1]
    assert [row["ply"] for row in decisions] == list(range(len(decisions)))
    assert [row["move"] for row in decisions] == list(line[-1].history)
    assert result == {"over": True, "scores": list(line[-1].scores), "winners": list(line[-1].winners)}
    for row, position in zip(decisions, line, strict=False):
        assert row["actor"] == position.actor
        assert row["move"] in row["legal"]
        assert all(before < after for before, after in pairwise(row["legal"]))
        assert set(row["legal"]) == set(position.moves)
        assert ("odds" in row) == (row["actor"] == 0)
        if "odds" in row:
            assert len(row["odds"]) == len(row["legal"])
            assert sum(row["odds"]) == pytest.approx(1)
        assert list(row) == [key for key in ("ply", "actor", "legal", "odds", "move") if key in row]


def test_equal_seeds_give_equal_traces() -> None:
    game = baumeister.game("manhattan", 2, separate_colours="on")
    assert list(trace(random_game(game, 7))) == list(trace(random_game(game, 7)))
    assert list(trace(random_game(game, 7))) != list(trace(random_game(game, 8)))


def test_a_record_is_traced_like_the_game() -> None:
    line = list(random_game(baumeister.game("manhattan", 3), seed=2))
    assert list(trace(read(write(line[-1])).position.line())) == list(trace(line))


def test_an_unfinished_record_has_no_result() -> None:
    line = list(random_game(baumeister.game("manhattan", 3), seed=2))[:30]
    rows = [json.loads(row) for row in trace(read(write(line[-1])).position.line())]
    assert len(rows) == 29
    assert "over" not in rows[-1]


def test_first_draw_has_the_odds_of_the_pile() -> None:
    first = json.loads(next(iter(trace(random_game(baumeister.game("manhattan", 4), 0)))))
    assert first["legal"] == [f"deal {kind}" for kind in range(1, 10)]
    assert first["odds"] == [5 / 45] * 9
