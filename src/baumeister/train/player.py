"""Playing games of one kind in compiled code: the work of a thread, or of a process of a cluster."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from baumeister.bots.network import Network
from baumeister.bots.thinking import mind_for
from baumeister.bots.workspace import Workspace
from baumeister.core.chance import rng_from
from baumeister.core.record import Floats, Integers, Reals
from baumeister.envs.lanes import Rest
from baumeister.present.game import Game
from baumeister.train.casting import Casting
from baumeister.train.compiled import TRAIN_CODE
from baumeister.train.work import DECISIONS, PARTS, ROWS, Cast, Harvest, Minds, SelfPlayCourse

Halves = NDArray[np.float16]
LONGEST = 2000
"""Decisions of a game; a longer one is abandoned."""
ROWS_A_GAME = 1000
"""For so many positions a game there is room, on average."""


class Order(NamedTuple):
    """Some games to be played."""

    game: Game
    casting: Casting
    rates: tuple[float, float, float]
    """How likely positions are kept after and before a decision; λ."""
    seed: int


class GamesPlayed(NamedTuple):
    """The games of an order. The rows are as in `Harvest`."""

    numbers: Halves
    places: Floats
    games: Integers
    seats: Integers
    results: Reals
    """(games, seats): the shares of the win; -1 where a game was abandoned."""
    decisions: int


def carry_out(order: Order, taught: Network, older: Network) -> GamesPlayed:
    """Play the games of an order."""
    game, engine = order.game, order.game.engine
    rng, points = rng_from(order.seed), np.zeros(game.seats, np.int64)
    workspace = Workspace(game, 3, rng)
    minds = Minds(taught, older, mind_for(engine, taught, game.rules.feature_count))
    kept = order.rates[0] + order.rates[1] > 0.0
    harvest = room_for(game, len(order.casting.players), ROWS_A_GAME * len(order.casting.players) if kept else 2)
    course = SelfPlayCourse(np.zeros((LONGEST + 1, game.seats)), np.zeros(LONGEST, np.int8), points, engine.handle(points))
    settings = np.array([0, 0, game.seats], np.int64)
    cast = Cast(*order.casting, np.array(order.rates), settings, engine.handle(game.option_indices))
    rest = Rest(*(getattr(engine.kernels, name) for name in Rest._fields))
    play_games = TRAIN_CODE.functions_for(engine).play_games
    play_games(*workspace.calls, *rest, workspace.buffers, minds, cast, harvest, course, workspace.slots, rng)
    return trim(harvest)


def room_for(game: Game, games: int, rows: int) -> Harvest:
    """Return room for the positions of some games."""
    return Harvest(
        numbers=np.empty((rows, game.rules.feature_count), np.float32),
        places=np.zeros((PARTS, rows, game.rules.seats[-1]), np.float32),
        games=np.zeros(rows, np.int64),
        seats=np.zeros(rows, np.int64),
        when=np.zeros(rows, np.int64),
        viewers=np.zeros(rows, np.int64),
        counts=np.zeros(4, np.int64),
        results=np.zeros((games, game.seats)),
    )


def trim(harvest: Harvest) -> GamesPlayed:
    """Return a harvest without its unused rows."""
    rows = int(harvest.counts[ROWS])
    numbers, places = harvest.numbers[:rows].astype(np.float16), harvest.places[:, :rows].copy()
    decisions = int(harvest.counts[DECISIONS])
    return GamesPlayed(numbers, places, harvest.games[:rows].copy(), harvest.seats[:rows].copy(), harvest.results, decisions)
