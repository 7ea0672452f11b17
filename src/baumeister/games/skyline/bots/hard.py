"""How soft the choices of the level `hard` are in Project Skyline, where a quarter of the time sees nearly as far."""

SOFTNESS = {2: 0.02, 3: 0.012, 4: 0.02}
"""By the number of seats: a second-best move that gives away so much of the win is e times less likely than the best."""
