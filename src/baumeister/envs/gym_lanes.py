"""Lanes of which some wait while others move, for Gymnasium's vector environment."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from baumeister.envs.lanes import PLAY, SKIP, Truths
from baumeister.envs.vector_env import Step, VectorEnv


class Lanes(VectorEnv):
    """The vector environment, lane by lane at a time if one likes."""

    def legality(self, moves: NDArray[np.integer] | Sequence[int]) -> Truths:
        """Return whether each lane's move is legal.

        Raises:
            BaumeisterError: if there are not as many whole numbers as lanes, or no game was begun.
        """
        self._take(moves)
        asked, masks = self._lanes.moves, self._lanes.masks
        is_number = (asked >= 0) & (asked < masks.shape[1])
        found: Truths = is_number & (masks[np.arange(self.num_envs), np.where(is_number, asked, 0)] > 0)
        return found

    def step_some(self, moves: NDArray[np.integer] | Sequence[int], moving: Truths) -> Step:
        """Make a move in the lanes that are marked, as `step` does; others stay as they are.

        Raises:
            IllegalMove: if one of these moves isn't legal; nothing has happened then, in any lane.
        """
        self._take(moves)
        lanes = self._lanes
        lanes.moves[:] = np.where(moving, lanes.moves, lanes.legal[:, 0])
        self._check_legal()
        lanes.orders[:] = np.where(moving, PLAY, SKIP)
        return self._run()
