"""Ids of drawn parts. A seat's move is the set of its parts, in any order.

    corner     road-7
    tower, floor, build, x, return, remove   field-d2       the field with its building
    build and demolish   field-d2  field-f2
    build and join       field-d2  join-e3    the sign on the building that is joined: it could be raised as well
    swap, move           field-b2  field-c6
    advance              pawn-2    road-5     where the pawn comes to
    tax                  plate-3

`action-card` and `dice` are parts that the log names.
"""

from baumeister.games.skyline.rules.components import CORNERS
from baumeister.games.skyline.rules.moves import (
    ADVANCE,
    BUILD_ON,
    DEMOLISH,
    FLOOR_ON,
    JOIN,
    MOVE,
    RAISE,
    REMOVE_ON,
    RETURN,
    SEAT_MOVES,
    SWAP,
    TAX_SEAT,
    TOWERS,
    fields_of,
    push_of,
)
from baumeister.games.skyline.rules.pawns import road_field_after
from baumeister.games.skyline.rules.state import State
from baumeister.games.skyline.words.move_decoding import raise_of
from baumeister.games.skyline.words.notation import field_name

ARCHITECT, DICE, CARD = "architect", "dice", "action-card"


def field_part(field: int) -> str:
    """Return the id of a building field with its building."""
    return f"field-{field_name(field)}"


def join_part(field: int) -> str:
    """Return the id of the sign on a building that another may join (PS 4)."""
    return f"join-{field_name(field)}"


def road_part(road_field: int) -> str:
    """Return the id of a road field."""
    return f"road-{road_field}"


def rent_part(road_field: int) -> str:
    """Return the id of the tag on a road field that tells its rent."""
    return f"rent-{road_field}"


def pawn_part(seat: int) -> str:
    """Return the id of a seat's pawn."""
    return f"pawn-{seat + 1}"


def plate_part(seat: int) -> str:
    """Return the id of a seat's plate."""
    return f"plate-{seat + 1}"


def building_id(seat: int, field: int, kind: int) -> str:
    """Return the id of a building."""
    return f"stands-{seat + 1}-{field_name(field)}-{kind}"


def floors_part(seat: int) -> str:
    """Return the id of a seat's floors, in its panel."""
    return f"floors-{seat + 1}"


def skyscrapers_part(seat: int) -> str:
    """Return the id of a seat's skyscrapers, in its panel."""
    return f"skyscrapers-{seat + 1}"


def move_parts(view: State, move: int) -> tuple[str, ...]:
    """Return the ids of the parts clicked for a move of a seat; none for a move of chance."""
    if move >= SEAT_MOVES:
        return ()
    if move < TOWERS:
        return (road_part(CORNERS[move]),)
    if RAISE <= move < DEMOLISH:
        start, end = raise_of(move)
        return field_part(start), join_part(end) if move >= JOIN else field_part(end)
    if ADVANCE <= move < TAX_SEAT:
        seat, steps = push_of(move)
        return pawn_part(seat), road_part(road_field_after(view, seat, steps))
    if TAX_SEAT <= move < RETURN:
        return (plate_part(move - TAX_SEAT),)
    if SWAP <= move < REMOVE_ON:
        return tuple(field_part(field) for field in fields_of(move - (MOVE if move >= MOVE else SWAP)))
    for first in (REMOVE_ON, RETURN, DEMOLISH, BUILD_ON, FLOOR_ON):
        if move >= first:
            return (field_part(move - first),)
    return (field_part(move - TOWERS),)
