"""A learner of sb3-contrib against random bots: python examples/maskable_ppo.py [STEPS] [GAME].

    pip install 'baumeister[envs]' sb3-contrib

Plays Manhattan with two seats, 100,000 steps if no number is given. Prints the share of wins before
and after, of games in which the learner sits on every seat in turn.

While it learns, the reward of a move is by how much it changes the margin of points that the game's own estimate
expects; they add up to the margin in the end. With that margin alone 100,000 steps, some 2,000 games, teach nothing:
luck moves it by more than any one of fifty moves does.
"""

import sys
from typing import Any

import gymnasium
import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from baumeister import envs
from baumeister.core.record import Floats
from baumeister.envs.single_seat import SingleSeatEnv

STEPS = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
GAME = sys.argv[2] if len(sys.argv) > 2 else "manhattan"
GAMES = 200 if STEPS > 10_000 else 20


class Told(gymnasium.Wrapper[Floats, np.int64, Floats, np.int64]):
    """A game in which each move hears at once what it was worth, in units of twenty points.

    The learner also sees which seat it has: what it sees is turned so that its own things come first, but moves are numbered
    by where they are made.
    """

    env: SingleSeatEnv
    ahead = 0.0

    def __init__(self, env: SingleSeatEnv) -> None:
        super().__init__(env)
        shown = env.observation_space
        assert isinstance(shown, gymnasium.spaces.Box)
        seats = np.ones(env.game.seats, np.float32)
        self.observation_space = gymnasium.spaces.Box(np.append(shown.low, 0 * seats), np.append(shown.high, seats))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """Begin a new game."""
        observation, info = self.env.reset(seed=seed, options=options)
        self.ahead = self.expected()
        return self.with_seat(observation), info

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """Make a move."""
        observation, margin, is_over, is_cut, info = self.env.step(action)
        before, self.ahead = self.ahead, margin if is_over else self.expected()
        return self.with_seat(observation), (self.ahead - before) / 20, is_over, is_cut, info

    def with_seat(self, observation: Floats) -> Floats:
        """Return what the learner sees: the position, and a 1 at the place of its seat."""
        return np.append(observation, np.arange(1, self.env.game.seats + 1) == self.env.seat).astype(np.float32)

    def expected(self) -> float:
        """Return by how many points the learner will lead in the end, as the game's own estimate has it."""
        values = self.env.game.engine.evaluate(self.env.position.raw, self.env.game.seats)
        own = values.pop(self.env.seat - 1)
        return own - max(values)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return whether each move is legal."""
        return self.env.action_masks()


def share_of_wins(model: MaskablePPO, games: int) -> float:
    """Return what part of its games the learner wins."""
    env, share = Told(envs.gym(GAME, seats=2, seat=None, opponents="random", returns="margin")), 0.0
    for seed in range(games):
        observation, _ = env.reset(seed=seed)
        is_over = False
        while not is_over:
            move, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
            observation, _, is_over, _, _ = env.step(np.int64(move))
        share += env.env.position.returns()[env.env.seat - 1]
    return share / games


torch.set_num_threads(1)  # the network is small
games = DummyVecEnv([lambda: Told(envs.gym(GAME, seats=2, seat=None, opponents="random", returns="margin"))] * 8)
model = MaskablePPO(
    "MlpPolicy",
    games,
    n_steps=256,
    batch_size=256,
    n_epochs=4,
    learning_rate=1e-3,
    gamma=0.5,  # a move hears at once what it was worth; what comes later is mostly luck
    gae_lambda=0.9,
    ent_coef=0.01,
    policy_kwargs={"net_arch": [256, 256]},
    seed=1,
    device="cpu",
)
print(f"before: {share_of_wins(model, GAMES):.0%} of {GAMES} games won", flush=True)
model.learn(STEPS)
print(f"after {STEPS} steps: {share_of_wins(model, GAMES):.0%} won")
