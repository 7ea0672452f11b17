"""How careless the level `easy` is in Project Skyline."""

SOFTNESS = {2: 1.1, 3: 1.3, 4: 1.5}
"""By the number of seats: a move that looks worse by so many standard deviations of all moves is e times less likely."""
