"""Masked PPO in one file, over the vector environment: python examples/ppo.py --curve ppo.svg.

    pip install baumeister torch

Learns Manhattan with two seats against `greedy`, which plays inside the compiled step, and says how many games it wins against
`greedy-1`. What is PPO here is as in "Proximal policy optimization algorithms" (Schulman et al. 2017), with the tricks that
CleanRL lists. What is not:

- It begins where `greedy` is. What that thinks of each move (`VectorEnv.thoughts`), as a logit and times `--trust`, is added to
  what the network says of the move; so the network learns only where to differ. With `--trust 0` it learns from nothing.
- Illegal moves have no chance, and nothing is discounted.
- The reward of a move is by how much it changes the margin of points that the game's own estimate expects (`evaluate`), the
  real one in the end. The rewards of a game add up to its margin, so what is best to do stays the same (Ng, Harada and
  Russell 1999); but each move hears at once what it was worth, where a margin in the end says little of any move before it.
- The network is told its seat: moves are numbered alike for all seats, but each may see the board from its own side.
"""

import argparse
import time
from math import sqrt
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

import baumeister as bm
from baumeister import envs
from baumeister.bots import Bot, GreedyBot, make_bot

parser = argparse.ArgumentParser(description="Learn a game by masked PPO.")
parser.add_argument("--game", default="manhattan")
parser.add_argument("--seats", type=int, default=2)
parser.add_argument("--opponent", default="greedy", help="greedy or random")
parser.add_argument("--minutes", type=float, default=5.0, help="of the processor's time")
parser.add_argument("--lanes", type=int, default=256, help="games side by side")
parser.add_argument("--steps", type=int, default=64, help="moves in each lane between two updates")
parser.add_argument("--epochs", type=int, default=2, help="how often each move is learned from")
parser.add_argument("--batch", type=int, default=2048, help="moves in a step of gradient descent")
parser.add_argument("--width", type=int, default=128, help="neurons in each of the two hidden layers")
parser.add_argument("--rate", type=float, default=1e-3, help="of learning; falls to nothing in the end")
parser.add_argument("--trust", type=float, default=40.0, help="how much greedy's opinion of a move counts at first")
parser.add_argument("--entropy", type=float, default=0.0, help="what it is worth to be undecided")
parser.add_argument("--lambda", dest="trace", type=float, default=0.9, help="how far advantages look ahead, 0 to 1")
parser.add_argument("--points", type=float, default=20.0, help="what counts as 1 in a reward")
parser.add_argument("--threads", type=int, default=1)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--games", type=int, default=1000, help="against greedy-1, at the end")
parser.add_argument("--curve", type=Path, help="where to draw the share of games won, as SVG")
CLIP, VALUE, NORM = 0.2, 0.5, 0.5
NEVER = -1e9
"""The opinion of an illegal move."""
LEAST = 1e-6
"""The least share of the win that an opinion can be, and by how little the most is less than 1."""


