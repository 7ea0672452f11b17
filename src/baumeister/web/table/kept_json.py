"""JSON from a store, checked. Damage must not be confused with a bug: only damaged tables are ever deleted."""

import json
from collections.abc import Collection
from dataclasses import MISSING, fields
from typing import TypeVar

from baumeister.core.record import Json
from baumeister.web.table.refusals import UnreadableError
from baumeister.web.table.state import HOLDERS, Seating

T = TypeVar("T")
SEATING = frozenset(field.name for field in fields(Seating))
SEATING_NEEDED = frozenset(field.name for field in fields(Seating) if field.default is MISSING)


def read_object(text: str) -> Json:
    """Return a JSON object.

    Raises:
        UnreadableError: if it is none.
    """
    return _read(text, dict)


def read_strings(text: str) -> tuple[str, ...]:
    """Return a JSON list of strings.

    Raises:
        UnreadableError: if it is none.
    """
    found = _read(text, list)
    if not all(isinstance(each, str) for each in found):
        raise UnreadableError
    return tuple(found)


def read_seating(text: str) -> tuple[Seating, ...]:
    """Return seating from a JSON list of objects.

    Raises:
        UnreadableError: if it is none.
    """
    return seating_of(_read(text, list))


def seating_of(found: Collection[Json]) -> tuple[Seating, ...]:
    """Return seating from objects, one for each seat.

    Raises:
        UnreadableError: if one of them lacks a field, or has one too many.
    """
    if not all(
        isinstance(seat, dict) and SEATING_NEEDED <= seat.keys() <= SEATING and seat["holder"] in HOLDERS for seat in found
    ):
        raise UnreadableError
    return tuple(Seating(**seat) for seat in found)


def _read(text: str, kind: type[T]) -> T:
    try:
        found = json.loads(text)
    except ValueError as error:
        raise UnreadableError from error
    if not isinstance(found, kind):
        raise UnreadableError
    return found
