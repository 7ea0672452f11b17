"""How bots search in Neue Heimat."""

from baumeister.core.search import SearchSettings

SEARCH = SearchSettings(caution=100.0)
"""The evaluation thinks auctions through by itself, better than a few simulations do."""
