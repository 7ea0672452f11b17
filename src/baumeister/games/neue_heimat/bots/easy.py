"""How careless the level `easy` is in Neue Heimat."""

SOFTNESS = {2: 1.4, 3: 5.0, 4: 5.0, 5: 5.0}
"""By the number of seats: a move that looks worse by so many standard deviations of all moves is e times less likely."""
