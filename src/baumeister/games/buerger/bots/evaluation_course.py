"""How a game goes on: how many tiles a seat will still lay and when, and what its coins and cranes are worth till then."""

from typing import NamedTuple

from baumeister.core.kernel import inlined, kernel
from baumeister.core.record import Reals
from baumeister.games.buerger.bots.evaluation_weights import COIN, COIN_FADES, CRANE, CRANE_FADES
from baumeister.games.buerger.rules.state import LAY, PROJECT, REFILL, TAKE, State


class Course(NamedTuple):
    """The tiles still to be laid: one a turn, and there are as many turns as tiles in the supply (BB 3.7)."""

    seats: int
    first: int
    """The seat that lays the next one."""
    rounds: int
    """How many every seat lays."""
    more: int
    """How many seats lay one more."""


@kernel
def course_of(state: State) -> Course:
    """Return how a game goes on."""
    seats = int(state.seats)
    turns = int(state.supply_size)
    first = int(state.seat_in_turn)
    if is_laid(state):
        first += 1
    else:
        turns += 1
        first = first if state.phase == LAY else 0
    return Course(seats, first, turns // seats, turns % seats)


@inlined
def is_laid(state: State) -> bool:
    """Tell whether this turn's tile is laid."""
    return state.phase in (PROJECT, TAKE, REFILL)


@inlined
def lays_left(course: Course, seat: int) -> int:
    """Return how many tiles a seat will still lay."""
    return course.rounds + (1 if steps(course.first, seat, course.seats) < course.more else 0)


@inlined
def steps(first: int, seat: int, seats: int) -> int:
    """Return how many steps clockwise a seat is from the first, which may be counted as `seats` instead of 0."""
    return seat - first if seat >= first else seat - first + seats


@inlined
def lead_of(state: State, seat: int) -> float:
    """Return which share of the other seats lay their next tile after this one."""
    first = int(state.seat_in_turn)
    if is_laid(state):
        first += 1
    others = int(state.seats) - 1
    return (others - steps(first, seat, others + 1)) / others


@inlined
def is_next_to_take(state: State, seat: int) -> bool:
    """Tell whether the seat will choose from the present offer, but for the gap."""
    first = int(state.seat_in_turn)
    if state.phase == REFILL:
        return steps(first + 1, seat, int(state.seats)) == 0
    return bool(state.phase == LAY and seat == first)


class TimeLeft(NamedTuple):
    """The time that a seat has, and what its means are worth till then."""

    turns: int
    coin_use: float
    """How much of a coin's full worth is left."""
    crane_use: float
    coin: float
    """What a coin is worth, in points."""
    crane: float


@inlined
def time_left_of(turns: int, weights: Reals) -> TimeLeft:
    """Return what so many turns mean."""
    coin_use = turns / (turns + weights[COIN_FADES])
    crane_use = turns / (turns + weights[CRANE_FADES])
    return TimeLeft(turns, coin_use, crane_use, weights[COIN] * coin_use, weights[CRANE] * crane_use)
