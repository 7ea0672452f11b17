"""How Project Skyline looks, and which drawn parts stand for a move.

Parts are what can be clicked: groups of the class `part` with an id, a `title` that says what they are, and a child of the
class `halo`, hidden by `visibility="hidden"` until the page shows it. A move is the set of its parts, in any order:

    corner     road-7
    tower, floor, build, x, return, remove   field-d2       the field with what stands on it
    build and demolish   field-d2  field-f2
    build and join       field-d2  join-e3    the sign on the building that is joined: it could be raised as well
    swap, move           field-b2  field-c6
    advance              pawn-2    road-5     where the pawn comes to
    tax                  plate-3

`action-card` and `dice` are parts that the log names. For whom it is to build, `data-ghost` names what would be built and
`data-spot` where: an empty field has both, an own building what it becomes, a rival's where it goes.

Pieces have ids and are placed by `transform` alone, on the board in the group `pieces`, from far to near: `stands-1-d2-2`, a
seat's building with its field and height; `architect`; `rent-N`, the tag on a road field. A new building comes from `floors-S`
or `skyscrapers-S` in its owner's panel.
"""

from baumeister.core.game import Drawing, no_hand
from baumeister.games.skyline.drawing_board import board
from baumeister.games.skyline.drawing_cover import cover
from baumeister.games.skyline.drawing_gallery import gallery
from baumeister.games.skyline.drawing_stock import stock
from baumeister.games.skyline.parts import move_parts

DRAWING = Drawing(board, no_hand, stock, move_parts, gallery, cover)
