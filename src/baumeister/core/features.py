"""Views as numbers for learning: how the games' features are read, and what they have in common.

Each game's features.py begins with a table of its numbers: from where they stand, how many they are, what they say, by what
they are divided (`0, 1`: yes or no). Where a count is a product and no scale follows, a later table tells what the second
factor consists of. Seats count clockwise from the viewer, colours as their seats do; spectators and full states are seen from
P1's seat. What fewer seats leave over stays 0. A test reads the tables and adds them up.
"""

from baumeister.core.kernel import kernel
from baumeister.core.record import Head


@kernel
def viewer_of(view: Head) -> int:
    """Return the seat, from 0, from which a view is written."""
    return max(int(view.viewer) - 1, 0)


@kernel
def place_of(view: Head, seat: int) -> int:
    """Return how many seats clockwise from the viewer a seat is."""
    return (int(seat) - viewer_of(view)) % int(view.seats)
