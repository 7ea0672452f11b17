"""The counting of cities and the winners (WB 4.3-4.4), in sentences."""

from collections.abc import Iterable, Iterator, Sequence

import numpy as np

from baumeister.games.wettstreit.rules.components import CHURCH, HALL, LEFT, LETTER_OF, RIGHT, STACKS
from baumeister.games.wettstreit.rules.scoring import (
    CHURCHES,
    CORNERS,
    HAND,
    LAID,
    MIDDLE,
    is_complete,
    total,
    winners,
)
from baumeister.games.wettstreit.rules.stacks import stack_size
from baumeister.games.wettstreit.rules.state import DONE, State
from baumeister.games.wettstreit.words.items import points_by_reason
from baumeister.games.wettstreit.words.parts import hand_part, place_part
from baumeister.games.wettstreit.words.phrases import seat_name
from baumeister.present.words import LogLine
from baumeister.text import NO_TEXT, Text, join, points, with_points

IS_OVER = Text(
    "The final round is over, and the points are counted afresh", "Die Endrunde ist zu Ende, die Punkte werden neu gezählt"
)
VALUES = Text("{seat}’s city, cards: {points}", "Stadt von {seat}, Karten: {points}")
HAND_CARDS = Text("{seat}’s cards left in hand: {points}", "Handkarten von {seat}: {points}")
EXTRAS = {
    MIDDLE: Text("{seat}’s town hall stands in the middle: {points}", "Das Rathaus von {seat} steht in der Mitte: {points}"),
    CHURCHES: Text("{seat}’s churches balance: {points}", "Gleich viele Kirchen links und rechts bei {seat}: {points}"),
    CORNERS: Text("{seat}’s corner towers match: {points}", "Gleiche Ecktürme bei {seat}: {points}"),
}
COUNTS = Text("{seat}’s city in total: {points}", "Stadt von {seat} gesamt: {points}")
NO_EXTRAS = Text(
    "{seat}’s city, incomplete and without bonus, in total: {points}",
    "Stadt von {seat}, nicht vollständig und ohne Extrapunkte, gesamt: {points}",
)
LETTERS: dict[int, tuple[int, ...]] = {MIDDLE: (HALL,), CHURCHES: (CHURCH, HALL), CORNERS: (LEFT, RIGHT)}
"""The reason for an extra."""
WINS = Text("{seat} wins with {points}", "{seat} gewinnt mit {dative}")
SHARED = Text("{seats} share the victory with {points} each", "{seats} teilen sich den Sieg mit je {points}")
LEFT_OF_STACK = (
    Text("Open stack: {count} left, then the final round", "Offener Stapel: noch {count}, dann die Endrunde"),
    Text("Hidden stack: {count} left, then the final round", "Verdeckter Stapel: noch {count}, dann die Endrunde"),
)
LAST_TURN = Text("Last turn, then the final round", "Letzter Zug, dann die Endrunde")


def winning_seats(view: State) -> list[int]:
    """WB 4.4: the seats that have won, counted from 0."""
    won = np.zeros(view.seats, np.int64)
    winners(view, won)
    return [int(seat) for seat in won.nonzero()[0]]


def end_in_sight(view: State) -> Text:
    """Say that one more round of auctions can empty a stack, or that one is empty (WB 4.1); nothing in the final round."""
    if view.phase == DONE or view.is_final:
        return NO_TEXT
    if view.is_last_turn:
        return LAST_TURN
    left, stack = min((int(stack_size(view, stack)), stack) for stack in range(STACKS))
    return LEFT_OF_STACK[stack].format(count=left) if left <= view.seats else NO_TEXT


def result(after: State) -> Iterator[LogLine]:
    """Count all cities, and name the winners."""
    yield LogLine(IS_OVER, points=(0,) * int(after.seats), rule="WB 4.3")  # told before the points, from which all begin
    for seat in range(after.seats):
        yield from _counted(after, seat)
    won = winning_seats(after)
    most = int(total(after, won[0]))
    names = join(seat_name(seat) for seat in won)
    if len(won) == 1:
        yield LogLine(WINS.format(seat=names, points=with_points(most), dative=with_points(most)), rule="WB 4.4")
    else:
        yield LogLine(SHARED.format(seats=names, points=points(most)), rule="WB 4.4")


def _counted(after: State, seat: int) -> Iterator[LogLine]:
    """Count a city reason by reason, then say its total."""
    found = {reason: counts[seat] for reason, counts in points_by_reason(after).items()}
    if places := _places(after, seat):
        yield _reason(after, seat, VALUES, found[LAID], places)
    if found[HAND]:
        yield _reason(after, seat, HAND_CARDS, found[HAND], [hand_part(seat)])
    for reason, text in EXTRAS.items():
        if found[reason]:
            yield _reason(after, seat, text, found[reason], _places(after, seat, LETTERS[reason]))
    text = COUNTS if is_complete(after, seat) else NO_EXTRAS
    yield LogLine(text.format(seat=seat_name(seat), points=points(int(total(after, seat)))), rule="WB 4.3")


def _reason(after: State, seat: int, text: Text, count: int, parts: Iterable[str]) -> LogLine:
    gain = tuple(count if other == seat else 0 for other in range(after.seats))
    return LogLine(text.format(seat=seat_name(seat), points=points(count)), 0, tuple(parts), gain, "WB 4.3")


def _places(after: State, seat: int, letters: Sequence[int] = ()) -> list[str]:
    """Return the places of a city with cards of some letters, by default of all."""
    places = range(int(after.leftmost[seat]), int(after.rightmost[seat]) + 1)
    cards = {index: int(after.cities[seat, index]) for index in places if after.cities[seat, index] >= 0}
    return [place_part(seat, index) for index, card in cards.items() if not letters or LETTER_OF[card] in letters]
