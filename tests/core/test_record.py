"""State records: declared by field, copied to the byte."""

from typing import Any

import numpy as np
import pytest

from baumeister.core.record import TAKEN, Head, as_bytes, as_json, copy, field, new, read, record


@record
class Garden(Head):
    """A record with gaps between its fields."""

    beds: Any = field(np.int8, "flowers in each bed", 3)
    depth: int = field(np.int64, "centimetres")
    is_wet: int = field(np.int8, "1 after rain")


def test_a_record_begins_with_the_head_and_keeps_the_order() -> None:
    assert Garden.dtype.names == ("seats", "actor", "viewer", "ply", "beds", "depth", "is_wet")
    assert list(Garden.fields) == list(Garden.dtype.names)
    assert Garden.fields["beds"].doc == "flowers in each bed"
    assert Garden.dtype["beds"].shape == (3,)


@pytest.mark.parametrize("name", ["round", "max", "copy", "item", "size", "shape", "data", "flags"])
def test_names_that_numpy_takes_are_refused(name: str) -> None:
    assert name in TAKEN
    with pytest.raises(TypeError, match=name):
        record(type("Bad", (Head,), {name: field(np.int8, "hidden by NumPy")}))


def test_a_new_record_is_all_zero() -> None:
    garden: Any = new(Garden)
    assert set(as_bytes(garden)) == {0}
    assert garden.beds.tolist() == [0, 0, 0]


def test_a_copy_shares_nothing_and_has_the_same_bytes_gaps_included() -> None:
    raw = bytes(range(Garden.dtype.itemsize))  # the bytes between fields as well
    one: Any = read(Garden, raw)
    two = copy(one)
    assert as_bytes(two) == as_bytes(one) == raw
    two.depth, two.beds[1] = 77, 99
    assert one.depth != 77
    assert one.beds[1] != 99
    assert Garden.dtype.itemsize > sum(Garden.dtype[name].itemsize for name in Garden.fields)  # there are gaps


def test_a_record_as_json() -> None:
    garden: Any = new(Garden)
    garden.beds[2], garden.actor = 5, -1
    assert as_json(garden) == {"seats": 0, "actor": -1, "viewer": 0, "ply": 0, "beds": [0, 0, 5], "depth": 0, "is_wet": 0}
    assert tuple(as_json(garden)) == Garden.dtype.names
