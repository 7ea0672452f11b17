"""Guesses measured against the worlds that a view allows, for all games that hide something."""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from typing import Any, TypeVar

from baumeister.core.chance import rng_from
from baumeister.core.record import read
from baumeister.records.trace import random_game
from tests.games.kinds import Game, View

World = TypeVar("World", bound=Hashable)


def guesses(view: View, count: int, seed: int, world_of: Callable[[Any, int], World]) -> Counter[World]:
    """Return the worlds of so many guesses; `world_of(state, viewer)` tells what a viewer doesn't know of a state."""
    rng = rng_from(seed)
    found: Counter[World] = Counter()
    for raw, times in Counter(view.guessed(rng) for _ in range(count)).items():
        found[world_of(read(view.game.rules.state, raw), view.seat)] += times
    return found


def shares(weights: Mapping[World, int]) -> dict[World, float]:
    """Return weights as parts of 1."""
    total = sum(weights.values())
    return {world: weight / total for world, weight in weights.items()}


def is_fair(found: Counter[World], expected: Mapping[World, float]) -> bool:
    """Tell whether frequencies fit the expected ones: a chi-square test that a fair sample fails once in some 10,000 times.

    Worlds that are expected fewer than five times are put together.
    """
    count = found.total()
    cells = [(found[world], share * count) for world, share in expected.items() if share * count >= 5]
    few = [(found[world], share * count) for world, share in expected.items() if share * count < 5]
    if few:
        cells.append((sum(f for f, _ in few), sum(e for _, e in few)))
    statistic = sum((f - e) ** 2 / e for f, e in cells)
    degrees = len(cells) - 1
    if degrees == 0:
        return True
    cube = (statistic / degrees) ** (1 / 3)  # Wilson and Hilferty 1931: about normal
    return float((cube - (1 - 2 / (9 * degrees))) / (2 / (9 * degrees)) ** 0.5) < 3.72


def play_guesses_to_the_end(game: Game, check: Callable[[Any], None]) -> None:
    """Play guesses of views of a random game on, and check every state that comes."""
    rng = rng_from(12)
    for position in list(random_game(game, 12))[20::40]:
        guessed = position.view(1).guess(rng)
        while not guessed.is_over:
            guessed = guessed.play(guessed.numbers[-1])
            check(guessed.state)
