"""How careless the level `easy` is in Manhattan."""

SOFTNESS = {2: 0.35, 3: 1.65, 4: 1.65}
"""By the number of seats: a move that looks worse by so many standard deviations of all moves is e times less likely."""
