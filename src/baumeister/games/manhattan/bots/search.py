"""How bots search in Manhattan."""

from baumeister.generic.search_settings import SearchSettings

SEARCH = SearchSettings(rounds=8, rounds_with={2: 15, 3: 10}, samples=6, doubt=0.2, chances={2: (-0.23, 1.18), 4: (0.02, 1.2)})
"""The evaluation says little in the first half of a game: some thirty turns reach beyond the next scoring."""
