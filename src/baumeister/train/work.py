"""Inputs and outputs of self-play, as arrays for compiled code."""

from typing import NamedTuple

from baumeister.bots.buffers import Buffers, Calls
from baumeister.bots.network import Mind, Network
from baumeister.core.chance import Rng
from baumeister.core.record import Floats, Integers, Mask, Reals
from baumeister.envs.lanes import Rest
from baumeister.generic.slots import Handle, Slots

RANDOM, HAND, TAUGHT, OLDER = range(4)
"""Players: chance, the hand-made evaluation, the network that is taught, an older one."""
KEEP_AFTER, KEEP_BEFORE, FURTHER = range(3)
"""Rates: how likely a position is kept after a decision and before one; how much later opinions count (λ)."""
ROWS, GAMES, DECISIONS, ABANDONED = range(4)
"""Indices into `Harvest.counts`."""
LEADS, OPINIONS, SHARES, RANKS, MARGINS = range(5)
"""The parts of `Harvest.places`: the evaluation's lead and the target for the share of the win; and of the result the share of
the win, the rank (1 for the first, 0 for the last), the points less the best other seat's, as a part of the mean points."""
PARTS = 5


class Cast(NamedTuple):
    """The players, and how careless each is."""

    players: Mask
    """(games, seats)."""
    softness: Reals
    """(games, seats): by how many standard deviations a move must look worse to be e times less likely; 0: take the best."""
    rates: Reals
    settings: Integers
    """As `envs.lanes` has them."""
    options: Handle


class Minds(NamedTuple):
    """The networks, and room to think."""

    taught: Network
    older: Network
    mind: Mind


class Harvest(NamedTuple):
    """The positions kept, a row each, by place: the seat that looks comes first. Places that nobody has are 0."""

    numbers: Floats
    """(rows, features): the view as numbers."""
    places: Floats
    """(PARTS, rows, places)."""
    games: Integers
    """(rows): the number of the game."""
    seats: Integers
    """(rows): how many play."""
    when: Integers
    """(rows): how many decisions had been made."""
    viewers: Integers
    """(rows): which seat looks, from 1."""
    counts: Integers
    results: Reals
    """(games, seats): each seat's share of the win; -1 if the game was abandoned."""


class SelfPlayCourse(NamedTuple):
    """One game as it goes."""

    shares: Reals
    """(decisions + 1, seats): the network's opinion after each; in the end, the targets of the positions before."""
    is_cut: Mask
    """(decisions): whether a careless move was tried."""
    points: Integers
    points_at: Handle


class Work(NamedTuple):
    """All that self-play works with."""

    calls: Calls
    rest: Rest
    buffers: Buffers
    minds: Minds
    cast: Cast
    harvest: Harvest
    course: SelfPlayCourse
    slots: Slots
    """0: the game; 1 and 2: to think."""
    rng: Rng
