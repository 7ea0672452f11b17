"""How strong is a bot? One of it plays against others of one kind, in every seat in turn.

    python benchmarks/strength.py greedy random --games 400
    python benchmarks/strength.py mcts greedy --seconds 0.5 --games 200

The share of wins (a win shared by n counts 1/n) is printed with Wilson's 95 % interval.
"""

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from time import perf_counter

import baumeister as bm
from baumeister.bots import Bot, make_bot, warm
from baumeister.core.chance import below, rng_from

Z = 1.959964  # of a two-sided 95 % interval


@dataclass(frozen=True)
class Match:
    """Who plays what."""

    game: str
    seats: int
    bot: str
    against: str
    seconds: float | None
    simulations: int | None
    seed: int


@dataclass(frozen=True)
class Outcome:
    """How one game ended for the challenger."""

    won: float
    points: int
    best_other: int


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval for a share of wins (Wilson 1927)."""
    share, weight = won / games, Z * Z / games
    middle, half = share + weight / 2, Z * sqrt(share * (1 - share) / games + weight / (4 * games))
    return (middle - half) / (1 + weight), (middle + half) / (1 + weight)


def a_bot(name: str, match: Match, seed: int) -> Bot:
    """Return a bot, with the match's limits if it takes any."""
    searches = name in ("mcts", "hard")
    seconds, simulations = (match.seconds, match.simulations) if searches else (None, None)
    return make_bot(name, seed=seed, seconds=seconds, simulations=simulations)


def play_one(match: Match, number: int) -> Outcome:
    """Play game `number` of a match; the challenger sits one seat further each time."""
    game, seat = bm.game(match.game, seats=match.seats), number % match.seats + 1
    seed = (match.seed * 1_000_003 + number) * 16
    bots = [a_bot(match.bot if other == seat else match.against, match, seed + other) for other in range(1, match.seats + 1)]
    position, rng = game.start(), rng_from(seed)
    while not position.is_over:
        if position.actor == 0:
            left = below(rng, sum(position.odds))
            for move, weight in zip(position.moves, position.odds, strict=True):
                left -= weight
                if left < 0:
                    position = position.play(move)
                    break
        else:
            position = position.play(bots[position.actor - 1].choose(position.view(position.actor)))
    others = [points for other, points in enumerate(position.scores, 1) if other != seat]
    won = 1 / len(position.winners) if seat in position.winners else 0.0
    return Outcome(won, position.scores[seat - 1], max(others))


def show(match: Match, outcomes: list[Outcome], seconds: float) -> str:
    """Return a line on how it stands."""
    games, won = len(outcomes), sum(outcome.won for outcome in outcomes)
    low, high = wilson(won, games)
    points = sum(outcome.points for outcome in outcomes) / games
    lead = sum(outcome.points - outcome.best_other for outcome in outcomes) / games
    return (
        f"{match.bot} against {match.seats - 1} {match.against}: {games} games, {won / games:.1%} won"
        f" [{low:.1%}, {high:.1%}], {points:.1f} points, {lead:+.1f} to the best other, {seconds:.0f} s"
    )


def arguments() -> tuple[Match, int, int]:
    """Read the command line: the match, how many games, how many processes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", help="the challenger, a bot or level")
    parser.add_argument("against", help="who sits in all other seats")
    parser.add_argument("--game", default="manhattan", help="a game's id")
    parser.add_argument("--seats", type=int, help="the most that the game allows if not given")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, help="for a move, of bots that search")
    parser.add_argument("--simulations", type=int, help="for a move, of bots that search")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=min(2, os.cpu_count() or 1), help="processes that play side by side")
    asked = parser.parse_args()
    seats = bm.game(asked.game, seats=asked.seats).seats
    match = Match(asked.game, seats, asked.bot, asked.against, asked.seconds, asked.simulations, asked.seed)
    return match, asked.games, asked.workers


def main() -> None:
    """Play the match and report."""
    match, games, workers = arguments()
    warm(bm.game(match.game).rules)
    outcomes: list[Outcome] = []
    start = perf_counter()
    with ProcessPoolExecutor(workers) as pool:
        for outcome in pool.map(partial(play_one, match), range(games)):
            outcomes.append(outcome)
            if sys.stderr.isatty():
                print("\r" + show(match, outcomes, perf_counter() - start), end="", file=sys.stderr, flush=True)
            elif len(outcomes) % 20 == 0:
                print(show(match, outcomes, perf_counter() - start), file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    print(show(match, outcomes, perf_counter() - start))


if __name__ == "__main__":
    main()
