"""Keeping positions of self-play with their targets for learning. Compiled.

One target is the result; another, steadier, is the network's opinion later in the game, mixed with those later still (TD(λ),
Sutton 1988). After a careless move of the taught network the rest of the game says nothing of how good the position was, and
the opinion of its best move stands instead (Watkins 1989); unless λ is 1, and the result counts alone.
"""

from baumeister.bots.network import Sight, copy_numbers, see
from baumeister.core.chance import below, fraction
from baumeister.core.kernel import kernel
from baumeister.core.record import OVER, Integers, Reals
from baumeister.generic.returns import MARGIN, RANK, SHARE, write_returns
from baumeister.generic.slots import copy_row
from baumeister.train.work import FURTHER, LEADS, MARGINS, OPINIONS, RANKS, ROWS, SHARES, Harvest, Work

WIDEST_MARGIN = 2.0


@kernel
def keep_sometimes(work: Work, game: int, decisions: int, rate: int) -> None:
    """By chance keep the position in slot 0 as a seat sees it, any seat."""
    head, harvest, mind = work.slots.heads[0], work.harvest, work.minds.mind
    if head.actor == OVER or fraction(work.rng) >= work.cast.rates[rate]:
        return
    seat = 1 + int(below(work.rng, int(head.seats)))
    copy_row(work.slots.rows, 0, work.slots.rows, 1)
    see(work.calls, Sight(work.rest.hide, work.rest.features), work.minds.taught, mind, work.buffers, work.slots, 1, seat)
    row = harvest.counts[ROWS]
    harvest.counts[ROWS] += 1
    copy_numbers(mind.numbers, harvest.numbers[row])
    copy_numbers(mind.leads, harvest.places[LEADS, row])
    harvest.games[row] = game
    harvest.seats[row] = head.seats
    harvest.when[row] = decisions
    harvest.viewers[row] = seat


@kernel
def bring_in(work: Work, game: int, first: int, decisions: int) -> None:
    """Write a game's result to its rows, which begin at `first`."""
    harvest, course, buffers = work.harvest, work.course, work.buffers
    seats = int(work.slots.heads[0].seats)
    course.points[:] = 0
    work.rest.score(work.slots.at[0], course.points_at)
    work.calls.winners(work.slots.at[0], buffers.won_at)
    write_returns(SHARE, course.points, buffers.won, seats, buffers.shares)
    for seat in range(seats):
        harvest.results[game, seat] = buffers.shares[seat]
        course.shares[decisions, seat] = buffers.shares[seat]
    look_back(work, seats, decisions)
    write_to_rows(harvest, first, seats, buffers.shares, SHARES)
    for row in range(first, harvest.counts[ROWS]):
        write_by_place(harvest, OPINIONS, row, course.shares[harvest.when[row]], seats)
    write_returns(RANK, course.points, buffers.won, seats, buffers.shares)
    write_to_rows(harvest, first, seats, buffers.shares, RANKS)
    write_margins(course.points, buffers.won, seats, buffers.shares)
    write_to_rows(harvest, first, seats, buffers.shares, MARGINS)


@kernel
def look_back(work: Work, seats: int, decisions: int) -> None:
    """Replace the network's opinion after each decision by the target of the position before it, the last first."""
    course = work.course
    for decision in range(decisions - 1, -1, -1):
        further = work.cast.rates[FURTHER]
        if course.is_cut[decision] and further < 1.0:
            further = 0.0
        for seat in range(seats):
            later = course.shares[decision + 1, seat]
            course.shares[decision, seat] = (1.0 - further) * course.shares[decision, seat] + further * later


@kernel
def write_to_rows(harvest: Harvest, first: int, seats: int, values: Reals, part: int) -> None:
    """Write each seat's value to a part of all rows from `first`, by place."""
    for row in range(first, harvest.counts[ROWS]):
        write_by_place(harvest, part, row, values, seats)


@kernel
def write_by_place(harvest: Harvest, part: int, row: int, values: Reals, seats: int) -> None:
    """Write each seat's value to a row, the viewer's first, then clockwise."""
    for place in range(seats):
        harvest.places[part, row, place] = values[(harvest.viewers[row] - 1 + place) % seats]


@kernel
def write_margins(points: Integers, won: Integers, seats: int, margins: Reals) -> None:
    """Write each seat's points less the best other seat's, as a part of the mean points."""
    write_returns(MARGIN, points, won, seats, margins)
    mean = 1.0
    for seat in range(seats):
        mean += abs(points[seat]) / seats
    for seat in range(seats):
        margins[seat] = min(max(margins[seat] / mean, -WIDEST_MARGIN), WIDEST_MARGIN)
