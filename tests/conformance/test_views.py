"""Views: whatever is made for a seat is the same in all states that the seat cannot tell apart; guesses are such states."""

import json
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from baumeister.core.chance import rng_from
from baumeister.core.errors import NoSuchSeatError
from baumeister.core.knowledge import hide_nothing
from baumeister.core.record import as_bytes, copy
from baumeister.present.game import Game, Position, View
from baumeister.svg import PRINT
from tests.conformance.games import ALL, check_of, line_of, name_of, sample

SEEDS = range(3)
GUESSES = 2


def everything_for(view: View) -> tuple[object, ...]:
    """Return all that a seat is shown of a position."""
    rules, seats = view.game.rules, range(1, view.game.seats + 1)
    stocks = (rules.drawing.stock(view.state, seat, PRINT) for seat in seats)
    look = (rules.drawing.hand(view.state, PRINT), rules.drawing.item(view.state, PRINT), *stocks)
    features = view.observation() if view.seat >= 0 else np.zeros(0, np.float32)
    return (
        as_bytes(view.state),
        view.numbers,
        view.moves,
        view.scores,
        view.winners,
        view.prompt(),
        json.dumps(view.json(), allow_nan=False),
        str(view.svg()),
        *map(str, look),
        features.tobytes(),
    )


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_a_guess_is_a_legal_state_that_the_seat_cannot_tell_from_the_true_one(game: Game, seed: int) -> None:
    check, rng = check_of(game), rng_from(seed)
    for position in sample(line_of(game, seed), 6, seed):
        for seat in range(game.seats + 1):
            view = position.view(seat)
            shown = everything_for(view)
            for _ in range(GUESSES):
                guessed = view.guess(rng)
                check(guessed.state)
                assert guessed.seat == -1
                assert everything_for(guessed.view(seat)) == shown


@pytest.mark.parametrize("seed", SEEDS)
def test_the_log_is_the_same_in_states_that_the_seat_cannot_tell_apart(game: Game, seed: int) -> None:
    rng = rng_from(seed)
    for position in sample(line_of(game, seed), 15, seed):
        for seat in range(game.seats + 1):
            guessed = position.view(seat).guess(rng)
            for number in position.numbers[:5]:
                _has_same_log(position, guessed, number, seat)


def _has_same_log(position: Position, guessed: Position, number: int, seat: int) -> None:
    """Compare the log of a move with that of the same move in a guessed state; of an unseen move, with that of any.

    What a seat does may bring something to light by itself, which then differs from what was guessed.
    """
    after = position.play(number)
    if position.game.rules.sees(position.state, number, seat):
        others = [number] if number in guessed.numbers else []
    else:
        others = list(guessed.numbers)
    if not after.is_over:
        for other in others:
            then = guessed.play(other)
            if as_bytes(then.view(seat).state) == as_bytes(after.view(seat).state):
                assert then.log(seat) == after.log(seat)
            else:
                assert position.actor > 0


@pytest.mark.parametrize("seed", SEEDS)
def test_moves_that_a_seat_is_not_shown_are_not_in_its_log(game: Game, seed: int) -> None:
    told: list[int | None] = []

    def spy(_before: Any, move: int | None, _after: Any) -> tuple[()]:
        told.append(move)
        return ()

    spied = Game(replace(game.rules, words=replace(game.rules.words, log=spy)), game.seats, game.options)
    for position in line_of(game, seed)[1:]:
        before = Position(spied, position.undo().state)
        assert position.move is not None
        after = before.play(position.move.number)
        number = position.move.number
        for seat in range(game.seats + 1):
            after.log(seat)
            seen = game.rules.sees(before.state, number, seat)
            assert told.pop() == (number if seen else None)
            assert seen or number >= game.rules.seat_move_count, "what seats do is seen by all"


@pytest.mark.parametrize("seed", SEEDS)
def test_only_the_actor_knows_its_moves_and_nobody_those_of_chance(game: Game, seed: int) -> None:
    for position in line_of(game, seed):
        for seat in range(game.seats + 1):
            view = position.view(seat)
            assert view.numbers == (position.numbers if seat == position.actor > 0 else ())
            assert view.moves == (position.moves if seat == position.actor > 0 else ())
            assert not hasattr(view, "odds")
            assert view.scores == position.scores
            assert view.actor == position.actor


def test_after_the_end_everything_is_public(game: Game) -> None:
    last = line_of(game, 0)[-1]
    views = [last.view(seat) for seat in range(game.seats + 1)]
    for view in views:
        shown = copy(view.state)
        shown.viewer = -1
        assert as_bytes(shown) == as_bytes(last.state)
        assert view.winners == last.winners


def test_the_json_of_a_view_reads_back_and_repeats_itself(game: Game) -> None:
    for position in sample(line_of(game, 0), 20):
        for view in (position, *(position.view(seat) for seat in range(game.seats + 1))):
            text = json.dumps(view.json(), allow_nan=False)
            assert json.loads(text) == view.json()
            assert json.dumps(position.view(view.seat).json() if view.seat >= 0 else view.json()) == text
            assert set(view.json()["state"]) == set(game.rules.state.fields)


def test_there_are_no_views_for_other_seats(game: Game) -> None:
    for seat in (-2, game.seats + 1):
        with pytest.raises(NoSuchSeatError):
            line_of(game, 0)[3].view(seat)


def test_a_seed_gives_the_same_guesses_again(game: Game) -> None:
    view = line_of(game, 0)[len(line_of(game, 0)) // 2].view(1)
    assert [as_bytes(view.guess(rng).state) for rng in [rng_from(5)] * 3] != [as_bytes(view.state)] * 3
    first, again = rng_from(6), rng_from(6)
    for _ in range(10):
        assert as_bytes(view.guess(first).state) == as_bytes(view.guess(again).state)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_move_shows_to_its_own_seat_follows_from_its_view_or_is_said_to_be_revealed(game: Game, seed: int) -> None:
    """Else a move could be made, looked at, and taken back."""
    rng = rng_from(seed)
    for position in sample(line_of(game, seed), 15, seed):
        if position.actor < 1:
            continue
        guessed = position.view(position.actor).guess(rng)
        for number in position.numbers[:5]:
            after, other = position.play(number), guessed.play(number)
            if as_bytes(after.view(position.actor).state) != as_bytes(other.view(position.actor).state):
                assert after.has_revealed, position.game.moves[number]


OPEN = [game for game in ALL if game.rules.kernels.hide is hide_nothing]


@pytest.mark.parametrize("game", OPEN, ids=name_of)
def test_where_nothing_is_hidden_all_see_the_whole_state_and_every_move(game: Game) -> None:
    for position in line_of(game, 3):
        for seat in range(game.seats + 1):
            view = position.view(seat)
            assert as_bytes(view.guess(rng_from(1)).state) == as_bytes(position.state)
            assert view.scores == position.scores
            assert all(game.rules.sees(position.state, number, seat) for number in position.numbers)
