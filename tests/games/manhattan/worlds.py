"""All deals that a view of Manhattan allows, by plain enumeration: what `guess` is measured against.

A deal says which unseen card (copies told apart) came to whom and when, and which card of the hand each play was. A *world* is
what a guess shows of it: for each other seat the kinds of the cards that it held or got, in order. The weight of a world is the
number of its deals. Written from this definition; only fields of the record are read, nothing of `knowledge.py` is used.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache

from baumeister.games.manhattan.rules.state import State

HAND = 4
World = tuple[tuple[int, ...], ...]


def unseen(view: State) -> tuple[Counter[int], Counter[int]]:
    """Return the cards by kind that did not come to the viewer: of those in hands at the last reshuffle, of the new pile."""
    left = [Counter({kind: int(count) for kind, count in enumerate(source) if count}) for source in view.sources]
    if view.viewer > 0:
        seat = view.viewer - 1
        for index in range(view.received_count[seat]):
            left[int(index >= view.held_count[seat])][int(view.received[seat, index])] -= 1
    return left[0], left[1]


def others(view: State) -> list[int]:
    """Return the seats, from 0, whose cards the viewer doesn't see."""
    return [seat for seat in range(int(view.seats)) if seat + 1 != view.viewer]


def worlds(view: State) -> dict[World, int]:
    """Return every world that a view allows and the number of its deals."""
    seats = others(view)
    slots = [(seat, int(index >= view.held_count[seat])) for seat in seats for index in range(view.received_count[seat])]
    found: dict[World, int] = {}
    for kinds, copies in _deals(slots, unseen(view)):
        world = tuple(tuple(kind for kind, (seat, _) in zip(kinds, slots, strict=True) if seat == s) for s in seats)
        weight = copies
        for seat, received in zip(seats, world, strict=True):
            weight *= choices(received, tuple(view.played[seat, : view.played_count[seat]].tolist()))
        if weight:
            found[world] = weight
    return found


def _deals(slots: list[tuple[int, int]], left: tuple[Counter[int], Counter[int]]) -> Iterator[tuple[tuple[int, ...], int]]:
    """GamesPlayed the kinds that can have come to all slots, and in how many ways copies of them can."""
    if not slots:
        yield (), 1
        return
    source = left[slots[0][1]]
    for kind in [kind for kind, count in source.items() if count]:
        copies = source[kind]
        source[kind] -= 1
        for kinds, ways in _deals(slots[1:], left):
            yield (kind, *kinds), copies * ways
        source[kind] += 1


def choices(received: tuple[int, ...], played: tuple[int, ...]) -> int:
    """Count the ways to say which card in hand each play was, if a seat held or got these cards in this order."""

    @cache
    def ways(play: int, gone: frozenset[int]) -> int:
        if play == len(played):
            return 1
        hand = [slot for slot in range(min(HAND + play, len(received))) if slot not in gone]
        return sum(ways(play + 1, gone | {slot}) for slot in hand if received[slot] == played[play])

    return ways(0, frozenset())


def world_of(state: State, viewer: int) -> World:
    """Return the world that a full state shows to nobody but us."""
    seats = [seat for seat in range(int(state.seats)) if seat + 1 != viewer]
    return tuple(tuple(state.received[seat, : state.received_count[seat]].tolist()) for seat in seats)
