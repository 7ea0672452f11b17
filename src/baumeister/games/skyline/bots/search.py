"""How bots search in Project Skyline."""

from baumeister.generic.search_settings import SearchSettings

SEARCH = SearchSettings(exploration=3.0, rounds=3, doubt=0.45, judges_leaves=True, softness={2: 0.016, 3: 0.011, 4: 0.009})
"""The dice decide much, and a lead in the middle of the game little: the network knows better what it means.

Moves differ by less than dice do: to try each of them often tells less than to follow the better ones deeper.
"""
