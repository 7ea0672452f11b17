"""Manhattan seen from afar: six cities, on each lot its tower in its owner's colour, as high as it is."""

from collections.abc import Iterator

from baumeister.games.manhattan.drawing.ground import CITY, FIRST, city_corner, middle
from baumeister.games.manhattan.drawing.pieces import HUES
from baumeister.games.manhattan.rules.components import CITIES
from baumeister.games.manhattan.rules.state import State
from baumeister.svg.sketch import Box, Sketch, standing
from baumeister.svg.sketch import sketch as sketched

SCALE = 0.085
CORNER = (4.8, 3.6)
SIZE, FLOOR, HIGHEST = 5.6, 0.7, 8


def sketch(view: State) -> Sketch:
    """Sketch the cities."""
    return sketched([*_cities(), *_towers(view)])


def _cities() -> Iterator[Box]:
    for city in range(CITIES):
        yield Box("ground", *_place(*city_corner(city)), CITY * SCALE, CITY * SCALE)


def _towers(view: State) -> Iterator[Box]:
    for place, (top, floors) in enumerate(zip(view.top.tolist(), view.floors.sum(axis=-1).tolist(), strict=True)):
        if top >= 0:
            yield from standing(HUES[top].name, *_place(*middle(place)), SIZE, FLOOR * min(floors, HIGHEST))


def _place(x: float, y: float) -> tuple[float, float]:
    return CORNER[0] + (x - FIRST[0]) * SCALE, CORNER[1] + (y - FIRST[1]) * SCALE
