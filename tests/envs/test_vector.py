"""The vector environment: lane by lane what positions, views and bots do in Python; its arrays, seeds, resets and refusals."""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import baumeister as bm
from baumeister import envs
from baumeister.bots import Bot, GreedyBot, RandomBot
from baumeister.core.chance import rng_from
from baumeister.envs.memory import ALIGNMENT, SHARED
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
        assert array.ctypes.data % SHARED == ALIGNMENT
        assert array.flags.c_contiguous
        assert np.shares_memory(np.from_dlpack(array), array)
    before = first.observations.copy()
    second = env.step(env.sample(np.random.default_rng(0)))
    assert second.observations is first.observations
    assert not np.array_equal(before, second.observations)


def test_pytorch_shares_the_arrays() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    env = envs.vector("manhattan", num_envs=5, seats=2, seed=1)
    first = env.reset()
    for door in (torch.from_dlpack, torch.from_numpy, torch.asarray):
        for array in first:
            assert door(array).data_ptr() == array.ctypes.data
    seen = torch.from_dlpack(first.observations)
    before = seen.clone()
    step = env.step(env.sample(np.random.default_rng(0)))
    assert not torch.equal(before, seen)
    assert np.array_equal(seen.numpy(), step.observations)


JAX_DOORS = (
    "device_put",
    "device_put(…, may_alias=True)",
    "dlpack.from_dlpack",
    "numpy.from_dlpack",
    "numpy.asarray",
    "numpy.array",
    "jit",
    "tree.map",
    "make_array_from_callback",
)


@pytest.mark.parametrize("door", JAX_DOORS)
def test_jax_never_shares_what_is_written_again(door: str) -> None:
    """JAX takes its arrays to be constant, so one must not change with the next step."""
    jax = pytest.importorskip("jax", reason="JAX is not installed")
    here = jax.sharding.SingleDeviceSharding(jax.devices("cpu")[0])
    doors = {
        "device_put(…, may_alias=True)": lambda array: jax.device_put(array, here, may_alias=True),
        "numpy.from_dlpack": jax.numpy.from_dlpack,
        "numpy.asarray": jax.numpy.asarray,
        "numpy.array": jax.numpy.array,
        "dlpack.from_dlpack": jax.dlpack.from_dlpack,
        "device_put": jax.device_put,
        "jit": jax.jit(lambda array: array),
        "tree.map": lambda array: jax.tree.map(jax.device_put, {"it": array})["it"],
        "make_array_from_callback": lambda array: jax.make_array_from_callback(array.shape, here, array.__getitem__),
    }
    env = envs.vector("neue_heimat", num_envs=32, seats=2, seed=1, opponents="random", autoreset_mode="same_step", rounds=1)
    step, generator = env.reset(), np.random.default_rng(0)
    arrays: list[NDArray[Any]] = [*step, env.thoughts(), step.observations[16:]]
    before = [array.copy() for array in arrays]
    taken = [doors[door](array) for array in arrays]
    for _ in range(40):
        env.step(env.sample(generator))
    env.thoughts()
    assert not all(np.array_equal(array, kept) for array, kept in zip(arrays, before, strict=True))
    for array, kept in zip(taken, before, strict=True):
        assert np.array_equal(np.asarray(array), kept)


def test_copies_are_kept() -> None:
    env = envs.vector("manhattan", num_envs=5, seats=2, seed=1, copy=True)
    first = env.reset()
    before = first.observations.copy()
    env.step(env.sample(np.random.default_rng(0)))
    assert np.array_equal(before, first.observations)


def test_jax_shares_copies() -> None:
    """They begin at a multiple of 64 bytes, and nobody writes to them again."""
    jax = pytest.importorskip("jax", reason="JAX is not installed")
    env = envs.vector("manhattan", num_envs=5, seats=2, seed=1, copy=True)
    arrays: list[NDArray[Any]] = [*env.reset(), env.thoughts()]
    before = [array.copy() for array in arrays]
    taken = [jax.dlpack.from_dlpack(array) for array in arrays]
    assert [array.ctypes.data % SHARED for array in arrays] == [0] * len(arrays)
    assert [one.unsafe_buffer_pointer() for one in taken] == [array.ctypes.data for array in arrays]
    env.step(env.sample(np.random.default_rng(0)))
    env.thoughts()
    for array, kept in zip(taken, before, strict=True):
        assert np.array_equal(np.asarray(array), kept)


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
    for wrong, why in {600: "MH", 10**6: "C4", -1: "C4"}.items():
        with pytest.raises(bm.IllegalMove, match=f"{why}.*: lane 1, move {wrong}: [a-z]") as refusal:
            env.step([moves[0], wrong, moves[2]])
        assert str(refusal.value).replace("’", "'").isascii()
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
    "one for each of 2 lanes, not 3": {"seed": [1, 2, 3]},
    r"there is one for each of 2 lanes; this is 1\.5": {"seed": 1.5},
    r"there is one for each of 2 lanes; this is \[1, 'b'\]": {"seed": [1, "b"]},
    r"there is one for each of 2 lanes; this is array\(\[0\.": {"seed": np.array([0.5, 1.0])},
    "there is one for each of 2 lanes; this is 'ab'": {"seed": "ab"},
    "or a list with one of them for each, not 3": {"opponents": 3},
    "inside a step play random and greedy, not “3”": {"opponents": [3, 3, 3]},
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
    ask: Callable[[], object]
    for ask in (lambda: env.step([0, 0]), env.thoughts, lambda: env.sample(np.random.default_rng(0)), lambda: env.position(0)):
        with pytest.raises(bm.BaumeisterError, match=r"no game was begun; call reset\(\) first"):
            ask()
    env.reset()
    for wrong in ([0], [0.5, 1.0], 3, [[1, 2]], [[1], [2, 3]], [True, False], ["0", "0"], None):
        with pytest.raises(bm.BaumeisterError, match="2 whole numbers"):
            env.step(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [3, None, 1.5, "x", np.random, np.random.RandomState(1), np.array([3])])
