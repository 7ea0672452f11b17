"""The winners of Manhattan and their tie-breaks (MH 5), in sentences."""

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from baumeister.games.manhattan.rules.scoring import BY_HEIGHT, BY_MAJORITIES, BY_POINTS, compared_by, keep_best, winners
from baumeister.games.manhattan.rules.state import State
from baumeister.games.manhattan.words.phrases import floors, seat_name
from baumeister.present.words import LogLine
from baumeister.text import Text, join, listed, points, with_points

WINS = Text("{seat} wins with {points}", "{seat} gewinnt mit {dative}")
TIED = Text("Tie: {seats} have {points} each", "Gleichstand: {seats} haben je {points}")
HEIGHTS = Text("Tiebreaker, tallest building: {each}", "Es entscheidet das höchste Gebäude: {each}")
WINS_BY_HEIGHT = Text("{seat} wins with the taller building", "{seat} gewinnt mit dem höheren Gebäude")
MAJORITIES = Text("Tiebreaker, city majorities: {each}", "Es entscheiden die Mehrheiten in Städten: {each}")
WINS_BY_MAJORITIES = Text("{seat} wins with more city majorities", "{seat} gewinnt mit mehr Mehrheiten in Städten")
SHARED = Text("Still tied: {seats} share the victory", "Noch immer Gleichstand: {seats} teilen sich den Sieg")


def winning_seats(view: State) -> list[int]:
    """Return the seats that win, from 0."""
    won = np.zeros(view.seats, np.int64)
    winners(view, won)
    return _seats(won.tolist())


def ending(view: State) -> Iterator[LogLine]:
    """Name the winners, criterion by criterion as long as several are tied."""
    tied = np.ones(view.seats, np.int64)
    keep_best(view, BY_POINTS, tied)
    first, *others = _seats(tied.tolist())
    most = compared_by(view, BY_POINTS, first)
    if not others:
        yield LogLine(WINS.format(seat=seat_name(first), points=points(most), dative=with_points(most)), rule="MH 5.1")
        return
    yield LogLine(TIED.format(seats=_names([first, *others]), points=points(most)), rule="MH 5.1")
    for criterion, compared, wins, said in (
        (BY_HEIGHT, HEIGHTS, WINS_BY_HEIGHT, floors),
        (BY_MAJORITIES, MAJORITIES, WINS_BY_MAJORITIES, _number),
    ):
        yield LogLine(compared.format(each=_each(view, criterion, [first, *others], said)), rule="MH 5.2")
        keep_best(view, criterion, tied)
        first, *others = _seats(tied.tolist())
        if not others:
            yield LogLine(wins.format(seat=seat_name(first)), rule="MH 5.2")
            return
    yield LogLine(SHARED.format(seats=_names([first, *others])), rule="MH 5.2")


def _seats(is_in: Sequence[int]) -> list[int]:
    return [seat for seat, entry in enumerate(is_in) if entry]


def _names(seats: Sequence[int]) -> Text:
    return join(map(seat_name, seats))


def _each(view: State, criterion: int, seats: Sequence[int], said: Callable[[int], Text]) -> Text:
    """Tell each seat's number for a criterion."""
    return listed(
        Text("{seat} {value}", "{seat} {value}").format(seat=seat_name(seat), value=said(compared_by(view, criterion, seat)))
        for seat in seats
    )


def _number(count: int) -> Text:
    return Text(str(count), str(count))
