"""A learner of sb3-contrib against random bots: python examples/maskable_ppo.py [STEPS] [GAME].

    pip install 'baumeister[envs]' sb3-contrib

Plays Manhattan with two seats, 200,000 steps if no number is given. Prints the share of wins before
and after, of games in which the learner sits on every seat in turn.
"""

import sys

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv, VecNormalize

from baumeister import envs

STEPS = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000
GAME = sys.argv[2] if len(sys.argv) > 2 else "manhattan"
GAMES = 200 if STEPS > 10_000 else 20


def share_of_wins(model: MaskablePPO, games: int) -> float:
    """Return what part of its games the learner wins."""
    env, share = envs.gym(GAME, seats=2, seat=None, opponents="random"), 0.0
    for seed in range(games):
        observation, _ = env.reset(seed=seed)
        is_over = False
        while not is_over:
            move, _ = model.predict(observation, action_masks=env.action_masks())
            observation, reward, is_over, _, _ = env.step(int(np.asarray(move)))
        share += reward
    return share / games


torch.set_num_threads(1)  # the network is small
games = DummyVecEnv([lambda: envs.gym(GAME, seats=2, seat=None, opponents="random", returns="margin")] * 8)
learners = VecNormalize(games, norm_obs=False, gamma=1.0)  # a lead is worth more than a win: it says how far one was from it
model = MaskablePPO("MlpPolicy", learners, n_steps=256, batch_size=256, learning_rate=1e-3, gamma=1.0, seed=1, device="cpu")
print(f"before: {share_of_wins(model, GAMES):.0%} of {GAMES} games won")
model.learn(STEPS)
print(f"after {STEPS} steps: {share_of_wins(model, GAMES):.0%} won")
