"""The meaning of a seat's move in Manhattan in its position."""

from typing import NamedTuple

from baumeister.games.manhattan.rules.components import MIXES
from baumeister.games.manhattan.rules.moves import block_put, block_scrapped, mix_of
from baumeister.games.manhattan.rules.state import State


class Take(NamedTuple):
    """Blocks are chosen for the round (MH 3.1)."""

    seat: int
    colour: int
    counts: list[int]
    """How many, by size."""


class Build(NamedTuple):
    """A block is built (MH 3.2)."""

    seat: int
    colour: int
    place: int
    size: int


class Scrap(NamedTuple):
    """A card and a block are laid away (MH 3.6)."""

    seat: int
    colour: int
    kind: int
    size: int


def take_of(state: State, move: int) -> Take:
    """Decode a "take" move."""
    seat, (second, mix) = int(state.actor) - 1, mix_of(move)
    return Take(seat, seat + 2 * second, MIXES[mix].tolist())


def build_of(state: State, move: int) -> Build:
    """Decode a building move."""
    seat, (second, place, size) = int(state.actor) - 1, block_put(move)
    return Build(seat, seat + 2 * second, place, size)


def scrap_of(state: State, move: int) -> Scrap:
    """Decode a "scrap" move."""
    seat, (second, kind, size) = int(state.actor) - 1, block_scrapped(move)
    return Scrap(seat, seat + 2 * second, kind, size)
