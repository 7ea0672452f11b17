"""How far off judgements are from what came out."""

from typing import NamedTuple

import numpy as np

from baumeister.core.record import Floats
from baumeister.train.replay import Batch
from baumeister.train.work import LEADS, SHARES

TINY = 1e-6


class Errors(NamedTuple):
    """How far off what is said of positions is from who won: mean log loss and Brier score."""

    log_loss: float
    brier: float


def by_hand(batch: Batch) -> Floats:
    """Return what the hand-made evaluation says of each place's share, 0 where nobody sits."""
    there = np.arange(batch.places.shape[2]) < batch.seats[:, None]
    weights = np.where(there, np.exp(batch.places[LEADS]), 0.0)
    found: Floats = (weights / weights.sum(1, keepdims=True)).astype(np.float32)
    return found


def errors(said: Floats, batch: Batch) -> Errors:
    """Return how far off what was said is from who won."""
    shares = batch.places[SHARES]
    log_loss = -(shares * np.log(np.maximum(said, TINY))).sum(1).mean()
    return Errors(float(log_loss), float(((said - shares) ** 2).sum(1).mean()))
