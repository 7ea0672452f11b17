"""How bots search in Project Skyline."""

from baumeister.generic.search_settings import SearchSettings

SEARCH = SearchSettings(exploration=3.0, rounds=6, doubt=0.45, chances={4: (0.47, 1.39)}, softness={2: 0.01, 3: 0.008, 4: 0.02})
"""The dice decide much, and a lead in the middle of the game little; what a building is worth shows after some rounds.

Moves differ by less than dice do: to try each of them often tells less than to follow the better ones deeper.
"""
