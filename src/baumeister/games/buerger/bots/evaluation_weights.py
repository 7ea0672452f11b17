"""The weights of the evaluation: those that the references keep (`greedy-1`, `mcts-1`), and those of today.

Today's come from moves compared: in some thousand positions of greedy games two moves each were played on to the end by greedy
seats, and the weights are those by which the difference of two evaluations fits best how much further ahead the seat came.
"""

import numpy as np

TABLE = (
    # first, today
    (4.3, 4.3),  # AVERAGE, the worth of laying an average tile
    (0.73, 0.94),  # BEST, how much of its worth above that will be had of the best tile in hand
    (0.68, 0.813),  # SECOND, of the second
    (0.37, 0.668),  # THIRD, of the third
    (0.5, 0.605),  # CHOICE, of the best tile that the seat can pay for, if it is the next to take one
    (0.0, 0.838),  # SOON, how much more of the best tile in hand if no other seat lays in between
    (3.9, 3.31),  # COIN, a coin's worth with many turns left
    (1.2, 0.843),  # COIN_FADES, with how many turns left it is half of that
    (0.0, -0.335),  # SECOND_COIN, what the second coin is worth beyond that
    (0.63, 2.21),  # CRANE, a crane's worth with many turns left
    (6.0, 5.14),  # CRANE_FADES, with how many turns left it is half of that
    (0.0, -0.633),  # SECOND_CRANE, what the second crane is worth beyond that
    (0.0, -1.54),  # THIRD_CRANE, the third
    (4.8, 4.8),  # AT_END, a hand's points at the end
    (2.6, 4.27),  # AT_END_FADES, how soon, going back from there, the present hand says little
    (6.5, 6.5),  # TURN, points of an average turn, with what its coins and projects bring later
    (1.0, 0.518),  # PROJECT_GAIN, how much counts of the gain from a project that a tile in hand would bring
    (0.0, 0.0107),  # FEED, what lies in such districts, squared, for the seats that lay there before others
    (0.0, 1.02),  # COIN_SPACE, a district with a free coin, for them
    (0.0, -1.09),  # CRANELESS, each coin of a seat that has no crane left
    (0.0, 0.0202),  # EARLY, how much less all tiles count for each turn left
    (0.0, 0.12),  # LAST_SPACE, how much of the same kind in a district is at risk where one space is left
    (0.0, 0.181),  # COIN_PLACE, a district where a tile could bring a coin
)
FIRST, TODAY = np.array(TABLE).T.copy()
(
    AVERAGE,
    BEST,
    SECOND,
    THIRD,
    CHOICE,
    SOON,
    COIN,
    COIN_FADES,
    SECOND_COIN,
    CRANE,
    CRANE_FADES,
    SECOND_CRANE,
    THIRD_CRANE,
    AT_END,
    AT_END_FADES,
    TURN,
    PROJECT_GAIN,
    FEED,
    COIN_SPACE,
    CRANELESS,
    EARLY,
    LAST_SPACE,
    COIN_PLACE,
) = range(len(TABLE))
