"""A whole game, seats at random, chance by its odds: python examples/first_game.py [GAME] [SEED]."""

import random
import sys

import baumeister as bm

name = sys.argv[1] if len(sys.argv) > 1 else "manhattan"
dice = random.Random(sys.argv[2] if len(sys.argv) > 2 else None)
position = bm.game(name).start()

while not position.is_over:
    odds = position.odds if position.actor == 0 else None  # chance: a deal, a draw, a roll
    position = position.play(dice.choices(position.moves, odds)[0])
    for line in position.log(seat=0):  # what a spectator sees of it
        print(f"{position.ply:>4}  {line.text['en']}")

print("scores", position.scores, "won by", position.winners)
