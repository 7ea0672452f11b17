"""Project Skyline's moves as text, in the order of their numbers."""

from itertools import permutations

from baumeister.games.skyline.rules.components import DIE, FIELDS, KINDS, PUSH_MAX, SEATS_MAX, SIZE
from baumeister.games.skyline.rules.moves import JOINS, RAISES

CORNER_NAMES = ("NW", "NE", "SE", "SW")


def field_name(field: int) -> str:
    """Return a building field's name: `c3` for column 3, row 3."""
    return f"{'abcdef'[field % SIZE]}{field // SIZE + 1}"


NAMES = tuple(map(field_name, range(FIELDS)))
_PAIRS = tuple(map(" ".join, permutations(NAMES, 2)))  # in the order of `moves.pair_of`

MOVE_TEXTS: tuple[str, ...] = (
    *(f"corner {corner}" for corner in CORNER_NAMES),
    *(f"tower {name}" for name in NAMES),
    *(f"floor {name}" for name in NAMES),
    *(f"build {name}" for name in NAMES),
    *(f"build {NAMES[start]} x {NAMES[end]}" for start, end in RAISES),
    *(f"build {NAMES[start]} > {NAMES[end]}" for start, end in JOINS),
    *(f"x {name}" for name in NAMES),
    *(f"advance P{seat} {steps}" for seat in range(1, SEATS_MAX + 1) for steps in range(1, PUSH_MAX + 1)),
    *(f"tax P{seat}" for seat in range(1, SEATS_MAX + 1)),
    *(f"return {name}" for name in NAMES),
    *(f"swap {pair}" for pair in _PAIRS),
    *(f"move {pair}" for pair in _PAIRS),
    *(f"remove {name}" for name in NAMES),
    *(f"roll {white} {black}" for white in range(1, DIE + 1) for black in range(1, DIE + 1)),
    *(f"card {kind}" for kind in range(1, KINDS + 1)),
    *(f"white {pips}" for pips in range(1, DIE + 1)),
)

EXAMPLES = ("build d2", "build d2 x f2", "tax P3")
