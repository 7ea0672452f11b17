"""The one place where the bots' code is compiled: once for each type of state."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numba import from_dtype, types

from baumeister.bots.desk import call_types, desk_type, named_tuple
from baumeister.bots.search import EDGE, NODE, Tree, search
from baumeister.bots.worth import rank
from baumeister.core.kernel import Types, specialise


class Compiled(NamedTuple):
    """The bots' code for one type of state."""

    rank: Any
    search: Any


@cache
def compiled(dtype: np.dtype[np.void]) -> Compiled:
    """Return the code for a type of state, compiled now or loaded from disk."""
    t = Types(dtype)
    calls, desk = call_types(t), desk_type(t)
    nodes, edges = (types.Array(from_dtype(kind), 1, "C") for kind in (NODE, EDGE))
    tree = named_tuple(Tree, nodes, edges, t.integers, t.integers, t.integers, t.integers)
    return Compiled(
        rank=specialise(rank, t.integer(*calls, desk, t.states, t.rng)),
        search=specialise(search, t.nothing(*calls, desk, tree, t.reals, t.states, t.integer, t.rng)),
    )
