"""How bots search in Manhattan."""

from baumeister.generic.search_settings import SearchSettings

SEARCH = SearchSettings(turns=30, samples=6, doubt=0.2, chances={2: (0.28, 2.08), 4: (0.87, 1.77)})
"""The evaluation says little in the first half of a game: thirty turns reach behind the next scoring."""
