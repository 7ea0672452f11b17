"""Observation and action spaces, as Gymnasium's."""

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from baumeister.core.features import BOUND
from baumeister.core.record import Floats
from baumeister.present.game import Game

MASK = "action_mask"
"""The ecosystem's name for masks."""


def observation_space(game: Game) -> Space[Floats]:
    """Return the space of `View.observation`."""
    return Box(-BOUND, BOUND, (game.rules.feature_count,), np.float32)


def masked_space(game: Game) -> Dict:
    """Return the space of observations with masks beside them."""
    mask = Box(0, 1, (game.rules.seat_move_count,), np.int8)
    return Dict({"observation": observation_space(game), MASK: mask})


def action_space(game: Game) -> Discrete:
    """Return the space of seats' moves."""
    return Discrete(game.rules.seat_move_count)
