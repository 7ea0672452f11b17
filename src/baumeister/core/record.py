"""The state of a game as one fixed-size record, declared field by field in a class.

A record lies in one piece of memory: compiled kernels take its address; in Python an instance of its class reads single numbers
as `int`, and the rest as NumPy arrays over that memory. Copying a game is copying some hundred bytes.
"""

from collections.abc import Callable, Mapping
from struct import Struct
from typing import Any, ClassVar, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

TAKEN = frozenset({*dir(np.record), "fields", "kinds", "whole", "numbers"})
"""Names of attributes that records have, here or in an array of NumPy's."""

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

Mask = NDArray[np.int8]
"""1 for each legal move by its number, else 0."""

OVER = -1
"""The actor of a finished game. Otherwise 0 is chance and 1, 2, … are the seats."""

FULL = -1
"""The viewer of a full state, in which nothing is hidden. A view has 0 (a spectator) or a seat's number."""


class Field:
    """One field of a record: its NumPy type, meaning and shape."""

    def __init__(self, kind: type[np.generic], doc: str, shape: tuple[int, ...]) -> None:
        self.kind, self.doc, self.shape = np.dtype(kind), doc, shape
        self.name, self.place = "", 0  # the place in memory is counted in numbers of this kind

    def __set_name__(self, cls: type["Head"], name: str) -> None:
        """Take the name that the field is declared by."""
        self.name = name

    def __get__(self, state: "Head | None", cls: type["Head"]) -> Any:
        """Return the number or the array, which is cached on the state; on the class, the field itself."""
        if state is None:
            return self
        if self.shape:
            return vars(state).setdefault(self.name, state.whole[self.name][0])
        return state.numbers[self.kind.char][self.place]


def field(kind: type[np.generic], doc: str, *shape: int) -> Any:
    """Declare a field. Numbers that are added up take int16 or wider: interpreted int8 sums wrap where compiled ones widen."""
    return Field(kind, doc, shape)


class Head:
    """The fields that every state begins with."""

    dtype: ClassVar[np.dtype[np.void]]
    fields: ClassVar[dict[str, Field]]
    kinds: ClassVar[frozenset[np.dtype[Any]]]
    whole: NDArray[np.void]  # the memory as one record
    numbers: Mapping[str, memoryview]  # the memory as numbers of each kind

    seats: int = field(np.int8, "how many seats play")
    actor: int = field(np.int8, "the next to move: 0 chance, 1, 2, … a seat, -1 nobody (the game is over)")
    viewer: int = field(np.int8, "whose view this is: -1 a full state, 0 a spectator's, 1, 2, … a seat's")
    ply: int = field(np.int32, "moves made so far, chance's included")

    def __setattr__(self, name: str, value: object) -> None:
        self.whole[name] = value


RecordClass = TypeVar("RecordClass", bound=type[Head])


def record(cls: RecordClass) -> RecordClass:
    """Give a class the `dtype` that its fields declare, those of `Head` first."""
    cls.fields = {
        name: value for base in reversed(cls.__mro__) for name, value in vars(base).items() if isinstance(value, Field)
    }
    for name in cls.fields:
        if name in TAKEN:
            raise TypeError(f"{cls.__name__}.{name}: records have an attribute of that name; choose another")
    cls.dtype = np.dtype([(name, f.kind, f.shape) for name, f in cls.fields.items()], align=True)
    cls.kinds = frozenset(f.kind for f in cls.fields.values())
    for name, place in (cls.dtype.fields or {}).items():
        cls.fields[name].place = place[1] // cls.fields[name].kind.itemsize
    return cls


Record = TypeVar("Record", bound=Head)
HEAD = record(Head).dtype
"""The fields that every record begins with, as a record of their own."""

heading: Callable[[bytes], tuple[int, int, int, int]] = Struct("bbbi").unpack_from
"""heading(raw): the fields of `Head` in a record's bytes: seats, actor, viewer, ply. Quicker than reading the record."""


def new(cls: type[Record]) -> Record:
    """Return an all-zero record."""
    return writable(cls, bytes(cls.dtype.itemsize))


def read(cls: type[Record], raw: bytes) -> Record:
    """Return a read-only record over these bytes."""
    return over(cls, raw)


def writable(cls: type[Record], raw: bytes) -> Record:
    """Return a record that begins as these bytes and can be written to."""
    return over(cls, bytearray(raw))


def over(cls: type[Record], memory: bytes | bytearray | NDArray[np.uint8]) -> Record:
    """Return the record in this memory, which it shares."""
    state = cls()
    found = vars(state)
    found["whole"] = whole = np.frombuffer(memory, cls.dtype)
    found["numbers"] = {kind.char: whole.view(kind).data for kind in cls.kinds}
    return state


def copy(state: Record) -> Record:
    """Return a copy that can be written to and shares nothing with `state`."""
    return writable(type(state), as_bytes(state))


def as_bytes(state: Head) -> bytes:
    """Return the record's bytes: equal states have equal bytes, as no kernel writes between the fields."""
    return state.whole.tobytes()


def as_json(state: Head) -> Json:
    """Return a record as plain numbers and lists, by field name. The class's `fields` document each."""
    return {name: state.whole[name][0].tolist() for name in state.fields}
