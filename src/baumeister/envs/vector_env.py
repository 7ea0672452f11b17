"""The vector environment: thousands of games at once, stepped in compiled code by several threads."""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from itertools import pairwise
from typing import NamedTuple, SupportsIndex, TypeAlias

import numpy as np
from numpy.typing import NDArray

from baumeister.core.chance import rng_from
from baumeister.core.errors import BaumeisterError, IllegalMove
from baumeister.core.options import whole
from baumeister.core.record import Floats, Integers, Mask, Reals
from baumeister.envs.compiled import ENV_CODE
from baumeister.envs.lane_crew import LaneCrew
from baumeister.envs.lane_runner import LaneRunner
from baumeister.envs.lanes import LEARNER, PLAY, RESET, SKIP, Lanes, Truths
from baumeister.envs.memory import kept_copy, many_slots, rewritten_zeros, row_handles
from baumeister.envs.refusals import CLOSED, NOT_BEGUN, array_of, refusal_of
from baumeister.envs.seating import Opponents, players
from baumeister.generic.returns import kind_of_returns
from baumeister.present.game import Game, Position

AUTORESET = {"next_step": "NextStep", "same_step": "SameStep", "disabled": "Disabled"}
"""The values of Gymnasium's `AutoresetMode` by our names, in the order of their numbers."""
LANES_A_THREAD = 64
"""With fewer, threads cost more time than they save."""
GUESSES = 1 << 64
"""Added to a lane's seed it seeds the guesses of its thoughts, which have nothing to do with its chance then."""


Seed: TypeAlias = SupportsIndex | Sequence[SupportsIndex] | NDArray[np.integer]
"""A seed for lane 0, of which lane 1 has the next number, and so on; or one for each lane."""


class Step(NamedTuple):
    """The result of a step in each lane. The arrays are written again by the next step, unless the environment copies them."""

    observations: Floats
    """float32, (num_envs, features): that of the seat to move; in the last step of a game, of the seat that moved last."""
    masks: Mask
    """int8, (num_envs, moves of seats): 1 for each legal move of the seat that is to move; all 0 after the end."""
    rewards: Floats
    """float32, (num_envs, seats): each seat's reward; 0 but in the last step of a game."""
    actors: Mask
    """int8, (num_envs): the seat that is to move, from 1; -1 after the end."""
    terminated: Truths
    """bool, (num_envs): whether this step ended the game."""

    def copied(self) -> "Step":
        """Return arrays that nobody writes to again."""
        return Step(
            kept_copy(self.observations),
            kept_copy(self.masks),
            kept_copy(self.rewards),
            kept_copy(self.actors),
            kept_copy(self.terminated),
        )


