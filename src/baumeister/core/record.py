"""The state of a game as one fixed-size record, declared field by field in a class.

A record class is the typed face of a NumPy structured scalar: type checkers see its annotations, kernels and interpreted
code see `numpy.record`. Copying a game is copying some hundred bytes; a thousand games are one array.
"""

from collections.abc import Callable
from struct import Struct
from typing import Any, ClassVar, TypeAlias, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

TAKEN = frozenset(dir(np.record))  # a field named like one of these would be shadowed when interpreted

Json: TypeAlias = dict[str, Any]
"""An object of JSON: strings, numbers, truth values, null, lists and objects, by name."""

Cells = NDArray[Any]
"""A nested array of whole numbers in a state."""

Moves = NDArray[np.int32]
"""Moves by number."""

Integers = NDArray[np.int64]
"""Options, weights, points, counts."""

Items = NDArray[np.int64]
"""Scores by item, one row each (core/items.py)."""

Reals = NDArray[np.float64]
"""Expected points, one a seat."""

Floats = NDArray[np.float32]
"""A view as numbers."""

OVER = -1
"""The actor of a finished game. Otherwise 0 is chance and 1, 2, … are the seats."""

FULL = -1
"""The viewer of a full state, in which nothing is hidden. A view has 0 (an onlooker) or a seat's number."""


class Field:
    """One field of a record: its NumPy type, what it means, its shape."""

    def __init__(self, kind: type[np.generic], doc: str, shape: tuple[int, ...]) -> None:
        self.kind, self.doc, self.shape = kind, doc, shape


def field(kind: type[np.generic], doc: str, *shape: int) -> Any:
    """Declare a field. Use int16 or wider for what is added up: interpreted int8 sums wrap where compiled ones widen."""
    return Field(kind, doc, shape)


class Head:
    """The fields that every state begins with."""

    dtype: ClassVar[np.dtype[np.void]]
    scalar: ClassVar[np.dtype[np.void]]
    """The same, whose single items are records: reading one so takes half a microsecond, through a `recarray` ten."""
    fields: ClassVar[dict[str, Field]]

    seats: int = field(np.int8, "how many seats play")
    actor: int = field(np.int8, "who moves next: 0 chance, 1, 2, … a seat, -1 nobody (the game is over)")
    viewer: int = field(np.int8, "who sees this: -1 everything is here, 0 an onlooker, 1, 2, … a seat")
    ply: int = field(np.int32, "moves made so far, chance's included")


RecordClass = TypeVar("RecordClass", bound=type[Head])


def record(cls: RecordClass) -> RecordClass:
    """Give a class the `dtype` that its fields declare, those of `Head` first."""
    cls.fields = {
        name: value for base in reversed(cls.__mro__) for name, value in vars(base).items() if isinstance(value, Field)
    }
    for name in cls.fields:
        if name in TAKEN:
            raise TypeError(f"{cls.__name__}.{name}: numpy.record has an attribute of that name; choose another")
    cls.dtype = np.dtype([(name, f.kind, f.shape) for name, f in cls.fields.items()], align=True)
    cls.scalar = np.dtype((np.record, cls.dtype))
    return cls


Record = TypeVar("Record", bound=Head)
HEAD = record(Head).dtype
"""The fields that every record begins with, as a record of their own."""


heading: Callable[[bytes], tuple[int, int, int, int]] = Struct("bbbi").unpack_from
"""heading(raw): the fields of `Head` in a record's bytes: seats, actor, viewer, ply. Quicker than reading the record."""


def new(cls: type[Record]) -> Record:
    """Return an all-zero record."""
    return writable(cls, bytes(cls.dtype.itemsize))


def new_array(cls: type[Head], length: int) -> Any:
    """Return an array of all-zero records, for kernels that fill many."""
    return np.zeros(length, cls.dtype).view(np.recarray)


def read(cls: type[Record], raw: bytes) -> Record:
    """Return the record that these bytes are. It can't be written to."""
    return cast(Record, np.frombuffer(raw, cls.scalar)[0])


def writable(cls: type[Record], raw: bytes) -> Record:
    """Return a record that begins as these bytes and can be written to."""
    return cast(Record, np.frombuffer(bytearray(raw), cls.scalar)[0])


def copy(state: Record) -> Record:
    """Return a copy that can be written to and shares nothing with `state`.

    The bytes between the fields are copied too, which NumPy's own copy leaves open.
    """
    raw = as_numpy(state)
    return cast(Record, np.frombuffer(bytearray(raw.tobytes()), raw.dtype)[0])


def as_bytes(state: Head) -> bytes:
    """Return the record's bytes: equal states have equal bytes, as no kernel writes between the fields."""
    return as_numpy(state).tobytes()


def as_json(state: Head) -> Json:
    """Return a record as plain numbers and lists, by field name. What a field means is in the class's `fields`."""
    values = zip(type_fields(state), as_numpy(state).item(), strict=True)
    return {name: value.tolist() if isinstance(value, np.ndarray) else value for name, value in values}


def type_fields(state: Head) -> tuple[str, ...]:
    """Return the names of a record's fields, in order."""
    return as_numpy(state).dtype.names or ()


def as_numpy(state: Head) -> np.record:
    """Return a state as the NumPy scalar that it is, whatever its annotations say."""
    return cast(np.record, state)
