"""What greedy bots think of every move in every lane: to the bit what `GreedyBot` thinks, and nothing there changes by it."""

import numpy as np
import pytest

import baumeister as bm
from baumeister import envs
from baumeister.bots import GreedyBot
from baumeister.core.chance import Rng, rng_from
from baumeister.envs.vector_env import GUESSES
from baumeister.games import GAMES
from baumeister.present.game import Game, Position
from tests.conformance.games import ALL, is_fullest, name_of

VARIANTS = [pytest.param(game, marks=() if is_fullest(game) else pytest.mark.long) for game in ALL]
STEPS = 60


def thought_by_a_bot(position: Position, rng: Rng) -> dict[int, np.float32]:
    """Return the shares of the moves that a bot weighs, by number; `rng` advances as one guess needs it."""
    if position.is_over:
        return {}
    view = position.view(position.actor)
    bot = GreedyBot(rng.copy())
    bot.choose(view)
    view.guess(rng)
    return {thought.move.number: np.float32(thought.share) for thought in bot.thoughts()}


@pytest.mark.parametrize("game", VARIANTS, ids=name_of)
def test_every_lane_is_thought_of_as_by_a_greedy_bot(game: Game) -> None:
    env = envs.vector(game, num_envs=4, seed=5, threads=2)
    step, generator = env.reset(), np.random.default_rng(1)
    rngs = [rng_from(5 + lane + GUESSES) for lane in range(env.num_envs)]
    for _ in range(STEPS):
        shares = env.thoughts()
        for lane, rng in enumerate(rngs):
            expected = thought_by_a_bot(env.position(lane), rng)
            legal = np.flatnonzero(step.masks[lane])
            if len(legal) == 1:  # such a move the bot makes without a thought
                assert np.flatnonzero(shares[lane]).tolist() == legal.tolist()
            else:
                assert {move: shares[lane, move] for move in expected} == expected
                assert set(np.flatnonzero(shares[lane])) <= set(expected) <= set(legal)
        step = env.step(env.sample(generator))
    env.close()


@pytest.mark.parametrize("name", GAMES)
def test_thinking_changes_nothing(name: str) -> None:
    silent, thinking = (envs.vector(name, num_envs=3, seed=2, opponents="greedy") for _ in range(2))
    before, after, generator = silent.reset(), thinking.reset(), np.random.default_rng(1)
    for _ in range(10):
        thinking.thoughts()
        moves = silent.sample(generator)
        before, after = silent.step(moves), thinking.step(moves)
        assert np.array_equal(before.observations, after.observations)
        assert [silent.position(lane) for lane in range(3)] == [thinking.position(lane) for lane in range(3)]


def test_best_thoughts_play_as_well_as_greedy_bots() -> None:
    env = envs.vector("manhattan", num_envs=200, seats=2, seed=1, opponents="greedy", autoreset_mode="disabled")
    step, own = env.reset(), env.learners().astype(int) - 1
    won = np.zeros(env.num_envs)
    while not step.terminated.all():
        step = env.step(env.thoughts().argmax(1))
        won += step.rewards[np.arange(env.num_envs), own]
    assert 0.35 < won.mean() < 0.65


def test_thoughts_are_written_again_unless_they_are_copied() -> None:
    for copy in (False, True):
        env = envs.vector("skyline", num_envs=3, seats=2, seed=1, copy=copy)
        env.reset()
        first = env.thoughts()
        kept = first.copy()
        env.step(env.sample(np.random.default_rng(0)))
        assert (env.thoughts() is first) is not copy
        assert np.array_equal(first, kept) is copy


def test_nothing_is_thought_before_a_game_began() -> None:
    with pytest.raises(bm.BaumeisterError, match=r"call reset\(\)"):
        envs.vector("manhattan", num_envs=2, seats=2).thoughts()
