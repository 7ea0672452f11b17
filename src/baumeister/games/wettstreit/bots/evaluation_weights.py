"""The weights of the evaluation: those that the references keep (`greedy-1`, `mcts-1`), and those of today."""

import numpy as np

TABLE = (
    # first, today
    (0.3, 0.3),  # TALER, points that the first talers bring
    (7.0, 7.0),  # SPENT, talers that a seat can use well in a turn
    (8.0, 8.0),  # RESERVE, and besides
    (2.5, 2.5),  # INCOME, talers of an average roll
    (0.8, 0.8),  # SABOTEUR_WORTH, a saboteur
    (0.5, 0.5),  # ATTACKED, the part of its value that a building loses when a saboteur stands on it
    (0.93, 0.93),  # LAYABLE, how likely a card finds its place
    (0.35, 0.35),  # CROWDED, one that has too many of its kind beside it
    (0.8, 0.8),  # UNBUILT, the weight of a hand that waits for a first build
    (0.9, 0.9),  # END, the chance to close an end of the city with a tower in hand
    (0.8, 0.8),  # MIDDLE_STANDS, the chance that a town hall in the middle stays there
    (0.8, 0.8),  # CHURCHES_EVEN, the same of churches on both sides
    (0.35, 0.35),  # CORNERS_EQUAL, the chance of equal corner towers, by luck
    (0.13, 0.13),  # BUY_END, how fast the chance to buy a corner tower rises with the turns left
    (0.1, 0.1),  # BUY_HALL, the same of a town hall
    (0.8, 0.8),  # STEP, how much each card that has yet to be bought for a balance lowers its chance
    (0.95, 0.95),  # FITS, and each that is still in hand
    (1.3, 1.3),  # BUYS, cards that a seat can buy in a turn
    (0.65, 0.65),  # GAP, the chance of extras with one gap in the city
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
) = range(len(TABLE))
