"""How strong bots are to be in Project Skyline."""

from baumeister.generic.goals import Goals

GOALS = Goals(among_greedy=0.45)
"""The dice decide much: who plays best wins less often than elsewhere."""
