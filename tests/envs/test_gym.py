"""Gymnasium's own tests of our environments; masks, bots, seats, seeds, refusals."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

pytest.importorskip("gymnasium", reason="the extra `envs` is not installed")

import gymnasium
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import baumeister as bm
from baumeister import envs
from baumeister.envs.single_seat import SingleSeatEnv
from baumeister.games import GAMES
from baumeister.present.game import Game, View
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


class Stubborn:
    """A bot that always names the same move."""

    def __init__(self, move: Any) -> None:
        self._move = move

    def choose(self, view: View) -> Any:
        return self._move(view)


@pytest.mark.parametrize(
    ("choice", "complaint"),
    [
        (lambda view: next(move for move in view.game.moves if move not in view.moves), "Stubborn at seat 2 chose move"),
        (lambda _: 99_999, "Stubborn at seat 2 chose no move: 99999 is not a move in .*; moves are numbered from 0 to"),
        (lambda _: None, "Stubborn at seat 2 chose no move: None is not a move in"),
        (lambda _: "e4", "Stubborn at seat 2 chose no move: “e4” is not a move in"),
    ],
)
def test_an_opponents_illegal_move_is_refused_and_never_made(choice: Any, complaint: str) -> None:
    env = envs.gym("buerger", seats=3, opponents=Stubborn(choice))
    env.reset(seed=1)
    with pytest.raises(bm.IllegalMove, match=complaint):
        go_on(env)


def go_on(env: SingleSeatEnv, steps: int = 3) -> None:
    """Make the first legal move some times."""
    for _ in range(steps):
        env.step(int(np.flatnonzero(env.action_masks())[0]))


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
        with pytest.raises(bm.IllegalMove, match=rf"^[A-Z]\S+( [0-9.]+)?: move {wrong}: [ -~“”’]+$"):
            env.step(wrong)
    for nothing in (3.7, "x", None, np.array([1.5]), True, np.bool_(1)):
        with pytest.raises(bm.IllegalMove, match="a move is its number, from 0 to 657, not "):
            env.step(nothing)  # type: ignore[arg-type]
    assert env.position == before
    env.step(np.array(int(env.action_masks().argmax())))  # type: ignore[arg-type]  # as learners give it
    strict = envs.gym("manhattan", seats=2, illegal="end")
    strict.reset(seed=1)
    assert strict.step(657)[1:4] == (-1.0, True, False)
    with pytest.raises(bm.BaumeisterError, match=r"the game is over; call reset\(\)"):
        strict.step(int(strict.action_masks().argmax()))
    strict.reset()
    strict.step(int(strict.action_masks().argmax()))


def test_a_closed_environment_plays_no_more_and_shows_what_was() -> None:
    env = envs.gym("manhattan", seats=2, render_mode="ansi")
    _, info = env.reset(seed=1)
    before = env.position
    for _ in range(2):
        env.close()
    for ask in (env.reset, lambda: env.step(info["action_mask"].argmax())):
        with pytest.raises(bm.BaumeisterError, match="the environment is closed; make another"):
            ask()
    assert env.position == before
    assert env.render()
    with envs.gym("manhattan", seats=2) as unused:
        pass
    with pytest.raises(bm.BaumeisterError, match="the environment is closed"):
        unused.action_masks()


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


def vector(mode: object = "next_step", **settings: object) -> gymnasium.vector.VectorEnv[Any, Any, Any]:
    """Return 6 short games as `make_vec` makes them."""
    asked: dict[str, Any] = {"seats": 2, "rounds": 1, "autoreset_mode": mode, **settings}
    return gymnasium.make_vec("baumeister/neue_heimat-v0", 6, "vector_entry_point", **asked)


def random_moves(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """Return a legal move where there is one, else 0."""
    return np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks], np.int64)


@pytest.mark.parametrize("mode", AutoresetMode)
def test_modes_are_gymnasiums(mode: AutoresetMode) -> None:
    for name in (mode, mode.value, mode.name.lower()):
        assert vector(name).metadata["autoreset_mode"] is mode


@pytest.mark.parametrize("mode", AutoresetMode)
def test_vectors_play_what_single_games_would(mode: AutoresetMode) -> None:
    """Lane by lane as the vector environment below plays them, which positions in Python are compared with."""
    env, rng = vector(mode, returns="margin"), np.random.default_rng(1)
    below = envs.vector(
        "neue_heimat", num_envs=6, seats=2, seat=1, opponents="random", autoreset_mode=mode, returns="margin", rounds=1
    )
    (observations, infos), step, ended = env.reset(seed=3), below.reset(3), 0
    for _ in range(150):
        assert np.array_equal(observations, step.observations)
        assert np.array_equal(infos["action_mask"], step.masks)
        moves = random_moves(infos["action_mask"], rng)
        observations, rewards, terminated, _, infos = env.step(moves)
        step = below.step(moves)
        assert np.array_equal(rewards, step.rewards[:, 0])
        assert np.array_equal(terminated, step.terminated)
        ended += int(terminated.sum())
    assert ended >= 6
    env.close()


def test_the_end_of_a_game_is_in_the_infos_where_the_next_one_begins_at_once() -> None:
    env, rng, ended = vector(AutoresetMode.SAME_STEP), np.random.default_rng(1), 0
    other = vector("disabled")
    infos = env.reset(seed=3)[1]
    other.reset(seed=3)
    while ended < 6:
        moves = random_moves(infos["action_mask"], rng)
        observations, _, terminated, _, infos = env.step(moves)
        assert ("final_obs" in infos) == ("final_info" in infos) == terminated.any()
        lasts = other.step(moves)[0]
        if terminated.any():
            other.reset(options={"reset_mask": terminated})
            assert infos["_final_obs"].tolist() == infos["_final_info"].tolist() == terminated.tolist()
            assert infos["final_info"]["_action_mask"].tolist() == infos["final_info"]["_seat"].tolist() == terminated.tolist()
        for lane in np.flatnonzero(terminated):
            assert np.array_equal(infos["final_obs"][lane], lasts[lane])
            assert not np.array_equal(observations[lane], lasts[lane])
            assert not infos["final_info"]["action_mask"][lane].any()
            assert infos["final_info"]["seat"][lane] == 1
        if "final_obs" in infos:
            assert [last is None for last in infos["final_obs"]] == (~terminated).tolist()
        ended += int(terminated.sum())


@pytest.mark.parametrize("mode", AutoresetMode)
def test_an_illegal_move_ends_the_game_in_its_lane(mode: AutoresetMode) -> None:
    env, rng = vector(mode, illegal="end"), np.random.default_rng(1)
    first, infos = env.reset(seed=3)
    moves = random_moves(infos["action_mask"], rng)
    moves[:3] = infos["action_mask"][0].argmin(), -1, 10**9
    observations, rewards, terminated, truncated, infos = env.step(moves)
    assert terminated.tolist() == [True] * 3 + [False] * 3
    assert rewards.tolist() == [-1.0] * 3 + [0.0] * 3
    assert not truncated.any()
    if mode is AutoresetMode.SAME_STEP:
        assert all(np.array_equal(infos["final_obs"][lane], first[lane]) for lane in range(3))
        assert infos["action_mask"][:3].any(1).all()
    else:
        assert np.array_equal(observations[:3], first[:3])
    moves = random_moves(infos["action_mask"], rng)
    if mode is AutoresetMode.NEXT_STEP:
        moves[:3] = -1  # whatever: they begin
    _, rewards, terminated, _, infos = env.step(moves)
    assert not rewards.any()
    assert terminated[:3].all() == (mode is AutoresetMode.DISABLED)
    assert not terminated[3:].any()
    env.reset(options={"reset_mask": np.array([True] * 3 + [False] * 3)})
    assert not env.step(random_moves(env.reset(seed=1)[1]["action_mask"], rng))[2].any()


def test_vectors_refuse_an_illegal_move_if_they_are_not_told_otherwise() -> None:
    env = vector()
    infos = env.reset(seed=3)[1]
    moves = random_moves(infos["action_mask"], np.random.default_rng(1))
    with pytest.raises(bm.IllegalMove, match="lane 2, move -1"):
        env.step(np.where(np.arange(6) == 2, -1, moves))
    env.step(moves)


def test_vectors_are_shown_game_by_game() -> None:
    assert vector().render() is None
    env = vector(render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None
    assert len(shown) == 6
    assert all(isinstance(text, str) and text for text in shown)


def test_what_vectors_are_asked_wrongly_is_answered_in_a_sentence() -> None:
    wrong: dict[str, dict[str, object]] = {
        "so name them: opponents='random'": {"opponents": None},
        "or a list with one of them for each, not 3": {"opponents": 3},
        "render_mode is one of human": {"render_mode": "hologram"},
        "illegal is what an illegal move does, raise or end": {"illegal": "ignore"},
        "autoreset_mode is one of next_step": {"autoreset_mode": "Never"},
    }
    for sentence, asked in wrong.items():
        with pytest.raises(bm.BaumeisterError, match=sentence):
            vector(**asked)
    env = vector()
    env.reset(seed=1)
    for mask in (np.array([True]), np.array([3]), np.ones(6)):
        with pytest.raises(bm.BaumeisterError, match="lanes are marked by 6 truth values"):
            env.reset(options={"reset_mask": mask})
    with pytest.raises(bm.BaumeisterError, match="a seed is a whole number"):
        env.reset(seed=1.5)  # type: ignore[arg-type]
    with pytest.raises(bm.BaumeisterError, match="options are a dictionary, in which `reset_mask` marks the lanes"):
        env.reset(options=3)  # type: ignore[arg-type]
    for moves in ([0], [[1], [2, 3]], None):
        with pytest.raises(bm.BaumeisterError, match="a step takes 6 whole numbers, one for each lane, not"):
            env.step(moves)
    env.close()
    for ask in (env.reset, lambda: env.step([0] * 6)):
        with pytest.raises(bm.BaumeisterError, match="the environment is closed"):
            ask()


def test_what_is_asked_wrongly_is_answered_in_a_sentence() -> None:
    for sentence, asked in {
        "there is no seat 5": {"seat": 5},
        "there is no bot “nobody”": {"opponents": "nobody"},
        "name one bot or 3": {"opponents": ["random"]},
        "opponents are bots, which choose.view., or their names, random, greedy, mcts, not 3": {"opponents": 3},
        "or their names, random, greedy, mcts, not None": {"opponents": None},
        "or their names, random, greedy, mcts, not array": {"opponents": np.array(["random"] * 3)},
        "illegal is what an illegal move does": {"illegal": "ignore"},
        "render_mode is one of": {"render_mode": "hologram"},
    }.items():
        with pytest.raises(bm.BaumeisterError, match=sentence):
            envs.gym("manhattan", **asked)  # type: ignore[arg-type]
    for no_game in (None, 3, bm.game("manhattan").rules):
        with pytest.raises(bm.UnknownGameError, match=r"a game is its id, one of .*, or one that baumeister.game\(…\) made"):
            envs.gym(no_game)  # type: ignore[arg-type]
    env = envs.gym("neue_heimat", seats=2, render_mode="ansi")
    for ask in (lambda: env.step(0), env.render, env.action_masks, lambda: env.position):
        with pytest.raises(bm.BaumeisterError, match=r"no game was begun; call reset\(\) first"):
            ask()
    for seed in (1.5, "x", -1, True, [1]):
        with pytest.raises(bm.BaumeisterError, match="a seed is a whole number from 0, not"):
            env.reset(seed=seed)  # type: ignore[arg-type]
    first, _ = env.reset(seed=7)
    assert np.array_equal(env.reset(seed=np.int64(7))[0], first)  # type: ignore[arg-type]
    play(env, 1)
    with pytest.raises(bm.BaumeisterError, match="the game is over"):
        env.step(0)
