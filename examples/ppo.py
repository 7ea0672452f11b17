"""Masked PPO in one file, over the vector environment: python examples/ppo.py --minutes 20 --curve ppo.svg.

    pip install baumeister torch

Learns Manhattan with two seats against `greedy`, which plays inside the compiled step, and says how many games it wins against
`greedy-1`. What is PPO here is as in "Proximal policy optimization algorithms" (Schulman et al. 2017), with the tricks that
CleanRL lists. What is not: illegal moves have no chance, nothing is discounted, and the reward of a move is by how much it
changes the margin of points that the game's own estimate expects (`evaluate`), the real one in the end. The rewards of a game
add up to its margin, so what is best to do stays the same (Ng, Harada and Russell 1999); but each move hears at once what it
was worth, where a margin in the end says little of any of the fifty moves before it.
"""

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from baumeister import envs

parser = argparse.ArgumentParser(description="Learn a game by masked PPO.")
parser.add_argument("--game", default="manhattan")
parser.add_argument("--seats", type=int, default=2)
parser.add_argument("--opponent", default="greedy", help="greedy or random")
parser.add_argument("--minutes", type=float, default=20.0)
parser.add_argument("--lanes", type=int, default=256, help="games side by side")
parser.add_argument("--steps", type=int, default=64, help="moves in each lane between two updates")
parser.add_argument("--epochs", type=int, default=3, help="how often each move is learned from")
parser.add_argument("--batch", type=int, default=2048, help="moves in a step of gradient descent")
parser.add_argument("--width", type=int, default=256, help="neurons in each of the two hidden layers")
parser.add_argument("--rate", type=float, default=1e-3, help="of learning; falls to nothing in the end")
parser.add_argument("--entropy", type=float, default=0.01, help="what it is worth to be undecided")
parser.add_argument("--lambda", dest="trace", type=float, default=0.9, help="how far advantages look ahead, 0 to 1")
parser.add_argument("--points", type=float, default=20.0, help="what counts as 1 in a reward")
parser.add_argument("--threads", type=int, default=1)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--games", type=int, default=400, help="against greedy-1, at the end")
parser.add_argument("--curve", type=Path, help="where to draw the share of games won, as SVG")
CLIP, VALUE, NORM = 0.2, 0.5, 0.5


