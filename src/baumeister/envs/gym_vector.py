"""The vector environment as Gymnasium's `make_vec` wants it: one learner in each game, bots in the other seats."""

from collections.abc import Sequence
from typing import Any, SupportsIndex

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from baumeister.core.record import Floats, Integers
from baumeister.envs.games import compiled_game
from baumeister.envs.lanes import Truths
from baumeister.envs.spaces import MASK, action_space, observation_space
from baumeister.envs.vector_env import Step
from baumeister.envs.vector_env import VectorEnv as Lanes
from baumeister.present.game import Game

Rewards = NDArray[np.float64]
Infos = dict[str, Any]


class SingleSeatVectorEnv(VectorEnv[Floats, Integers, Any]):
    """Many games from one seat each; the arrays are the environment's own copies."""

    def __init__(self, lanes: Lanes) -> None:
        """Take lanes in which bots play all seats but one."""
        self.lanes, self.num_envs = lanes, lanes.num_envs
        self.metadata = {"autoreset_mode": AutoresetMode(mode_of(lanes.autoreset_mode))}
        self.single_observation_space = observation_space(lanes.game)
        self.single_action_space = action_space(lanes.game)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.seats = lanes.learners()
        """The learner's seat in each lane, from 1."""

    def reset(self, *, seed: int | Sequence[int] | None = None, options: Infos | None = None) -> tuple[Floats, Infos]:
        """Begin a new game in every lane, or in those that `options["reset_mask"]` marks."""
        step = self.lanes.reset(seed, (options or {}).get("reset_mask"))
        return step.observations, self._infos(step)

    def step(self, actions: Integers) -> tuple[Floats, Rewards, Truths, Truths, Infos]:
        """Make a move in each lane."""
        step = self.lanes.step(actions)
        rewards = step.rewards[np.arange(self.num_envs), self.seats - 1].astype(np.float64)
        return step.observations, rewards, step.terminated, np.zeros(self.num_envs, np.bool_), self._infos(step)

    def close_extras(self, **_kwargs: float | None) -> None:
        """End the threads."""
        self.lanes.close()

    def _infos(self, step: Step) -> Infos:
        return {MASK: step.masks, "seat": self.seats}


def mode_of(name: str) -> str:
    """Return Gymnasium's name for a mode of ours."""
    return {"next_step": "NextStep", "same_step": "SameStep", "disabled": "Disabled"}[name]


def make(
    game: str | Game,
    *,
    num_envs: int,
    seats: SupportsIndex | None = None,
    seat: SupportsIndex | None = 1,
    opponents: str | Sequence[str] = "random",
    returns: str = "share",
    autoreset_mode: str = "next_step",
    threads: SupportsIndex | None = None,
    **options: str | SupportsIndex,
) -> SingleSeatVectorEnv:
    """Return many games as Gymnasium's vector environment; `baumeister.envs.vector` explains the arguments."""
    found = compiled_game(game, seats, options)
    return SingleSeatVectorEnv(
        Lanes(
            found,
            num_envs,
            seat=seat,
            opponents=opponents,
            returns=returns,
            autoreset_mode=autoreset_mode,
            threads=threads,
            copy=True,
        )
    )
