"""Random numbers for kernels. They live outside the rules: whoever needs them passes `rng`, an array of one uint64."""

import numpy as np
from numpy.typing import NDArray

from baumeister.core.kernel import kernel

Rng = NDArray[np.uint64]


def rng_from(seed: int) -> Rng:
    """Return a generator for a seed (any whole number from 0): equal seeds give equal numbers."""
    return np.random.SeedSequence(seed).generate_state(1, np.uint64) | np.uint64(1)  # xorshift stands still at 0


@kernel
def below(rng: Rng, bound: int) -> int:
    """Return a number in 0 … bound-1, each equally likely (up to bound parts in 2^31), and advance `rng` (xorshift64)."""
    number = rng[0]
    number ^= number << np.uint64(13)
    number ^= number >> np.uint64(7)
    number ^= number << np.uint64(17)
    rng[0] = number
    return np.int64(((number >> np.uint64(33)) * np.uint64(bound)) >> np.uint64(31))  # type: ignore[return-value]


@kernel
def pick(rng: Rng, weights: NDArray[np.int64], count: int) -> int:
    """Return an index in 0 … count-1 with the odds of `weights`, whole numbers of which one at least is positive."""
    total = 0
    for index in range(count):
        total += weights[index]
    left = below(rng, total)
    chosen = 0
    for index in range(count - 1):
        left -= weights[index]
        chosen += 1 if left >= 0 else 0  # no early way out: faster than a branch that nobody can foresee
    return chosen