class Network(nn.Module):  # type: ignore[misc]  # torch is installed where this runs, not where it is checked
    """Two layers that the policy and the value share."""

    def __init__(self, features: int, moves: int, width: int, trust: float) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, moves), nn.Linear(width, 1)
        self.trust, self.more = trust, nn.Parameter(torch.zeros(()))
        for layer, gain in ((self.body[0], 2**0.5), (self.body[2], 2**0.5), (self.policy, 0.01), (self.value, 0.1)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, observations: Tensor, opinions: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logarithm of each move's chance, and by how much the position is worth more than the estimate says."""
        hidden = self.body(observations)
        trusted = torch.where(opinions == NEVER, NEVER, self.trust * self.more.exp() * opinions)
        return (self.policy(hidden) + trusted).log_softmax(-1), self.value(hidden).squeeze(-1)


class Moves(NamedTuple):
    """What was seen, done and found, (steps, lanes, …)."""

    observations: Tensor
    opinions: Tensor
    actions: Tensor
    chances: Tensor
    values: Tensor
    rewards: Tensor
    ends: Tensor


def room(settings: argparse.Namespace, features: int, moves: int) -> Moves:
    """Return room for what happens between two updates."""
    shape = settings.steps, settings.lanes
    numbers = [torch.zeros(shape) for _ in range(4)]
    return Moves(torch.zeros(*shape, features), torch.zeros(*shape, moves), torch.zeros(shape, dtype=torch.int64), *numbers)


def told(observations: NDArray[np.float32], seats: NDArray[np.int64], count: int) -> Tensor:
    """Return observations with the seat, from 0, whose each is."""
    return torch.cat([torch.from_numpy(observations), torch.eye(count)[torch.from_numpy(seats)]], -1)


def opinions_of(shares: NDArray[np.float32], masks: NDArray[np.int8]) -> Tensor:
    """Return what greedy thinks of each move as logits, 0 for the best, `NEVER` for illegal ones."""
    logits = torch.from_numpy(shares).logit(LEAST).masked_fill(torch.from_numpy(masks) == 0, NEVER)
    return (logits - logits.amax(-1, keepdim=True)).masked_fill(logits == NEVER, NEVER)


def seen(env: envs.VectorEnv, step: envs.Step, seats: NDArray[np.int64]) -> tuple[Tensor, Tensor]:
    """Return what the network sees of each lane: the learner's observation with its seat, and opinions."""
    return told(step.observations, seats, env.game.seats), opinions_of(env.thoughts(), step.masks)


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
    seats, lanes, margins = env.learners().astype(np.int64) - 1, np.arange(env.num_envs), list[float]()
    before = expected(env, seats)
    for index in range(len(kept.actions)):
        kept.observations[index], kept.opinions[index] = seen(env, step, seats)
        with torch.no_grad():
            chances, kept.values[index] = network(kept.observations[index], kept.opinions[index])
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
            observations, opinions, actions, old, values, better = (part[chosen] for part in flat)
            chances, found = network(observations, opinions)
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
    step, features, moves = env.reset(), env.game.rules.feature_count + env.game.seats, env.game.rules.seat_move_count
    network = Network(features, moves, settings.width, settings.trust)
    optimizer = torch.optim.Adam(network.parameters(), settings.rate, eps=1e-5)
    kept, curve, recent, count = room(settings, features, moves), list[tuple[float, float]](), list[float](), 0
    start = said = time.process_time()
    while (spent := (time.process_time() - start) / 60 / settings.minutes) < 1.0:
        optimizer.param_groups[0]["lr"] = settings.rate * (1 - spent)
        step, margins = play(env, network, step, kept, settings.points)
        with torch.no_grad():
            _, following = network(*seen(env, step, env.learners().astype(np.int64) - 1))
        learn(network, optimizer, kept, advantages(kept, following, settings.trace), settings)
        recent, count = recent + margins, count + kept.actions.numel()
        if time.process_time() - said > settings.minutes * 2 and recent:  # thirty times
            said, won = time.process_time(), float(np.mean([(margin > 0) + (margin == 0) / 2 for margin in recent]))
            curve.append(((said - start) / 60, won))
            print(f"{curve[-1][0]:5.1f} min, {count:>9,} moves: {won:5.1%} won, by {np.mean(recent):+.1f} points", flush=True)
            recent = []
    env.close()
    return network, curve


class Learned:
    """A bot that takes the move that a network likes best."""

    def __init__(self, network: Network, seed: int) -> None:
        self.network, self.greedy = network, GreedyBot(seed)

    def choose(self, view: bm.View) -> bm.Move:
        """Return a legal move."""
        only = self.greedy.choose(view)
        shares = np.zeros((1, view.game.rules.seat_move_count), np.float32)
        for thought in self.greedy.thoughts():
            shares[0, thought.move.number] = thought.share
        if not shares.any():
            return only
        observation = told(view.observation()[None], np.array([view.seat - 1]), view.game.seats)
        with torch.no_grad():
            chances, _ = self.network(observation, opinions_of(shares, view.mask()[None]))
        return view.game.moves[int(chances.argmax())]


def share_of_wins(network: Network, settings: argparse.Namespace) -> float:
    """Return the network's share of the wins in games against `greedy-1`, on every seat in turn."""
    game, share = bm.game(settings.game, seats=settings.seats), 0.0
    for number in range(settings.games):
        own, luck = number % game.seats + 1, np.random.default_rng((settings.seed, number))
        bots: dict[int, Bot] = {seat: make_bot("greedy-1", seed=luck) for seat in range(1, game.seats + 1)}
        bots[own] = Learned(network, settings.seed + number)
        position = game.start()
        while not position.is_over:
            if position.actor == 0:
                position = position.play(game.sample_chance(position, luck))
            else:
                position = position.play(bots[position.actor].choose(position.view(position.actor)))
        share += position.returns("share")[own - 1]
    return share / int(settings.games)


def drawn(curve: list[tuple[float, float]], last: float, title: str) -> str:
    """Return a curve as SVG: the share of games won by the minute, up to the last."""
    points = " ".join(f"{50 + 570 * minute / last:.1f},{260 - 220 * share:.1f}" for minute, share in curve)
    parts = [f'<text x="50" y="22" font-size="14">{title}</text>']
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = 260 - 220 * share
        parts.append(f'<path d="M50 {y}H620" stroke="#ccc"/><text x="42" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    for part in range(5):
        x, minute = 50 + 570 * part / 4, last * part / 4
        parts.append(f'<text x="{x}" y="280" text-anchor="middle">{minute:g} min</text>')
    parts.append(f'<polyline points="{points}" fill="none" stroke="#b02a14" stroke-width="2.5"/>')
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 300" font-family="sans-serif" font-size="12" fill="#777">'
    return "\n".join([head, *parts, "</svg>\n"])


if __name__ == "__main__":
    chosen = parser.parse_args()
    torch.manual_seed(chosen.seed)
    torch.set_num_threads(chosen.threads)
    trained, shares = train(chosen)
    won = share_of_wins(trained, chosen)
    doubt = 1.96 * sqrt(won * (1 - won) / chosen.games)
    print(f"against greedy-1: {won:.1%} of {chosen.games} games won, give or take {doubt:.1%} (95 %)")
    if chosen.curve:
        title = f"{chosen.game}, {chosen.seats} seats: games won against {chosen.opponent} while learning"
        chosen.curve.write_text(drawn(shares, chosen.minutes, title), encoding="utf-8")
