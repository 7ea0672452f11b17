"""The same luck for every game of a deal, though the games differ.

Chance is a move with odds, so luck is a rule that picks one. Two things keep it alike in games that run apart:

- **The pick.** Each outcome has a clock that rings after an exponential time with the outcome's weight as its rate; the
  first to ring is picked. Then the odds are exact, and while the clocks are the same a draw from a stock that lacks one card
  more comes out the same unless it was just that card (in mapping one random number to the stock every later card would shift).
- **Which clocks.** They follow from the seed, the deal, the kind of chance (`deal`, `roll`: the first word of its notation),
  the seat that made the last decision, and how often that seat met that kind before. So a seat's third roll is the same in all
  games of a deal, however often others rolled before.

No clock is used twice in a game: each game by itself is dealt with exactly the rules' odds, independent from draw to draw.
"""

from collections import Counter
from hashlib import blake2b

import numpy as np
from numpy.typing import NDArray

from baumeister.positions.position import Position

GOLDEN, FIRST, SECOND = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)


def key_of(*parts: int | str) -> int:
    """Return 64 random bits that follow from some parts."""
    return int.from_bytes(blake2b("/".join(map(str, parts)).encode(), digest_size=8).digest())


def times(key: int, numbers: NDArray[np.uint64]) -> NDArray[np.float64]:
    """Return exponential times with the rate 1, one for each number, from a key (SplitMix64, Steele et al. 2014)."""
    mixed = np.uint64(key) + (numbers + np.uint64(1)) * GOLDEN
    mixed = (mixed ^ (mixed >> np.uint64(30))) * FIRST
    mixed = (mixed ^ (mixed >> np.uint64(27))) * SECOND
    mixed ^= mixed >> np.uint64(31)
    uniform = ((mixed >> np.uint64(11)).astype(np.float64) + 0.5) * 2.0**-53
    exponential: NDArray[np.float64] = -np.log(uniform)
    return exponential


class Luck:
    """The luck of one deal, for one game."""

    def __init__(self, seed: int, deal: int) -> None:
        """Take the match's seed and the deal's number."""
        self._root = f"{seed}/{deal}"
        self._met: Counter[tuple[str, int]] = Counter()

    def draw(self, position: Position, seat: int) -> int:
        """Return the number of chance's move; `seat` made the last decision, 0 before the first."""
        moves = position.moves
        occasion = (moves[0].partition(" ")[0], seat)
        self._met[occasion] += 1
        if len(moves) == 1:
            return moves[0].number
        key = key_of(self._root, *occasion, self._met[occasion])
        clocks = times(key, np.array(position.numbers, np.uint64)) / np.array(position.odds, np.float64)
        return moves[int(clocks.argmin())].number
