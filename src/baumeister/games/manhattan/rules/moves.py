"""The numbers of Manhattan's moves, seats' moves first, then those of chance; and their meanings.

`second` is 1 for a move with the seat's second colour, which exists with two seats only (MH 2.2), else 0.
"""

from baumeister.core.kernel import kernel
from baumeister.games.manhattan.rules.components import FOUR_MIXES, KINDS, PLACES, SIX_MIXES, SIZES

TAKE = 0  # MH 3.1: + mix of six blocks, then of four
TAKE_SECOND = TAKE + SIX_MIXES + FOUR_MIXES  # + mix of four of the second colour
PUT = TAKE_SECOND + FOUR_MIXES  # MH 3.2: + (second * 54 + place) * 4 + size
SCRAP = PUT + 2 * PLACES * SIZES  # MH 3.6: + (second * 9 + kind) * 4 + size
SEAT_MOVES = SCRAP + 2 * KINDS * SIZES

DEALT = SEAT_MOVES  # MH 2.3: + kind
DRAWN = DEALT + KINDS  # MH 3.7: + kind
MOVES = DRAWN + KINDS


@kernel
def mix_of(move: int) -> tuple[int, int]:
    """Decode a "take" move: `second` and the row of MIXES."""
    if move >= TAKE_SECOND:
        return 1, move - TAKE_SECOND + SIX_MIXES
    return 0, move - TAKE


@kernel
def block_put(move: int) -> tuple[int, int, int]:
    """Decode a building move: `second`, place and size."""
    rest, size = divmod(move - PUT, SIZES)
    second, place = divmod(rest, PLACES)
    return second, place, size


@kernel
def block_scrapped(move: int) -> tuple[int, int, int]:
    """Decode a "scrap" move: `second`, the card's kind and the block's size."""
    rest, size = divmod(move - SCRAP, SIZES)
    second, kind = divmod(rest, KINDS)
    return second, kind, size
