"""How bots search in Wettstreit der Baumeister."""

from baumeister.generic.search_settings import SearchSettings

SEARCH = SearchSettings(rounds=1.0, samples=3, growth=3, doubt=0.7)
"""Judging a position takes five times as long as elsewhere, and an auction takes many bids: so simulations are shorter."""
