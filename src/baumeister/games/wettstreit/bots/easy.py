"""How careless the level `easy` is in Wettstreit der Baumeister."""

SOFTNESS = {3: 1.8, 4: 2.2}
"""By the number of seats: a move that looks worse by so many standard deviations of all moves is e times less likely."""
