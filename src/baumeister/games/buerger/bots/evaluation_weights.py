"""The weights of the evaluation: those that the references keep (`greedy-1`, `mcts-1`), and those of today.

Today's come from moves compared: in some thousand positions of greedy games two moves each were played on to the end by greedy
seats, and the weights are those by which the difference of two evaluations fits best how much further ahead the seat came;
and, counting less, by which they fit how far each seat came out ahead of the mean (docs/design/bots-tried.md).
"""

import numpy as np

TABLE = (
    # first, today
    (4.3, 5.36),  # AVERAGE, the worth of laying an average tile
    (0.73, 0.901),  # BEST, how much of its worth above that will be had of the best tile in hand
    (0.68, 0.812),  # SECOND, of the second
    (0.37, 0.638),  # THIRD, of the third
    (0.5, 0.71),  # CHOICE, of the best tile that the seat can pay for, if it is the next to take one
    (0.0, 0.532),  # SOON, how much more of the best tile in hand if no other seat lays in between
    (3.9, 3.4),  # COIN, a coin's worth with many turns left
    (1.2, 0.847),  # COIN_FADES, with how many turns left it is half of that
    (0.0, -0.195),  # SECOND_COIN, what the second coin is worth beyond that
    (0.63, 2.42),  # CRANE, a crane's worth with many turns left
    (6.0, 7.41),  # CRANE_FADES, with how many turns left it is half of that
    (0.0, -0.8),  # SECOND_CRANE, what the second crane is worth beyond that
    (0.0, -1.31),  # THIRD_CRANE, the third
    (4.8, 2.89),  # AT_END, a hand's points at the end
    (2.6, 5.08),  # AT_END_FADES, how soon, going back from there, the present hand says little
    (6.5, 6.5),  # TURN, points of an average turn, with what its coins and projects bring later
    (1.0, 0.493),  # PROJECT_GAIN, how much counts of the gain from a project that a tile in hand would bring
    (0.0, 0.0106),  # FEED, what lies in such districts, squared, for the seats that lay there before others
    (0.0, 0.599),  # COIN_SPACE, a district with a free coin, for them
    (0.0, -0.939),  # CRANELESS, each coin of a seat that has no crane left
    (0.0, 0.0125),  # EARLY, how much less all tiles count for each turn left
    (0.0, 0.127),  # LAST_SPACE, how much of the same kind in a district is at risk where one space is left
    (0.0, 0.125),  # COIN_PLACE, a district where a tile could bring a coin
    (0.0, -0.596),  # ORDER, to lay before others, besides
    (0.0, -0.538),  # ORDER_EARLY, the same for each turn left
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
    ORDER,
    ORDER_EARLY,
) = range(len(TABLE))
