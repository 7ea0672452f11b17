"""How careless the level `easy` is in Neue Heimat."""

SOFTNESS = {2: 0.75, 3: 1.5, 4: 1.5, 5: 1.5}
"""By the number of seats: a move that looks worse by so many standard deviations of all moves is e times less likely."""
