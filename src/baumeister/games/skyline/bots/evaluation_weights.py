"""The weights of the evaluation, by stage: those of today, and those that the references keep (`greedy-1`, `mcts-1`)."""

import numpy as np

STAGES = 4
TABLE_1 = (
    # lacking: 1      2      3      4 or more
    (0.75, 0.78, 0.70, 0.50),  # CASH, a thousand of it
    (47.0, 65.0, 60.0, 10.0),  # TOWER, a skyscraper
    (0.65, 0.50, 0.30, 0.13),  # NEAR, the rents of the next throws
    (0.25, 0.60, 0.70, 0.50),  # INCOME, paid by rivals in a round if pawns are anywhere
    (-1.1, -2.2, -2.4, -1.6),  # COST, paid by a seat in a round
    (0.75, 2.0, 4.8, 3.9),  # GROWTH, the further income if the groups grew along the road
    (13.0, 26.0, 34.0, 24.0),  # HUT, a building of one floor
    (36.0, 98.0, 138.0, 150.0),  # HOUSE, a building of two
    (5.0, 8.0, 1.0, 0.0),  # CLIMBER, a building of one floor that has something to demolish
    (5.0, 9.0, 13.0, 3.0),  # PREY, each building that one of two floors could demolish, up to MANY
    (-3.0, -7.0, -7.5, -7.0),  # HUT_HUNTED, a threat to a building of one floor
    (-4.5, -12.0, -17.0, -10.0),  # HOUSE_HUNTED, each threat to one of two
    (69.0, 122.0, 190.0, 259.0),  # FRONT, a road field beside a skyscraper
    (1.0, 21.0, 37.0, 8.0),  # FLOORS, a floor in the supply, up to MANY
    (20.0, 60.0, 80.0, 86.0),  # STRIKE, a chance of 1 to build a skyscraper with the next throw
    (0.0, 36.0, 69.0, 49.0),  # RAISE, a chance of 1 to raise a building of one floor with it
)
FIRST = np.array(TABLE_1).T.copy()
"""A row for each stage, from 0 (the leader lacks one skyscraper)."""
TODAY = FIRST.copy()
CASH, TOWER, NEAR, INCOME, COST, GROWTH, HUT, HOUSE, CLIMBER, PREY, HUT_HUNTED, HOUSE_HUNTED = range(12)
FRONT, FLOORS, STRIKE, RAISE = range(12, 16)
MANY = 4
