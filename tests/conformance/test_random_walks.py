"""Hypothesis chooses the game and every move, and shrinks whatever breaks to the shortest walk."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from baumeister.core.chance import rng_from
from baumeister.core.record import as_bytes
from baumeister.present.game import Game, Position
from baumeister.records import read, write
from tests.conformance.games import ALL, check_of

CHOICES = st.lists(st.integers(0, 2**16), max_size=260)


def walk(game: Game, choices: list[int]) -> Position:
    """Play one move for each choice, until the game is over."""
    position = game.start()
    for choice in choices:
        if position.is_over:
            break
        position = position.play(position.numbers[choice % len(position.numbers)])
    return position


@settings(max_examples=40)
@given(st.sampled_from(ALL), CHOICES)
def test_every_walk_keeps_the_invariants(game: Game, choices: list[int]) -> None:
    check = check_of(game)
    for position in walk(game, choices).line():
        check(position.state)
        assert bool(position.numbers) != position.is_over


@settings(max_examples=40)
@given(st.sampled_from(ALL), CHOICES)
def test_every_walk_is_a_record(game: Game, choices: list[int]) -> None:
    position = walk(game, choices)
    again = read(json.dumps(write(position))).position
    assert as_bytes(again.state) == as_bytes(position.state)
    assert [as_bytes(p.state) for p in again.line()] == [as_bytes(p.state) for p in position.line()]


@settings(max_examples=60)
@given(st.sampled_from(ALL), CHOICES, st.integers(0, 4), st.integers(0, 2**32))
def test_every_guess_keeps_the_view_and_can_be_played_on(game: Game, choices: list[int], seat: int, seed: int) -> None:
    seat %= game.seats + 1
    view = walk(game, choices).view(seat)
    guessed = view.guess(rng_from(seed))
    check_of(game)(guessed.state)
    assert as_bytes(guessed.view(seat).state) == as_bytes(view.state)
    later = guessed
    for choice in choices[:20]:
        if later.is_over:
            break
        later = later.play(later.numbers[choice % len(later.numbers)])
        check_of(game)(later.state)
