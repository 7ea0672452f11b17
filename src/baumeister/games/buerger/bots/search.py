"""How bots search in Bürger, Baumeister & Co."""

from baumeister.generic.search_settings import SearchSettings

SEARCH = SearchSettings(rounds=4.0, samples=16, doubt=0.06, is_judged_by_network=True)
"""What a tile is worth shows late, and only if everybody lays well: four rounds on, each seat making nearly its best move.

The network knows more of who wins than the evaluation does, and judging by it costs a tenth of the simulations."""
