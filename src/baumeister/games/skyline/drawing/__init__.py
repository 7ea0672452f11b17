"""How Project Skyline looks.

Pieces have ids and are placed by `transform` alone, on the board in the group `pieces`, from far to near: `stands-1-d2-2`, a
seat's building with its field and height; `architect`; `rent-N`, the tag on a road field; pawns, which say by `data-stop` at
which place of the road, the group's `data-track`, they stand. A new building comes from `floors-S`
or `skyscrapers-S` in its owner's panel. For the seat that builds, `data-ghost` names what would be built and
`data-spot` where: an empty field has both, one's own building what it becomes, a rival's where it goes.
The ways there are drawn too, hidden: `data-way` names the parts for which each is shown.
"""

from baumeister.games.skyline.drawing.board import board
from baumeister.games.skyline.drawing.cover import cover
from baumeister.games.skyline.drawing.gallery import gallery
from baumeister.games.skyline.drawing.pieces import seat_letters
from baumeister.games.skyline.drawing.sketch import sketch
from baumeister.games.skyline.drawing.stock import stock
from baumeister.games.skyline.words.parts import move_parts
from baumeister.present.drawing import Drawing, no_hand

DRAWING = Drawing(
    board=board,
    hand=no_hand,
    stock=stock,
    parts=move_parts,
    gallery=gallery,
    cover=cover,
    sketch=sketch,
    seat_letters=seat_letters,
)
