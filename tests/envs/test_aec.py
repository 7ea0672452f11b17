"""PettingZoo's own tests of our environments, for every game, number of seats and option; and what they don't look at."""

import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the extra `envs` is not installed")

import pettingzoo
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import baumeister as bm
from baumeister import envs
from baumeister.envs.turns import TurnEnv
from baumeister.games import GAMES
from baumeister.present.game import Game
from tests.conformance.games import ALL, is_fullest, name_of

VARIANTS = [pytest.param(game, marks=() if is_fullest(game) and not game.options else pytest.mark.long) for game in ALL]
DICTIONARIES = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably",
    "Action mask numpy array is all",
)
"""Of these PettingZoo warns wherever masks are in observations; its own games are excepted by name."""


@contextmanager
def no_warnings(*allowed: str) -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for text in allowed:
            warnings.filterwarnings("ignore", text)
        yield


@pytest.mark.parametrize("game", VARIANTS, ids=name_of)
def test_pettingzoos_api_test(game: Game) -> None:
    with no_warnings():
        api_test(envs.aec(game), num_cycles=300)
    with no_warnings(*DICTIONARIES):
        api_test(envs.aec(game, mask="observation"), num_cycles=30)


@pytest.mark.parametrize("game", VARIANTS, ids=name_of)
def test_pettingzoos_seed_test(game: Game) -> None:
    with no_warnings():
        seed_test(lambda: envs.aec(game), num_cycles=100)


@pytest.mark.slow
@pytest.mark.parametrize("game", VARIANTS, ids=name_of)
def test_pettingzoos_render_test(game: Game) -> None:
    def made(render_mode: str) -> TurnEnv:
        return envs.aec(game, mask="observation", render_mode=render_mode)

    with no_warnings():
        render_test(made, {"svg": lambda found: found.startswith("<svg")})


def play(env: TurnEnv, seed: int) -> dict[str, float]:
    """Play a random game to its end; return what each agent got."""
    env.reset(seed=seed)
    rng, earned = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, is_over, _, info = env.last(observe=False)
        earned[agent] += reward
        env.step(None if is_over else rng.choice(np.flatnonzero(info["action_mask"])))
    return earned


@pytest.mark.parametrize("name", GAMES)
def test_rewards_are_the_returns_and_games_follow_from_their_seed(name: str) -> None:
    env = envs.aec(name, returns="margin")
    earned = play(env, 4)
    assert tuple(earned.values()) == env.position.returns("margin")
    assert play(env, 4) == earned
    assert not env.agents


@pytest.mark.parametrize("name", GAMES)
def test_agents_see_what_their_seats_know(name: str) -> None:
    env = envs.aec(name)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    for agent in env.agent_iter(80):
        seat = env.possible_agents.index(agent) + 1
        view, info = env.position.view(seat), env.infos[agent]
        assert seat == env.position.actor
        assert np.array_equal(np.asarray(env.observe(agent)), view.observation())
        assert np.array_equal(info["action_mask"], view.mask())
        other = env.possible_agents[seat % len(env.possible_agents)]
        assert np.array_equal(np.asarray(env.observe(other)), env.position.view(seat % env.game.seats + 1).observation())
        env.step(rng.choice(np.flatnonzero(info["action_mask"])))
    assert env.state().shape == (env.game.seats * env.game.rules.feature_count,)


def test_pettingzoos_parallel_test() -> None:
    """It draws moves from masks that are in observations only."""
    with no_warnings(*DICTIONARIES, "Live agent was not given a reward", "No agents present"):
        parallel_api_test(turn_based_aec_to_parallel(envs.aec("neue_heimat", seats=2, mask="observation")), num_cycles=50)


def test_it_works_as_a_parallel_environment() -> None:
    env = turn_based_aec_to_parallel(envs.aec("neue_heimat", seats=2))
    _, infos = env.reset(seed=3)
    while env.agents:
        masks = {agent: infos[agent].get("action_mask") for agent in env.agents}
        _, _, _, _, infos = env.step({agent: 0 if mask is None else int(mask.argmax()) for agent, mask in masks.items()})


def test_an_illegal_move_is_refused_or_ends_the_game_as_one_likes() -> None:
    env = envs.aec("manhattan", seats=2)
    env.reset(seed=1)
    before = env.position
    for wrong in (657, 10**6, -1):
        with pytest.raises(bm.IllegalMove, match=rf"^[A-Z]\S+( [0-9.]+)?: move {wrong}: [ -~“”’]+$"):
            env.step(wrong)
    for nothing in (None, 3.7, "x", True):
        with pytest.raises(bm.IllegalMove, match="a move is its number, from 0 to 657, not "):
            env.step(nothing)  # type: ignore[arg-type]
    assert env.position == before
    wrapped = TerminateIllegalWrapper(env, illegal_reward=-1)
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(657)
    assert wrapped.terminations[agent]
    assert wrapped.rewards[agent] == -1


