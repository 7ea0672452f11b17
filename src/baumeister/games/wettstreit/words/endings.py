"""How cities are counted and who wins (WB 4.3-4.4), in sentences."""

from collections.abc import Iterator

import numpy as np

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
from baumeister.games.wettstreit.rules.state import State
from baumeister.games.wettstreit.words.items import points_by_reason
from baumeister.games.wettstreit.words.parts import hand_part, place_part
from baumeister.games.wettstreit.words.phrases import seat_name
from baumeister.present.words import LogLine
from baumeister.text import Text, join, listed, points, with_points, written

COUNTS = Text("{seat}'s city: {reasons}; total {points}", "Stadt von {seat}: {reasons}; gesamt {points}")
VALUES = Text("cards {points}", "Karten {points}")
HAND_CARDS = Text("hand {points}", "Handkarten {points}")
EXTRAS = {
    MIDDLE: Text("town hall in the middle {points}", "Rathaus in der Mitte {points}"),
    CHURCHES: Text("balanced churches {points}", "gleich viele Kirchen {points}"),
    CORNERS: Text("matching corner towers {points}", "gleiche Ecktürme {points}"),
}
NO_EXTRAS = Text("no bonus, as it is incomplete", "keine Extrapunkte, da nicht vollständig")
COMPLETE = Text("no bonus, though it is complete", "keine Extrapunkte, obwohl vollständig")
WINS = Text("{seat} wins with {points}", "{seat} gewinnt mit {dative}")
SHARED = Text("{seats} share the victory with {points} each", "{seats} teilen sich den Sieg mit je {points}")


def winning_seats(view: State) -> list[int]:
    """WB 4.4: the seats that have won, counted from 0."""
    won = np.zeros(view.seats, np.int64)
    winners(view, won)
    return [int(seat) for seat in won.nonzero()[0]]


def result(after: State) -> Iterator[LogLine]:
    """Count all cities, and say who has won."""
    for seat in range(after.seats):
        yield _count_line(after, seat)
    won = winning_seats(after)
    most = int(total(after, won[0]))
    names = join(seat_name(seat) for seat in won)
    if len(won) == 1:
        yield LogLine(WINS.format(seat=names, points=with_points(most), dative=with_points(most)), rule="WB 4.4")
    else:
        yield LogLine(SHARED.format(seats=names, points=points(most)), rule="WB 4.4")


def _count_line(after: State, seat: int) -> LogLine:
    count = int(total(after, seat))
    gain = tuple(count if other == seat else 0 for other in range(after.seats))
    places = range(after.leftmost[seat], after.rightmost[seat] + 1)
    parts = (*(place_part(seat, index) for index in places if after.cities[seat, index] >= 0), hand_part(seat))
    text = COUNTS.format(seat=seat_name(seat), reasons=listed(_reasons(after, seat)), points=points(count))
    return LogLine(text, 0, parts, gain, "WB 4.3")


def _reasons(after: State, seat: int) -> Iterator[Text]:
    found = {reason: counts[seat] for reason, counts in points_by_reason(after).items()}
    yield VALUES.format(points=found[LAID])
    if found[HAND]:
        yield HAND_CARDS.format(points=written(found[HAND]))
    if not any(found[reason] for reason in EXTRAS):
        yield COMPLETE if is_complete(after, seat) else NO_EXTRAS
    for reason, text in EXTRAS.items():
        if found[reason]:
            yield text.format(points=found[reason])
