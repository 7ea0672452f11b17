"""What tells moves apart that are worth the same, and who likes what: the manners of a game's characters."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic

from typing_extensions import TypeVar

from baumeister.core.record import Head

NEARLY = 0.003
"""Shares of the win that differ by no more are nearly equal: over a game a taste then costs one or two hundredths of a win."""
State = TypeVar("State", bound=Head, default=Head)
Traits = dict[str, float]
"""Numbers about a move, each between -1 and 1 or so, by name; those that are 0 are left out."""


def ranked(names: Sequence[str], most: float = 0.1) -> Traits:
    """Return likings of some traits, the first the most; small ones, for moves that differ in nothing else."""
    return {name: most * (len(names) - rank) / len(names) for rank, name in enumerate(names)}


def no_traits(state: Head, move: int) -> Traits:  # noqa: ARG001 - all moves are alike
    """Return nothing: in this game nobody has a manner."""
    return {}


@dataclass(frozen=True)
class Manners(Generic[State]):
    """The traits of moves, and by character how much each is liked; a trait that isn't named leaves it cold."""

    traits: Callable[[State, int], Traits] = no_traits
    """traits(view, move): what is to be seen in a move of the view's seat."""
    likings: Mapping[str, Traits] = field(default_factory=dict)
    nearly: float = NEARLY
    """By how much of the win moves may differ to count as nearly equal: less where tastes would cost too much, never more."""

    def liking(self, character: str, view: State, moves: Sequence[int]) -> list[float]:
        """Return how much a character likes each of some moves."""
        liked = self.likings[character]
        return [sum(liked.get(name, 0.0) * much for name, much in self.traits(view, move).items()) for move in moves]
