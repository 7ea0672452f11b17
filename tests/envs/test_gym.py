"""Gymnasium's own tests of our environments; masks, bots, seats, seeds, refusals."""

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="the extra `envs` is not installed")

import gymnasium
from gymnasium.utils.env_checker import check_env

import baumeister as bm
from baumeister import envs
from baumeister.envs.single_seat import SingleSeatEnv
from baumeister.games import GAMES
from baumeister.present.game import Game
from tests.conformance.games import ALL, is_fullest, name_of

VARIANTS = [pytest.param(game, marks=() if is_fullest(game) and not game.options else pytest.mark.long) for game in ALL]


@pytest.mark.parametrize("game", VARIANTS, ids=name_of)
def test_gymnasiums_check(game: Game) -> None:
    check_env(envs.gym(game, illegal="end"), skip_render_check=True)


@pytest.mark.slow
def test_gymnasiums_check_of_pictures() -> None:
    env = gymnasium.make("baumeister/manhattan-v0", seats=2, illegal="end", render_mode="rgb_array")
    check_env(env.unwrapped)
    env.reset(seed=1)
    assert env.render().shape[2] == 3  # type: ignore[union-attr]  # pixels


def play(env: SingleSeatEnv, seed: int) -> tuple[float, bytes]:
    """Play a random game to its end; return what the learner got, and where it ended."""
    _, info = env.reset(seed=seed)
    rng, reward, is_over = np.random.default_rng(seed), 0.0, False
    while not is_over:
        assert env.position.actor == env.seat == info["seat"]
        assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
        observation, reward, is_over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        assert np.array_equal(observation, env.position.view(env.seat).observation())
    return reward, env.position.raw


@pytest.mark.parametrize("name", GAMES)
def test_games_follow_from_their_seed_and_end_in_the_learners_return(name: str) -> None:
    env = envs.gym(name, seat=2, opponents="greedy", returns="margin")
    reward, raw = play(env, 3)
    assert reward == env.position.returns("margin")[1]
    assert play(env, 3) == (reward, raw)
    assert play(env, 4)[1] != raw


def test_the_learner_sits_elsewhere_in_each_game_if_it_has_no_seat() -> None:
    env = envs.gym("neue_heimat", seat=None, rounds=1)
    seats = set()
    for seed in range(20):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == {1, 2, 3, 4, 5}


def test_opponents_are_bots_by_name_or_as_they_are() -> None:
    env = envs.gym("manhattan", seats=3, opponents=["greedy", bm.make_bot("mcts", simulations=5, seed=1)])
    env.reset(seed=1)
    for _ in range(3):
        env.step(int(env.action_masks().argmax()))


def test_an_illegal_move_is_refused_or_ends_the_game() -> None:
    env = envs.gym("manhattan", seats=2)
    env.reset(seed=1)
    before = env.position
    for wrong in (657, 10**6, -1):
        with pytest.raises(bm.IllegalMove):
            env.step(wrong)
    assert env.position == before
    strict = envs.gym("manhattan", seats=2, illegal="end")
    strict.reset(seed=1)
    assert strict.step(657)[1:4] == (-1.0, True, False)


def test_gymnasium_makes_vectors_of_them() -> None:
    env = gymnasium.make_vec(
        "baumeister/neue_heimat-v0", 6, "vector_entry_point", seats=2, seat=None, opponents="greedy", returns="margin"
    )
    observations, infos = env.reset(seed=1)
    assert env.observation_space.contains(observations)
    seats, ends = infos["seat"], 0
    assert seats.tolist() == [1, 2, 1, 2, 1, 2]
    while not ends:
        before = observations.copy()
        moves = infos["action_mask"].argmax(1)
        following, rewards, terminated, truncated, infos = env.step(moves)
        assert np.array_equal(observations, before), "arrays are the caller's"
        observations, ends = following, terminated.sum()
        assert rewards.shape == truncated.shape == (6,)
    assert rewards[terminated].any()
    assert not rewards[~terminated].any()
    env.close()


def test_what_is_asked_wrongly_is_answered_in_a_sentence() -> None:
    for sentence, asked in {
        "there is no seat 5": {"seat": 5},
        "there is no bot “nobody”": {"opponents": "nobody"},
        "name one bot or 3": {"opponents": ["random"]},
        "illegal is what an illegal move does": {"illegal": "ignore"},
        "render_mode is one of": {"render_mode": "hologram"},
    }.items():
        with pytest.raises(bm.BaumeisterError, match=sentence):
            envs.gym("manhattan", **asked)  # type: ignore[arg-type]
    env = envs.gym("neue_heimat", seats=2)
    with pytest.raises(bm.BaumeisterError, match=r"call reset\(\) first"):
        env.step(0)
    play(env, 1)
    with pytest.raises(bm.BaumeisterError, match="the game is over"):
        env.step(0)
