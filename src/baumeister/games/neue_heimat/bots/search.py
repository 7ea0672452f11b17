"""How bots search in Neue Heimat."""

from baumeister.generic.search_settings import SearchSettings

SEARCH = SearchSettings(rounds=30, caution=100.0, doubt=0.6, chances={2: (-0.01, 1.39, 1.2), 4: (-0.29, 0.92, 1.24)})
"""A look one move ahead knows more of an auction than a few simulations do.

But a lead says little: a row that stays incomplete turns it into its opposite. So simulations play on to the end of the game.
"""
