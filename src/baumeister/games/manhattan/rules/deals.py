"""Possible hands of the other of two seats in the last two turns, with exact odds: for solving the end of a game.

The other seat's four cards are slots. A slot holds a card that the seat held at the last reshuffle (with two seats the viewer
knows which four these were) or one that it drew since. Every deal of copies and every choice of slots that fits what was played
is equally likely, as in `guess` (knowledge.py). So the plays are followed one by one by what is left of the held cards; to play

- a held card: as many ways as there are copies of its kind among those left;
- a drawn one: so many slots hold drawn cards, times the copies of its kind that the pile still could have brought.

What then stands in the drawn slots is drawn from the rest of the pile, and that is counted by binomials. In the last two turns
the pile is no matter any more, and of a hand only which kinds are in it: deals that are equal in these are taken together.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import comb as choose
from math import factorial, prod
from typing import TypeAlias

import numpy as np

from baumeister.core.record import FULL, copy
from baumeister.games.manhattan.rules.components import HAND, HELD, KINDS, PILE, ROUNDS, TURNS_IN_ROUND
from baumeister.games.manhattan.rules.state import BUILD, State

Kinds: TypeAlias = tuple[int, ...]
"""How many cards of each kind."""
LAST_TURNS = 2


def deals(view: State) -> Iterator[tuple[State, int]]:
    """Yield full states that a view allows, and in how many ways each comes about; none before two seats' last two turns."""
    if view.seats != 2 or view.phase != BUILD or turns_left(view) > LAST_TURNS:
        return
    other = 2 - view.viewer  # from 0
    found = dict[frozenset[int], tuple[Kinds, Kinds, int]]()
    for hand, pile, ways in hands(view, other):
        kinds = frozenset(kind for kind in range(KINDS) if hand[kind])
        found[kinds] = (*found.get(kinds, (hand, pile))[:2], found.get(kinds, (hand, pile, 0))[2] + ways)
    for hand, pile, ways in found.values():
        yield dealt(view, other, hand, pile), ways


def turns_left(view: State) -> int:
    """Return how many blocks are still built or laid away in the game."""
    rounds = int(ROUNDS[view.seats]) - view.round_number
    return rounds * int(TURNS_IN_ROUND[view.seats]) - view.turn


def hands(view: State, other: int) -> Iterator[tuple[Kinds, Kinds, int]]:
    """Yield each hand that a seat may have, the pile that goes with it, and in how many ways they come about."""
    held_at_first, pile_at_first = tuple(view.unseen[HELD].tolist()), tuple(view.unseen[PILE].tolist())
    played = view.played[other, : view.played_count[other]].tolist()
    for held, ways in ways_to_play(held_at_first, pile_at_first, played).items():
        pile = less(less(less(pile_at_first, counted(played)), held), tuple(-count for count in held_at_first))
        for drawn, more_ways in draws(pile, HAND - sum(held)):
            yield tuple(map(sum, zip(held, drawn, strict=True))), less(pile, drawn), ways * more_ways


def ways_to_play(held: Kinds, pile: Kinds, played: list[int]) -> dict[Kinds, int]:
    """Return the possible rests of the held cards after some plays, each with its number of ways."""
    found = {held: 1}
    for number, kind in enumerate(played):
        before, found = found, {}
        for left, ways in before.items():
            from_pile = pile[kind] - (played[:number].count(kind) - (held[kind] - left[kind]))
            after = {less(left, counted([kind])): left[kind], left: (HAND - sum(left)) * from_pile}
            for then, factor in after.items():
                if factor > 0:
                    found[then] = found.get(then, 0) + ways * factor
    return found


def draws(pile: Kinds, count: int) -> Iterator[tuple[Kinds, int]]:
    """Yield the possible draws from a pile into so many slots, each with its number of ways."""
    for kinds in combinations_with_replacement([kind for kind in range(KINDS) if pile[kind] > 0], count):
        drawn = counted(kinds)
        ways = prod(map(choose, pile, drawn)) * factorial(count)
        if ways > 0:
            yield drawn, ways


def dealt(view: State, other: int, hand: Kinds, pile: Kinds) -> State:
    """Return the full state in which the other seat has a hand; the order of its draws doesn't matter any more."""
    state = copy(view)
    state.hands[other] = hand
    state.pile[:] = pile
    played = view.played[other, : view.played_count[other]]
    state.received[other, : len(played) + HAND] = [*played, *np.repeat(np.arange(KINDS), hand)]
    state.unseen[:] = 0
    state.viewer = FULL
    return state


def counted(kinds: "list[int] | Kinds") -> Kinds:
    """Return how many cards of each kind there are."""
    found = [0] * KINDS
    for kind in kinds:
        found[kind] += 1
    return tuple(found)


def less(cards: Kinds, taken: Kinds) -> Kinds:
    """Return the rest of some cards."""
    return tuple(have - gone for have, gone in zip(cards, taken, strict=True))
