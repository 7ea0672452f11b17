"""The exact odds of what others hold, in positions of real games: what `guess` is measured against where worlds are too many.

After a reshuffle a card that another played was either held back from before (h) or drawn from the new pile (p). All ways to
say so, grouped by how many cards of each kind they take from the held ones and how many held cards each seat has left, are few.
A way has weight: at each play the number of cards of that origin in the hand, times the ways to deal the cards (copies told
apart).

`python -m tests.games.manhattan.hand_odds` prints the distances of `guess` from these odds; docs/design/manhattan-guess.md
shows them.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from math import perm

import numpy as np
from numpy.typing import NDArray

from baumeister.core.chance import rng_from
from baumeister.games.manhattan.rules.state import State
from baumeister.records.trace import random_game
from tests.games.kinds import View
from tests.games.manhattan.scenes import FOUR, THREE, TWO
from tests.games.manhattan.worlds import HAND, others, unseen

Kinds = tuple[int, ...]
Odds = NDArray[np.float64]


def expected_hands(view: State) -> Odds:
    """Return how many cards of each kind each other seat holds on average, over all deals that the view allows."""
    held, pile = unseen(view)
    played = [int((view.played[others(view)] == kind).sum()) for kind in range(9)]
    in_hands = int(view.hand_sizes[others(view)].sum())
    total, hands = 0, np.zeros((4, 9), object)
    for (taken, left), ways in _all_ways(view).items():
        drawn = [played[kind] - taken[kind] for kind in range(9)]
        weight = ways
        for kind in range(9):
            weight *= perm(held[kind], taken[kind]) * (perm(pile[kind], drawn[kind]) if drawn[kind] <= pile[kind] else 0)
        rest_held = np.array([held[kind] - taken[kind] for kind in range(9)])
        rest_pile = np.array([pile[kind] - drawn[kind] for kind in range(9)])
        weight *= perm(int(rest_held.sum()), sum(left)) * perm(int(rest_pile.sum()), in_hands - sum(left))
        total += weight
        for seat, slots in zip(others(view), left, strict=True):
            hand = slots * rest_held / max(rest_held.sum(), 1)
            hand = hand + (int(view.hand_sizes[seat]) - slots) * rest_pile / max(rest_pile.sum(), 1)
            hands[seat] += weight * hand
    return (hands / total).astype(np.float64)


def _all_ways(view: State) -> dict[tuple[Kinds, Kinds], int]:
    """Count the ways, by cards of each kind taken from the held ones and by held cards that each other seat has left."""
    held, _ = unseen(view)
    joint: dict[tuple[Kinds, Kinds], int] = {((0,) * 9, ()): 1}
    for seat in others(view):
        grown: dict[tuple[Kinds, Kinds], int] = defaultdict(int)
        for (taken, left), ways in joint.items():
            for (more, slots), times in _ways(view, seat).items():
                both = tuple(a + b for a, b in zip(taken, more, strict=True))
                if all(both[kind] <= held[kind] for kind in range(9)):
                    grown[both, (*left, slots)] += ways * times
        joint = grown
    return joint


def _ways(view: State, seat: int) -> dict[tuple[Kinds, int], int]:
    """Count the ways of one seat."""
    states: dict[tuple[Kinds, int], int] = {((0,) * 9, int(view.held_count[seat])): 1}
    for kind in view.played[seat, : view.played_count[seat]].tolist():
        grown: dict[tuple[Kinds, int], int] = defaultdict(int)
        for (taken, slots), ways in states.items():
            if slots:
                more = tuple(count + (kind == k) for k, count in enumerate(taken))
                grown[more, slots - 1] += ways * slots
            if slots < HAND:
                grown[taken, slots] += ways * (HAND - slots)
        states = grown
    return states


def guessed_hands(view: View, count: int, seed: int) -> Odds:
    """Return how many cards of each kind each other seat holds on average in so many guesses."""
    rng, total = rng_from(seed), np.zeros((4, 9))
    for _ in range(count):
        total += view.guess(rng).state.hands
    return total / count


def distance(view: View, one: Odds, other: Odds) -> float:
    """Return the greatest total variation distance, over the other seats, of the odds of a card picked from its hand."""
    sizes = view.state.hand_sizes
    return max(float(np.abs(one[seat] - other[seat]).sum() / 2 / sizes[seat]) for seat in others(view.state))


def late_views(reshuffles: int) -> Iterator[View]:
    """GamesPlayed views of the seat to move, in random games, when half and nine tenths of a pile have been drawn."""
    for game in (TWO, THREE, FOUR):
        for seed in range(3):
            line = list(random_game(game, seed))
            for tenths in (5, 9):
                drawn = (45 - 4 * game.seats) * tenths // 10
                for position in line:
                    state = position.state
                    if position.actor > 0 and state.reshuffles == reshuffles and state.discard.sum() == drawn:
                        yield position.view(position.actor)
                        break


def main(guesses: int) -> None:
    """Print the distances."""
    for reshuffles in (0, 1, 2):
        for view in late_views(reshuffles):
            found = distance(view, expected_hands(view.state), guessed_hands(view, guesses, view.state.ply))
            noise = distance(view, guessed_hands(view, guesses, 1), guessed_hands(view, guesses, 2)) / 2**0.5
            row = (view.game.seats, reshuffles, int(view.state.discard.sum()), f"{found:.2%}", f"{noise:.2%}")
            sys.stdout.write("| " + " | ".join(map(str, row)) + " |\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(20_000)
