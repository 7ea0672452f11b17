"""The ways of the architect and of buildings in Project Skyline, hidden until the page shows the way of a move.

The lines pass through the lots that they count, with a dot in each, in the corners that buildings leave free: the architect's
in the south-east, where he stands, a building's in the south-west. They lie below all pieces, and end at the lot's edge.
"""

from collections.abc import Iterator
from functools import lru_cache

import numpy as np

from baumeister.games.skyline.drawing.board_place import LOT, field_middle
from baumeister.games.skyline.rules.components import SIZE
from baumeister.games.skyline.rules.moves import DEMOLISH, RAISE, SEAT_MOVES
from baumeister.games.skyline.rules.state import BUILD, JOINED, State
from baumeister.games.skyline.rules.turn import legal
from baumeister.games.skyline.words.move_decoding import built_field, raise_of
from baumeister.games.skyline.words.parts import field_part, move_parts
from baumeister.svg import Look, Markup
from baumeister.svg.element import group, number, path
from baumeister.svg.hatch import Point

WEIGHT, ROUND = 4.0, 3.5
TIP = 13.0  # length of an arrow's head
BEFORE = 2.0  # how far from the last lot's edge it ends
COLOURS = {"architect": "ink", "building": "lit"}
CORNERS = {"architect": (42.0, 42.0), "building": (-43.0, 37.0)}  # from a lot's middle: side by side in one row


def architects_ways(view: State, look: Look) -> Iterator[Markup]:
    """Draw, for the seat that builds, every way of the architect: `data-way` names the part chosen."""
    for field in sorted({built_field(move) for move in building_moves(view) if move < DEMOLISH}):
        yield _way(look, "architect", field_part(field), turned(int(view.architect), field))


def buildings_ways(view: State, look: Look) -> Iterator[Markup]:
    """Draw, for the seat that builds, every way of its buildings: `data-way` names the parts chosen."""
    for move in building_moves(view):
        if move >= RAISE:
            start, end = (int(view.joined), move - DEMOLISH) if move >= DEMOLISH else raise_of(move)
            yield _way(look, "building", " ".join(move_parts(view, move)), turned(start, end))


def building_moves(view: State) -> list[int]:
    """Return the moves of the seat that builds."""
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


def _way(look: Look, kind: str, parts: str, fields: list[int]) -> Markup:
    right, down = CORNERS[kind]
    points = [(x + right, y + down) for x, y in map(field_middle, fields)]
    return _drawn_way(look, kind, parts, (*points[:-1], _edge(points[-2], points[-1], field_middle(fields[-1]))))


def _edge(before: Point, last: Point, middle: Point) -> Point:
    """Return where a way along the row or the column comes to a lot."""
    right, down = np.sign(np.subtract(last, before)).tolist()
    if right:
        return middle[0] - right * (LOT[0] / 2 + BEFORE), last[1]
    return last[0], middle[1] - down * (LOT[1] / 2 + BEFORE)


@lru_cache(maxsize=1024)
def _drawn_way(look: Look, kind: str, parts: str, points: tuple[Point, ...]) -> Markup:
    """Draw a way with a dot for each step and an arrow's head at its end."""
    dots = "".join(f"M{_at(point)}h0" for point in points[1:-1])
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


def _tip(before: Point, last: Point) -> str:
    """Return the head of an arrow that comes along the row or the column."""
    right, down = (np.sign(np.subtract(last, before)) * TIP).tolist()
    (x, y), half = last, 0.6
    sides = [(x - right + down * half, y - down + right * half), (x - right - down * half, y - down - right * half)]
    return f"M{_at(last)}" + "".join(f"L{_at(side)}" for side in sides) + "Z"


def _at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"
