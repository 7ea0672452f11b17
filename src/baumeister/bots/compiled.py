"""The one place where the bots' code is compiled: once for each type of state."""

from functools import cache
from typing import Any, NamedTuple

from numba import from_dtype, types

from baumeister.bots.desk import call_types, desk_type
from baumeister.bots.search import EDGE, NODE, Tree, search
from baumeister.bots.worth import rank
from baumeister.core.kernel import Types, specialise
from baumeister.core.record import Head


class Compiled(NamedTuple):
    """The bots' code for one type of state."""

    rank: Any
    search: Any


@cache
def compiled(state: type[Head]) -> Compiled:
    """Return the code for a type of state, compiled now or loaded from disk."""
    t = Types(state.dtype)
    calls, desk = call_types(t), desk_type(t)
    nodes, edges = (types.Array(from_dtype(dtype), 1, "C") for dtype in (NODE, EDGE))
    tree = types.NamedTuple([nodes, edges, t.integers, t.integers, t.integers, t.integers], Tree)
    return Compiled(
        rank=specialise(rank, t.integer(*calls, desk, t.states, t.rng)),
        search=specialise(search, t.nothing(*calls, desk, tree, t.reals, t.states, t.integer, t.rng)),
    )
