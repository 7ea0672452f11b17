"""The vector environment as Gymnasium's `make_vec` wants it: one learner in each game, bots in the other seats."""

from enum import Enum
from typing import Any, SupportsIndex

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from baumeister.core.errors import BaumeisterError
from baumeister.core.record import Floats, Integers
from baumeister.envs.games import compiled_game
from baumeister.envs.gym_lanes import Lanes
from baumeister.envs.lanes import Truths
from baumeister.envs.pictures import RENDER_MODES, Picture, checked_mode, picture
from baumeister.envs.seating import Opponents
from baumeister.envs.single_seat import PENALTY, ends_when
from baumeister.envs.spaces import MASK, action_space, observation_space
from baumeister.envs.vector_env import AUTORESET, Seed, Step, mode_named
from baumeister.present.game import Game

Rewards = NDArray[np.float64]
Infos = dict[str, Any]


class SingleSeatVectorEnv(VectorEnv[Floats, Integers, Any]):
    """Many games from one seat each; the arrays are the environment's own copies."""

    def __init__(self, lanes: Lanes, mode: str, *, illegal: str = "raise", render_mode: str | None = None) -> None:
        """Take lanes in which bots play all seats but one, and which begin no game by themselves: here they are told when."""
        self._ends_when_illegal, self._mode = ends_when(illegal), mode
        self.lanes, self.num_envs, self.render_mode = lanes, lanes.num_envs, checked_mode(render_mode)
        self.metadata = {"autoreset_mode": AutoresetMode(AUTORESET[mode]), "render_modes": list(RENDER_MODES), "render_fps": 2}
        self.single_observation_space = observation_space(lanes.game)
        self.single_action_space = action_space(lanes.game)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.seats = lanes.learners()
        """The learner's seat in each lane, from 1."""
        self._over = np.zeros(self.num_envs, np.bool_)

    def reset(self, *, seed: Seed | None = None, options: Infos | None = None) -> tuple[Floats, Infos]:
        """Begin a new game in every lane, or in those that `options["reset_mask"]` marks.

        Raises:
            BaumeisterError: if seeds, options or marks are none, or the environment is closed.
        """
        if not isinstance(options, dict | None):
            raise BaumeisterError(
                f"options are a dictionary, in which `reset_mask` marks the lanes that begin, not {options!r}"
            )
        marked = (options or {}).get("reset_mask")
        step = self.lanes.reset(seed, marked).copied()
        self._over[slice(None) if marked is None else np.asarray(marked)] = False
        return step.observations, self._infos(step)

    def step(self, actions: Integers) -> tuple[Floats, Rewards, Truths, Truths, Infos]:
        """Make a move in each lane.

        Raises:
            IllegalMove: if a move isn't legal and `illegal` is `raise`; nothing has happened then, in any lane.
        """
        waiting = self._over
        legal = self.lanes.legality(actions) | (not self._ends_when_illegal) | waiting
        step = self.lanes.step_some(actions, legal & ~waiting).copied()
        ended = ~legal | (step.terminated & ~waiting)
        own = step.rewards[np.arange(self.num_envs), self.seats - 1].astype(np.float64)
        rewards = np.where(legal, np.where(waiting, 0.0, own), PENALTY)
        finals = self._finals(step, ended) if self._mode == "same_step" else {}
        self._begin_again(step, ended, waiting)
        over = ended | waiting if self._mode == "disabled" else ended
        return step.observations, rewards, over, np.zeros(self.num_envs, np.bool_), self._infos(step) | finals

    def render(self) -> tuple[Picture, ...] | None:  # type: ignore[override]  # pixels are not all that is shown
        """Return a picture of each game's whole table, as `render_mode` says."""
        if self.render_mode is None:
            return None
        return tuple(picture(self.lanes.position(lane), self.render_mode) for lane in range(self.num_envs))

    def close_extras(self, **_kwargs: float | None) -> None:
        """End the threads."""
        self.lanes.close()

    def _begin_again(self, step: Step, ended: Truths, waiting: Truths) -> None:
        """Begin new games where it is time for them, and write what is seen there over what was seen of the old ones."""
        begun = {"next_step": waiting, "same_step": ended}.get(self._mode)
        self._over = {"next_step": ended, "disabled": ended | waiting}.get(self._mode, np.zeros_like(ended))
        if begun is None:
            return
        left = begun
        while left.any():  # once, unless a game ends before its learner is to move
            new = self.lanes.reset(lanes=left)
            left = left & new.terminated
            if not left.any():
                step.observations[begun], step.masks[begun] = new.observations[begun], new.masks[begun]

    def _infos(self, step: Step) -> Infos:
        return {MASK: step.masks, "seat": self.seats}

    def _finals(self, step: Step, ended: Truths) -> Infos:
        """Return the last that was seen of games that ended, as Gymnasium's own vectors have it."""
        if not ended.any():
            return {}
        seen = np.full(self.num_envs, None, object)
        for lane in np.flatnonzero(ended):
            seen[lane] = step.observations[lane].copy()
        last = {MASK: step.masks * ended[:, None], "seat": self.seats * ended}
        marked = {f"_{key}": ended.copy() for key in last}
        return {"final_obs": seen, "_final_obs": ended.copy(), "final_info": last | marked, "_final_info": ended.copy()}


def make(
    game: str | Game,
    *,
    num_envs: int,
    seats: SupportsIndex | None = None,
    seat: SupportsIndex | None = 1,
    opponents: Opponents = "random",
    returns: str = "share",
    illegal: str = "raise",
    autoreset_mode: str | Enum = "next_step",
    render_mode: str | None = None,
    threads: SupportsIndex | None = None,
    **options: str | SupportsIndex,
) -> SingleSeatVectorEnv:
    """Return many games as Gymnasium's vector environment; `baumeister.envs.vector` and `gym` explain the arguments."""
    if opponents is None:
        raise BaumeisterError(
            "here one seat learns and bots play the others, so name them: opponents='random'; in envs.vector all can learn"
        )
    mode, found = mode_named(autoreset_mode), compiled_game(game, seats, options)
    lanes = Lanes(found, num_envs, seat=seat, opponents=opponents, returns=returns, autoreset_mode="disabled", threads=threads)
    return SingleSeatVectorEnv(lanes, mode, illegal=illegal, render_mode=render_mode)
