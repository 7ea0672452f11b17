"""Manhattan seen from afar: the river, six cities, on each lot its tower in its owner's colour, as high as it is."""

from collections.abc import Iterator

from baumeister.games.manhattan.drawing.ground import BANK, CITY, FIRST, RAILWAY, city_corner, middle
from baumeister.games.manhattan.drawing.pieces import HUES
from baumeister.games.manhattan.rules.components import CITIES
from baumeister.games.manhattan.rules.state import State
from baumeister.svg.sketch import HEIGHT as SHEET
from baumeister.svg.sketch import Box, Sketch, standing
from baumeister.svg.sketch import sketch as sketched

SCALE = 0.085
CORNER = (4.8, 3.6)
STREET, RIVER = 0.8, 2.2
SIZE, FLOOR, HIGHEST = 5.6, 0.7, 8


def sketch(view: State) -> Sketch:
    """Sketch the cities."""
    return sketched([*_river(), *_cities(), *_towers(view)])


def _river() -> Iterator[Box]:
    east, bank = _place(RAILWAY, BANK)
    yield Box("water", 0, bank - RIVER / 2, east + RIVER / 2, RIVER)
    yield Box("water", east - RIVER / 2, bank, RIVER, SHEET - bank)


def _cities() -> Iterator[Box]:
    side = CITY * SCALE
    for city in range(CITIES):
        left, top = _place(*city_corner(city))
        yield Box("ground", left, top, side, side)
        for street in (side / 3, 2 * side / 3):  # between its lots
            yield Box("paper", left + street - STREET / 2, top, STREET, side)
            yield Box("paper", left, top + street - STREET / 2, side, STREET)


def _towers(view: State) -> Iterator[Box]:
    for place, (top, floors) in enumerate(zip(view.top.tolist(), view.floors.sum(axis=-1).tolist(), strict=True)):
        if top >= 0:
            yield from standing(HUES[top].name, *_place(*middle(place)), SIZE, FLOOR * min(floors, HIGHEST))


def _place(x: float, y: float) -> tuple[float, float]:
    return CORNER[0] + (x - FIRST[0]) * SCALE, CORNER[1] + (y - FIRST[1]) * SCALE