def test_pettingzoo_makes_them_by_name() -> None:
    env = pettingzoo.make("aec", "baumeister/manhattan-v0", seats=2, separate_colours="on")
    env.reset(seed=1)
    assert env.unwrapped.game == bm.game("manhattan", 2, separate_colours="on")
    assert str(env) == "manhattan_v0"


@pytest.mark.parametrize("lacking", {"gymnasium": "Gymnasium", "pettingzoo": "PettingZoo"}.items())
def test_what_is_not_installed_is_named_with_the_command_that_installs_it(
    lacking: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    module, name = lacking
    for loaded in [*sys.modules]:
        if loaded.partition(".")[0] == module or loaded in ("baumeister.envs.turns", "baumeister.envs.spaces"):
            monkeypatch.delitem(sys.modules, loaded)
    monkeypatch.setitem(sys.modules, module, None)  # as Python has it where there is none
    with pytest.raises(bm.BaumeisterError, match=rf"^{name} is not installed; `pip install 'baumeister\[envs\]'` installs it$"):
        envs.aec("manhattan")


def test_what_is_asked_wrongly_is_answered_in_a_sentence() -> None:
    for sentence, asked in {
        "mask is where masks are, info or observation, not “nowhere”": {"mask": "nowhere"},
        "returns are of one of the kinds": {"returns": "glory"},
        "render_mode is one of human, ansi, rgb_array, svg": {"render_mode": "hologram"},
        "2 to 4 seats": {"seats": 9},
        "no option “colour”": {"colour": "red"},
    }.items():
        with pytest.raises(bm.BaumeisterError, match=sentence):
            envs.aec("manhattan", **asked)  # type: ignore[arg-type]
    for no_game in (None, 3):
        with pytest.raises(bm.UnknownGameError, match=r"a game is its id, one of manhattan, .*, not"):
            envs.aec(no_game)  # type: ignore[arg-type]
    env = envs.aec("manhattan")
    for seed in (1.5, "x", True):
        with pytest.raises(bm.BaumeisterError, match="a seed"):
            env.reset(seed=seed)  # type: ignore[arg-type]


PLAYED: dict[str, Callable[[TurnEnv], object]] = {
    "last": lambda env: env.last(),
    "last, unobserved": lambda env: env.last(observe=False),
    "step": lambda env: env.step(0),
    "agent_iter": lambda env: env.agent_iter(),
}
"""What there is while a game is played."""
SHOWN: dict[str, Callable[[TurnEnv], object]] = {
    "observe": lambda env: env.observe("seat_1"),
    "render": lambda env: env.render(),
    "state": lambda env: env.state(),
    "position": lambda env: env.position,
}
"""What there is from the first game on."""


@pytest.mark.parametrize("ask", [*PLAYED.values(), *SHOWN.values()], ids=[*PLAYED, *SHOWN])
@pytest.mark.parametrize("mask", ["info", "observation"])
def test_before_the_first_reset_one_is_told_to_reset(mask: str, ask: Callable[[TurnEnv], object]) -> None:
    env = envs.aec("manhattan", seats=2, mask=mask, render_mode="ansi")
    with pytest.raises(bm.BaumeisterError, match=r"^no game was begun; call reset\(\) first$"):
        ask(env)


def test_after_the_end_one_is_told_that_the_game_is_over() -> None:
    env = envs.aec("neue_heimat", seats=2, rounds=1)
    play(env, 1)
    for ask in (env.last, lambda: env.step(None), lambda: env.step(0)):
        with pytest.raises(bm.BaumeisterError, match=r"^the game is over; call reset\(\)$"):
            ask()
    assert [*env.agent_iter()] == []
    assert env.observe("seat_1") is not None


def test_a_closed_environment_plays_no_more_and_shows_what_was() -> None:
    env = envs.aec("manhattan", seats=2, render_mode="ansi")
    env.reset(seed=1)
    before = env.position
    for _ in range(2):
        env.close()
    with pytest.raises(bm.BaumeisterError, match="the environment is closed"):
        env.reset()
    for ask in PLAYED.values():
        with pytest.raises(bm.BaumeisterError, match=r"^the environment is closed; make another$"):
            ask(env)
    assert env.position == before
    assert all(ask(env) is not None for ask in SHOWN.values())


@pytest.mark.parametrize("nobody", ["seat_3", "seat_0", "", None, 1, ["seat_1"]])
def test_unknown_agents_are_refused_and_the_known_ones_told(nobody: Any) -> None:
    env = envs.aec("manhattan", seats=2)
    env.reset(seed=1)
    for ask in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(bm.NoSuchSeatError, match=r"there is no agent .*; the agents are seat_1, seat_2"):
            ask(nobody)
