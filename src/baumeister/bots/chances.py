"""Chances that are true: how often a seat wins that a search gives some share of the win.

A search's shares order moves well, but say too much or too little, as a leaf's evaluation does. What came of them in games of
searching bots tells by how much: beta calibration (Kull, Silva Filho, Flach, *Beta calibration: a well-founded and easily
implemented improvement on logistic calibration for binary classifiers*, 2017), a line through the logits whose slope
may differ between leaders and those behind.
"""

from collections.abc import Sequence
from math import log, log1p, tanh

import numpy as np

from baumeister.generic.search_settings import Scaling

AS_IT_IS: Scaling = (0.0, 1.0, 1.0)
ROUNDS = 30  # of Newton's method, which needs about six
PULL = 1.0  # a decision's weight against it: little data moves little


def chance_of(share: float, scaling: Scaling) -> float:
    """Return the chance to win of a seat with a share of the win in 0 … 1; what is certain stays so."""
    if not 0.0 < share < 1.0:
        return share
    offset, behind, ahead = scaling
    logit = offset + behind * log(share) - ahead * log1p(-share)
    return 0.5 + 0.5 * tanh(logit / 2.0)  # the logistic function, without overflow


def fitted_scaling(shares: Sequence[float], came: Sequence[float]) -> Scaling:
    """Return the scaling by which shares fit what came of them best: logistic regression; certain ones say nothing of it.

    If a greater share would then mean a smaller chance, shares are taken as they are.
    """
    said, won = np.asarray(shares, np.float64), np.asarray(came, np.float64)
    uncertain = (said > 0.0) & (said < 1.0)
    said, won = said[uncertain], won[uncertain]
    columns = np.stack((np.ones_like(said), np.log(said), -np.log1p(-said)), axis=1)
    before = weights = np.array(AS_IT_IS)
    for _ in range(ROUNDS):
        chance = 0.5 + 0.5 * np.tanh(columns @ weights / 2.0)
        slopes = columns.T @ (won - chance) - PULL * (weights - before)
        bends = (columns * (chance * (1.0 - chance))[:, None]).T @ columns + PULL * np.eye(3)
        weights = weights + np.linalg.solve(bends, slopes)
    offset, behind, ahead = weights.tolist()
    return (offset, behind, ahead) if min(behind, ahead) >= 0.0 else AS_IT_IS
