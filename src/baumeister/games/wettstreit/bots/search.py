"""How bots search in Wettstreit der Baumeister."""

from baumeister.generic.search_settings import SearchSettings

SEARCH = SearchSettings(
    rounds=3,
    samples=3,
    growth=3,
    doubt=0.4,
    judges_leaves=True,
    chances={4: (0.87, 1.59, 0.77)},
    softness={3: 0.0095, 4: 0.008},
)
"""Bidding goes around the table once or more, so that three rounds reach into the next auctions; then the network judges.

An auction takes many bids: so few moves are looked at. The doubt is where the evaluation's shares fit best who won."""
