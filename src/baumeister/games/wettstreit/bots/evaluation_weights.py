"""The weights of the evaluation: those that the references keep (`greedy-1`, `mcts-1`), and those of today.

Today's come from how greedy games ended: by which weights the evaluation fits best how far each seat came out ahead of the
mean, over some ten thousand positions (docs/design/bots-tried.md). A weight's name says what it was meant for, not what it
became.
"""

import numpy as np

TABLE = (
    # first, today
    (0.3, 0.544),  # TALER, points that the first talers bring
    (7.0, 2.08),  # SPENT, talers that a seat can use well in a turn
    (8.0, 16.8),  # RESERVE, and besides
    (2.5, 3.46),  # INCOME, talers of an average roll
    (0.8, 0.263),  # SABOTEUR_WORTH, a saboteur
    (0.5, 0.479),  # ATTACKED, the part of its value that a building loses when a saboteur stands on it
    (0.93, 0.779),  # LAYABLE, how likely a card finds its place
    (0.35, 0.791),  # CROWDED, one that has too many of its kind beside it
    (0.8, 1.2),  # UNBUILT, the weight of a hand that waits for a first build
    (0.9, 0.934),  # END, the chance to close an end of the city with a tower in hand
    (0.8, -0.00449),  # MIDDLE_STANDS, the chance that a town hall in the middle stays there
    (0.8, 0.494),  # CHURCHES_EVEN, the same of churches on both sides
    (0.35, 0.292),  # CORNERS_EQUAL, the chance of equal corner towers, by luck
    (0.13, 0.488),  # BUY_END, how fast the chance to buy a corner tower rises with the turns left
    (0.1, 0.593),  # BUY_HALL, the same of a town hall
    (0.8, 0.827),  # STEP, how much each card that has yet to be bought for a balance lowers its chance
    (0.95, 1.15),  # FITS, and each that is still in hand
    (1.3, 1.39),  # BUYS, cards that a seat can buy in a turn
    (0.65, 0.837),  # GAP, the chance of extras with one gap in the city
    (0.0, -0.653),  # KIND, a left corner tower beyond its value while there is something to buy
    (0.0, -0.407),  # a right one
    (0.0, -0.105),  # a tower
    (0.0, 0.626),  # a gate
    (0.0, -2.8),  # a town hall
    (0.0, -0.23),  # a church
    (0.0, -0.477),  # KIND_EARLY, the same with eight turns to come, and in proportion: a left corner tower
    (0.0, -0.562),  # a right one
    (0.0, 1.3),  # a tower
    (0.0, -0.953),  # a gate
    (0.0, -2.73),  # a town hall
    (0.0, -3.41),  # a church
    (1.0, 0.0),  # SEEN_TWICE, whether cards announced in hands that are seen are taken for unseen ones: an old error
)
FIRST, TODAY = np.array(TABLE).T.copy()
(
    TALER,
    SPENT,
    RESERVE,
    INCOME,
    SABOTEUR_WORTH,
    ATTACKED,
    LAYABLE,
    CROWDED,
    UNBUILT,
    END,
    MIDDLE_STANDS,
    CHURCHES_EVEN,
    CORNERS_EQUAL,
    BUY_END,
    BUY_HALL,
    STEP,
    FITS,
    BUYS,
    GAP,
) = range(19)
KIND, KIND_EARLY = 19, 25
"""The first of six each, by letter."""
SEEN_TWICE = 31
