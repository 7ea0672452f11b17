"""How bots search in Wettstreit der Baumeister."""

from baumeister.generic.search_settings import SearchSettings

SEARCH = SearchSettings(rounds=4, samples=3, growth=3, doubt=0.4, chances={4: (0.52, 1.54)}, softness={3: 0.008, 4: 0.006})
"""Bidding goes around the table once or more, so that four rounds reach into the next auctions.

Judging a position takes five times as long as elsewhere, and an auction takes many bids: so few moves are looked at. The doubt
is where the evaluation's shares fit best who won."""
