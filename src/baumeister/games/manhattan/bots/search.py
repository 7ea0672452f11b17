"""How bots search in Manhattan."""

from baumeister.generic.search_settings import SearchSettings

SEARCH = SearchSettings(rounds=3.0, samples=6, doubt=0.2, chances={2: (0.28, 2.08), 4: (0.87, 1.77)})
"""Each seat has a move a round: three of them are half of what is built before the next scoring."""
