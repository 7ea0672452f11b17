"""A bot of its own against the built-in random ones: python examples/greedy_bot.py [GAME]."""

import random
import sys

import baumeister as bm
from baumeister.bots import Bot


class Hasty:
    """Takes the move after which its lead is greatest, on one guess of what is hidden."""

    def __init__(self, seed: int) -> None:
        self.rng = bm.rng_of(seed)

    def choose(self, view: bm.View) -> bm.Move:
        """Return one of the view's moves."""
        position = view.guess(self.rng)

        def lead(move: bm.Move) -> int:
            scores = position.play(move).scores
            return 2 * scores[view.seat - 1] - sum(scores)

        return max(view.moves, key=lead)


game = bm.game(sys.argv[1] if len(sys.argv) > 1 else "buerger", seats=3)
bots: list[Bot] = [Hasty(seed=1), bm.make_bot("random", seed=2), bm.make_bot("random", seed=3)]
dice = random.Random(4)
position = game.start()
while not position.is_over:
    if position.actor == 0:
        position = position.play(dice.choices(position.moves, position.odds)[0])
    else:
        bot = bots[position.actor - 1]
        position = position.play(bot.choose(position.view(position.actor)))
print("scores", position.scores, "won by", position.winners)
