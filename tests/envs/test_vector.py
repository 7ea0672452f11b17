"""The vector environment: lane by lane what positions, views and bots do in Python; its arrays, seeds, resets and refusals."""

from collections.abc import Iterator

import numpy as np
import pytest

import baumeister as bm
from baumeister import envs
from baumeister.bots import Bot, GreedyBot, RandomBot
from baumeister.core.chance import rng_from
from baumeister.envs.memory import ALIGNMENT
from baumeister.games import GAMES
from baumeister.present.game import Game, Position
from tests.conformance.games import ALL, is_fullest, name_of

VARIANTS = [pytest.param(game, marks=() if game.options or is_fullest(game) else pytest.mark.long) for game in ALL]
BOTS = {"random": RandomBot, "greedy": GreedyBot}
STEPS = 150


class Lane:
    """One game as Python plays it: positions, views, bots, with the random numbers of a lane."""

    def __init__(self, game: Game, seed: int, own: int | None, opponent: str | None, *, is_at_once: bool) -> None:
        self.game, self.own, self.is_at_once, self.rng = game, own, is_at_once, rng_from(seed)
        self.bot: Bot | None = BOTS[opponent](self.rng) if opponent else None
        self.begin()

    def begin(self) -> None:
        self.position, self.rewards, self.terminated = self.go_on(self.game.start()), (0.0,) * self.game.seats, False

    def go_on(self, position: Position) -> Position:
        while not position.is_over:
            if position.actor == 0:
                position = position.play(self.game.sample_chance(position, self.rng))
            elif self.bot is None or position.actor == self.own:
                self.observer = position.actor
                break
            else:
                position = position.play(self.bot.choose(position.view(position.actor)))
        return position

    def step(self, move: int) -> None:
        if self.position.is_over:
            self.begin()
            return
        self.position = self.go_on(self.position.play(move))
        self.rewards, self.terminated = self.position.returns("rank"), self.position.is_over
        while self.position.is_over and self.is_at_once:
            self.position = self.go_on(self.game.start())

    def is_shown_by(self, step: envs.Step, lane: int) -> bool:
        view = self.position.view(self.observer)
        return (
            np.array_equal(step.observations[lane], view.observation())
            and np.array_equal(step.masks[lane], view.mask())
            and np.allclose(step.rewards[lane], self.rewards)
            and (step.actors[lane], step.terminated[lane]) == (self.position.actor, self.terminated)
        )


