"""How careless the level `easy` is in Project Skyline."""

SOFTNESS = {2: 2.5, 3: 5.0, 4: 5.0}
"""By the number of seats: a move that looks worse by so many standard deviations of all moves is e times less likely."""
