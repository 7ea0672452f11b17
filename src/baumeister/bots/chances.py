"""Chances that are true: how often a seat wins that a search gives some share of the win.

A search's shares order moves well, but say too much or too little, as a leaf's evaluation does. What came of them in games of
searching bots tells by how much: a line through the logits (Platt, *Probabilistic outputs for support vector machines*, 1999).
"""

from collections.abc import Sequence
from math import log, tanh

import numpy as np

from baumeister.generic.search_settings import Scaling

AS_IT_IS: Scaling = (0.0, 1.0)
ROUNDS = 30  # of Newton's method, which needs about six
PULL = 1.0  # a decision's weight against it: little data moves little


def chance_of(share: float, scaling: Scaling) -> float:
    """Return the chance to win of a seat with a share of the win in 0 … 1; what is certain stays so."""
    if not 0.0 < share < 1.0:
        return share
    offset, slope = scaling
    return 0.5 + 0.5 * tanh((offset + slope * log(share / (1.0 - share))) / 2.0)  # the logistic function, without overflow


def fitted_scaling(shares: Sequence[float], came: Sequence[float]) -> Scaling:
    """Return the scaling by which shares fit what came of them best: logistic regression; certain ones say nothing of it."""
    said, won = np.asarray(shares, np.float64), np.asarray(came, np.float64)
    uncertain = (said > 0.0) & (said < 1.0)
    said, won = said[uncertain], won[uncertain]
    columns = np.stack((np.ones_like(said), np.log(said / (1.0 - said))), axis=1)
    before = weights = np.array((0.0, 1.0))
    for _ in range(ROUNDS):
        chance = 0.5 + 0.5 * np.tanh(columns @ weights / 2.0)
        slopes = columns.T @ (won - chance) - PULL * (weights - before)
        bends = (columns * (chance * (1.0 - chance))[:, None]).T @ columns + PULL * np.eye(2)
        weights = weights + np.linalg.solve(bends, slopes)
    return float(weights[0]), float(weights[1])
