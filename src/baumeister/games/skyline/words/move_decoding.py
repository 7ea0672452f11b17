"""Plain questions about moves and positions, for sentences and drawings."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from baumeister.games.skyline.rules.components import BESIDE, DISTANCES, FIELDS, NOTHING, PUSH_MAX, RENTS, ROAD
from baumeister.games.skyline.rules.moves import (
    ADVANCE,
    BUILD_ON,
    JOIN,
    JOIN_ENDS,
    JOIN_STARTS,
    STRIKE,
    STRIKE_ENDS,
    STRIKE_STARTS,
)
from baumeister.games.skyline.rules.road import group_at
from baumeister.games.skyline.rules.state import NOBODY, State


class Stop(NamedTuple):
    """What stopping on a road field means: to whom the building beside it belongs, its group, the group's rent."""

    landlord: int
    group: tuple[int, ...]
    rent: int


def stop_at(view: State, road_field: int) -> Stop | None:
    """Return what stopping on a road field means, None beside an empty field and on a corner."""
    field = int(BESIDE[road_field])
    if field == NOTHING or view.owners[field] == NOBODY:
        return None
    group = group_of(view, field)
    return Stop(int(view.owners[field]), group, rent_of(view, group))


def group_of(view: State, field: int) -> tuple[int, ...]:
    """Return the fields of the group to which the building on a field belongs."""
    group = int(group_at(view, field))
    return tuple(other for other in range(FIELDS) if group >> other & 1)


def linked(fields: Collection[int], field: int) -> tuple[int, ...]:
    """Return those of a seat's fields that are connected side by side with one of them (PS 3.3)."""
    found = [field]
    for one in found:  # grows on the way
        found += [other for other in fields if DISTANCES[one, other] == 1 and other not in found]
    return tuple(sorted(found))


def rent_of(view: State, fields: Iterable[int]) -> int:
    """Return the rent for a group."""
    return int(sum(RENTS[view.buildings[field]] for field in fields))


def strike_of(move: int) -> tuple[int, int]:
    """Return from where to where a building is raised and moves to demolish or to join."""
    if move >= JOIN:
        return int(JOIN_STARTS[move - JOIN]), int(JOIN_ENDS[move - JOIN])
    return int(STRIKE_STARTS[move - STRIKE]), int(STRIKE_ENDS[move - STRIKE])


def built_field(move: int) -> int:
    """Return the field on which a floor is built."""
    return move - BUILD_ON if move < STRIKE else strike_of(move)[0]


def push_of(move: int) -> tuple[int, int]:
    """Return whose pawn is moved on by card 2, and how far."""
    seat, steps = divmod(move - ADVANCE, PUSH_MAX)
    return seat, steps + 1


def pushed_to(view: State, seat: int, steps: int) -> int:
    """Return the road field to which a pawn comes."""
    return (int(view.pawns[seat]) + steps) % ROAD
