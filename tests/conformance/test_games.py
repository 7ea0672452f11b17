"""Whole games: they end, nothing is created or lost, positions never change, everything repeats itself exactly."""

import pickle
import re

import numpy as np
import pytest

from baumeister.core.errors import NothingToUndoError
from baumeister.core.record import as_bytes
from baumeister.present.game import Game, Position
from baumeister.records.trace import random_game
from baumeister.text import Text
from tests.conformance.games import ALL, check_of, line_of, name_of, sample

SEEDS = range(4)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_ends_and_keeps_its_invariants(game: Game, seed: int) -> None:
    check = check_of(game)
    for ply, position in enumerate(line_of(game, seed)):
        assert position.ply == ply
        assert position.is_over == (position.actor == -1)
        assert -1 <= position.actor <= game.seats
        check(position.state)


@pytest.mark.parametrize("seed", SEEDS)
def test_somebody_wins_and_only_at_the_end(game: Game, seed: int) -> None:
    *line, last = line_of(game, seed)
    assert all(position.winners == () for position in line)
    assert last.winners
    assert set(last.winners) <= set(range(1, game.seats + 1))
    assert (last.numbers, last.moves, last.odds) == ((), (), ())


@pytest.mark.parametrize("seed", SEEDS)
def test_the_breakdown_adds_up_to_the_scores(game: Game, seed: int) -> None:
    for position in sample(line_of(game, seed), 30):
        for view in (position, *(position.view(seat) for seat in range(game.seats + 1))):
            rows = [tuple(points) for _, points in game.rules.words.breakdown(view.state)]
            assert all(len(row) == game.seats for row in rows)
            assert tuple(map(sum, zip(*rows, strict=True))) == game.rules.words.standing(view.state, view.scores)


def test_a_seed_gives_the_same_game_again(game: Game) -> None:
    first = [as_bytes(position.state) for position in random_game(game, 7)]
    again = [as_bytes(position.state) for position in random_game(game, 7)]
    other = [as_bytes(position.state) for position in random_game(game, 8)]
    assert first == again != other


def test_playing_leaves_the_position_as_it_was(game: Game) -> None:
    for position in sample(line_of(game, 0), 12):
        before = as_bytes(position.state)
        results = {as_bytes(position.play(number).state) for number in position.numbers}
        assert as_bytes(position.state) == before
        assert len(results) == len(position.numbers), "two moves of a position must differ in what they lead to"
        assert before not in results


@pytest.mark.slow
@pytest.mark.parametrize("count", [1, pytest.param(12, marks=pytest.mark.long)])
def test_looking_leaves_the_position_as_it_was(game: Game, count: int) -> None:
    for position in sample(line_of(game, 0), count):
        before = as_bytes(position.state)
        for seat in range(game.seats + 1):
            view = position.view(seat)
            seen = as_bytes(view.state)
            view.guess(np.array([3], np.uint64))
            view.json(), view.prompt(), view.svg(), position.log(seat), position.scores, position.winners
            game.rules.kernels.features(view.state, np.zeros(game.rules.feature_count, np.float32))
            game.rules.kernels.evaluate(view.state, np.zeros(game.seats))
            assert as_bytes(view.state) == seen
        assert as_bytes(position.state) == before


def test_history_and_undo(game: Game) -> None:
    line = line_of(game, 0)
    last = line[-1]
    assert last.line() == list(line)
    assert [str(move) for move in last.history] == [str(position.move) for position in line[1:]]
    assert last.undo() is line[-2]
    assert last.undo(0) is last
    assert last.undo(last.ply) is line[0]
    with pytest.raises(NothingToUndoError):
        line[0].undo()
    with pytest.raises(NothingToUndoError):
        last.undo(last.ply + 1)


def test_another_move_after_an_undo_leaves_the_first_line_alone(game: Game) -> None:
    position = next(p for p in line_of(game, 0)[5:] if len(p.numbers) > 1)
    one, other = (position.play(number) for number in position.numbers[:2])
    assert one.undo() is other.undo() is position
    assert one.history[:-1] == other.history[:-1]
    assert one.history != other.history


@pytest.mark.parametrize("game", [g for g in ALL if g.seats == g.rules.seats[-1]], ids=name_of)
def test_moves_and_views_pickle(game: Game) -> None:
    for move in game.moves:
        again = pickle.loads(pickle.dumps(move))
        assert (again, again.number, type(again)) == (move, move.number, type(move))


def test_the_log_has_a_sentence_in_each_language(game: Game) -> None:
    for seat in (-1, *range(game.seats + 1)):
        for position in line_of(game, 0)[1:]:
            for line in position.log(seat):
                _is_sentence(line.text.en)
                _is_sentence(line.text.de)
                assert 0 <= line.seat <= game.seats
                assert line.points == () or len(line.points) == game.seats
    assert line_of(game, 0)[0].log(1) == ()


def test_prompts_are_sentences(game: Game) -> None:
    for position in line_of(game, 0):
        for seat in range(game.seats + 1):
            prompt = _prompt(position, seat)
            _is_sentence(prompt.en)
            _is_sentence(prompt.de)


def _prompt(position: Position, seat: int) -> Text:
    return position.view(seat).prompt()


def _is_sentence(text: str) -> None:
    assert text.strip() == text != ""
    assert "{" not in text
    assert not re.search(r"\bNone\b(?! of)", text)
