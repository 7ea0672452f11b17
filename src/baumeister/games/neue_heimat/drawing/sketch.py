"""Neue Heimat seen from afar: road, river, three rows of lots, on each its house, floor by floor, with its roof."""

from collections.abc import Iterator

from baumeister.games.neue_heimat.drawing.ground import RIVER_AFTER
from baumeister.games.neue_heimat.drawing.pieces import HUES
from baumeister.games.neue_heimat.rules.components import COLOUR_OF, LOTS, ROWS
from baumeister.games.neue_heimat.rules.state import State
from baumeister.svg.sketch import HEIGHT as SHEET
from baumeister.svg.sketch import WIDTH as SHEET_WIDTH
from baumeister.svg.sketch import Box, Sketch
from baumeister.svg.sketch import sketch as sketched

FIRST, PITCH, STEP = 8.0, 8.2, 19.0
WIDTH, FLOOR, HIGHEST = 7.0, 3.2, 4
MEADOW, RIVER = 11.0, 4.0
RIVER_AT = FIRST + RIVER_AFTER * PITCH


def sketch(view: State) -> Sketch:
    """Sketch the rows."""
    return sketched(
        [*_land(), *_lots(view), *(each for row in range(ROWS) for lot in range(LOTS) for each in _house(view, row, lot))]
    )


def _land() -> Iterator[Box]:
    yield Box("line", 2.5, 0, 3, SHEET)
    yield Box("water", RIVER_AT, 0, RIVER, SHEET)
    for row in range(ROWS):
        meadow, foot = _foot(row, RIVER_AFTER)
        yield Box("park", meadow, foot - MEADOW, SHEET_WIDTH - meadow, MEADOW)


def _lots(view: State) -> Iterator[Box]:
    for row, length in enumerate(view.lengths.tolist()):
        for lot in range(length):
            yield Box("ground", *_foot(row, lot), WIDTH, 3)


def _house(view: State, row: int, lot: int) -> Iterator[Box]:
    left, foot = _foot(row, lot)
    floors = view.floors[row, lot, : view.floor_counts[row, lot]].tolist()[-HIGHEST:]
    for level, cube in enumerate(floors):
        yield Box(f"{HUES[COLOUR_OF[cube]].name}-light", left, foot - FLOOR * (level + 1), WIDTH, FLOOR - 0.4)
    if view.roofs[row, lot]:
        yield Box("ink-soft", left + 0.8, foot - FLOOR * len(floors) - 2, WIDTH - 1.6, 1.8)


def _foot(row: int, lot: int) -> tuple[float, float]:
    return FIRST + lot * PITCH + (RIVER + 2 if lot >= RIVER_AFTER else 0), 16 + row * STEP
