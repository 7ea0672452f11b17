"""Wettstreit der Baumeister seen from afar: each city a row of buildings in its owner's colour, as high as they are worth."""

from collections.abc import Iterator

from baumeister.games.wettstreit.rules.components import VALUE_OF
from baumeister.games.wettstreit.rules.state import State
from baumeister.present.seat_hues import SEAT_HUES
from baumeister.svg.sketch import HEIGHT, WIDTH, Box, Sketch
from baumeister.svg.sketch import sketch as sketched

EDGE, HOUSE, GAP, MOST = 4.0, 6.0, 1.0, 12
VALUES = 9
GATE = (
    (0.0, 2.0, 7.5),
    (2.0, 2.0, 4.5),
    (4.0, 2.0, 7.5),
)  # two towers, the gateway between them: from the left, how wide, how high


def sketch(view: State) -> Sketch:
    """Sketch the cities, one below the other."""
    return sketched([each for seat in range(view.seats) for each in _city(view, seat)])


def _city(view: State, seat: int) -> Iterator[Box]:
    step = (HEIGHT - 2 * EDGE) / view.seats
    foot = EDGE + step * (seat + 1) - 2
    yield Box("ground", EDGE, foot, WIDTH - 2 * EDGE, 1.4)
    for left, width, high in GATE:
        yield Box(f"{SEAT_HUES[seat]}-shade", EDGE + left, foot - high, width, high + 1.4)
    values = [int(VALUE_OF[card]) for card in view.cities[seat].tolist() if card >= 0]
    for index, value in enumerate(values[:MOST]):
        high = 3 + (step - 6) * value / VALUES
        yield Box(f"{SEAT_HUES[seat]}-light", EDGE + HOUSE + 2 + index * (HOUSE + GAP), foot - high, HOUSE, high)
