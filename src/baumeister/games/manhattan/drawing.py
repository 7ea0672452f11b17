"""How Manhattan looks, and which drawn parts stand for a move.

What a page needs to know of the drawings:

Parts, which can be clicked, are groups of the class `part`, with a `title` that says what they are and a child of the class
`halo`, hidden (`visibility="hidden"`) until the page shows it. A move is the set of its parts, in any order:

    build    card-K  block-C-F  lot-A5        K: kind of the card 1 … 9, as its holder reads it; C: colour 0 … 3; F: floors 1 … 4
    choose   supply-C-F-N ...                 the N-th block of that colour and size, N = 1 … the number taken: who wants the third
                                              takes the first two too; a mix of six is six parts
    lay away card-K  block-C-F  scrap

`lot-A5` is on the board: its ground and the silhouette of its building, so that a tower is clicked where it is seen. `card-K`,
`block-C-F`, `supply-C-F-N`, `scrap` are in the hand. Equal cards and equal chosen blocks are one part with a count.

Pieces have ids that stay and are placed by `transform` alone. On the board, in one group `pieces`, from far to near:
`lot-A5` · `b-N`, the N-th block built (class `block`, the last one also `last`, with a child of the class `mark`; `data-from` names
the part that it was before: `block-C-F` in the viewer's hand or `chosen-C-F` in another's panel) · `score-S`, the score markers ·
`starter`. Beside the plates of the seats `back-S-I`: card I of seat S, by slot. In a seat's stock `chosen-C-F` and `held-S-I`.
"""

from baumeister.core.game import Drawing
from baumeister.games.manhattan.drawing_board import board
from baumeister.games.manhattan.drawing_gallery import cover, gallery
from baumeister.games.manhattan.drawing_hand import hand, parts, stock

DRAWING = Drawing(board, hand, stock, parts, gallery, cover)
