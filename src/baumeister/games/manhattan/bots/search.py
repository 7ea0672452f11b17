"""How bots search in Manhattan."""

from baumeister.generic.search_settings import SearchSettings

SEARCH = SearchSettings(
    rounds=5, samples=5, doubt=0.2, chances={2: (-0.81, 1.58, 3.03), 3: (-1.18, 0.71, 3.01), 4: (1.5, 2.29, 1.65)}
)
"""Longer simulations choose no better (docs/design/bots-tried.md, “What choices give away”)."""