def test_sampling_takes_a_generator_that_goes_on_from_call_to_call(wrong: Any) -> None:
    env = envs.vector("manhattan", num_envs=2, seats=2)
    env.reset()
    with pytest.raises(bm.BaumeisterError, match=r"sample takes a NumPy Generator, such as numpy.random.default_rng\(7\)"):
        env.sample(wrong)


@pytest.mark.parametrize("wrong", [1, -1, 1.5, "0", None, True])
def test_there_is_a_position_in_each_lane_and_in_no_other(wrong: Any) -> None:
    env = envs.vector("manhattan", num_envs=1, seats=2)
    env.reset()
    assert env.position(0) == env.position(np.int8(0))  # type: ignore[arg-type]
    with pytest.raises(bm.BaumeisterError, match=r"there is no lane .*: lanes are 0 to 0"):
        env.position(wrong)


def test_seeds_are_whole_numbers_of_every_kind() -> None:
    first, *others = (
        envs.vector("manhattan", num_envs=2, seats=2, seed=seed).reset().observations.copy()
        for seed in (4, np.int32(4), [4, 5], (4, np.int8(5)), range(4, 6), np.array([4, 5]))
    )
    assert all(np.array_equal(first, other) for other in others)
    env = envs.vector("manhattan", num_envs=2, seats=2)
    assert np.array_equal(env.reset(np.array([4, 5], np.uint64)).observations, first)
    for wrong in ([1, None], [True, False], True, [[1], [2, 3]]):
        with pytest.raises(bm.BaumeisterError, match=r"there is one for each of 2 lanes; this is"):
            env.reset(wrong)  # type: ignore[arg-type]


def test_lanes_are_marked_one_by_one() -> None:
    env = envs.vector("manhattan", num_envs=8, seats=2, seed=2)
    env.reset()
    env.step(env.sample(np.random.default_rng(0)))
    before = [env.position(lane) for lane in range(8)]
    for wrong in (np.array([True]), True, np.array([3]), np.arange(8), [True] * 7, np.ones((8, 1), bool), [[True], []]):
        with pytest.raises(bm.BaumeisterError, match="lanes are marked by 8 truth values, one for each, not by"):
            env.reset(lanes=wrong)  # type: ignore[arg-type]
    assert [env.position(lane) for lane in range(8)] == before
    env.reset(lanes=[True, *[False] * 7])
    assert [env.position(lane) == before[lane] for lane in range(8)] == [False] + [True] * 7


@pytest.mark.parametrize("threads", [1, 2])
def test_a_closed_environment_plays_no_more(threads: int) -> None:
    env = envs.vector("manhattan", num_envs=4, seats=2, seed=2, threads=threads)
    env.reset()
    moves = env.sample(np.random.default_rng(0))
    env.close()
    env.close()
    for ask in (env.reset, env.thoughts, lambda: env.step(moves), lambda: env.sample(np.random.default_rng(0))):
        with pytest.raises(bm.BaumeisterError, match="the environment is closed"):
            ask()
    assert env.position(0).ply > 0


class Theirs(Enum):
    """As Gymnasium's `AutoresetMode`."""

    NEXT_STEP = "NextStep"
    SAME_STEP = "SameStep"
    DISABLED = "Disabled"


@pytest.mark.parametrize("mode", Theirs)
def test_modes_are_named_as_here_or_as_in_gymnasium(mode: Theirs) -> None:
    modes = (mode, mode.value, mode.name.lower())
    found = {envs.vector("manhattan", num_envs=1, seats=2, autoreset_mode=name).autoreset_mode for name in modes}
    assert found == {mode.name.lower()}


def test_bots_sit_where_they_are_put() -> None:
    env = envs.vector("manhattan", num_envs=8, seats=4, seed=1, opponents=["greedy", "random", "greedy"])
    step, generator = env.reset(), np.random.default_rng(0)
    for _ in range(30):
        playing = ~step.terminated
        assert (step.actors == np.arange(8) % 4 + 1)[playing].all()
        step = env.step(env.sample(generator))
    fixed = envs.vector("manhattan", num_envs=8, seats=4, seed=1, seat=3, opponents="random")
    assert (fixed.reset().actors == 3).all()
