"""How careless the level `easy` is in Bürger, Baumeister & Co."""

SOFTNESS = {2: 0.37, 3: 0.39, 4: 0.43}
"""By the number of seats: a move that looks worse by so many standard deviations of all moves is e times less likely."""
