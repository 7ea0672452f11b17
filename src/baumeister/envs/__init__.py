"""Environments for learning: one door to the vector environment, PettingZoo's and Gymnasium's (docs/environments.md)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, SupportsIndex

from baumeister.envs.absence import explaining_absence
from baumeister.envs.games import compiled_game
from baumeister.envs.registration import register_all

if TYPE_CHECKING:
    from enum import Enum

    from baumeister.envs.batch import Batch
    from baumeister.envs.cuda_env import CudaVectorEnv
    from baumeister.envs.seating import Opponents
    from baumeister.envs.single_seat import Opponent, SingleSeatEnv
    from baumeister.envs.turns import TurnEnv
    from baumeister.envs.vector_env import Seed, Step, VectorEnv
    from baumeister.present.game import Game

__all__ = ["Batch", "Step", "VectorEnv", "aec", "cuda_vector", "gym", "vector"]


def vector(
    game: "str | Game",
    *,
    num_envs: SupportsIndex,
    seats: SupportsIndex | None = None,
    seed: "Seed | None" = None,
    seat: SupportsIndex | None = None,
    opponents: "Opponents" = None,
    returns: str = "share",
    autoreset_mode: "str | Enum" = "next_step",
    threads: SupportsIndex | None = None,
    copy: bool = False,
    **options: str | SupportsIndex,
) -> "VectorEnv":
    """Return many games at once, stepped in compiled code, which is compiled first if it isn't yet (some ten seconds).

    With BAUMEISTER_KERNELS=interpreted in the environment it runs interpreted: the same, a thousand times slower.

    Args:
        game: its id, one of `GAMES`, or a game.
        num_envs: how many are played at once.
        seats: how many play; the most that the game allows if not given.
        seed: a seed for lane 0, of which lane 1 has the next number, and so on; or one for each lane; None: unpredictable.
        seat: the learner's, if bots play the others; None: in turn, seat 1 in lane 0, seat 2 in lane 1, ….
        opponents: `random` or `greedy`, or such a bot for each other seat in their order; None: learners play all seats.
        returns: the kind of rewards, as in `Position.returns`.
        autoreset_mode: when a new game follows one that is over: `next_step`, `same_step` or
            `disabled`, or Gymnasium's `AutoresetMode`.
        threads: how many step the lanes at most; None: as many as there are cores and as pay. One does it all where that takes
            less time.
        copy: whether each step returns arrays of its own.
        options: the game's options by name.

    Raises:
        BaumeisterError: if one of these can't be; the message lists the choices.
    """
    from baumeister.envs.vector_env import VectorEnv  # noqa: PLC0415 - imported when needed

    return VectorEnv(
        compiled_game(game, seats, options),
        num_envs,
        seed=seed,
        seat=seat,
        opponents=opponents,
        returns=returns,
        autoreset_mode=autoreset_mode,
        threads=threads,
        copy=copy,
    )


def cuda_vector(
    game: "str | Game",
    *,
    num_envs: SupportsIndex,
    seats: SupportsIndex | None = None,
    seed: "Seed | None" = None,
    seat: SupportsIndex | None = None,
    opponents: "Opponents" = None,
    returns: str = "share",
    autoreset_mode: "str | Enum" = "next_step",
    copy: bool = False,
    **options: str | SupportsIndex,
) -> "CudaVectorEnv":
    """Return many games at once, each stepped by a thread of a GPU: lane by lane the same as `vector`, and with its arguments.

    The arrays stay on the GPU, where other libraries take them by `__cuda_array_interface__`; with `copy` each step returns
    copies in the processor's memory. Bots inside a step are `random`. The first step compiles, which takes a minute or more.

    Raises:
        BaumeisterError: if one of these can't be, numba-cuda isn't installed, or there is no GPU; the message says what to do.
    """
    from baumeister.envs.cuda_env import CudaVectorEnv  # noqa: PLC0415 - imported when needed

    return CudaVectorEnv(
        compiled_game(game, seats, options),
        num_envs,
        seed=seed,
        seat=seat,
        opponents=opponents,
        returns=returns,
        autoreset_mode=autoreset_mode,
        copy=copy,
    )


def aec(
    game: "str | Game",
    *,
    seats: SupportsIndex | None = None,
    mask: str = "info",
    returns: str = "share",
    render_mode: str | None = None,
    **options: str | SupportsIndex,
) -> "TurnEnv":
    """Return a game as PettingZoo's AEC environment, which plays itself: agents `seat_1`, `seat_2`, … and no wrappers.

    Args:
        game: its id, one of `GAMES`, or a game.
        seats: how many play; the most that the game allows if not given.
        mask: where the mask of legal moves is, int8: in `info["action_mask"]` of the agent that is to move, or in the
            `observation`, which then is a dictionary of `observation` and `action_mask`.
        returns: the kind of rewards, as in `Position.returns`; they come at the end.
        render_mode: `human`, `ansi`, `rgb_array`, `svg` or None.
        options: the game's options by name.

    Raises:
        BaumeisterError: if one of these can't be, or PettingZoo isn't installed; the message says what to do.
    """
    with explaining_absence():
        from baumeister.envs.turns import TurnEnv  # noqa: PLC0415 - of the extra

    return TurnEnv(compiled_game(game, seats, options), mask=mask, returns=returns, render_mode=render_mode)


def gym(
    game: "str | Game",
    *,
    seats: SupportsIndex | None = None,
    seat: SupportsIndex | None = 1,
    opponents: "Opponent | Sequence[Opponent]" = "random",
    returns: str = "share",
    illegal: str = "raise",
    render_mode: str | None = None,
    **options: str | SupportsIndex,
) -> "SingleSeatEnv":
    """Return a game as Gymnasium's environment: one seat learns, bots play the others.

    Args:
        game: its id, one of `GAMES`, or a game.
        seats: how many play; the most that the game allows if not given.
        seat: the learner's; None: another in each game, by chance.
        opponents: a bot, by its name (`bots.make_bot`) or itself, or one for each other seat in their order.
        returns: the kind of rewards, as in `Position.returns`; they come at the end.
        illegal: the effect of an illegal move: `raise` IllegalMove, or `end` the game with a reward of -1.
        render_mode: `human`, `ansi`, `rgb_array`, `svg` or None.
        options: the game's options by name.

    Raises:
        BaumeisterError: if one of these can't be, or Gymnasium isn't installed; the message says what to do.
    """
    with explaining_absence():
        from baumeister.envs.single_seat import SingleSeatEnv  # noqa: PLC0415 - of the extra

    found = compiled_game(game, seats, options)
    return SingleSeatEnv(found, seat=seat, opponents=opponents, returns=returns, illegal=illegal, render_mode=render_mode)


register_all()

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Import public names when they are first used."""
        from importlib import import_module  # noqa: PLC0415

        homes = {"Batch": "batch", "Step": "vector_env", "VectorEnv": "vector_env"}
        if name not in homes:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"{__name__}.{homes[name]}"), name)
