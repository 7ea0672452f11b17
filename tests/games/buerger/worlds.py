"""All deals that a view allows, by plain enumeration: what `guess` is measured against.

A deal says which unseen tile, copies told apart, lies in which place of which hand. A *world* is what a guess shows of it: for
each other seat the tiles that nobody else knows, in no order. Its weight is the number of its deals. Written from this
definition; only fields of the record are read, nothing of `knowledge.py` is used.
"""

from collections import Counter
from itertools import permutations

from baumeister.games.buerger.rules.state import State
from tests.games.buerger.check import TILES
from tests.games.buerger.plain import TWELVE

World = tuple[tuple[str, ...], ...]
COPIES = [f"{colour}{form}" for colour in "rybgv" for form in TWELVE]


def others(view: State) -> list[int]:
    """Return the seats, from 0, that the viewer isn't."""
    return [seat for seat in range(int(view.seats)) if seat + 1 != view.viewer]


def unseen(view: State) -> list[str]:
    """Return all tiles that the viewer has not seen: those of the box less those on the boards and the known ones in hands."""
    left = Counter(COPIES)
    for part in (view.spaces, view.offer, view.hands):
        left.subtract(TILES[tile] for tile in part.flatten().tolist() if tile >= 0)
    assert all(count >= 0 for count in left.values())
    return sorted(left.elements())


def worlds(view: State) -> Counter[World]:
    """Return every world that a view allows and the number of its deals."""
    seats = others(view)
    sizes = [int(view.dealt_counts[seat]) for seat in seats]
    found: Counter[World] = Counter()
    for deal in permutations(unseen(view), sum(sizes)):
        world, at = [], 0
        for size in sizes:
            world.append(tuple(sorted(deal[at : at + size])))
            at += size
        found[tuple(world)] += 1
    return found


def world_of(state: State, viewer: int) -> World:
    """Return the world that a full state shows."""
    seats = [seat for seat in range(int(state.seats)) if seat + 1 != viewer]
    return tuple(
        tuple(sorted(TILES[tile] for tile in state.hands[seat, : state.dealt_counts[seat]].tolist())) for seat in seats
    )
