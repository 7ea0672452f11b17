"""The vector environment on a GPU: the same lanes, the same results, arrays that stay there."""

from collections.abc import Sequence
from typing import Any, SupportsIndex

import numpy as np

from baumeister.compiler.cuda import Device, There, device_for
from baumeister.core.errors import BaumeisterError
from baumeister.core.record import Floats, Integers
from baumeister.envs.cuda_lanes import Room, check_lane, choose_move, no_greedy_move, step_lane
from baumeister.envs.lanes import GREEDY, PLAY, Lanes, Truths, greedy_move
from baumeister.envs.memory import many_slots
from baumeister.envs.refusals import array_of
from baumeister.envs.vector_env import Seed, Step, VectorEnv
from baumeister.present.game import Game, Position


class CudaVectorEnv(VectorEnv):
    """Many games of one kind, each run by a thread of the GPU; made by `baumeister.envs.cuda_vector`."""

    def __init__(self, game: Game, num_envs: SupportsIndex, **settings: Any) -> None:
        """Lay out the lanes as the processor's, and copy them."""
        super().__init__(game, num_envs, threads=1, **settings)
        if GREEDY in self._lanes.players:
            raise BaumeisterError("on a GPU `random` plays inside a step, `greedy` doesn't")
        self._device = device = device_for(game.rules, {greedy_move: no_greedy_move})
        self._options = device.put(game.option_indices)
        self._there = there_of(device, self._lanes, self._options)
        self._rngs_there, self._slots_there = device.put(self._rngs), device.slots(self._slots)
        self._room = room_of(device, game, self.num_envs, self._rngs_there)
        self._illegal, self._fractions_there, self._chosen = (
            device.put(np.zeros(self.num_envs, kind)) for kind in (np.int8, np.float64, np.int64)
        )
        self._step_lane, self._check = device.launcher(step_lane), device.launcher(check_lane)
        self._choose = device.launcher(choose_move)
        there = self._there
        self._step = Step(there.observations, there.masks, there.rewards, there.actors, there.terminated)

    def reset(self, seed: Seed | None = None, lanes: Truths | Sequence[bool] | None = None) -> Step:
        """Begin a new game in every lane, or in those that `lanes` marks, as on the processor."""
        self._check_open()
        if seed is not None:
            self._seed(seed)
            self._device.write(self._rngs_there, self._rngs)
        return super().reset(None, lanes)

    def step(self, moves: There) -> Step:
        """Make a move in each lane, as on the processor; moves are an array here or there.

        Raises:
            IllegalMove: if a move isn't legal; nothing has happened then, in any lane.
            BaumeisterError: if there are not as many moves as lanes, there was no `reset`, or the environment is closed.
        """
        self._check_started()
        given = getattr(moves, "__cuda_array_interface__", None) or array_of(moves).__array_interface__
        if given["shape"] != (self.num_envs,) or given["typestr"][1] not in "iu":
            what = f"{given['typestr']} of shape {given['shape']}"
            raise BaumeisterError(f"a step takes {self.num_envs} whole numbers, one for each lane, not {what}")
        self._device.write(self._there.moves, moves)
        self._check(self.num_envs, self._there, self._illegal)
        illegal = self._device.take(self._illegal)
        if illegal.any():
            self._lanes.moves[:] = self._device.take(self._there.moves)
            raise self._refusal(int(illegal.argmax()))
        self._lanes.orders[:] = PLAY
        return self._run()

    def sample(self, generator: np.random.Generator) -> Integers:
        """Return a legal move for each lane, there, each equally likely; anything where nobody is to move."""
        self._device.write(self._fractions_there, self._fractions(generator))
        self._choose(self.num_envs, self._there, self._fractions_there, self._chosen)
        chosen: Integers = self._chosen
        return chosen

    def thoughts(self) -> Floats:
        """Refuse.

        Raises:
            BaumeisterError: always; greedy bots don't think on a GPU.
        """
        raise BaumeisterError("greedy bots don't think on a GPU; `envs.vector` tells what they think")

    def position(self, lane: int) -> Position:
        """Return the position in a lane, by its number from 0; everything is open in it."""
        return Position.unchecked(self.game, self._device.take(self._slots_there.rows[self._lane(lane)]).tobytes())

    def here(self) -> Step:
        """Return the last step's arrays, copied from there."""
        return Step(*(np.array(self._device.take(array)) for array in self._step))

    def _run(self, *, are_some: bool = False) -> Step:  # noqa: ARG002 - all in one launch
        self._is_started = True
        self._device.write(self._there.orders, self._lanes.orders)
        self._step_lane(self.num_envs, self._there, self._room, self._rngs_there, self._slots_there)
        return self.here() if self._copies else self._step


def there_of(device: Device, lanes: Lanes, options: There) -> Lanes:
    """Return the lanes' arrays there, with handles, which last as long as the arrays; `options` are there already."""
    there = Lanes(*(device.put(array) if isinstance(array, np.ndarray) else array for array in lanes))
    return there._replace(
        legal_at=device.handles(there.legal),
        observations_at=device.handles(there.observations),
        options=device.handle(options),
        points_at=device.handle(there.points),
    )


def room_of(device: Device, game: Game, lanes: int, rngs: There) -> Room:
    """Return what each lane works in."""
    moves, weights = (device.put(np.zeros((lanes, len(game.moves)), kind)) for kind in (np.int32, np.int64))
    values = device.put(np.zeros((lanes, game.seats)))
    won, points = (device.put(np.zeros((lanes, game.seats), np.int64)) for _ in range(2))
    rising = game.rules.bids if game.rules.bids_rise else range(0)
    bids = np.array([rising.start, rising.stop, game.rules.pass_move, game.rules.bids.start, game.rules.bids.stop], np.int64)
    return Room(
        *(moves, device.handles(moves), weights, device.handles(weights), values, device.handles(values)),
        *(won, device.handles(won), device.handles(rngs), points, device.handles(points)),
        *(device.put(bids), device.put(np.zeros(1, np.int64)), device.slots(many_slots(game.engine, lanes))),
    )
