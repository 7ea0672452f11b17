"""Is one bot stronger than another? It plays on every seat in turn: python examples/match.py [GAMES].

Prints the share of wins (a win shared by n counts 1/n) with Wilson's 95 % interval.
"""

import random
import sys
from math import sqrt

import baumeister as bm
from baumeister.bots import Bot, make_bot
from baumeister.positions.position import Position

GAME = bm.game("manhattan", seats=2)
Z = 1.96  # standard deviations: 95 %


def play(bots: list[Bot], dice: random.Random) -> Position:
    """Play a game to the end."""
    position = GAME.start()
    while not position.is_over:
        if position.actor == 0:
            position = position.play(dice.choices(position.moves, position.odds)[0])
        else:
            position = position.play(bots[position.actor - 1].choose(position.view(position.actor)))
    return position


def interval(share: float, games: int) -> tuple[float, float]:
    """Return the range in which the true share lies in 19 of 20 cases (Wilson 1927)."""
    centre, scale = share + Z**2 / (2 * games), 1 + Z**2 / games
    half = Z * sqrt(share * (1 - share) / games + Z**2 / (4 * games**2))
    return (centre - half) / scale, (centre + half) / scale


games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
wins = 0.0
for number in range(games):
    bots = [make_bot("random", seed=seat + 10 * number) for seat in range(GAME.seats)]
    seat = number % GAME.seats  # nobody begins more often than the others
    bots[seat] = make_bot("greedy", seed=number)
    winners = play(bots, random.Random(number)).winners
    wins += (seat + 1 in winners) / len(winners)

low, high = interval(wins / games, games)
print(f"greedy won {wins:g} of {games} games: {wins / games:.1%} ({low:.1%} to {high:.1%})")
