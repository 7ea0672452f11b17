"""How Neue Heimat looks, and which drawn part stands for a move.

A move is one part. Parts of the board, groups of the class `part` with an id, a `title` and a hidden child of the class `halo`:

    cube-r5, roofs, permit-II, cancel, mayor     what can be put up for auction; `permit-II` on the board, what is cancelled
    lot-2-3                                      a lot with its house, for a floor or a roof
    longer-2, shorter-2                          the new end of a row, for a permit
    before-1                                     the place before a row, for the mayor

`bid-4`, `pass`, `sell`, `keep`, `stash` and `discard` are buttons of the auction's panel (core/auction.py). The log also names
`row-2`, a row's land, `roof-2-3`, and in the seats' panels `cash-1` and `box-1`. Pieces keep their ids from the display through
the auction to the board; a roof for sale is `sale`.
"""

from baumeister.core.game import Drawing, no_hand
from baumeister.games.neue_heimat.drawing_board import board
from baumeister.games.neue_heimat.drawing_cover import cover
from baumeister.games.neue_heimat.drawing_gallery import gallery
from baumeister.games.neue_heimat.drawing_item import item
from baumeister.games.neue_heimat.drawing_stock import stock
from baumeister.games.neue_heimat.moves import SEAT_MOVES
from baumeister.games.neue_heimat.parts import move_part
from baumeister.games.neue_heimat.phrases import SEAT_HUES
from baumeister.games.neue_heimat.state import State


def parts(view: State, move: int) -> tuple[str, ...]:
    """Name the part that stands for a move; none for a move of chance."""
    return (move_part(view, move),) if move < SEAT_MOVES else ()


DRAWING = Drawing(board, no_hand, stock, parts, gallery, cover, item, SEAT_HUES)
