"""Moves: what is legal is accepted, all else is refused with a rule and a reason, every move has a text."""

import re

import numpy as np
import pytest

from baumeister.core.errors import IllegalMove
from baumeister.core.record import as_bytes
from baumeister.present.game import Game, Position
from baumeister.text import Text
from tests.conformance.games import line_of, sample

SEEDS = range(3)
FULL_CHECKS = 12  # positions of a game in which every move of the game is tried
FEW = 6  # illegal moves tried in all other positions


@pytest.mark.parametrize("seed", SEEDS)
def test_legal_moves_are_there_once_each_and_belong_to_the_actor(game: Game, seed: int) -> None:
    for position in line_of(game, seed)[:-1]:
        buffer = np.full(len(game.moves), -1, np.int32)
        count = game.rules.kernels.legal(position.state, buffer)
        legal = buffer[:count].tolist()
        assert 0 < count <= len(game.moves)
        assert len(set(legal)) == count
        assert tuple(sorted(legal)) == position.numbers
        assert all((number >= game.rules.seat_move_count) == (position.actor == 0) for number in legal)
        assert legal == sorted(legal, key=lambda number: number if number in game.rules.bids else -1), "bids last, lowest first"


@pytest.mark.parametrize("seed", SEEDS)
def test_odds_are_positive_whole_numbers_and_only_chance_has_them(game: Game, seed: int) -> None:
    for position in line_of(game, seed):
        if position.actor == 0:
            assert len(position.odds) == len(position.numbers)
            assert all(isinstance(weight, int) and weight > 0 for weight in position.odds)
        else:
            assert position.odds == ()


def test_legal_moves_are_accepted_by_number_and_by_text(game: Game) -> None:
    for position in sample(line_of(game, 0), 20):
        for move in position.moves:
            by_number, by_text = position.play(move.number), position.play(str(move))
            assert as_bytes(by_number.state) == as_bytes(by_text.state)
            assert by_number.move == by_text.move == move
            assert by_number.ply == position.ply + 1


@pytest.mark.slow
@pytest.mark.parametrize("seed", [SEEDS[0], *(pytest.param(seed, marks=pytest.mark.long) for seed in SEEDS[1:])])
def test_everything_else_is_refused(game: Game, seed: int) -> None:
    line = line_of(game, seed)
    full = {position.ply for position in sample(line, FULL_CHECKS, seed)}
    rng = np.random.default_rng(seed)
    for position in line:
        illegal = sorted(set(range(len(game.moves))) - set(position.numbers))
        tried = illegal if position.ply in full else rng.choice(illegal, FEW).tolist()
        before = as_bytes(position.state)
        for number in tried:
            _is_refused(position, number)
        assert as_bytes(position.state) == before


def _is_refused(position: Position, number: int) -> None:
    with pytest.raises(IllegalMove) as refused:
        position.play(number)
    error = refused.value
    assert error.reason.en.strip()
    assert error.reason.de.strip()
    assert "{" not in error.reason.en + error.reason.de
    if not position.is_over:
        assert re.fullmatch(rf"(C|{position.game.rules.facts.prefix} )\d+(\.\d+)?", error.rule), error.rule
        by_colour = Text.of(error.reason).named(position.game.rules.words.seat_names(position.game.seats))
        assert str(error) == f"{error.rule}: {by_colour.en}"


def test_moves_that_are_refused_have_drawn_parts_too(game: Game) -> None:
    for position in sample(line_of(game, 0), FULL_CHECKS):
        view = position.view(max(position.actor, 0))
        for number in range(game.rules.seat_move_count):
            assert all(isinstance(part, str) for part in game.rules.drawing.parts(view.state, number))


def test_numbers_and_texts_that_are_no_moves_are_refused(game: Game) -> None:
    position = line_of(game, 0)[10]
    for number in (-1, len(game.moves), 10**9):
        with pytest.raises(IllegalMove):
            position.play(number)
    for text in ("", " ", "nonsense", f"{position.moves[0]} ", str(position.moves[0]).upper() + "?"):
        with pytest.raises(IllegalMove) as refused:
            position.play(text)
        assert game.rules.examples[0] in refused.value.reason.de


def test_the_end_is_the_end(game: Game) -> None:
    last = line_of(game, 0)[-1]
    for move in game.moves[:3] + game.moves[-3:]:
        with pytest.raises(IllegalMove) as refused:
            last.play(move)
        assert refused.value.reason.en != refused.value.reason.de


def test_every_move_has_one_text(game: Game) -> None:
    texts = game.rules.move_texts
    assert len(set(texts)) == len(texts) == len(game.moves)
    for number, text in enumerate(texts):
        assert text.isascii()
        assert text.isprintable()
        assert text == text.strip() != ""
        move = game.move(text)
        assert (move.number, str(move)) == (number, text)
        assert game.moves[number] == text
    assert 0 < game.rules.seat_move_count <= len(texts)
    assert set(game.rules.examples) <= set(texts)


@pytest.mark.parametrize("seed", SEEDS)
def test_forms_offer_exactly_the_legal_moves(game: Game, seed: int) -> None:
    for position in sample(line_of(game, seed), 30):
        if position.actor > 0:
            view = position.view(position.actor)
            groups = game.rules.words.groups(view.state, view.numbers)
            offered = [number for group in groups for number, _ in group.moves]
            assert sorted(offered) == list(view.numbers)
            assert all(group.moves and group.title.en and group.title.de for group in groups)
            labels = [(group.title, label) for group in groups for _, label in group.moves]
            assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("seed", SEEDS)
def test_drawn_parts_tell_the_legal_moves_apart(game: Game, seed: int) -> None:
    for position in sample(line_of(game, seed), 30):
        if position.actor > 0:
            view = position.view(position.actor)
            parts = [tuple(sorted(game.rules.drawing.parts(view.state, number))) for number in view.numbers]
            assert all(parts)
            assert len(set(parts)) == len(parts)
