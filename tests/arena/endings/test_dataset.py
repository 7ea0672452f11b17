"""The endings that come with the package: whole, replayable, and as the solver finds them."""

import json
from pathlib import Path

import pytest

import baumeister as bm
from baumeister.arena.endings import Ending, Solver, load, load_file
from baumeister.arena.endings.dataset import Source, games_with_endings, parse, written
from baumeister.games import GAMES
from tests.arena.endings.plain import size, values

SHIPPED = games_with_endings()
SMALL = 3000
"""Moves of the solver, and positions of the plain expectimax, that a check may cost."""


@pytest.mark.parametrize("game", SHIPPED)
def test_endings_list_the_legal_moves_with_shares_of_the_win(game: str) -> None:
    endings = load(game)
    assert len(endings) >= 200
    assert len({ending.number for ending in endings}) == len(endings)
    for ending in endings[::10]:
        assert ending.position.game.id == game
        assert set(ending.values) == set(ending.position.moves)
        assert all(0.0 <= value <= 1.0 for value in ending.values.values())
        assert min(ending.values.values()) < ending.best == max(ending.values.values())
        assert ending.loss(max(ending.values, key=ending.values.__getitem__)) == 0.0


@pytest.mark.slow
@pytest.mark.parametrize("game", SHIPPED)
def test_endings_are_solved_again_as_they_are_kept(game: str) -> None:
    for ending in sorted(load(game), key=lambda ending: ending.moves_made)[:20]:
        assert Solver(ending.position.game).solve(ending.position).values == pytest.approx(dict(ending.values), abs=1e-12)


@pytest.mark.slow
@pytest.mark.parametrize("game", SHIPPED)
def test_small_endings_have_the_values_of_a_plain_expectimax(game: str) -> None:
    """Those whose values need no odds of others' hands; the plain one looks into hands, which is no matter there."""
    small = [ending for ending in load(game) if ending.kind != "dealt" and ending.moves_made < SMALL]
    checked = [ending for ending in small[:20] if size(ending.position, SMALL) <= SMALL]
    for ending in checked[:5]:
        found = {str(move): float(value) for move, value in values(ending.position).items()}
        assert found == pytest.approx(dict(ending.values), abs=1e-12)


def test_a_file_is_refused_if_it_was_changed(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    endings = load(SHIPPED[0])[:3]
    path.write_bytes(written(Source(SHIPPED[0], 2), endings))
    assert load_file(path) == endings
    path.write_bytes(path.read_bytes().replace(b"0.5", b"0.6").replace(b":1.0", b":0.9"))
    with pytest.raises(bm.BaumeisterError, match="its checksum differs"):
        load_file(path)


@pytest.mark.parametrize("content", [b"", b"hm\n", b"[]\n", b'{"format": "baumeister/1"}\n'])
def test_a_file_of_something_else_is_refused(content: bytes) -> None:
    with pytest.raises(bm.BaumeisterError, match="this is no file of endings"):
        parse(content, "some")


def test_games_and_files_that_do_not_exist_are_refused(tmp_path: Path) -> None:
    with pytest.raises(bm.UnknownGameError):
        load("chess")
    for game in set(GAMES) - set(SHIPPED):
        with pytest.raises(bm.BaumeisterError, match="come with the package; there are some of"):
            load(game)
    with pytest.raises(bm.BaumeisterError, match="can't read"):
        load_file(tmp_path / "none.jsonl")


def test_an_ending_survives_its_own_json() -> None:
    ending = load(SHIPPED[0])[0]
    again = json.loads(json.dumps(ending.json()))
    assert Ending(again["number"], again["record"], again["values"], again["kind"], again["moves_made"]) == ending