@pytest.mark.parametrize("opponent", [None, "random", "greedy"])
@pytest.mark.parametrize("game", VARIANTS, ids=name_of)
def test_every_lane_is_what_python_plays(game: Game, opponent: str | None) -> None:
    mode = "same_step" if opponent == "random" else "next_step"
    env = envs.vector(game, num_envs=4, seed=11, opponents=opponent, returns="rank", autoreset_mode=mode, threads=2)
    lanes = [
        Lane(game, 11 + lane, lane % game.seats + 1, opponent, is_at_once=mode == "same_step") for lane in range(env.num_envs)
    ]
    step, generator, ends = env.reset(), np.random.default_rng(1), 0
    for _ in range(STEPS):
        assert all(lane.is_shown_by(step, number) for number, lane in enumerate(lanes))
        moves = env.sample(generator)
        step = env.step(moves)
        ends += step.terminated.sum()
        for lane, move in zip(lanes, moves.tolist(), strict=True):
            lane.step(move)
    assert opponent is None or ends > 0
    env.close()


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_it_runs_interpreted_with_the_same_results(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from baumeister.positions import engine

    def played() -> Iterator[bytes]:
        env = envs.vector(name, num_envs=2, seed=3, opponents="greedy")
        step, generator = env.reset(), np.random.default_rng(1)
        for _ in range(5):
            yield b"".join(array.tobytes() for array in step)
            step = env.step(env.sample(generator))

    compiled = list(played())
    monkeypatch.setenv("BAUMEISTER_KERNELS", "interpreted")
    monkeypatch.setattr(engine, "_COMPILED", {})
    assert list(played()) == compiled


def test_arrays_are_written_again_and_lie_where_other_libraries_take_them() -> None:
    env = envs.vector("manhattan", num_envs=5, seats=2, seed=1)
    first = env.reset()
    for array in first:
        assert array.ctypes.data % ALIGNMENT == 0
        assert array.flags.c_contiguous
        assert np.shares_memory(np.from_dlpack(array), array)
    before = first.observations.copy()
    second = env.step(env.sample(np.random.default_rng(0)))
    assert second.observations is first.observations
    assert not np.array_equal(before, second.observations)


def test_copies_are_kept() -> None:
    env = envs.vector("manhattan", num_envs=5, seats=2, seed=1, copy=True)
    first = env.reset()
    before = first.observations.copy()
    env.step(env.sample(np.random.default_rng(0)))
    assert np.array_equal(before, first.observations)


def test_lanes_depend_on_their_seeds_alone() -> None:
    wide = envs.vector("buerger", num_envs=200, seats=2, seed=5, threads=3)
    narrow = envs.vector("buerger", num_envs=2, seats=2, seed=[7, 5])
    many, few = wide.reset(), narrow.reset()
    assert np.array_equal(few.observations, many.observations[[2, 0]])
    again = wide.reset(seed=6)
    assert np.array_equal(few.observations[0], again.observations[1])
    assert not np.array_equal(envs.vector("buerger", num_envs=2).reset().observations[0], few.observations[0])


def test_disabled_lanes_wait_for_a_reset() -> None:
    env = envs.vector("neue_heimat", num_envs=3, seats=2, seed=2, autoreset_mode="disabled")
    step, generator = env.reset(), np.random.default_rng(0)
    while not step.terminated.all():
        step = env.step(env.sample(generator))
    assert (step.actors == -1).all()
    assert not step.masks.any()
    assert all(env.position(lane).is_over for lane in range(3))
    assert not env.step(env.sample(generator)).rewards.any()
    step = env.reset(lanes=np.array([True, False, False]))
    assert step.terminated.tolist() == [False, True, True]
    assert env.position(0).ply < env.position(1).ply


def test_an_illegal_move_changes_nothing_in_any_lane() -> None:
    env = envs.vector("manhattan", num_envs=3, seats=2, seed=2)
    before = [array.copy() for array in env.reset()]
    moves = env.sample(np.random.default_rng(0))
    for wrong in (10**6, -1, 600):
        with pytest.raises(bm.IllegalMove, match="lane 1, move"):
            env.step([moves[0], wrong, moves[2]])
    again = env.reset(lanes=np.zeros(3, bool))
    assert all(np.array_equal(one, np.asarray(other)) for one, other in zip(before, again, strict=True))
    assert env.step(moves).actors.shape == (3,)


WRONG: dict[str, dict[str, object]] = {
    "num_envs is how many": {"num_envs": 0},
    "autoreset_mode is one of next_step, same_step, disabled": {"autoreset_mode": "never"},
    "returns are of one of the kinds share": {"returns": "glory"},
    "one seat if bots play": {"seat": 1},
    "there is no seat 9": {"seat": 9, "opponents": "random"},
    "inside a step play random and greedy, not “mcts”": {"opponents": "mcts"},
    "name one bot or 3": {"opponents": ["random", "greedy"]},
    "threads is how many": {"threads": 0},
    "one for each of 2 lanes": {"seed": [1, 2, 3]},
    "a seed is a whole number from 0": {"seed": -4},
    "manhattan is for 2 to 4 seats": {"seats": 7},
}


@pytest.mark.parametrize("sentence", WRONG)
def test_what_is_asked_wrongly_is_answered_in_a_sentence(sentence: str) -> None:
    asked: dict[str, object] = {"num_envs": 2, **WRONG[sentence]}
    with pytest.raises(bm.BaumeisterError, match=sentence if "manhattan" not in sentence else "is for 2 to 4 seats"):
        envs.vector("manhattan", **asked)  # type: ignore[arg-type]


def test_a_step_takes_a_whole_number_for_each_lane_after_a_reset() -> None:
    env = envs.vector("manhattan", num_envs=2, seats=2)
    with pytest.raises(bm.BaumeisterError, match=r"call reset\(\)"):
        env.step([0, 0])
    env.reset()
    for wrong in ([0], [0.5, 1.0], 3, [[1, 2]]):
        with pytest.raises(bm.BaumeisterError, match="2 whole numbers"):
            env.step(wrong)  # type: ignore[arg-type]


def test_bots_sit_where_they_are_put() -> None:
    env = envs.vector("manhattan", num_envs=8, seats=4, seed=1, opponents=["greedy", "random", "greedy"])
    step, generator = env.reset(), np.random.default_rng(0)
    for _ in range(30):
        playing = ~step.terminated
        assert (step.actors == np.arange(8) % 4 + 1)[playing].all()
        step = env.step(env.sample(generator))
    fixed = envs.vector("manhattan", num_envs=8, seats=4, seed=1, seat=3, opponents="random")
    assert (fixed.reset().actors == 3).all()
