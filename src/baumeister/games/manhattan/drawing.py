"""How Manhattan looks, and which drawn parts stand for a move.

Parts are what can be clicked: groups of the class `part` with an id, a `title` that says what they are, and a child of the
class `halo`, hidden by `visibility="hidden"` until the page shows it. A move is the set of its parts, in any order:

    build     card-K  block-C-F  lot-A5     K kind of the card 1 … 9, as its holder reads it; C colour 0 … 3; F floors 1 … 4
    choose    supply-C-F-N …                the N-th block of a colour and size: who wants three takes N = 1, 2 and 3;
                                            a mix of six is six parts
    lay away  card-K  block-C-F  scrap

`lot-A5` is on the board: its ground and the outline of its building, so that a tower is clicked where it is seen; `data-spot`
is where the next block on it would stand. The others are in the hand; `data-ghost` names a block's drawing on the board. Equal
cards and equal chosen blocks are one part with a count.

Pieces have ids that stay and are placed by `transform` alone. On the board, in the group `pieces`, from far to near: `lot-A5`;
`b-N`, the N-th block built (class `block`, the last also `last`, with a child of the class `mark`; `data-from` names the part
that it was before: `block-C-F` in the viewer's hand, `chosen-C-F` in another's panel); `score-S`, the score markers; `starter`.
Beside the plates of the seats `back-S-I`, card I of seat S by its slot; the draw pile `pile`. In a seat's stock `chosen-C-F`
and `held-S-I`.
"""

from baumeister.core.game import Drawing
from baumeister.games.manhattan.components import CARD_OF_LOT, LOTS, SIDES, SIZES
from baumeister.games.manhattan.drawing_board import board
from baumeister.games.manhattan.drawing_cover import cover
from baumeister.games.manhattan.drawing_gallery import gallery
from baumeister.games.manhattan.drawing_hand import hand
from baumeister.games.manhattan.drawing_stock import stock
from baumeister.games.manhattan.notation import place_name
from baumeister.games.manhattan.reading import build_of, scrap_of, take_of
from baumeister.games.manhattan.rules import PUT, SCRAP, SEAT_MOVES
from baumeister.games.manhattan.state import State


def parts(view: State, move: int) -> tuple[str, ...]:
    """Name the drawn parts that stand for a move; none for a move of chance."""
    if move >= SEAT_MOVES:
        return ()
    seat = view.actor - 1
    if move >= SCRAP:
        second, kind, size = scrap_of(move)
        return (f"card-{kind + 1}", f"block-{seat + 2 * second}-{size + 1}", "scrap")
    if move >= PUT:
        second, place, size = build_of(move)
        kind = int(CARD_OF_LOT[SIDES[view.seats, seat], place % LOTS])
        return (f"card-{kind + 1}", f"block-{seat + 2 * second}-{size + 1}", f"lot-{place_name(place)}")
    second, mix = take_of(move)
    return tuple(f"supply-{seat + 2 * second}-{size + 1}-{copy + 1}" for size in range(SIZES) for copy in range(int(mix[size])))


DRAWING = Drawing(board, hand, stock, parts, gallery, cover)
