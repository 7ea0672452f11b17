"""The numbers of Neue Heimat's moves, seats' moves first, then those of chance."""

from baumeister.core.kernel import kernel
from baumeister.games.neue_heimat.rules.components import (
    CANCEL,
    CASH_MAX,
    CUBES,
    DISPLAY_ROWS,
    LOTS,
    PERMITS,
    ROWS,
    SPECIALS,
)

# Possible offers (NH 3.2), as the state keeps it: 2 * display row for its left end, + 1 for its right · a roof · specials
ROOF_OFFER = 2 * DISPLAY_ROWS
SPECIAL_OFFER = ROOF_OFFER + 1
CANCEL_OFFER = SPECIAL_OFFER + CANCEL
OFFERS = SPECIAL_OFFER + SPECIALS

STASH = 0  # NH 3.1
OFFER = STASH + 1  # NH 3.2: + the offered piece
PASS = OFFER + OFFERS  # NH 3.4
BIDS = PASS  # NH 3.4: + the bid, from 1
SELL = BIDS + CASH_MAX + 1  # NH 3.5
KEEP = SELL + 1
SITE = KEEP + 1  # NH 4.1, 4.3: + row * 10 + lot
LONGER = SITE + ROWS * LOTS  # NH 4.4: + row
SHORTER = LONGER + ROWS
BEFORE = SHORTER + ROWS  # NH 4.6: + row
CANCELLED = BEFORE + ROWS  # NH 4.5: + permit
DISCARD = CANCELLED + PERMITS  # NH 4.4-4.6
SEAT_MOVES = DISCARD + 1

CUBE = SEAT_MOVES  # NH 2: + cube
ROOF = CUBE + CUBES  # NH 3.3: + value, 0 blank


@kernel
def site_of(move: int) -> tuple[int, int]:
    """Return the row and the lot on which a cube or a roof is placed (NH 4.1, 4.3)."""
    return divmod(move - SITE, LOTS)
