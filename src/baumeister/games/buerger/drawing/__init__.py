"""How the game looks.

Pieces have ids that stay and are placed by `transform` alone. On the board, in the group `pieces`: `laid-2c`, the tile on a
building space; `crane-2` on the great project of district 2; `offered-4`, the tile on an offer space; `mayor`. The supply is
`supply`. In a seat's panel `held-S-I`, tile I of seat S by its slot, and `cranes-S`. `data-from` names where a new piece comes
from. A tile in the hand names by `data-ghost` its drawing on the board, a space by `data-spot` where it would lie.
"""

from baumeister.games.buerger.drawing.board import board
from baumeister.games.buerger.drawing.cover import cover
from baumeister.games.buerger.drawing.gallery import gallery
from baumeister.games.buerger.drawing.hand import hand
from baumeister.games.buerger.drawing.sketch import sketch
from baumeister.games.buerger.drawing.stock import stock
from baumeister.games.buerger.words.parts import move_parts
from baumeister.games.buerger.words.phrases import SEAT_HUES
from baumeister.present.drawing import Drawing

DRAWING = Drawing(
    board=board, hand=hand, stock=stock, parts=move_parts, gallery=gallery, cover=cover, sketch=sketch, seat_hues=SEAT_HUES
)
