"""A step of the lanes on a GPU: each of its threads runs one lane, by the text that the processor runs.

These are templates: `compiler/cuda.py` binds the names in capitals to a game's kernels, and `cuda` to Numba's.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from baumeister.bots.buffers import Buffers, Calls
from baumeister.core.chance import Rng
from baumeister.core.kernel import kernel
from baumeister.core.record import Integers, Mask, Reals
from baumeister.envs.lanes import SKIP, Lanes, Rest, first_illegal, run_lane
from baumeister.generic.slots import Handle, Slots

cuda: Any = None
SETUP: Any = None
LEGAL: Any = None
ODDS: Any = None
PLAY: Any = None
HIDE: Any = None
GUESS: Any = None
SCORE: Any = None
WINNERS: Any = None
EVALUATE: Any = None
FEATURES: Any = None
AFFORDS: Any = None


class Room(NamedTuple):
    """What each lane has to work in: a row of each array, with its handle."""

    moves: NDArray[np.int32]
    moves_at: Handle
    weights: Integers
    weights_at: Handle
    values: Reals
    values_at: Handle
    won: Integers
    won_at: Handle
    rngs_at: Handle
    points: Integers
    points_at: Handle
    bids: Integers
    """One row for all."""
    kept: Integers
    work: Slots
    """A slot for each lane."""


@kernel
def no_greedy_move(
    calls: Calls,  # noqa: ARG001 - it is called as what it stands in for
    rest: Rest,  # noqa: ARG001
    buffers: Buffers,  # noqa: ARG001
    slots: Slots,  # noqa: ARG001
    work: Slots,  # noqa: ARG001
    rng: Rng,  # noqa: ARG001
    lane: int,  # noqa: ARG001
) -> int:
    """Stand in for greedy bots, which no lane has there: compiled with them, a step takes minutes to compile."""
    return -1


def step_lane(lanes: Lanes, room: Room, rngs: Rng, slots: Slots) -> None:
    """Carry out a lane's order."""
    lane = cuda.grid(1)
    if lane >= len(rngs) or lanes.orders[lane] == SKIP:
        return
    calls = Calls(GUESS, LEGAL, ODDS, PLAY, EVALUATE, WINNERS)
    rest = Rest(SETUP, HIDE, SCORE, FEATURES, AFFORDS)
    buffers = Buffers(
        room.moves[lane],
        room.moves_at[lane],
        room.weights[lane],
        room.weights_at[lane],
        room.values[lane],
        room.values_at[lane],
        room.won[lane],
        room.won_at[lane],
        room.rngs_at[lane],
        room.values[lane],
        room.values[lane],
        room.bids,
        room.values[lane],
        room.kept,
    )
    own = Lanes(
        lanes.orders,
        lanes.moves,
        lanes.legal,
        lanes.legal_at,
        lanes.counts,
        lanes.observations,
        lanes.observations_at,
        lanes.masks,
        lanes.rewards,
        lanes.actors,
        lanes.terminated,
        lanes.observers,
        lanes.players,
        lanes.settings,
        lanes.options,
        room.points[lane],
        room.points_at[lane],
    )
    work = Slots(room.work.rows[lane : lane + 1], room.work.heads[lane : lane + 1], room.work.at[lane : lane + 1])
    run_lane(calls, rest, buffers, own, slots, work, rngs[lane : lane + 1], lane)


def check_lane(lanes: Lanes, illegal: Mask) -> None:
    """Write whether a lane's move is illegal."""
    lane = cuda.grid(1)
    if lane < len(illegal):
        part = slice(lane, lane + 1)
        illegal[lane] = first_illegal(lanes.moves[part], lanes.legal[part], lanes.counts[part]) == 0


def choose_move(lanes: Lanes, fractions: Reals, chosen: Integers) -> None:
    """Write a legal move of a lane, from a number from 0 to below 1; any where nobody is to move."""
    lane = cuda.grid(1)
    if lane < len(chosen):
        chosen[lane] = lanes.legal[lane, int(fractions[lane] * lanes.counts[lane])]
