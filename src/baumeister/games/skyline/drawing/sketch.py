"""Project Skyline seen from afar: the city's lots, on each its building, as high as it is."""

from collections.abc import Iterator

from baumeister.games.skyline.rules.components import FIELDS, SIZE
from baumeister.games.skyline.rules.state import State
from baumeister.present.seat_hues import SEAT_HUES
from baumeister.svg.sketch import Box, Sketch, standing
from baumeister.svg.sketch import sketch as sketched

HEIGHTS = (0.0, 1.0, 2.4, 2.4, 5.0)  # by the building there
PITCH, LOT, HOUSE = (12.0, 8.6), 7.6, 6.0
FIRST = (18.0, 10.5)  # the middle of a1


def sketch(view: State) -> Sketch:
    """Sketch the city."""
    return sketched([*_lots(), *_buildings(view)])


def _lots() -> Iterator[Box]:
    yield Box("line", 6, 3, 84, 54)
    yield Box("sheet", 9, 5.4, 78, 49.2)
    for field in range(FIELDS):
        x, y = _middle(field)
        yield Box("ground", x - LOT / 2 - 1, y - LOT / 2, LOT + 2, LOT)


def _buildings(view: State) -> Iterator[Box]:
    for field, (owner, kind) in enumerate(zip(view.owners.tolist(), view.buildings.tolist(), strict=True)):
        if owner >= 0:
            yield from standing(SEAT_HUES[owner], *_middle(field), HOUSE, HEIGHTS[kind])


def _middle(field: int) -> tuple[float, float]:
    return FIRST[0] + field % SIZE * PITCH[0], FIRST[1] + field // SIZE * PITCH[1]
