"""The ways of the architect and of buildings in Project Skyline, hidden until the page shows the way of a move.

The architect walks from one lot's corner to another's, where he stands; a raised building goes from the middle of its lot to
that of another. Both lines begin and end beside what stands there. The architect keeps to the streets, behind the buildings.
"""

from collections.abc import Iterator
from functools import lru_cache

import numpy as np

from baumeister.games.skyline.drawing.board_place import architect_place, field_middle
from baumeister.games.skyline.rules.components import SIZE
from baumeister.games.skyline.rules.moves import DEMOLISH, RAISE, SEAT_MOVES
from baumeister.games.skyline.rules.state import BUILD, JOINED, State
from baumeister.games.skyline.rules.turn import legal
from baumeister.games.skyline.words.move_decoding import built_field, raise_of
from baumeister.games.skyline.words.parts import field_part, move_parts
from baumeister.svg import Look, Markup
from baumeister.svg.element import group, number, path
from baumeister.svg.hatch import Point

WEIGHT, ROUND = 4.0, 4.5
TIP = 13.0  # length of an arrow's head
COLOURS = {"architect": "ink", "building": "lit"}
FREE = {
    "architect": (22.0, 0.0),
    "building": (24.0, 30.0),
}  # how far from the first point a line begins, and from the last it ends
ABOVE = 68.0  # where the architect's begins that goes north, behind him


def architects_ways(view: State, look: Look) -> Iterator[Markup]:
    """Draw, for the seat that builds, every way of the architect: `data-way` names the part chosen."""
    for field in sorted({built_field(move) for move in _building_moves(view) if move < DEMOLISH}):
        yield _way(look, "architect", field_part(field), tuple(map(architect_place, turned(int(view.architect), field))))


def buildings_ways(view: State, look: Look) -> Iterator[Markup]:
    """Draw, for the seat that builds, every way of its buildings: `data-way` names the parts chosen."""
    for move in _building_moves(view):
        if move >= RAISE:
            start, end = (int(view.joined), move - DEMOLISH) if move >= DEMOLISH else raise_of(move)
            yield _way(look, "building", " ".join(move_parts(view, move)), tuple(map(field_middle, turned(start, end))))


def _building_moves(view: State) -> list[int]:
    if view.viewer != view.actor or view.phase not in (BUILD, JOINED):
        return []
    moves = np.zeros(SEAT_MOVES, np.int32)
    return list(map(int, moves[: legal(view, moves)]))


def turned(start: int, end: int) -> list[int]:
    """Return the fields of a way with one turn at most, first along the row (PS 3.5)."""
    row, column = divmod(start, SIZE)
    last_row, last_column = divmod(end, SIZE)
    along = [row * SIZE + each for each in _between(column, last_column)]
    return [start, *along, *(each * SIZE + last_column for each in _between(row, last_row))]


def _between(first: int, last: int) -> range:
    """Return the numbers after the first one, up to the last one or down to it."""
    step = 1 if last > first else -1
    return range(first + step, last + step, step)


@lru_cache(maxsize=1024)
def _way(look: Look, kind: str, parts: str, points: tuple[Point, ...]) -> Markup:
    """Draw a way with a dot for each step and an arrow's head at its end."""
    dots = "".join(f"M{_at(point)}h0" for point in points[1:-1])
    begun, ended = FREE[kind]
    if kind == "architect" and points[1][1] < points[0][1]:
        begun = ABOVE
    points = (_towards(points[0], points[1], begun), *points[1:-1], _towards(points[-1], points[-2], ended))
    line = "".join(f"{'L' if index else 'M'}{_at(point)}" for index, point in enumerate(points))
    tip = _tip(*points[-2:])
    return group(
        *(
            group(
                path(line, stroke_width=WEIGHT + wider, stroke_dasharray=None if kind == "architect" or wider else "9 7"),
                path(dots, stroke_width=2 * ROUND + WEIGHT + wider),
                path(tip, fill=look[colour], stroke_width=WEIGHT / 2 + wider),
                fill="none",
                stroke=look[colour],
                stroke_linecap="round",
                stroke_linejoin="round",
            )
            for colour, wider in (("sheet", 4.0), (COLOURS[kind], 0.0))
        ),
        class_=f"way {kind}",
        data_way=parts,
        visibility="hidden",
        pointer_events="none",
    )


def _towards(point: Point, other: Point, length: float) -> Point:
    """Return the point this far from one towards another, in its row or column."""
    right, down = np.sign(np.subtract(other, point)).tolist()
    return point[0] + right * length, point[1] + down * length


def _tip(before: Point, last: Point) -> str:
    """Return the head of an arrow that comes along the row or the column."""
    right, down = (np.sign(np.subtract(last, before)) * TIP).tolist()
    (x, y), half = last, 0.6
    sides = [(x - right + down * half, y - down + right * half), (x - right - down * half, y - down - right * half)]
    return f"M{_at(last)}" + "".join(f"L{_at(side)}" for side in sides) + "Z"


def _at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"
