"""The outcome of a finished game: places, the deciding points, changes of the lead, everybody's best turn.

Seats are counted from 1, plies from the position before the first move.
"""

from collections.abc import Container, Iterator, Sequence
from itertools import groupby, takewhile
from typing import NamedTuple

from baumeister.present.words import LogLine
from baumeister.text import Text, the_seat
from baumeister.web.pages.result import texts as words
from baumeister.web.pages.view_models import BestTurn, LogEntry

Scores = Sequence[Sequence[int]]
"""Everybody's points after each ply."""

WORTH_TELLING = 0.05
"""The part of the highest total that a best turn brings at least."""


class Placed(NamedTuple):
    """A seat's place, which equals share, and its points."""

    place: int
    seat: int
    score: int


class LeadChange(NamedTuple):
    """From this ply on these seats lead, instead of those before; at the end perhaps beside them."""

    ply: int
    leaders: tuple[int, ...]
    before: tuple[int, ...]
    is_shared: bool = False


class Difference(NamedTuple):
    """The reason for points by which all winners gained most on the runner-up, and the seats' points for it."""

    reason: Text
    winners: tuple[int, ...]
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
    """Return where the lead went from some seats to others. Sharing it changes nothing, unless it is shared at the end."""
    found: list[LeadChange] = []
    leads = [_leaders(row) for row in scores]
    held, last = set(leads[0]), leads[-1]
    for ply, best in enumerate(leads):
        if not held & set(best):
            found.append(LeadChange(ply, best, tuple(sorted(held))))
        held = held & set(best) or set(best)  # those who have led since the last change
    if beside := tuple(seat for seat in last if seat not in held):
        since = len(leads) - sum(1 for _ in takewhile(last.__eq__, reversed(leads)))
        found.append(LeadChange(since, beside, tuple(sorted(held)), is_shared=True))
    return found


def _leaders(row: Sequence[int]) -> tuple[int, ...]:
    return tuple(seat for seat, score in enumerate(row, 1) if score == max(row))


def difference(rows: Sequence[tuple[Text, Sequence[int]]], winners: Sequence[int], runner_up: int) -> Difference | None:
    """Return the reason that decided between seats: one for which each winner got more points, if there is any."""
    all_of = [Difference(title, tuple(values[seat - 1] for seat in winners), values[runner_up - 1]) for title, values in rows]
    best = max(all_of, key=lambda found: min(found.winners) - found.runner_up, default=None)
    return best if best and min(best.winners) > best.runner_up else None


def tie_break(log: Sequence[LogEntry], placed: Sequence[Placed]) -> list[LogLine]:
    """Return the log's explanation of a victory that points alone don't explain: the tie-break, and its winner."""
    losers = [other.score for other in placed if other.place > 1]
    if not log or not losers or placed[0].score > max(losers):
        return []
    lines = [entry.line for entry in log if entry.ply == log[-1].ply]
    return [line for line in lines if line.rule and line.rule == lines[-1].rule]


def best_turns(log: Sequence[LogEntry], scores: Scores, chosen: Container[int]) -> Sequence[BestTurn]:
    """Return the best turn of each seat that has one, the greatest first, by the points that it credited to the seat.

    Only a move that was chosen counts, by its ply, and only a gain that is no trifle beside the points at the end.
    """
    best: dict[int, BestTurn] = {}
    least = WORTH_TELLING * max(map(abs, scores[-1]))
    for seat, deeds in groupby(_deeds(log, scores, chosen), key=lambda deed: deed.seat):
        turn = _together(list(deeds))
        if turn.gain >= max(least, 1) and (seat not in best or turn.gain > best[seat].gain):
            best[seat] = turn
    return tuple(sorted(best.values(), key=lambda turn: (-turn.gain, turn.seat)))


def largest_incomes(log: Sequence[LogEntry]) -> Sequence[BestTurn]:
    """Return the largest income of each seat that has one, the greatest first, whoever's deed brought it."""
    best: dict[int, BestTurn] = {}
    for line, ply in ((entry.line, entry.ply) for entry in log if entry.line.seat):
        for seat, gain in enumerate(line.points, 1):
            if gain > (best[seat].gain if seat in best else 0):
                best[seat] = BestTurn(seat, ply, gain, 0, line.text)
    return tuple(sorted(best.values(), key=lambda turn: (-turn.gain, turn.seat)))


def best_rounds(scores: Scores, rounds: Sequence[int]) -> Sequence[BestTurn]:
    """Return the round in which each seat that gained gained most, the greatest gain first, where the game has rounds."""
    if not rounds:
        return ()
    ends = {number: ply for ply, number in enumerate(rounds)}
    starts = {number: max(rounds.index(number) - 1, 0) for number in ends}
    best = [
        max((scores[ply][index] - scores[starts[number]][index], -number) for number, ply in ends.items())
        for index in range(len(scores[0]))
    ]
    found = [
        BestTurn(seat, ends[-number], gain, 0, words.BEST_ROUND.format(seat=the_seat(seat), number=-number))
        for seat, (gain, number) in enumerate(best, 1)
        if gain > 0
    ]
    return tuple(sorted(found, key=lambda turn: (-turn.gain, turn.seat)))


def _together(deeds: Sequence[BestTurn]) -> BestTurn:
    """Return a seat's moves in a row as a turn, told by the one that gained most."""
    most, gain = max(deeds, key=lambda deed: deed.gain), sum(deed.gain for deed in deeds)
    return most._replace(gain=gain, besides=gain - most.gain)


def _deeds(log: Sequence[LogEntry], scores: Scores, chosen: Container[int]) -> Iterator[BestTurn]:
    """Return every chosen move as a turn of its own; what is counted besides, at the end, is nobody's move."""
    for ply, entries in groupby((entry for entry in log if entry.ply in chosen), key=lambda entry: entry.ply):
        deed, *rest = [entry.line for entry in entries]
        if deed.seat:
            besides = sum(line.points[deed.seat - 1] for line in rest if line.points and line.seat in (0, deed.seat))
            yield BestTurn(deed.seat, ply, scores[ply][deed.seat - 1] - scores[ply - 1][deed.seat - 1] - besides, 0, deed.text)
