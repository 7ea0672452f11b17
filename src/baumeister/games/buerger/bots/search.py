"""How bots search in Bürger, Baumeister & Co."""

from baumeister.generic.search_settings import SearchSettings

SEARCH = SearchSettings(
    rounds=4,
    rounds_with={2: 10},
    samples=16,
    doubt=0.06,
    chances={2: (-0.75, 1.71, 2.33), 3: (0.1, 1.49, 2.03), 4: (0.21, 1.56, 2.07)},
    softness={4: 0.012},
)
"""What a tile is worth shows late, and only if everybody lays well: so each seat makes nearly its best move throughout."""
