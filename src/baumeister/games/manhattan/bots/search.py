"""How bots search in Manhattan."""

from baumeister.generic.search_settings import SearchSettings

SEARCH = SearchSettings(rounds=5, samples=5, doubt=0.2, chances={2: (0.25, 2.26), 3: (0.38, 1.52), 4: (1.09, 2.1)})
"""Longer simulations choose no better (docs/design/bots-tried.md, “What choices give away”)."""
