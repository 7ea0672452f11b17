"""Random numbers for kernels. They live outside the rules: whoever needs them passes `rng`, an array of one uint64."""

import os
from collections.abc import Sequence
from typing import SupportsIndex, TypeAlias

import numpy as np
from numpy.typing import NDArray

from baumeister.core.errors import BaumeisterError
from baumeister.core.kernel import kernel
from baumeister.core.options import whole
from baumeister.core.record import Integers

Rng = NDArray[np.uint64]
Source: TypeAlias = "Rng | np.random.Generator | SupportsIndex | None"
"""A source of randomness: an `rng`, a NumPy Generator, a seed, or None for the operating system's."""

RESOLUTION = 1 << 30
"""How many values `fraction` can take."""


def rng_of(source: Source) -> Rng:
    """Return random numbers for kernels. An `rng` is returned as it is, and advances as they use it.

    Raises:
        BaumeisterError: if the source is none of these.
    """
    if isinstance(source, np.ndarray) and source.dtype == np.uint64 and source.shape == (1,):
        if source[0] == 0:
            raise BaumeisterError("an rng never holds 0, for it would stay there; rng_of(seed) makes a good one")
        return source
    if isinstance(source, np.random.Generator):
        return rng_from(int(source.integers(1 << 63)))
    if source is None:
        return rng_from(int.from_bytes(os.urandom(8)))
    seed = whole(source)
    if seed is None:
        raise BaumeisterError(f"randomness comes from a seed (a whole number from 0) or a NumPy Generator, not {source!r}")
    return rng_from(seed)


def rng_from(seed: int) -> Rng:
    """Return random numbers for a seed, any whole number from 0: equal seeds give equal numbers.

    Raises:
        BaumeisterError: if the seed is below 0.
    """
    if seed < 0:
        raise BaumeisterError(f"a seed is a whole number from 0, not {seed}")
    return np.random.SeedSequence(seed).generate_state(1, np.uint64) | np.uint64(1)  # xorshift stands still at 0


@kernel
def below(rng: Rng, bound: int) -> int:
    """Return a number in 0 … bound-1, each equally likely (up to bound parts in 2^31), and advance `rng` (xorshift64)."""
    number = rng[0]
    number ^= number << np.uint64(13)
    number ^= number >> np.uint64(7)
    number ^= number << np.uint64(17)
    rng[0] = number
    return int(np.int64(((number >> np.uint64(33)) * np.uint64(bound)) >> np.uint64(31)))


@kernel
def fraction(rng: Rng) -> float:
    """Return a number from 0 to below 1, a multiple of 1 / RESOLUTION, and advance `rng`."""
    return below(rng, RESOLUTION) / RESOLUTION


@kernel
def pick(rng: Rng, weights: Integers | Sequence[int], count: int) -> int:
    """Return an index in 0 … count-1 with the odds of `weights`, whole numbers of which one at least is positive."""
    total = 0
    for index in range(count):
        total += weights[index]
    left = below(rng, total)
    chosen = 0
    for index in range(count - 1):
        left -= weights[index]
        chosen += 1 if left >= 0 else 0  # branch-free: faster than an unpredictable branch
    return chosen
