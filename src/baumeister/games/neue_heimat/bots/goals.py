"""How strong bots are to be in Neue Heimat."""

from baumeister.generic.goals import Goals

GOALS = Goals(among_greedy=0.45)
"""Others' bids decide much: who plays best wins less often than elsewhere."""
