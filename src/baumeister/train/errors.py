"""Errors of judgements, measured by the results."""

from typing import NamedTuple

import numpy as np

from baumeister.core.record import Floats
from baumeister.train.replay import Batch
from baumeister.train.work import LEADS, SHARES

TINY = 1e-6


class Errors(NamedTuple):
    """The error of predicted winners: mean log loss and Brier score."""

    log_loss: float
    brier: float


def by_hand(batch: Batch) -> Floats:
    """Return each place's share as the hand-made evaluation predicts it, 0 where nobody sits."""
    there = np.arange(batch.places.shape[2]) < batch.seats[:, None]
    weights = np.where(there, np.exp(batch.places[LEADS]), 0.0)
    found: Floats = (weights / weights.sum(1, keepdims=True)).astype(np.float32)
    return found


def errors(said: Floats, batch: Batch) -> Errors:
    """Return the error of predicted shares."""
    shares = batch.places[SHARES]
    log_loss = -(shares * np.log(np.maximum(said, TINY))).sum(1).mean()
    return Errors(float(log_loss), float(((said - shares) ** 2).sum(1).mean()))
