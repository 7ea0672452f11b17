"""Choices before a game: the number of players, and the game's options."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import index
from typing import SupportsIndex

from baumeister.core.errors import UnknownGameError


@dataclass(frozen=True)
class Option:
    """A choice before the game: its values, the first of them the default, and the seats for which it exists."""

    id: str
    values: tuple[str, ...]
    seats: tuple[int, ...]


def checked_seats(name: str, allowed: Sequence[int], seats: SupportsIndex) -> int:
    """Return a number of seats as an int.

    Raises:
        UnknownGameError: if it is no whole number, or none that the game is for.
    """
    number = whole(seats)
    if number is None or number not in allowed:
        as_what = ", a whole number" if number is None else ""
        raise UnknownGameError(f"{name} is for {allowed[0]} to {allowed[-1]} seats{as_what}, not {seats!r}")
    return number


def checked_options(
    name: str, known: Sequence[Option], seats: int, options: Mapping[str, str | SupportsIndex]
) -> dict[str, str]:
    """Return the options in the game's order, without those at their default.

    Whole numbers of every kind stand for the values written so.

    Raises:
        UnknownGameError: if there is no such option or value, or not with so many seats.
    """
    by_id = {option.id: option for option in known}
    chosen: dict[str, str] = {}
    for key, value in options.items():
        option = by_id.get(key)
        if option is None:
            raise UnknownGameError(f"{name} has no option “{key}”; its options: {', '.join(by_id) or 'none'}")
        written = value if isinstance(value, str) else written_number(value)
        if written not in option.values:
            raise UnknownGameError(f"option {key} is one of {', '.join(option.values)}, not “{value}”")
        if seats not in option.seats and written != option.values[0]:
            for_seats = " or ".join(map(str, option.seats))
            raise UnknownGameError(f"option {key} exists with {for_seats} seats only, not with {seats}")
        chosen[key] = written
    return {key: chosen[key] for key, option in by_id.items() if chosen.get(key, option.values[0]) != option.values[0]}


def written_number(value: SupportsIndex) -> str:
    """Write a whole number as options have it; whatever else comes, as it prints."""
    number = whole(value)
    return str(value if number is None else number)


def whole(value: SupportsIndex) -> int | None:
    """Return a whole number of any kind as an int; None if it is none, as truth values aren't."""
    if value is True or value is False:
        return None
    try:
        return index(value)
    except TypeError:
        return None
