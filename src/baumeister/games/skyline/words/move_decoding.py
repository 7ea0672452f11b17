"""Plain questions about moves and positions, for sentences and drawings. Those with an answer in the rules are asked there."""

from typing import NamedTuple

from baumeister.core.record import copy
from baumeister.games.skyline.rules.components import BESIDE, DIE, FIELDS
from baumeister.games.skyline.rules.moves import BUILD_ON, JOIN, JOIN_ENDS, JOIN_STARTS, RAISE, RAISE_ENDS, RAISE_STARTS
from baumeister.games.skyline.rules.pawns import road_field_after
from baumeister.games.skyline.rules.rent import can_pay, group_at, landlord_for, owner_beside, rent_beside, rent_of
from baumeister.games.skyline.rules.state import NOBODY, State
from baumeister.games.skyline.rules.turn import play


class Group(NamedTuple):
    """Buildings connected side by side (PS 3.3): their fields, and their rent."""

    fields: tuple[int, ...]
    rent: int


class Stop(NamedTuple):
    """The consequences of stopping on a road field: the landlord, the group beside it."""

    landlord: int
    group: Group


def stop_at(view: State, road_field: int) -> Stop | None:
    """Return the consequences of stopping on a road field, None beside an empty field and on a corner."""
    landlord = owner_beside(view, road_field)
    return None if landlord == NOBODY else Stop(landlord, group_of(view, int(BESIDE[road_field])))


def ruinous_rolls(view: State, seat: int) -> list[int]:
    """Return the rolls of the white die after which a seat couldn't pay its rent (PS 3.1, 3.3)."""
    return [roll for roll in range(1, DIE + 1) if is_ruinous(view, seat, road_field_after(view, seat, roll))]


def is_ruinous(view: State, seat: int, road_field: int) -> bool:
    """Tell whether a seat owes more rent on a road field than it has."""
    return landlord_for(view, seat, road_field) != NOBODY and not can_pay(view, seat, rent_beside(view, road_field))


def group_of(view: State, field: int) -> Group:
    """Return the group to which the building on a field belongs."""
    group = group_at(view, field)
    return Group(tuple(other for other in range(FIELDS) if group >> other & 1), rent_of(view, group))


def earned_by(group: Group) -> int:
    """Return the most that a pawn pays that stops beside a group (PS 3.3): nothing if no road runs there."""
    return group.rent if any(field in BESIDE for field in group.fields) else 0


def rent_change(view: State, after: State, seat: int) -> int:
    """Return by how much more pawns pay, at most, beside a seat's groups after a move (PS 3.3).

    Where groups grow together or fall apart, the dearest before and after count; what is lost elsewhere goes off.
    """
    before_and_after = [(_groups(view, seat), 0), (_groups(after, seat), 1)]
    change, left = 0, [(set(group.fields), group, time) for groups, time in before_and_after for group in groups]
    while left:
        fields, dearest = set(left[0][0]), [0, 0]
        while touched := [each for each in left if each[0] & fields]:
            left = [each for each in left if not each[0] & fields]
            for own, group, time in touched:
                fields |= own
                dearest[time] = max(dearest[time], earned_by(group))
        change += dearest[1] - dearest[0]
    return change


def _groups(view: State, seat: int) -> list[Group]:
    """Return all groups of a seat."""
    found: dict[tuple[int, ...], Group] = {}
    for field in range(FIELDS):
        if view.owners[field] == seat and not any(field in fields for fields in found):
            group = group_of(view, field)
            found[group.fields] = group
    return list(found.values())


def raise_of(move: int) -> tuple[int, int]:
    """Return from where to where a building is raised and moves to demolish or to join."""
    if move >= JOIN:
        return int(JOIN_STARTS[move - JOIN]), int(JOIN_ENDS[move - JOIN])
    return int(RAISE_STARTS[move - RAISE]), int(RAISE_ENDS[move - RAISE])


def built_field(move: int) -> int:
    """Return the field on which a floor is built."""
    return move - BUILD_ON if move < RAISE else raise_of(move)[0]


def after_move(view: State, move: int) -> State:
    """Return the position to which a legal move leads; nothing is hidden."""
    after = copy(view)
    play(after, move)
    return after
