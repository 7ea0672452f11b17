"""How Manhattan looks.

Pieces have ids that stay and are placed by `transform` alone. On the board, in the group `pieces`, from far to near: `lot-A5`;
`b-N`, the N-th block built (class `block`, the last also `last`, with a child of the class `mark`; `data-from` names the part
that it was before: `block-C-F` in the viewer's hand, `chosen-C-F` in another's panel); `score-S`, the score markers; `starter`.
Beside the plates of the seats `back-S-I`, card I of seat S by its slot; the draw pile `pile`. In a seat's stock `chosen-C-F`
and `held-S-I`. A lot says by `data-spot` where the next block on it would stand, a block by `data-ghost` how.
"""

from baumeister.games.manhattan.drawing.board import board
from baumeister.games.manhattan.drawing.cover import cover
from baumeister.games.manhattan.drawing.gallery import gallery
from baumeister.games.manhattan.drawing.hand import hand
from baumeister.games.manhattan.drawing.pieces import seat_letters
from baumeister.games.manhattan.drawing.sketch import sketch
from baumeister.games.manhattan.drawing.stock import stock
from baumeister.games.manhattan.words.parts import move_parts
from baumeister.present.drawing import Drawing

DRAWING = Drawing(
    board=board,
    hand=hand,
    stock=stock,
    parts=move_parts,
    gallery=gallery,
    cover=cover,
    sketch=sketch,
    seat_letters=seat_letters,
)
