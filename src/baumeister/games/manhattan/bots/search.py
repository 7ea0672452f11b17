"""How bots search in Manhattan."""

from baumeister.generic.search_settings import SearchSettings

SEARCH = SearchSettings(rounds=1.0, samples=6)
"""Each seat has a move a round, and one round ahead is judged as well as two."""
