"""How bots search in Manhattan."""

from baumeister.generic.search_settings import SearchSettings

SEARCH = SearchSettings(
    rounds=5,
    rounds_with={2: 12},
    samples=5,
    doubt=0.2,
    chances={2: (-0.19, 2.25, 2.7), 3: (-1.08, 0.75, 2.88), 4: (1.02, 2.04, 2.06)},
)
"""Longer simulations choose no better with four seats (docs/design/bots-tried.md, “What choices give away”); with two they win
more games (“Two seats in Manhattan”)."""