class VectorEnv:
    """Many games of one kind, a lane each; made by `baumeister.envs.vector`."""

    def __init__(
        self,
        game: Game,
        num_envs: SupportsIndex,
        *,
        seed: Seed | None = None,
        seat: SupportsIndex | None = None,
        opponents: Opponents = None,
        returns: str = "share",
        autoreset_mode: str | Enum = "next_step",
        threads: SupportsIndex | None = None,
        copy: bool = False,
    ) -> None:
        """Lay out the lanes; `baumeister.envs.vector` explains the arguments."""
        count = whole(num_envs) or 0
        if count < 1:
            raise BaumeisterError(f"num_envs is how many games are played at once, from 1, not {num_envs!r}")
        self.game, self.num_envs, self.autoreset_mode = game, count, mode_named(autoreset_mode)
        engine = game.engine
        self._code = ENV_CODE.functions_for(engine)
        self._slots, self._rngs, self._guesses = many_slots(engine, count), np.ones(count, np.uint64), np.ones(count, np.uint64)
        self._shares = rewritten_zeros((count, game.rules.seat_move_count), np.dtype(np.float32))
        seating = players(game, count, seat, opponents)
        settings = [[*AUTORESET].index(self.autoreset_mode), kind_of_returns(returns), game.seats]
        self._lanes = lanes = self._laid_out(seating, settings)
        self._step = Step(lanes.observations, lanes.masks, lanes.rewards, lanes.actors, lanes.terminated)
        self._copies, self._is_started, self._is_closed = copy, False, False
        bounds = [round(part * count / n) for n in [self._threads(threads)] for part in range(n + 1)]
        runners = [LaneRunner(game, lanes, self._rngs, self._slots, *part) for part in pairwise(bounds)]
        self._pool = ThreadPoolExecutor(len(runners) - 1 or 1, "baumeister-lanes")
        self._stepping, self._beginning, self._thinking = (LaneCrew(runners, self._pool) for _ in range(3))
        self._seed(int.from_bytes(os.urandom(6)) if seed is None else seed)

    def reset(self, seed: Seed | None = None, lanes: Truths | Sequence[bool] | None = None) -> Step:
        """Begin a new game in every lane, or in those that `lanes` marks.

        Args:
            seed: a seed for lane 0, of which lane 1 has the next number, and so on; or one for each lane; None: chance goes on.
            lanes: a truth value for each lane.

        Raises:
            BaumeisterError: if there are not as many of these as lanes, or the environment is closed.
        """
        self._check_open()
        marked = None if lanes is None else self._marked(lanes)
        if seed is not None:
            self._seed(seed)
        self._lanes.orders[:] = RESET if marked is None else np.where(marked, RESET, SKIP)
        return self._run() if marked is None else self._run(are_some=True)

    def step(self, moves: NDArray[np.integer] | Sequence[int]) -> Step:
        """Make a move in each lane, by its number, and all that follows until a learner is to move or the game is over.

        Where nobody is to move any number does: that lane begins a new game, or waits for `reset`.

        Raises:
            IllegalMove: if a move isn't legal; nothing has happened then, in any lane.
            BaumeisterError: if there are not as many whole numbers as lanes, there was no `reset`, or it is closed.
        """
        self._take(moves)
        self._check_legal()
        self._lanes.orders[:] = PLAY
        return self._run()

    def sample(self, generator: np.random.Generator) -> Integers:
        """Return a legal move for each lane, each equally likely; anything where nobody is to move.

        Args:
            generator: NumPy's, such as `numpy.random.default_rng(7)`; it goes on from call to call, as no seed could.

        Raises:
            BaumeisterError: if it is none, there was no `reset`, or the environment is closed.
        """
        picks = (self._fractions(generator) * self._lanes.counts).astype(np.int64)
        return self._lanes.legal[np.arange(self.num_envs), picks].astype(np.int64)

    def thoughts(self) -> Floats:
        """Return what `greedy` thinks of the moves in each lane, float32, (num_envs, moves of seats).

        It is the share of the win, from 0 to 1, that the seat to move has after a move, as `GreedyBot.thoughts` has it: by
        the game's own evaluation, on one guess of what that seat doesn't know. Moves that it wouldn't weigh have 0: illegal
        ones; of bids, those not worth one. Asking changes nothing of what happens in a lane.

        The array is written again by the next call, unless the environment copies its arrays.

        Raises:
            BaumeisterError: if there was no `reset`, or the environment is closed.
        """
        self._check_started()
        self._thinking.run(lambda runner: runner.think(self._code.think_lanes, self._shares, self._guesses))
        return kept_copy(self._shares) if self._copies else self._shares

    def learners(self) -> Mask:
        """Return the seat of the learner in each lane, int8, from 1; where there are several, the first."""
        found: Mask = np.argmax(self._lanes.players == LEARNER, axis=1).astype(np.int8) + np.int8(1)
        return found

    def position(self, lane: int) -> Position:
        """Return the position in a lane, by its number from 0; everything is open in it.

        Raises:
            BaumeisterError: if there is no such lane, or there was no `reset`.
        """
        return Position.unchecked(self.game, self._slots.rows[self._lane(lane)].tobytes())

    def close(self) -> None:
        """End the threads: nothing is played here any more."""
        self._is_closed = True
        self._pool.shutdown()

    def _laid_out(self, seating: Mask, settings: list[int]) -> Lanes:
        rules, engine, count = self.game.rules, self.game.engine, self.num_envs
        observations = rewritten_zeros((count, rules.feature_count), np.dtype(np.float32))
        legal, points = np.zeros((count, len(rules.move_texts)), np.int32), np.zeros(self.game.seats, np.int64)
        return Lanes(
            orders=np.zeros(count, np.int8),
            moves=np.zeros(count, np.int64),
            legal=legal,
            legal_at=row_handles(engine, legal),
            counts=np.zeros(count, np.int64),
            observations=observations,
            observations_at=row_handles(engine, observations),
            masks=rewritten_zeros((count, rules.seat_move_count), np.dtype(np.int8)),
            rewards=rewritten_zeros((count, self.game.seats), np.dtype(np.float32)),
            actors=rewritten_zeros((count,), np.dtype(np.int8)),
            terminated=rewritten_zeros((count,), np.dtype(np.bool_)),
            observers=np.ones(count, np.int8),
            players=seating,
            settings=np.array(settings, np.int64),
            options=engine.handle(self.game.option_indices),
            points=points,
            points_at=engine.handle(points),
        )

    def _threads(self, wanted: SupportsIndex | None) -> int:
        most = os.cpu_count() or 1 if wanted is None else whole(wanted) or 0
        if most < 1:
            raise BaumeisterError(f"threads is how many step the lanes, from 1, not {wanted!r}")
        return max(1, min(most, self.num_envs // LANES_A_THREAD)) if wanted is None else min(most, self.num_envs)

    def _seed(self, seed: Seed) -> None:
        seeds = seeds_of(seed, self.num_envs)
        self._rngs[:] = [rng_from(number)[0] for number in seeds]
        self._guesses[:] = [rng_from(number + GUESSES)[0] for number in seeds]

    def _lane(self, lane: int) -> int:
        number = whole(lane)
        if number is None or not 0 <= number < self.num_envs:
            raise BaumeisterError(f"there is no lane {lane!r}: lanes are 0 to {self.num_envs - 1}")
        if not self._is_started:
            raise BaumeisterError(NOT_BEGUN)
        return number

    def _fractions(self, generator: np.random.Generator) -> Reals:
        """Return a number from 0 to below 1 for each lane."""
        self._check_started()
        if not isinstance(generator, np.random.Generator):
            raise BaumeisterError(
                f"sample takes a NumPy Generator, such as numpy.random.default_rng(7), made once and not for each step; "
                f"this is {generator!r}"
            )
        return generator.random(self.num_envs)

    def _marked(self, lanes: Truths | Sequence[bool]) -> Truths:
        found = array_of(lanes)
        if found.shape != (self.num_envs,) or found.dtype != np.bool_:
            raise BaumeisterError(
                f"lanes are marked by {self.num_envs} truth values, one for each, not by {found.dtype} of shape {found.shape}"
            )
        return found

    def _take(self, moves: NDArray[np.integer] | Sequence[int]) -> None:
        self._check_started()
        given = array_of(moves)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise BaumeisterError(
                f"a step takes {self.num_envs} whole numbers, one for each lane, not {given.dtype} of shape {given.shape}"
            )
        self._lanes.moves[:] = given

    def _check_legal(self) -> None:
        lane = self._code.first_illegal(self._lanes.moves, self._lanes.legal, self._lanes.counts)
        if lane >= 0:
            raise self._refusal(lane)

    def _check_open(self) -> None:
        if self._is_closed:
            raise BaumeisterError(CLOSED)

    def _check_started(self) -> None:
        if self._is_closed or not self._is_started:
            raise BaumeisterError(CLOSED if self._is_closed else NOT_BEGUN)

    def _run(self, *, are_some: bool = False) -> Step:
        self._is_started = True
        crew = self._beginning if are_some else self._stepping  # which take different times
        crew.run(lambda runner: runner.run(self._code.run_lanes))
        return self._step.copied() if self._copies else self._step

    def _refusal(self, lane: int) -> IllegalMove:
        return refusal_of(self.position(lane), int(self._lanes.moves[lane]), f"lane {lane}, ")


def mode_named(mode: str | Enum) -> str:
    """Return our name for an autoreset mode, given by that, or as Gymnasium's `AutoresetMode` or its value.

    Raises:
        BaumeisterError: if there is no such mode.
    """
    value = mode.value if isinstance(mode, Enum) else mode
    for name, theirs in AUTORESET.items():
        if value in (name, theirs):
            return name
    raise BaumeisterError(f"autoreset_mode is one of {', '.join(AUTORESET)}, not “{value}”")


def seeds_of(seed: Seed, count: int) -> list[int]:
    """Return a seed for each lane.

    Raises:
        BaumeisterError: if they are not whole numbers, or not as many as lanes.
    """
    first = whole(seed)  # type: ignore[arg-type]  # None for a sequence
    if first is not None:
        return [*range(first, first + count)]
    numbers = (
        [whole(number) for number in seed]
        if isinstance(seed, list | tuple | range | np.ndarray) and array_of(seed).ndim
        else []
    )
    found = [number for number in numbers if number is not None]
    if not found or len(found) < len(numbers):
        raise BaumeisterError(f"a seed is a whole number from 0, or there is one for each of {count} lanes; this is {seed!r}")
    if len(found) != count:
        raise BaumeisterError(f"seeds are one number, or one for each of {count} lanes, not {len(found)}")
    return found
