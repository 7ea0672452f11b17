"""How soft the choices of the level `hard` are in Wettstreit der Baumeister, where a quarter of the time sees nearly as far."""

SOFTNESS = {3: 0.018, 4: 0.012}
"""By the number of seats: a second-best move that gives away so much of the win is e times less likely than the best."""
