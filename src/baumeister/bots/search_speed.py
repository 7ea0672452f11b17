"""How fast bots search: simulations a CPU second in the middle of games."""

from collections.abc import Iterator
from itertools import islice
from time import process_time

from baumeister.bots.greedy import GreedyBot
from baumeister.bots.mcts import MctsBot
from baumeister.compiler.games import use_compiled
from baumeister.core.chance import Rng, pick, rng_from
from baumeister.present.game import Game, Position, View

VIEWS = 20
"""In so many positions a search is measured."""
A_GAME = 4
"""So many of them are from one game."""
SOFTNESS = 0.3
"""How careless the seats are that play these games, so that they differ."""


def bench_search(game: Game, seconds: float = 2.0, seed: int = 1) -> dict[str, float]:
    """Search for about some seconds in all, on one core, in positions from the middle of games.

    Returns how many `simulations` there were in how many `positions`, the CPU's `seconds`, and `simulations_per_second`.
    """
    use_compiled(game.rules)
    rng = rng_from(seed)
    views = list(islice(middles(game, rng), VIEWS))
    bot = MctsBot(rng, seconds / VIEWS, clock=process_time)
    bot.prepare(game)
    simulations, start = 0, process_time()
    for view in views:
        bot.choose(view)
        simulations += bot.simulations
    spent = process_time() - start
    counts = {"simulations": simulations, "positions": len(views), "seconds": spent}
    return counts | {"simulations_per_second": simulations / spent}


def middles(game: Game, rng: Rng) -> Iterator[View]:
    """Yield views of seats that have a choice, a few from the middle third of each game between greedy seats."""
    while True:
        decisions = decisions_of(game, rng)
        third = len(decisions) // 3
        yield from decisions[third : 2 * third : max(1, third // A_GAME)][:A_GAME]


def decisions_of(game: Game, rng: Rng) -> list[View]:
    """Play a game between greedy seats; return the views of seats that had several moves."""
    bot, found, position = GreedyBot(rng, SOFTNESS), list[View](), game.start()
    while not position.is_over:
        if position.actor == 0:
            position = position.play(by_chance(position, rng))
        else:
            view = position.view(position.actor)
            if len(view.moves) > 1:
                found.append(view)
            position = position.play(bot.choose(view))
    return found


def by_chance(position: Position, rng: Rng) -> int:
    """Return the number of one of chance's moves, by their odds."""
    return position.moves[pick(rng, position.odds, len(position.odds))].number
