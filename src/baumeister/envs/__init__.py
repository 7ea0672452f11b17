"""Environments for learning: one door to the vector environment, PettingZoo's and Gymnasium's. docs/environments.md shows them."""

from typing import TYPE_CHECKING, SupportsIndex

if TYPE_CHECKING:
    from collections.abc import Sequence

    from baumeister.envs.batch import Batch
    from baumeister.envs.seating import Opponents
    from baumeister.envs.vector_env import Step, VectorEnv
    from baumeister.present.game import Game

__all__ = ["Batch", "Step", "VectorEnv", "vector"]


def vector(
    game: "str | Game",
    *,
    num_envs: SupportsIndex,
    seats: SupportsIndex | None = None,
    seed: "int | Sequence[int] | None" = None,
    seat: SupportsIndex | None = None,
    opponents: "Opponents" = None,
    returns: str = "share",
    autoreset_mode: str = "next_step",
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
        returns: what rewards are, a kind of `Position.returns`.
        autoreset_mode: when a new game follows one that is over: `next_step`, `same_step` or `disabled`, as in Gymnasium.
        threads: how many step the lanes; None: as many as there are cores and as pay.
        copy: whether each step returns arrays of its own.
        options: the game's options by name.

    Raises:
        BaumeisterError: if one of these can't be; the message says what can.
    """
    from baumeister.envs.games import compiled_game  # noqa: PLC0415 - imported when needed
    from baumeister.envs.vector_env import VectorEnv  # noqa: PLC0415

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


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Import what the package offers when it is first asked for."""
        from importlib import import_module  # noqa: PLC0415

        homes = {"Batch": "batch", "Step": "vector_env", "VectorEnv": "vector_env"}
        if name not in homes:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"{__name__}.{homes[name]}"), name)