class Network(nn.Module):  # type: ignore[misc]  # torch is installed where this runs, not where it is checked
    """Two layers that the policy and the value share."""

    def __init__(self, features: int, moves: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, moves), nn.Linear(width, 1)
        for layer, gain in ((self.body[0], 2**0.5), (self.body[2], 2**0.5), (self.policy, 0.01), (self.value, 1.0)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logarithm of each move's chance, and what the position is worth."""
        hidden = self.body(observations)
        logits = self.policy(hidden).masked_fill(masks == 0, -1e9)
        return logits.log_softmax(-1), self.value(hidden).squeeze(-1)


class Moves(NamedTuple):
    """What was seen, done and found, (steps, lanes, …)."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    values: Tensor
    rewards: Tensor
    ends: Tensor


def room(settings: argparse.Namespace, features: int, moves: int) -> Moves:
    """Return room for what happens between two updates."""
    shape = settings.steps, settings.lanes
    numbers = [torch.zeros(shape) for _ in range(4)]
    return Moves(
        torch.zeros(*shape, features),
        torch.zeros(*shape, moves, dtype=torch.int8),
        torch.zeros(shape, dtype=torch.int64),
        *numbers,
    )


def expected(env: envs.VectorEnv, seats: NDArray[np.int64]) -> NDArray[np.float32]:
    """Return by how many points each lane's learner will lead in the end, as the game's own estimate has it."""
    engine, count = env.game.engine, env.game.seats
    values = np.array([engine.evaluate(env.position(lane).raw, count) for lane in range(env.num_envs)], np.float32)
    lanes = np.arange(env.num_envs)
    own = values[lanes, seats]
    values[lanes, seats] = -np.inf
    ahead: NDArray[np.float32] = own - values.max(1)
    return ahead


def play(env: envs.VectorEnv, network: Network, step: envs.Step, kept: Moves, points: float) -> tuple[envs.Step, list[float]]:
    """Play on in all lanes and keep what happens; returns the margins of the games that ended, too."""
    seats, lanes, margins = env.learners().astype(int) - 1, np.arange(env.num_envs), list[float]()
    before = expected(env, seats)
    for index in range(len(kept.actions)):
        kept.observations[index] = torch.from_numpy(step.observations)
        kept.masks[index] = torch.from_numpy(step.masks)
        with torch.no_grad():
            chances, kept.values[index] = network(kept.observations[index], kept.masks[index])
        kept.actions[index] = actions = (chances - torch.empty_like(chances).exponential_().log()).argmax(-1)
        kept.chances[index] = chances.gather(-1, actions[:, None])[:, 0]
        step = env.step(actions.numpy())
        earned, ahead = step.rewards[lanes, seats], expected(env, seats)
        kept.rewards[index] = torch.from_numpy((np.where(step.terminated, earned, ahead) - before) / points)
        before = ahead
        kept.ends[index] = torch.from_numpy(step.terminated.astype(np.float32))
        margins += earned[step.terminated].tolist()
    return step, margins


def advantages(kept: Moves, following: Tensor, trace: float) -> Tensor:
    """Return how much better each move was than expected (Schulman et al. 2016, nothing discounted)."""
    found, ahead = torch.zeros_like(kept.values), torch.zeros_like(following)
    for index in reversed(range(len(found))):
        goes_on = 1.0 - kept.ends[index]
        ahead = kept.rewards[index] + goes_on * (following + trace * ahead) - kept.values[index]
        found[index], following = ahead, kept.values[index]
    return found


def learn(network: Network, optimizer: torch.optim.Optimizer, kept: Moves, gains: Tensor, settings: argparse.Namespace) -> None:
    """Learn from all moves, in some epochs of small batches."""
    flat = [part.flatten(0, 1) for part in (*kept[:5], gains)]
    for _ in range(settings.epochs):
        for chosen in torch.randperm(len(flat[0])).split(settings.batch):
            observations, masks, actions, old, values, better = (part[chosen] for part in flat)
            chances, found = network(observations, masks)
            ratio = (chances.gather(-1, actions[:, None])[:, 0] - old).exp()
            scaled = (better - better.mean()) / (better.std() + 1e-8)
            policy = -torch.min(ratio * scaled, ratio.clamp(1 - CLIP, 1 + CLIP) * scaled).mean()
            undecided = -(chances.exp() * chances).sum(-1).mean()
            loss = policy + VALUE * (found - values - better).square().mean() - settings.entropy * undecided
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), NORM)
            optimizer.step()


def train(settings: argparse.Namespace) -> tuple[Network, list[tuple[float, float]]]:
    """Learn for some minutes; returns the network, and the share of games won by the minute."""
    env = envs.vector(
        settings.game,
        num_envs=settings.lanes,
        seats=settings.seats,
        seed=settings.seed,
        opponents=settings.opponent,
        returns="margin",
        autoreset_mode="same_step",
        threads=settings.threads,
    )
    step = env.reset()
    network = Network(step.observations.shape[1], step.masks.shape[1], settings.width)
    optimizer = torch.optim.Adam(network.parameters(), settings.rate, eps=1e-5)
    kept, curve, recent, moves = room(settings, step.observations.shape[1], step.masks.shape[1]), [(0.0, 0.0)], list[float](), 0
    start = told = time.process_time()
    while (spent := (time.process_time() - start) / 60 / settings.minutes) < 1.0:
        optimizer.param_groups[0]["lr"] = settings.rate * (1 - spent)
        step, margins = play(env, network, step, kept, settings.points)
        with torch.no_grad():
            _, following = network(torch.from_numpy(step.observations), torch.from_numpy(step.masks))
        learn(network, optimizer, kept, advantages(kept, following, settings.trace), settings)
        recent, moves = recent + margins, moves + kept.actions.numel()
        if time.process_time() - told > settings.minutes and recent:
            told, won = time.process_time(), float(np.mean([(margin > 0) + (margin == 0) / 2 for margin in recent]))
            curve.append(((told - start) / 60, won))
            print(
                f"{(told - start) / 60:5.1f} min, {moves:>9,} moves: {won:5.1%} won, by {np.mean(recent):+.1f} points",
                flush=True,
            )
            recent = []
    env.close()
    return network, curve


def share_of_wins(network: Network, settings: argparse.Namespace) -> float:
    """Return the network's share of the wins in games against `greedy-1`, on every seat in turn."""
    share = 0.0
    for number in range(settings.games):
        seat = number % settings.seats + 1
        env = envs.gym(settings.game, seats=settings.seats, seat=seat, opponents="greedy-1")
        observation, info = env.reset(seed=settings.seed + number)
        is_over, reward = False, 0.0
        while not is_over:
            with torch.no_grad():
                chances, _ = network(torch.from_numpy(observation), torch.from_numpy(info["action_mask"]))
            observation, reward, is_over, _, info = env.step(int(chances.argmax()))
        share += reward
    return share / int(settings.games)


def drawn(curve: list[tuple[float, float]], title: str) -> str:
    """Return a curve as SVG: the share of games won by the minute."""
    last = curve[-1][0] or 1.0
    points = " ".join(f"{50 + 570 * minute / last:.1f},{260 - 220 * share:.1f}" for minute, share in curve)
    parts = [f'<text x="50" y="22" font-size="14">{title}</text>']
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = 260 - 220 * share
        parts.append(f'<path d="M50 {y}H620" stroke="#ccc"/><text x="42" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    for part in range(5):
        x, minute = 50 + 570 * part / 4, last * part / 4
        parts.append(f'<text x="{x}" y="280" text-anchor="middle">{minute:.0f} min</text>')
    parts.append(f'<polyline points="{points}" fill="none" stroke="#b02a14" stroke-width="2.5"/>')
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 300" font-family="sans-serif" font-size="12" fill="#777">'
    return "\n".join([head, *parts, "</svg>\n"])


if __name__ == "__main__":
    chosen = parser.parse_args()
    torch.manual_seed(chosen.seed)
    torch.set_num_threads(chosen.threads)
    trained, minutes = train(chosen)
    print(f"against greedy-1: {share_of_wins(trained, chosen):.1%} of {chosen.games} games won")
    if chosen.curve:
        title = f"{chosen.game}, {chosen.seats} seats: games won against {chosen.opponent} while learning"
        chosen.curve.write_text(drawn(minutes, title), encoding="utf-8")
