"""How bots search in Bürger, Baumeister & Co.."""

from baumeister.generic.search_settings import SearchSettings

SEARCH = SearchSettings(samples=4, doubt=0.06)
"""A round has eight decisions and more: two rounds ahead count for more than a better choice in each."""
