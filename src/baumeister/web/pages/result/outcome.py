"""The outcome of a finished game: places, the deciding points, changes of the lead, everybody's best move.

Seats are counted from 1, plies from the position before the first move.
"""

from collections.abc import Container, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from baumeister.present.words import LogLine
from baumeister.text import Text
from baumeister.web.pages.view_models import BestMove, LogEntry

Scores = Sequence[Sequence[int]]
"""Everybody's points after each ply."""

WORTH_TELLING = 0.05
"""The part of the highest total that a best move brings at least."""


class Placed(NamedTuple):
    """A seat's place, which equals share, and its points."""

    place: int
    seat: int
    score: int


class LeadChange(NamedTuple):
    """From this ply on another seat leads alone."""

    ply: int
    leader: int
    before: int


class Difference(NamedTuple):
    """The reason for points by which the winner gained most on the runner-up, and both seats' points for it."""

    reason: Text
    winner: int
    runner_up: int


def ranking(scores: Sequence[int], winners: Sequence[int]) -> list[Placed]:
    """Return all seats, the best first. The winners come first whatever decided; the others go by their points."""
    order = {seat: (seat not in winners, -scores[seat - 1]) for seat in range(1, len(scores) + 1)}
    shared = {seat: (False, 0) if seat in winners else key for seat, key in order.items()}
    return [
        Placed(1 + sum(other < shared[seat] for other in shared.values()), seat, scores[seat - 1])
        for seat in sorted(order, key=order.__getitem__)
    ]


def lead_changes(scores: Scores) -> list[LeadChange]:
    """Return where the lead went from one seat to another; being level in between changes nothing."""
    found: list[LeadChange] = []
    leader = 0
    for ply, row in enumerate(scores):
        best = [seat for seat, score in enumerate(row, 1) if score == max(row)]
        if len(best) == 1 and best[0] != leader:
            if leader:
                found.append(LeadChange(ply, best[0], leader))
            leader = best[0]
    return found


def difference(rows: Sequence[tuple[Text, Sequence[int]]], winner: int, runner_up: int) -> Difference | None:
    """Return the reason that decided between two seats: one for which the winner got more points, if there is any."""
    both = [Difference(title, values[winner - 1], values[runner_up - 1]) for title, values in rows]
    best = max(both, key=lambda found: found.winner - found.runner_up, default=None)
    return best if best and best.winner > best.runner_up else None


def tie_break(log: Sequence[LogEntry], placed: Sequence[Placed]) -> list[LogLine]:
    """Return the log's explanation of a victory that points alone don't explain: the tie-break, and its winner."""
    if len(placed) < 2 or placed[0].score > max(other.score for other in placed[1:]) or not log:
        return []
    lines = [entry.line for entry in log if entry.ply == log[-1].ply]
    return [line for line in lines if line.rule and line.rule == lines[-1].rule]


def best_moves(seats: int, log: Sequence[LogEntry], values: Scores, chosen: Container[int]) -> Sequence[BestMove]:
    """Return the best of each seat's own moves: by its gain in value to the seat, or by the points its line names.

    Only a move that was chosen counts, by its ply, and only a gain that is no trifle beside the points at the end.
    """
    best: dict[int, BestMove] = {}
    least = WORTH_TELLING * max(map(abs, values[-1]))
    for ply, entries in groupby((entry for entry in log if entry.ply in chosen), key=lambda entry: entry.ply):
        for move in _gains(ply, [entry.line for entry in entries], values):
            if move.gain < least:
                continue
            if move.seat not in best or move.gain > best[move.seat].gain:
                best[move.seat] = move
    return tuple(best[seat] for seat in range(1, seats + 1) if seat in best)


def _gains(ply: int, lines: Sequence[LogLine], values: Scores) -> Iterator[BestMove]:
    deed = lines[0]
    if deed.seat and ply:
        besides = [line for line in lines[1:] if line.points and line.seat in (0, deed.seat)]  # others pay because of the deed
        others = sum(line.points[deed.seat - 1] for line in besides)
        gain = values[ply][deed.seat - 1] - values[ply - 1][deed.seat - 1] - others
        if gain > 0:
            yield BestMove(deed.seat, ply, gain, deed.text)
    for line in lines:
        gain = line.points[line.seat - 1] if line.seat and line.points else 0
        if gain > 0 and line.parts:  # what is counted at the end is nobody's move
            yield BestMove(line.seat, ply, gain, line.text)
